// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.List;
import org.gaitwright.core.math.Vec3;

/**
 * How long arrows are: one scale for all forces.
 *
 * @param newtonsPerMetre what an arrow of one metre stands for
 */
public record ForceScale(double newtonsPerMetre) {
    public static final ForceScale USUAL = new ForceScale(1000);
    public static final List<Double> CHOICES = List.of(100.0, 250.0, 500.0, 1000.0, 2000.0, 5000.0);

    /** Shorter arrows are dots that say nothing, m. */
    private static final double SHORTEST = 0.01;

    Vec3 arrow(Vec3 newtons) {
        return newtons.times(1 / newtonsPerMetre);
    }

    boolean shows(Vec3 newtons) {
        return newtons.isFinite() && newtons.norm() / newtonsPerMetre > SHORTEST;
    }

    /** For people. */
    public String words() {
        return "Arrows: 1 m = " + Math.round(newtonsPerMetre) + " N";
    }
}
