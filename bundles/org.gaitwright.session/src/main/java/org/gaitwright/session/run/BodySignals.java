// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.simulation.World;

/**
 * Signals of bodies: where each is, how fast, and what presses on it. Nothing is recorded for them; they are read from poses and contacts
 * when somebody asks. Their numbers follow each other by body.
 */
final class BodySignals {
    private static final String GROUP = "Bodies";
    private static final String[] KINDS = {
        "position.x",
        "position.y",
        "position.z",
        "velocity.x",
        "velocity.y",
        "velocity.z",
        "force.x",
        "force.y",
        "force.z"
    };
    private static final String[] UNITS = {"m", "m/s", "N"};
    private static final int VELOCITY = 3;
    private static final int FORCE = 6;

    private BodySignals() {}

    static List<Recording.SignalInfo> all(World world) {
        List<Recording.SignalInfo> all = new ArrayList<>();
        for (int i = 0; i < world.bodies() * KINDS.length; i++) {
            all.add(info(world, i));
        }
        return List.copyOf(all);
    }

    static Recording.SignalInfo info(World world, int signal) {
        int kind = signal % KINDS.length;
        String name = world.bodyName(signal / KINDS.length) + "." + KINDS[kind];
        return new Recording.SignalInfo(GROUP, name, UNITS[kind / 3]);
    }

    /** -1 if there is none of this name. */
    static int index(World world, String name) {
        for (int b = 0; b < world.bodies(); b++) {
            String body = world.bodyName(b) + ".";
            if (name.startsWith(body)) {
                int kind = List.of(KINDS).indexOf(name.substring(body.length()));
                if (kind >= 0) {
                    return b * KINDS.length + kind;
                }
            }
        }
        return -1;
    }

    /**
     * @param before the frame before; null if there is none
     * @param seconds between them
     */
    static float value(int signal, Frame before, Frame now, double seconds) {
        int body = signal / KINDS.length;
        int kind = signal % KINDS.length;
        if (kind < VELOCITY) {
            return now.poses()[7 * body + kind];
        }
        if (kind < FORCE) {
            int axis = 7 * body + kind - VELOCITY;
            return before == null ? Float.NaN : (float) ((now.poses()[axis] - before.poses()[axis]) / seconds);
        }
        return force(now.contacts(), body, kind - FORCE);
    }

    /** What contacts exert on a body; on the other one of two they act the other way. */
    private static float force(float[] contacts, int body, int axis) {
        float sum = 0;
        for (int i = 0; i + Frame.FORCE <= contacts.length; i += Frame.FORCE) {
            float newtons = contacts[i + 5 + axis];
            sum += (int) contacts[i] == body ? newtons : (int) contacts[i + 1] == body ? -newtons : 0;
        }
        return sum;
    }
}
