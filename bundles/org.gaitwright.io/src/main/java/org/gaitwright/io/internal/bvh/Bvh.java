// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.Refusal;

/**
 * A BVH file as it was read. Axes and units are those of the file.
 *
 * @param file how messages name it
 * @param frameSeconds from one frame to the next
 * @param frames values of all channels, angles in degrees
 * @param motionLine where its frames begin
 */
record Bvh(String file, List<BvhJoint> joints, double frameSeconds, List<double[]> frames, int motionLine) {
    Bvh {
        joints = List.copyOf(joints);
    }

    /** Where all joints are in a frame. */
    Vec3[] positions(int frame) {
        double[] values = frames.get(frame);
        Pose[] poses = new Pose[joints.size()];
        Vec3[] at = new Vec3[poses.length];
        for (int j = 0; j < poses.length; j++) {
            BvhJoint joint = joints.get(j);
            Pose own = pose(joint, values);
            poses[j] = joint.parent() < 0 ? own : poses[joint.parent()].times(own);
            at[j] = poses[j].position();
        }
        return at;
    }

    /** Rotations apply in the order of the file, the first one outermost; a position stands for the offset. */
    private static Pose pose(BvhJoint joint, double[] values) {
        double[] p = {joint.offset().x(), joint.offset().y(), joint.offset().z()};
        Quat turn = Quat.IDENTITY;
        for (int c = 0; c < joint.channels().size(); c++) {
            BvhJoint.Channel channel = joint.channels().get(c);
            double value = values[joint.first() + c];
            if (channel.turns) {
                turn = turn.times(Quat.aboutAxis(channel.axis, Math.toRadians(value)));
            } else {
                p[channel.ordinal()] = value;
            }
        }
        return new Pose(new Vec3(p[0], p[1], p[2]), turn);
    }

    List<Integer> children(int joint) {
        List<Integer> found = new ArrayList<>();
        for (int j = joint + 1; j < joints.size(); j++) {
            if (joints.get(j).parent() == joint) {
                found.add(j);
            }
        }
        return found;
    }

    boolean isBelow(int joint, int ancestor) {
        int j = joint;
        while (j > ancestor) {
            j = joints.get(j).parent();
        }
        return j == ancestor;
    }

    /** The joints from one down to another, both included. */
    List<Integer> path(int from, int to) {
        List<Integer> path = new ArrayList<>();
        for (int j = to; j > from; j = joints.get(j).parent()) {
            path.add(0, j);
        }
        path.add(0, from);
        return path;
    }

    Refusal refuse(int line, String why) {
        return new Refusal(file, line, "", why, null, null);
    }
}
