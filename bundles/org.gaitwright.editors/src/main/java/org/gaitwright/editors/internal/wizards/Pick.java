// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;

/**
 * Something to choose from a list.
 *
 * @param id as files refer to it: an id, or a path
 * @param label what the list shows
 * @param description one sentence, may be empty
 */
record Pick(String id, String label, String description) {
    /** All that is installed of a kind. */
    static <T extends Contribution> List<Pick> installed(Registry registry, Class<T> contract) {
        List<Pick> picks = new ArrayList<>();
        if (registry != null) {
            registry.all(contract).forEach(c -> picks.add(of(registry, c)));
        }
        return picks;
    }

    @SuppressWarnings("unused") // the registry has told of it already
    private static Pick of(Registry registry, Contribution c) {
        try {
            return registry.guard(c, Pick::of);
        } catch (PluginFailure e) {
            return new Pick(c.id(), c.id(), "");
        }
    }

    private static Pick of(Contribution c) {
        String label = c.name().equalsIgnoreCase(c.id()) ? c.id() : c.name() + "  (" + c.id() + ")";
        return new Pick(c.id(), label, c.description());
    }
}
