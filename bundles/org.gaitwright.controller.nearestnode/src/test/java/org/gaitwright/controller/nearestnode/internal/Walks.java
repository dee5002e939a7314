// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.HashMap;
import java.util.Map;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.testkit.PosedBiped;

/** A biped in the plane and keyframes for it. */
final class Walks {
    final PosedBiped biped = PosedBiped.planar();
    final NodeParameters settings = new NodeParameters(new Slots(new PlanarFigure(biped.character)));
    final Slots slots = settings.slots;
    final PlanarFigure figure = slots.figure;

    /** Two keyframes: both feet down, then the swing leg bent as it passes. */
    static Map<String, Double> keys() {
        Map<String, Double> keys = new HashMap<>();
        keys.put("keys", 2.0);
        keys.put("nodes", 4.0);
        keys.put("key.0.seconds", 0.3);
        keys.put("key.0.stance-hip", -0.3);
        keys.put("key.0.stance-ankle", 0.3);
        keys.put("key.0.swing-hip", 0.3);
        keys.put("key.0.swing-ankle", -0.3);
        keys.put("key.0.back", 0.1);
        keys.put("key.1.seconds", 0.2);
        keys.put("key.1.torso", 0.1);
        keys.put("key.1.stance-hip", -0.1);
        keys.put("key.1.swing-hip", -0.6);
        keys.put("key.1.swing-knee", 1.0);
        return keys;
    }

    ParameterValues values(Map<String, Double> more) {
        return settings.set.initialValues().with(keys()).with(more);
    }

    TargetMotion motion() {
        return new TargetMotion(settings, values(Map.of()));
    }

    Policy policy(Map<String, Double> more) {
        ParameterValues values = values(more);
        return new Policy(settings, values, new TargetMotion(settings, values));
    }

    int slot(String name) {
        return slots.names.indexOf(name);
    }
}
