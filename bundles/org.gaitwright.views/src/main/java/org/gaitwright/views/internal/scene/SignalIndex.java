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
    private static final String[] AXES = {"x", "y", "z"};

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

    /** Three signals that end in x, y and z; null if there are none. */
    Vec3 vector(Snapshot now, int actor, String name) {
        double[] v = new double[3];
        for (int k = 0; k < 3; k++) {
            int i = of(actor, name + "." + AXES[k]);
            if (i < 0 || i >= now.signals().length) {
                return null;
            }
            v[k] = now.signals()[i];
        }
        return new Vec3(v[0], v[1], v[2]);
    }

    /** Its value; NaN if there is none. */
    double value(Snapshot now, int actor, String name) {
        int i = of(actor, name);
        return i < 0 || i >= now.signals().length ? Double.NaN : now.signals()[i];
    }
}
