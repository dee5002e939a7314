// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class ProportionsTest {
    private static final double ROUNDING = 1e-12;
    private static final double HIP = 0.9;
    private static final Joint.Limit KNEE = new Joint.Limit(0, 2.5);
    private static final CharacterModel BIPED = biped(KNEE);

    /**
     * A pelvis at the height of its hips (0.9 m), a head, and two legs of boxes: thigh 0.4 m, shank 0.45 m, foot 0.2 m long
     * and 0.05 m high. The frame of a thigh is in its middle, those of the others are at their joints.
     */
    private static CharacterModel biped(Joint.Limit knee) {
        List<Link> links = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        List<EndEffector> toes = new ArrayList<>();
        links.add(box("pelvis", -1, Pose.at(0, 0, HIP), 0, 0, 0, new Geometry.Box(0.08, 0.15, 0.06), Role.PELVIS));
        joints.add(new Joint("root", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0));
        Inertia skull = Inertia.diagonal(5, new Vec3(0, 0, 0.1), 0.03, 0.03, 0.02);
        Shape ball = new Shape("", new Geometry.Sphere(0.1), Pose.at(0, 0, 0.1), 0.8, true);
        links.add(new Link("head", 0, Pose.at(0, 0, 0.06), skull, List.of(ball), Role.HEAD, Side.CENTRE));
        joints.add(new Joint("neck", 1, JointType.BALL, Vec3.ZERO, Vec3.Z, null, 50, 3, 0, 2, 0.1));
        for (int side = 1; side >= -1; side -= 2) {
            String name = side > 0 ? "left-" : "right-";
            int thigh = links.size();
            links.add(box(
                    name + "thigh",
                    0,
                    Pose.at(0, side * 0.1, -0.2),
                    0,
                    0,
                    0,
                    new Geometry.Box(0.05, 0.05, 0.2),
                    Role.THIGH));
            links.add(box(
                    name + "shank",
                    thigh,
                    Pose.at(0, 0, -0.2),
                    0,
                    0,
                    -0.225,
                    new Geometry.Box(0.04, 0.04, 0.2),
                    Role.SHANK));
            links.add(box(
                    name + "foot",
                    thigh + 1,
                    Pose.at(0, 0, -0.45),
                    0.05,
                    0,
                    -0.025,
                    new Geometry.Box(0.1, 0.05, 0.025),
                    Role.FOOT));
            Vec3 top = new Vec3(0, 0, 0.2);
            joints.add(new Joint(name + "hip", thigh, JointType.BALL, top, Vec3.Z, null, 200, 0, 0, 0, 0));
            joints.add(hinge(name + "knee", thigh + 1, knee, 300));
            joints.add(hinge(name + "ankle", thigh + 2, new Joint.Limit(-0.7, 0.7), Double.POSITIVE_INFINITY));
            toes.add(new EndEffector(name + "toe", thigh + 2, Pose.at(0.15, 0, -0.05)));
        }
        CharacterModel m = new CharacterModel("biped", links, joints, toes, Set.of(), Map.of());
        return new CharacterModel("biped", links, joints, toes, Set.of(), Map.of("stand", m.zeroPose()));
    }

    private static Link box(
            String name, int parent, Pose pose, double x, double y, double z, Geometry.Box g, Role role) {
        Inertia n = Inertia.of(g, 1000 * g.volume());
        Inertia there = Inertia.diagonal(n.mass(), new Vec3(x, y, z), n.xx(), n.yy(), n.zz());
        Shape shape = new Shape("", g, Pose.at(x, y, z), 0.8, true);
        return new Link(name, parent, pose, there, List.of(shape), role, SideNames.side(name));
    }

    private static Joint hinge(String name, int link, Joint.Limit limit, double torque) {
        return new Joint(name, link, JointType.HINGE, Vec3.ZERO, Vec3.Y, limit, torque, 0, 0, 0, 0);
    }

    private static Link link(CharacterModel m, String name) {
        return m.links().get(m.linkIndex(name));
    }

    private static Vec3 joint(CharacterModel m, String name, double[] q) {
        Joint j = m.joints().get(m.jointIndex(name));
        return Posture.of(m, q)[j.link()].transform(j.anchor());
    }

    @Test
    void unchangedProportionsGiveAnEqualModel() {
        CharacterModel same = Proportions.SAME.of(BIPED);
        assertEquals(BIPED.name(), same.name());
        assertEquals(BIPED.links(), same.links());
        assertEquals(BIPED.joints(), same.joints());
        assertEquals(BIPED.endEffectors(), same.endEffectors());
        assertEquals(BIPED.keyframes(), same.keyframes());
        assertArrayEquals(BIPED.keyframe("stand"), same.keyframe("stand"));
    }

    @Test
    void massAndInertiaAreThoseComputedByHand() {
        // the humanoid's thigh: second moments 0.011, 0.011, 0.139; volume 1.2 · 1.1², with density 0.9: 1.3068
        Inertia thigh = new Inertia(6.6, new Vec3(0, 0.01, 0.02), 0.15, 0.15, 0.022, 0, 0.001, 0);
        Inertia n = Stretch.along(new Vec3(0, 0.1, -0.4), new Factors(1.2, 1.1, 0.9))
                .of(thigh);
        assertEquals(8.62488, n.mass(), ROUNDING);
        assertEquals(0, n.com().minus(new Vec3(0, 0.011, 0.024)).norm(), ROUNDING);
        // 1.3068 (1.1² · 0.011 + 1.2² · 0.139), and 1.3068 · 2 · 1.1² · 0.011
        assertEquals(0.278962596, n.xx(), ROUNDING);
        assertEquals(0.278962596, n.yy(), ROUNDING);
        assertEquals(0.034787016, n.zz(), ROUNDING);
        assertEquals(1.3068 * 1.1 * 1.2 * 0.001, n.xz(), ROUNDING);
    }

    @Test
    void aStretchedBoxIsTheBoxOfThatSize() {
        CharacterModel m =
                Proportions.SAME.with(Role.THIGH, new Factors(1.3, 0.8, 1.5)).of(BIPED);
        Geometry.Box box = new Geometry.Box(0.05 * 0.8, 0.05 * 0.8, 0.2 * 1.3);
        Link thigh = link(m, "right-thigh");
        Geometry.Box got = (Geometry.Box) thigh.shapes().get(0).geometry();
        assertArrayEquals(
                new double[] {box.hx(), box.hy(), box.hz()}, new double[] {got.hx(), got.hy(), got.hz()}, ROUNDING);
        Inertia expected = Inertia.of(box, 1500 * box.volume());
        assertEquals(expected.mass(), thigh.inertia().mass(), ROUNDING);
        assertEquals(expected.xx(), thigh.inertia().xx(), ROUNDING);
        assertEquals(expected.zz(), thigh.inertia().zz(), ROUNDING);
    }

    @Test
    void aLegIsAsLongAsItsParts() {
        CharacterModel m = Proportions.SAME
                .with(Role.THIGH, Factors.ofLength(1.2))
                .with(Role.SHANK, Factors.ofLength(0.9))
                .of(BIPED);
        double[] q = m.keyframe("stand");
        double leg = 1.2 * 0.4 + 0.9 * 0.45;
        assertEquals(
                leg, joint(m, "left-hip", q).z() - joint(m, "left-ankle", q).z(), ROUNDING);
        assertEquals(0.05, joint(m, "left-ankle", q).z(), ROUNDING);
        assertEquals(leg + 0.05, q[2], ROUNDING);
        assertEquals(leg + 0.05, link(m, "pelvis").pose().position().z(), ROUNDING);
    }

    @Test
    void aPelvisGrowsUpwardsAndSidewaysWithWhatHangsOnIt() {
        CharacterModel m =
                Proportions.SAME.with(Role.PELVIS, new Factors(2, 1.5, 1)).of(BIPED);
        double[] q = m.keyframe("stand");
        assertEquals(0.15, joint(m, "left-hip", q).y(), ROUNDING);
        assertEquals(0.12, joint(m, "neck", q).z() - q[2], ROUNDING);
    }

    @Test
    void aFootGrowsForwardsWithItsToe() {
        CharacterModel m =
                Proportions.SAME.with(Role.FOOT, new Factors(1.5, 2, 1)).of(BIPED);
        assertEquals(
                new Vec3(0.15 * 1.5, 0, -0.1), m.endEffectors().get(0).pose().position());
        assertEquals(
                new Geometry.Box(0.1 * 1.5, 0.1, 0.05),
                link(m, "left-foot").shapes().get(0).geometry());
        assertEquals(HIP + 0.05, m.keyframe("stand")[2], ROUNDING);
    }

    @Test
    void capsulesAreStretchedFromTipToTip() {
        Quat tilt = Quat.aboutAxis(Vec3.Y, 0.3);
        Shape capsule = new Shape("", new Geometry.Capsule(0.05, 0.2), new Pose(new Vec3(0, 0, -0.2), tilt), 1, true);
        Stretch s = Stretch.along(Vec3.Z, new Factors(1.5, 1, 1));
        Shape got = s.of(List.of(capsule)).get(0);
        Vec3 tip = capsule.pose().transform(new Vec3(0, 0, 0.2 + 0.05));
        Geometry.Capsule g = (Geometry.Capsule) got.geometry();
        assertEquals(
                0,
                got.pose()
                        .transform(new Vec3(0, 0, g.halfLength() + g.radius()))
                        .minus(s.of(tip))
                        .norm(),
                ROUNDING);
        capsule(0.05, 1.5 * 0.25 - 0.05, stretched(new Geometry.Capsule(0.05, 0.2), 1.5, 1));
    }

    @Test
    void allOfACapsuleGrowsAlikeIfItsLengthAndRadiusDo() {
        capsule(0.05 * 1.3, 0.02 * 1.3, stretched(new Geometry.Capsule(0.05, 0.02), 1.3, 1.3));
    }

    @Test
    void aCapsuleThatWouldBeFlatterThanABallIsABallOfThatVolume() {
        Geometry.Capsule got = (Geometry.Capsule) stretched(new Geometry.Capsule(0.09, 0.025), 0.5, 1);
        double flat = 4.0 / 3 * Math.PI * 0.09 * 0.09 * 0.5 * 0.115;
        // a ten-thousandth of its radius stays between its ends
        assertEquals(flat, got.volume(), 1e-3 * flat);
        assertEquals(0, got.halfLength(), 1e-3 * got.radius());
    }

    @Test
    void aBallIsACapsuleOnceItIsLongerThanWide() {
        capsule(0.1, 0.05, stretched(new Geometry.Sphere(0.1), 1.5, 1));
        assertEquals(new Geometry.Sphere(0.2), stretched(new Geometry.Sphere(0.1), 2, 2));
        Geometry flat = stretched(new Geometry.Sphere(0.1), 0.729, 1);
        assertEquals(0.09, ((Geometry.Sphere) flat).radius(), ROUNDING);
    }

    private static Geometry stretched(Geometry g, double length, double radius) {
        Stretch s = Stretch.along(Vec3.Z, new Factors(length, radius, 1));
        return s.of(List.of(new Shape("", g, Pose.IDENTITY, 1, true))).get(0).geometry();
    }

    private static void capsule(double radius, double half, Geometry got) {
        Geometry.Capsule c = (Geometry.Capsule) got;
        assertArrayEquals(new double[] {radius, half}, new double[] {c.radius(), c.halfLength()}, ROUNDING);
    }

    @Test
    void aLengthenedCapsuleKeepsItsDensity() {
        Geometry.Capsule skull = new Geometry.Capsule(0.09, 0.025);
        Shape shape = new Shape("", skull, Pose.at(0, 0, 0.155), 1, true);
        Stretch s = Stretch.along(Vec3.Z, Factors.ofLength(1.27), List.of(shape));
        double grown = s.of(List.of(shape)).get(0).geometry().volume() / skull.volume();
        assertEquals(grown, s.mass(), ROUNDING);
        assertEquals(0.17 + 2 * 0.27 * 0.115, 0.17 * s.mass(), ROUNDING);
    }

    @Test
    void oneSideDiffersAloneAndTheOtherFactorsMirrorIt() {
        Factors f = new Factors(1.2, 1.1, 0.9);
        CharacterModel left = Proportions.SAME.with(Role.THIGH, Side.LEFT, f).of(BIPED);
        CharacterModel right = Proportions.SAME.with(Role.THIGH, Side.RIGHT, f).of(BIPED);
        assertEquals(link(BIPED, "right-thigh"), link(left, "right-thigh"));
        assertNotEquals(link(BIPED, "left-thigh"), link(left, "left-thigh"));
        for (int i = 0; i < left.links().size(); i++) {
            Link a = left.links().get(i);
            Link b = right.links().get(left.mirrorLink(i));
            Vec3 p = a.pose().position();
            assertEquals(new Vec3(p.x(), -p.y() + 0.0, p.z()), b.pose().position(), a.name());
            assertEquals(a.inertia(), b.inertia(), a.name());
            assertEquals(a.shapes(), b.shapes(), a.name());
        }
    }

    @Test
    void equalFactorsForBothSidesKeepLeftAndRightTheSame() {
        CharacterModel m = Proportions.SAME
                .with(Role.THIGH, new Factors(1.2, 0.9, 2))
                .with(Role.FOOT, new Factors(0.8, 1.1, 1))
                .of(BIPED);
        for (String name : List.of("thigh", "shank", "foot")) {
            assertEquals(
                    link(m, "left-" + name).inertia(), link(m, "right-" + name).inertia());
            assertEquals(
                    link(m, "left-" + name).shapes(), link(m, "right-" + name).shapes());
        }
        double[] q = m.keyframe("stand");
        assertEquals(joint(m, "left-ankle", q).z(), joint(m, "right-ankle", q).z());
    }

    @Test
    void theLongerLegBendsSoThatBothFeetStandLevel() {
        CharacterModel m = Proportions.SAME
                .with(Role.THIGH, Side.LEFT, Factors.ofLength(1.2))
                .with(Role.SHANK, Side.LEFT, Factors.ofLength(1.1))
                .of(BIPED);
        double[] q = m.keyframe("stand");
        Pose[] at = Posture.of(m, q);
        assertEquals(HIP, q[2], ROUNDING);
        assertEquals(0, Posture.feet(m, at, Side.LEFT), 1e-9);
        assertEquals(0, Posture.feet(m, at, Side.RIGHT), ROUNDING);
        Vec3 up = at[m.linkIndex("left-foot")].orientation().rotate(Vec3.Z);
        assertEquals(1, up.z(), ROUNDING);
        // the ankle stays below the hip; |hip to ankle|² = a² + b² + 2 a b cos knee
        assertEquals(0, joint(m, "left-ankle", q).x(), 1e-9);
        double knee = q[m.positionOffset(m.jointIndex("left-knee"))];
        double a = 0.48;
        double b = 0.495;
        assertEquals(0.85 * 0.85, a * a + b * b + 2 * a * b * Math.cos(knee), 1e-9);
        assertTrue(knee > 0);
    }

    @Test
    void aLegThatCanNotBendIsStoodOn() {
        CharacterModel m = Proportions.SAME
                .with(Role.THIGH, Side.LEFT, Factors.ofLength(1.25))
                .of(biped(new Joint.Limit(-0.0005, 0.0005)));
        double[] q = m.keyframe("stand");
        assertEquals(HIP + 0.1, q[2], ROUNDING);
        assertEquals(0, Posture.feet(m, Posture.of(m, q), Side.LEFT), ROUNDING);
        assertEquals(0.1, Posture.feet(m, Posture.of(m, q), Side.RIGHT), ROUNDING);
    }

    @Test
    void strengthGoesWithTheTotalMassAndRangesStay() {
        CharacterModel m =
                Proportions.SAME.with(Role.THIGH, Factors.ofDensity(3)).of(BIPED);
        double heavier = m.totalMass() / BIPED.totalMass();
        // thighs of 4 kg each among 31.36 kg in all
        assertEquals(BIPED.totalMass() + 2 * 2 * 4, m.totalMass(), ROUNDING);
        for (int j = 0; j < m.joints().size(); j++) {
            Joint before = BIPED.joints().get(j);
            Joint now = m.joints().get(j);
            assertEquals(heavier * before.torqueLimit(), now.torqueLimit(), 1e-9, now.name());
            assertEquals(heavier * before.stiffness(), now.stiffness(), 1e-9, now.name());
            assertEquals(heavier * before.damping(), now.damping(), 1e-9, now.name());
            assertEquals(before.armature(), now.armature(), now.name());
            assertEquals(before.limit(), now.limit(), now.name());
        }
    }

    @Test
    void randomProportionsKeepTheirRanges() {
        double[] min = {9, 9, 9};
        double[] max = {0, 0, 0};
        Set<Side> longer = new java.util.HashSet<>();
        for (long seed = 0; seed < 1000; seed++) {
            Proportions p = Proportions.random(seed);
            assertEquals(p, Proportions.random(seed));
            double trunk = p.factors(Role.TRUNK, Side.CENTRE).density();
            note(trunk, 0, min, max);
            for (Role limb : List.of(Role.UPPER_ARM, Role.LOWER_ARM, Role.THIGH, Role.SHANK)) {
                double left = p.factors(limb, Side.LEFT).length();
                double right = p.factors(limb, Side.RIGHT).length();
                note(left, 1, min, max);
                note(right, 1, min, max);
                // which of the two was stretched is not known: 20 % of one is up to 25 % of the other
                note(Math.max(left / right, right / left), 2, min, max);
                longer.add(left > right ? Side.LEFT : Side.RIGHT);
            }
            assertEquals(Factors.SAME, p.factors(Role.FOOT, Side.LEFT));
        }
        assertArrayEquals(new double[] {0.6, 0.7, 1}, min, 0.01);
        assertArrayEquals(new double[] {1.7, 1.4, 1.25}, max, 0.01);
        assertTrue(min[0] >= 0.6 && min[1] >= 0.7 && max[0] <= 1.7 && max[1] <= 1.4 && max[2] <= 1.25 + ROUNDING);
        assertEquals(Set.of(Side.LEFT, Side.RIGHT), longer);
    }

    private static void note(double value, int which, double[] min, double[] max) {
        min[which] = Math.min(min[which], value);
        max[which] = Math.max(max[which], value);
    }

    @Test
    void toesGoWithTheFootAndHandsWithTheLowerArm() {
        Factors f = new Factors(1.2, 1.1, 0.9);
        Proportions p = Proportions.SAME.with(Role.FOOT, f).with(Role.LOWER_ARM, Side.LEFT, f);
        assertEquals(f, p.factors(Role.TOES, Side.RIGHT));
        assertEquals(f, p.factors(Role.HAND, Side.LEFT));
        assertEquals(Factors.SAME, p.factors(Role.HAND, Side.RIGHT));
        assertEquals(Factors.SAME, p.factors(Role.OTHER, Side.CENTRE));
    }

    @Test
    void theyReadAsInARecipe() {
        Proportions p = Proportions.SAME
                .with(Role.THIGH, Factors.ofLength(1.2))
                .with(Role.THIGH, Side.LEFT, new Factors(1, 1, 0.5))
                .with(Role.TRUNK, Factors.ofDensity(1.5));
        assertEquals("{trunk: {density: 1.5}, thigh: {length: 1.2, left: {length: 1.0, density: 0.5}}}", p.toString());
        assertEquals("{}", Proportions.SAME.toString());
    }

    @Test
    void whatNoBodyHasIsRefused() {
        for (double bad : new double[] {0, -1, 0.09, 11, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> Factors.ofLength(bad));
        }
        assertThrows(IllegalArgumentException.class, () -> Proportions.SAME.with(Role.PELVIS, Side.LEFT, Factors.SAME));
        assertThrows(IllegalArgumentException.class, () -> Proportions.SAME.with(Role.TOES, Factors.SAME));
    }
}
