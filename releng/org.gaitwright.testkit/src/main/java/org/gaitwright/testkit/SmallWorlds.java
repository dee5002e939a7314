// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;

/** Characters of a link or two, and worlds of one character, to try an engine with. */
public final class SmallWorlds {
    private SmallWorlds() {}

    /** A shape of 0.4 m by 0.4 m by 0.2 m. */
    public static Shape box(double friction) {
        return new Shape("crate", new Geometry.Box(0.2, 0.2, 0.1), Pose.IDENTITY, friction, true);
    }

    /** A box of 10 kg that can move freely. */
    public static CharacterModel crate(double friction) {
        Inertia inertia = Inertia.diagonal(10, Vec3.ZERO, 0.2, 0.2, 0.2);
        Link link = new Link("crate", -1, Pose.IDENTITY, inertia, List.of(box(friction)), Role.OTHER, Side.CENTRE);
        return model(List.of(link), joint("root", 0, JointType.FREE, Vec3.Y, 0));
    }

    /** A rod of 1 kg with its centre of mass 1 m below its origin. */
    public static Link rod(String name, int parent, Pose pose) {
        Inertia inertia = Inertia.diagonal(1, new Vec3(0, 0, -1), 0.01, 0.01, 0.01);
        return new Link(name, parent, pose, inertia, List.of(), Role.OTHER, Side.CENTRE);
    }

    /** A rod that hangs at its upper end, 5 m up, on these joints. */
    public static CharacterModel hung(Joint... joints) {
        return model(List.of(rod("rod", -1, Pose.at(0, 0, 5))), joints);
    }

    /** A rod that hangs on a hinge along y. */
    public static CharacterModel pendulum(double torqueLimit) {
        return hung(joint("hinge", 0, JointType.HINGE, Vec3.Y, torqueLimit));
    }

    /** A character of these links and joints, and nothing else. */
    public static CharacterModel model(List<Link> links, Joint... joints) {
        return new CharacterModel("model", links, List.of(joints), List.of(), Set.of(), Map.of());
    }

    /** A joint at the origin of its link, without limit, spring or damper. */
    public static Joint joint(String name, int link, JointType type, Vec3 axis, double torqueLimit) {
        return new Joint(name, link, type, Vec3.ZERO, axis, null, torqueLimit, 0, 0, 0, 0);
    }

    /** A world of one character that starts at rest. */
    public static World world(CharacterModel character, double[] q, Terrain terrain, int controlHz, int substeps) {
        return world(character, q, new double[character.velocities()], terrain, controlHz, substeps);
    }

    /** A world of one character. */
    public static World world(
            CharacterModel character, double[] q, double[] v, Terrain terrain, int controlHz, int substeps) {
        return new World(
                List.of(new World.Actor("actor", character, q, v)),
                List.of(),
                List.of(),
                terrain,
                new World.Timing(controlHz, substeps),
                World.EARTH);
    }

    /** A crate that lies along a slope, its centre this high above x = 0; 128 ticks per second of 4 sub-steps. */
    public static World crateOnSlope(double friction, double grade, double height) {
        CharacterModel c = crate(friction);
        double[] q = c.zeroPose();
        double half = Math.atan(grade) / 2;
        q[2] = height;
        q[3] = Math.cos(half);
        q[5] = -Math.sin(half);
        return world(c, q, new Slope(grade), 128, 4);
    }
}
