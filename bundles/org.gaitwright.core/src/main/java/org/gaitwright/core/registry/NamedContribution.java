// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

/** A contribution whose id, name and description are known when it is made. */
public abstract class NamedContribution implements Contribution {
    private final String id;
    private final String name;
    private final String description;

    protected NamedContribution(String id, String name, String description) {
        this.id = id;
        this.name = name;
        this.description = description;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String description() {
        return description;
    }
}
