// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.testkit.SmallWorlds;

/** Joints and characters that only ODE needs trying with. */
final class Jointed {
    private Jointed() {}

    static Joint limited(String name, JointType type, Vec3 axis, double lower, double upper) {
        return new Joint(
                name,
                0,
                type,
                Vec3.ZERO,
                axis,
                new Joint.Limit(lower, upper),
                0,
                0,
                0,
                type == JointType.FREE ? 0 : 1,
                0);
    }

    /** A body in the plane y = 0 with a leg on a hinge that is not at its centre. */
    static CharacterModel planar() {
        Link body = new Link(
                "body",
                -1,
                Pose.at(0, 0, 1),
                Inertia.diagonal(5, new Vec3(0.1, 0, 0), 0.1, 0.2, 0.3),
                List.of(SmallWorlds.box(0.8)),
                Role.OTHER,
                Side.CENTRE);
        List<Link> links = new ArrayList<>();
        links.add(body);
        links.add(SmallWorlds.rod("leg", 0, Pose.at(0.1, 0.1, 0)));
        return SmallWorlds.model(
                links,
                SmallWorlds.joint("x", 0, JointType.SLIDE, Vec3.X, 0),
                SmallWorlds.joint("z", 0, JointType.SLIDE, Vec3.Z, 0),
                SmallWorlds.joint("pitch", 0, JointType.HINGE, Vec3.Y, 0),
                SmallWorlds.joint("hip", 1, JointType.HINGE, Vec3.Y, 50));
    }
}
