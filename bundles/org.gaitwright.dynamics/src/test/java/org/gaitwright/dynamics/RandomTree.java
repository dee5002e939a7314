// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;

/** A tree of links with joints of all kinds, and states of it, from a seed. */
final class RandomTree {
    private final long seed;
    private int draws;

    final CharacterModel character;
    final TreeModel model;

    RandomTree(long seed, int links, boolean freeRoot) {
        this.seed = seed;
        List<Link> all = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        for (int i = 0; i < links; i++) {
            int parent = i == 0 ? -1 : (int) (uniform() * i);
            all.add(new Link(
                    "link" + i,
                    parent,
                    new Pose(vector(0.4), orientation()),
                    inertia(),
                    List.of(),
                    Role.OTHER,
                    Side.CENTRE));
            if (i == 0 && freeRoot) {
                joints.add(joint("root", 0, JointType.FREE));
            } else {
                // none, one or two joints
                int count = (int) (uniform() * 3);
                for (int k = 0; k < count; k++) {
                    JointType[] kinds = {JointType.HINGE, JointType.SLIDE, JointType.BALL};
                    joints.add(joint("joint" + i + "-" + k, i, kinds[(int) (uniform() * 3)]));
                }
            }
        }
        character = new CharacterModel("random", all, joints, List.of(), Set.of(), Map.of());
        model = TreeModel.of(character);
    }

    private RandomTree(long seed, CharacterModel character) {
        this.seed = seed;
        this.character = character;
        model = TreeModel.of(character);
    }

    /** The tree as a mirror in the plane of x and z shows it. */
    RandomTree mirrored() {
        List<Link> links = character.links().stream()
                .map(l -> new Link(
                        l.name(),
                        l.parent(),
                        new Pose(place(l.pose().position()), turn(l.pose().orientation())),
                        // axes of the inertia are those of the link
                        Inertia.diagonal(
                                l.inertia().mass(),
                                place(l.inertia().com()),
                                l.inertia().xx(),
                                l.inertia().yy(),
                                l.inertia().zz()),
                        List.of(),
                        l.role(),
                        l.side()))
                .toList();
        List<Joint> joints = character.joints().stream()
                .map(j -> new Joint(
                        j.name(),
                        j.link(),
                        j.type(),
                        place(j.anchor()),
                        // a slide goes along its axis, all others turn about theirs
                        j.type() == JointType.SLIDE ? place(j.axis()) : spin(j.axis()),
                        null,
                        0,
                        0,
                        0,
                        0,
                        j.armature()))
                .toList();
        return new RandomTree(seed, new CharacterModel("mirrored", links, joints, List.of(), Set.of(), Map.of()));
    }

    /** Of each velocity in the mirror: −1 where it turns over. */
    double[] signs() {
        List<Double> signs = new ArrayList<>();
        for (Joint j : character.joints()) {
            signs.addAll(
                    switch (j.type()) {
                        case FREE -> List.of(1.0, -1.0, 1.0, -1.0, 1.0, -1.0);
                        case BALL -> List.of(-1.0, 1.0, -1.0);
                        default -> List.of(1.0);
                    });
        }
        return signs.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The state of this tree that shows another one's in the mirror. */
    TreeState mirror(TreeState other) {
        TreeState s = new TreeState(model);
        double[] signs = signs();
        for (int i = 0; i < signs.length; i++) {
            s.v[i] = signs[i] * other.v[i];
        }
        System.arraycopy(other.q, 0, s.q, 0, s.q.length);
        int at = 0;
        for (Joint j : character.joints()) {
            if (j.type() == JointType.FREE) {
                s.q[at + 1] *= -1;
                at += 3;
            }
            if (j.type() == JointType.FREE || j.type() == JointType.BALL) {
                s.q[at + 1] *= -1;
                s.q[at + 3] *= -1;
                at += 4;
            } else {
                at++;
            }
        }
        update(s);
        return s;
    }

    private static Vec3 place(Vec3 v) {
        return new Vec3(v.x(), -v.y(), v.z());
    }

    private static Vec3 spin(Vec3 v) {
        return new Vec3(-v.x(), v.y(), -v.z());
    }

    private static Quat turn(Quat q) {
        return new Quat(q.w(), -q.x(), q.y(), -q.z());
    }

    @Override
    public String toString() {
        return "seed " + seed + ", " + character.links().size() + " links, joints "
                + character.joints().stream().map(j -> j.type().toString()).toList();
    }

    /** A state with unit quaternions and moderate speeds, kinematics done. */
    TreeState state() {
        TreeState s = new TreeState(model);
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = normal();
        }
        for (int i = 0; i < s.v.length; i++) {
            s.v[i] = normal();
        }
        update(s);
        return s;
    }

    /** The same state each time. */
    TreeState restart() {
        int before = draws;
        draws = 1_000_000;
        TreeState s = state();
        draws = before;
        return s;
    }

    void update(TreeState s) {
        Kinematics.positions(model, s);
        Kinematics.velocities(model, s);
    }

    double[] vectorOf(int n) {
        double[] v = new double[n];
        for (int i = 0; i < n; i++) {
            v[i] = normal();
        }
        return v;
    }

    double normal() {
        return CounterRandom.normal(seed, 1, draws++);
    }

    private double uniform() {
        return CounterRandom.uniform(seed, 2, draws++);
    }

    private Vec3 vector(double scale) {
        return new Vec3(scale * normal(), scale * normal(), scale * normal());
    }

    private Quat orientation() {
        double[] q = vectorOf(4);
        Quaternions.normalize(q, 0);
        return new Quat(q[0], q[1], q[2], q[3]);
    }

    private Inertia inertia() {
        // second moments are positive, so the inertia is that of a real body
        double a = 0.01 + uniform(), b = 0.01 + uniform(), c = 0.01 + uniform();
        return Inertia.diagonal(0.5 + uniform(), vector(0.2), b + c, a + c, a + b);
    }

    private Joint joint(String name, int link, JointType type) {
        double rotor = type == JointType.FREE ? 0 : 0.1 * uniform();
        return new Joint(name, link, type, vector(0.2), vector(1).unit(), null, 0, 0, 0, 0, rotor);
    }
}
