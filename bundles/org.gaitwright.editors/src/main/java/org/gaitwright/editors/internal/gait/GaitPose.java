// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * A body in the pose that a state asks for, its stance foot where it is when it stands. Angles of a gait are the other way round than those
 * of joints and of turns about the left.
 */
final class GaitPose {
    private final CharacterModel body;
    private final TreeModel tree;
    private final TreeState state;
    private final double[] stand;

    GaitPose(CharacterModel body) {
        this.body = body;
        tree = TreeModel.of(body);
        state = new TreeState(tree);
        stand = body.keyframe("stand");
    }

    /** Seven numbers for each link: position and orientation in the world. */
    double[] of(StateAngles angles, Side swing) {
        double[] q = stand.clone();
        double sideways = swing == Side.LEFT ? 1 : -1;
        double[] root = turn(-angles.torso(), -sideways * angles.torsoRoll());
        setRoot(q, root, -angles.torso());
        leg(
                q,
                swing,
                root,
                angles.torso(),
                angles.swingThigh(),
                angles.swingShank(),
                angles.swingFoot(),
                sideways * angles.swingRoll());
        Side stance = swing.mirror();
        leg(q, stance, root, angles.torso(), angles.stanceThigh(), angles.stanceShank(), 0, 0);
        stepOnto(q, link(Role.FOOT, stance));
        return poses(q);
    }

    private void setRoot(double[] q, double[] root, double pitch) {
        for (int j = 0; j < body.joints().size(); j++) {
            Joint joint = body.joints().get(j);
            int o = body.positionOffset(j);
            if (joint.link() == 0 && joint.type() == JointType.FREE) {
                System.arraycopy(root, 0, q, o + 3, 4);
            } else if (joint.link() == 0 && joint.type() == JointType.HINGE) {
                q[o] = Math.signum(joint.axis().y()) * pitch;
            }
        }
    }

    private void leg(
            double[] q, Side side, double[] root, double torso, double thigh, double shank, double foot, double roll) {
        bend(q, link(Role.THIGH, side), torso - thigh, relative(root, turn(-thigh, roll)));
        bend(q, link(Role.SHANK, side), thigh - shank, turn(thigh - shank, 0));
        bend(q, link(Role.FOOT, side), shank - foot, turn(shank - foot, 0));
    }

    /** Turns a link against its parent: hinges about the left by an angle, ball joints as a whole. */
    private void bend(double[] q, int link, double pitch, double[] whole) {
        for (int j = 0; link >= 0 && j < body.joints().size(); j++) {
            Joint joint = body.joints().get(j);
            int o = body.positionOffset(j);
            if (joint.link() != link) {
                continue;
            }
            if (joint.type() == JointType.BALL) {
                System.arraycopy(whole, 0, q, o, 4);
            } else if (joint.type() == JointType.HINGE) {
                boolean ahead =
                        Math.abs(joint.axis().x()) > Math.abs(joint.axis().y());
                q[o] = ahead ? 0 : Math.signum(joint.axis().y()) * pitch;
            }
        }
    }

    /** Moves all of it so that a link is where it is when it stands. */
    private void stepOnto(double[] q, int link) {
        double[] wanted = place(stand, link);
        double[] now = place(q, link);
        for (int j = 0; j < body.joints().size(); j++) {
            Joint joint = body.joints().get(j);
            int o = body.positionOffset(j);
            if (joint.link() == 0 && joint.type() == JointType.FREE) {
                for (int k = 0; k < 3; k++) {
                    q[o + k] += wanted[k] - now[k];
                }
            } else if (joint.link() == 0 && joint.type() == JointType.SLIDE) {
                q[o] += joint.axis().x() * (wanted[0] - now[0]) + joint.axis().z() * (wanted[2] - now[2]);
            }
        }
    }

    private double[] place(double[] q, int link) {
        move(q);
        int l = Math.max(0, link);
        return new double[] {state.position[3 * l], state.position[3 * l + 1], state.position[3 * l + 2]};
    }

    private double[] poses(double[] q) {
        move(q);
        double[] all = new double[7 * body.links().size()];
        for (int l = 0; l < body.links().size(); l++) {
            System.arraycopy(state.position, 3 * l, all, 7 * l, 3);
            System.arraycopy(state.quaternion, 4 * l, all, 7 * l + 3, 4);
        }
        return all;
    }

    private void move(double[] q) {
        System.arraycopy(q, 0, state.q, 0, q.length);
        Kinematics.positions(tree, state);
    }

    private int link(Role role, Side side) {
        for (int i = 0; i < body.links().size(); i++) {
            Link l = body.links().get(i);
            boolean moves = body.joints().stream()
                    .anyMatch(j -> j.link() == body.links().indexOf(l));
            if (l.role() == role && l.side() == side && moves) {
                return i;
            }
        }
        return -1;
    }

    /** Pitch about the left, then roll about the way ahead. */
    private static double[] turn(double pitch, double roll) {
        double[] about = {Math.cos(pitch / 2), 0, Math.sin(pitch / 2), 0};
        double[] ahead = {Math.cos(roll / 2), Math.sin(roll / 2), 0, 0};
        double[] both = new double[4];
        Quaternions.multiply(about, 0, ahead, 0, both, 0);
        return both;
    }

    private static double[] relative(double[] parent, double[] child) {
        double[] back = {parent[0], -parent[1], -parent[2], -parent[3]};
        double[] out = new double[4];
        Quaternions.multiply(back, 0, child, 0, out, 0);
        return out;
    }
}
