// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

/** No healthy contribution has the id that was asked for. */
public final class UnknownContribution extends InvalidInput {
    private static final long serialVersionUID = 1L;

    public UnknownContribution(String message) {
        super(message);
    }
}
