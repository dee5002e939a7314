// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.util.List;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;

/** What can be picked now: healthy contributions of a kind, as users see them. */
public final class Picks {
    /** Something that can be picked. */
    public record Pick(String id, String name, String description) {}

    private Picks() {}

    public static List<Pick> of(Kind kind) {
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        return registry.entries().stream()
                .filter(e -> e.kind() == kind && e.health().good())
                .map(e -> new Pick(e.id(), e.name(), e.description()))
                .toList();
    }
}
