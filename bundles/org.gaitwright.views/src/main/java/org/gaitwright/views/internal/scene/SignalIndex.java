// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;

/** Finds signals of actors by name. */
final class SignalIndex {
    private final World world;
    private final Map<String, Integer> byName = new HashMap<>();

    SignalIndex(World world, List<Recording.SignalInfo> signals) {
        this.world = world;
        for (int i = 0; i < signals.size(); i++) {
            byName.put(signals.get(i).name(), i);
        }
    }

    /** Its number, or -1. */
    int of(int actor, String name) {
        boolean several = world.actors().size() > 1;
        return byName.getOrDefault((several ? world.actors().get(actor).name() + "." : "") + name, -1);
    }

    /** Three signals that end in x, y and z; null if they are not known. */
    Vec3 vector(Snapshot now, int actor, String name) {
        Vec3 v = new Vec3(
                value(now, actor, name + ".x"), value(now, actor, name + ".y"), value(now, actor, name + ".z"));
        return v.isFinite() ? v : null;
    }

    /** Its value; NaN if there is none. */
    double value(Snapshot now, int actor, String name) {
        int i = of(actor, name);
        return i < 0 || i >= now.signals().length ? Double.NaN : now.signals()[i];
    }
}
