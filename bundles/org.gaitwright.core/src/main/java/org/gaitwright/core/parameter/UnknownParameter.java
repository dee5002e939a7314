// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import org.gaitwright.core.registry.InvalidInput;

/** A name that no parameter has. */
public final class UnknownParameter extends InvalidInput {
    private static final long serialVersionUID = 1L;

    private final String name;

    UnknownParameter(String name, String message) {
        super(message);
        this.name = name;
    }

    public String name() {
        return name;
    }
}
