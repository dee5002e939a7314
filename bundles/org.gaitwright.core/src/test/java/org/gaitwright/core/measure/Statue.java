// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * A trunk on one leg whose links have names that say nothing. Tests put it where they want, and load its links as they want.
 */
final class Statue extends Puppet {
    static final double HEIGHT = 1;
    static final int TRUNK = 0, UPPER = 1, LOWER = 2, END = 3, TIP = 4, PARTS = 5;
    static final double WEIGHT = PARTS * 10 * 9.81;
    private static final double[] UP = {0, 0, 1};

    /** Share of the weight on each link in the ticks to come. */
    final double[] load = new double[PARTS];

    double x;
    double height = HEIGHT;
    /** Forward lean of the trunk, rad. */
    double lean;

    Statue() {
        super(character());
    }

    static CharacterModel character() {
        return character(0.2);
    }

    /** @param shank radius of the link above the end of the leg, whose centre is 0.55 m high */
    static CharacterModel character(double shank) {
        List<Link> links = List.of(
                link("a", -1, HEIGHT, 0.1),
                link("b", 0, 0, 0.2),
                link("c", 1, -0.45, shank),
                link("d", 2, -0.5, 0.05),
                link("e", 3, 0.1, 0.02));
        return character("statue", links);
    }

    private static Link link(String name, int parent, double up, double radius) {
        Shape ball = new Shape("", new Geometry.Sphere(radius), Pose.IDENTITY, 1, true);
        Inertia inertia = Inertia.diagonal(10, Vec3.ZERO, 0.1, 0.1, 0.1);
        return new Link(name, parent, Pose.at(0, 0, up), inertia, List.of(ball), Role.OTHER, Side.CENTRE);
    }

    @Override
    protected void tick() {
        for (int i = 0; i < PARTS; i++) {
            if (load[i] > 0) {
                contacts().add(i, -1, new double[3], 0, UP, 0, 0, 0, load[i] * WEIGHT);
            }
        }
    }

    @Override
    public void bodyPose(int body, double[] out7) {
        out7[0] = x;
        out7[1] = 0;
        out7[2] = height;
        out7[3] = Math.cos(lean / 2);
        out7[4] = 0;
        out7[5] = Math.sin(lean / 2);
        out7[6] = 0;
    }

    @Override
    public void bodyState(int body, double[] out13) {
        bodyPose(body, out13);
    }
}
