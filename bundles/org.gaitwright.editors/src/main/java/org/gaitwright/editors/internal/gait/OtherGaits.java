// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.List;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Registry;

/** The installed gaits that one can begin with. */
public final class OtherGaits {
    private OtherGaits() {}

    /** In the order of the registry. */
    public static List<PresetProvider> installed(Registry registry) {
        return registry == null
                ? List.of()
                : registry.all(PresetProvider.class).stream()
                        .filter(p -> p.controller().equals(GaitModel.CONTROLLER))
                        .toList();
    }

    /** What people call it: without the controller. */
    public static String name(PresetProvider gait) {
        return gait.id().substring(gait.id().indexOf('/') + 1);
    }

    public static String text(PresetProvider gait, String description, Registry registry) {
        return registry.guard(gait, g -> GaitDraft.text(g.character(), description, g.values()));
    }
}
