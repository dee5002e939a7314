// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * How large a part is. NaN is what it has not: without shapes there is no radius and no density.
 *
 * @param length m
 * @param radius m
 * @param density kg/m³
 * @param mass kg
 */
record Measures(double length, double radius, double density, double mass) {
    static Measures of(CharacterModel c, BodyPart part) {
        return of(c, part, Posing.of(c, c.zeroPose()));
    }

    /** @param zero frames of all links when the joints are at zero */
    static Measures of(CharacterModel c, BodyPart part, List<Pose> zero) {
        double mass = 0;
        double volume = 0;
        double length = 0;
        for (int i : part.links()) {
            Link l = c.links().get(i);
            mass += l.inertia().mass();
            for (Shape s : l.shapes()) {
                volume += s.geometry().volume();
            }
            length += part.stretches() ? LinkAxis.of(c, i, zero.get(i)).length() : 0;
        }
        double radius = part.stretches() ? radius(c, part.links().get(0), zero) : Double.NaN;
        return new Measures(
                length > 0 ? length : Double.NaN, radius, volume > 0 && mass > 0 ? mass / volume : Double.NaN, mass);
    }

    private static double radius(CharacterModel c, int link, List<Pose> zero) {
        double product = 1;
        for (Vec3 axis : LinkAxis.of(c, link, zero.get(link)).across()) {
            product *=
                    Extent.of(c.links().get(link).shapes(), Pose.IDENTITY, axis).size();
        }
        return product > 0 ? Math.sqrt(product) / 2 : Double.NaN;
    }

    double get(Measure what) {
        return switch (what) {
            case LENGTH -> length;
            case RADIUS -> radius;
            case DENSITY -> density;
            case MASS -> mass;
        };
    }
}
