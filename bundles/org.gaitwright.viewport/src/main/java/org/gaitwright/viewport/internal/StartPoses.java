// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;

/** Where the bodies of a world are before its first tick, so that a scene can be looked at without an engine. */
public final class StartPoses {
    private StartPoses() {}

    /** Seven numbers per body, as in a frame. */
    public static double[] of(World world) {
        double[] out = new double[7 * world.bodies()];
        int body = 0;
        for (World.Actor actor : world.actors()) {
            for (Pose pose : linkPoses(actor.character(), actor.positions())) {
                write(pose, out, 7 * body++);
            }
        }
        for (World.Crate crate : world.crates()) {
            write(crate.start(), out, 7 * body++);
        }
        return out;
    }

    private static Pose[] linkPoses(CharacterModel model, double[] q) {
        Pose[] poses = new Pose[model.links().size()];
        int joint = 0;
        for (int i = 0; i < poses.length; i++) {
            Link link = model.links().get(i);
            Pose pose = link.parent() < 0 ? link.pose() : poses[link.parent()].times(link.pose());
            for (; joint < model.joints().size() && model.joints().get(joint).link() == i; joint++) {
                pose = moved(pose, model.joints().get(joint), q, model.positionOffset(joint));
            }
            poses[i] = pose;
        }
        return poses;
    }

    private static Pose moved(Pose pose, Joint joint, double[] q, int o) {
        return switch (joint.type()) {
            case FREE -> new Pose(new Vec3(q[o], q[o + 1], q[o + 2]), quat(q, o + 3));
            case BALL -> pose.times(about(joint.anchor(), quat(q, o)));
            case HINGE -> pose.times(about(joint.anchor(), Quat.aboutAxis(joint.axis(), q[o])));
            case SLIDE -> pose.times(new Pose(joint.axis().times(q[o]), Quat.IDENTITY));
        };
    }

    /** A rotation that leaves the anchor where it is. */
    private static Pose about(Vec3 anchor, Quat rotation) {
        return new Pose(anchor.minus(rotation.rotate(anchor)), rotation);
    }

    private static Quat quat(double[] q, int o) {
        return new Quat(q[o], q[o + 1], q[o + 2], q[o + 3]).normalized();
    }

    private static void write(Pose pose, double[] out, int o) {
        pose.position().get(out, o);
        Quat r = pose.orientation();
        out[o + 3] = r.w();
        out[o + 4] = r.x();
        out[o + 5] = r.y();
        out[o + 6] = r.z();
    }
}
