// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import org.gaitwright.core.character.Proportions.Factors;

/** What can be chosen of a part. */
enum Measure {
    LENGTH(
            "Length",
            "m",
            0.005,
            0.01,
            3,
            "along the part: limbs and trunk from joint to joint, others from end to end; the density stays"),
    RADIUS("Radius", "m", 0.001, 0.005, 1, "half of its thickness in both directions across"),
    DENSITY("Density", "kg/m³", 10, 1, 1e6, "mass over the volume of its shapes; the shapes stay"),
    MASS("Mass", "kg", 0.1, 1e-4, 1000, "its shapes stay the same; its density changes");

    final String label;
    final String unit;
    final double step;
    final double min;
    final double max;
    final String help;

    Measure(String label, String unit, double step, double min, double max, String help) {
        this.label = label;
        this.unit = unit;
        this.step = step;
        this.min = min;
        this.max = max;
        this.help = help;
    }

    /** What proportions have to say so that it changes by a factor, roughly. */
    Factors factors(double f) {
        return switch (this) {
            case LENGTH -> new Factors(f, 1, 1);
            case RADIUS -> new Factors(1, f, 1);
            case DENSITY, MASS -> new Factors(1, 1, f);
        };
    }

    /** How recipes call what changes it. */
    String key() {
        return switch (this) {
            case LENGTH -> "length";
            case RADIUS -> "radius";
            case DENSITY, MASS -> "density";
        };
    }

    double of(Factors f) {
        return switch (this) {
            case LENGTH -> f.length();
            case RADIUS -> f.radius();
            case DENSITY, MASS -> f.density();
        };
    }
}
