// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every shipped character has its paper's figures and stands on the ground without touching itself. */
class ShippedCharactersTest {
    private static final double GROUND = 1e-3;
    private static final double SAME = 1e-9;
    /** A gap at a joint that nobody sees, m. */
    private static final double SEAM = 0.01;

    /**
     * What a paper says of a character.
     *
     * @param mass total, kg
     * @param asymmetric ends of names of links and joints that are meant to differ between left and right
     */
    private record Figures(String id, int links, int degreesOfFreedom, double mass, Set<String> asymmetric) {
        Figures(String id, int links, int degreesOfFreedom, double mass) {
            this(id, links, degreesOfFreedom, mass, Set.of());
        }

        boolean symmetric(String name) {
            return asymmetric.stream().noneMatch(name::endsWith);
        }
    }

    private static final double WU = 40 + 8.8 + 2 * (8.552 + 4.352 + 1);
    private static final double COROS = 12.9 + 7 + 15.5 + 5.2 + 2 * (2.2 + 1.7 + 6.6 + 3.2 + 1 + 0.2);

    private static final List<Figures> FIGURES = List.of(
            // [Thachuk 2018, Table 2 and Appendix A.1]: base, and per leg hip, thigh, knee, shin, ankle, foot
            new Figures("thesis-legs", 13, 9, 15 + 2 * (0.5 + 7 + 0.5 + 5 + 0.5 + 1)),
            // [Sharon 2004, Table A.1]
            new Figures("human-7", 7, 9, 40 + 2 * (7 + 4 + 2)),
            // [Sharon 2004, Table A.5]
            new Figures("human-16", 16, 18, 9.8 + 9.8 + 15.4 + 5.6 + 2 * (1.96 + 1.12 + 0.42 + 7 + 3.255 + 1.015)),
            // [Sharon 2004, Table A.3]
            new Figures("mechbot", 7, 9, 25 + 2 * (7 + 4 + 2)),
            // [Wu 2010, Table 3]
            new Figures("wu-biped", 8, 23, WU),
            new Figures("wu-biped-frozen-knee", 8, 23, WU, Set.of("knee")),
            new Figures("wu-biped-inverted-knees", 8, 23, WU),
            // with the arms of the humanoid
            new Figures("wu-biped-arms", 12, 31, WU + 2 * (2.2 + 1.7)),
            // [Coros 2010, section 4], masses as its authors published them
            new Figures("humanoid", 16, 37, COROS),
            // left arm 40 % heavier; left thigh half as long, left shank 0.66 m for 0.46 m, at the same mass per length
            new Figures(
                    "robot",
                    16,
                    37,
                    COROS + 0.4 * (2.2 + 1.7) - 0.5 * 6.6 + 3.2 * (0.66 / 0.46 - 1),
                    Set.of("arm", "thigh", "shank", "shoulder", "elbow", "hip", "knee")),
            // no figures in the paper: the volume of the shapes at 1000 kg/m³
            new Figures("beast-1", 16, 37, 80.8537),
            new Figures("beast-2", 16, 37, 74.4557));

    @Test
    void allAreShippedAndNoOther() {
        Registry registry = Services.get(Registry.class);
        Set<String> shipped = new TreeSet<>();
        registry.all(CharacterProvider.class).forEach(c -> shipped.add(c.id()));
        Set<String> expected = new TreeSet<>();
        FIGURES.forEach(f -> expected.add(f.id()));
        assertEquals(expected, shipped);
    }

    @TestFactory
    Stream<DynamicTest> theyHaveTheirPapersFigures() {
        return each(f -> {
            CharacterModel c = Models.shipped(f.id());
            assertEquals(f.links(), c.links().size(), "links");
            assertEquals(f.degreesOfFreedom(), c.velocities(), "degrees of freedom");
            assertEquals(f.mass(), c.totalMass(), 1e-4, "mass");
        });
    }

    @Test
    void beastsHaveMuchOfTheirMassInThePelvis() {
        for (String id : List.of("beast-1", "beast-2")) {
            CharacterModel c = Models.shipped(id);
            Link pelvis = c.links().get(c.linkIndex("pelvis"));
            assertTrue(pelvis.inertia().mass() > 0.45 * c.totalMass(), id);
        }
    }

    @Test
    void kneesAreFrozenAndInvertedWhereTheNameSaysSo() {
        Joint frozen = joint("wu-biped-frozen-knee", "left-knee");
        assertTrue(frozen.limit().upper() - frozen.limit().lower() <= 1e-3);
        Joint knee = joint("wu-biped", "left-knee");
        Joint inverted = joint("wu-biped-inverted-knees", "left-knee");
        assertEquals(knee.limit().upper(), -inverted.limit().lower());
        assertEquals(0, inverted.limit().upper());
    }

    @TestFactory
    Stream<DynamicTest> theyStandOnTheGroundAndNotInIt() {
        return each(f -> {
            Posed posed = new Posed(Models.shipped(f.id()));
            List<Link> links = posed.character.links();
            double[] feet = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
            for (int i = 0; i < links.size(); i++) {
                double low = posed.lowest(i);
                assertTrue(low > -SAME, links.get(i).name() + " reaches " + low);
                if (links.get(i).role() == Role.FOOT) {
                    int side = links.get(i).side() == Side.LEFT ? 0 : 1;
                    feet[side] = Math.min(feet[side], low);
                    flat(posed, i, f.id());
                }
            }
            assertEquals(0, feet[0], GROUND, "left foot");
            assertEquals(0, feet[1], GROUND, "right foot");
        });
    }

    private static void flat(Posed posed, int link, String id) {
        for (Shape shape : posed.character.links().get(link).shapes()) {
            // the thesis's soles hang above the ground by its ankles' balls, and touch it with their front edge
            if (shape.geometry() instanceof Geometry.Box && !id.equals("thesis-legs")) {
                Vec3 up = posed.solid(link, shape).pose().orientation().rotate(Vec3.Z);
                assertEquals(1, up.z(), SAME, "sole");
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> theyTouchNothingOfThemselvesAtTheStart() {
        return each(f -> {
            Posed posed = new Posed(Models.shipped(f.id()));
            int n = posed.character.links().size();
            for (int a = 0; a < n; a++) {
                for (int b = a + 1; b < n; b++) {
                    apart(posed, a, b);
                }
            }
        });
    }

    private static void apart(Posed posed, int a, int b) {
        CharacterModel c = posed.character;
        if (c.links().get(b).parent() == a || excluded(c, a, b)) {
            return;
        }
        for (Shape sa : c.links().get(a).shapes()) {
            for (Shape sb : c.links().get(b).shapes()) {
                double gap = Posed.gap(posed.solid(a, sa), posed.solid(b, sb));
                assertTrue(
                        !sa.surface().touches(sb.surface()) || gap > 0,
                        c.links().get(a).name() + " and " + c.links().get(b).name() + " overlap by " + -gap);
            }
        }
    }

    private static boolean excluded(CharacterModel c, int a, int b) {
        return c.exclusions().contains(new CharacterModel.LinkPair(a, b));
    }

    @TestFactory
    Stream<DynamicTest> legsCanTouchLegs() {
        return each(f -> {
            CharacterModel c = Models.shipped(f.id());
            for (int i = 0; i < c.links().size(); i++) {
                Role role = c.links().get(i).role();
                if (role == Role.THIGH || role == Role.SHANK) {
                    int other = c.mirrorLink(i);
                    assertNotEquals(i, other);
                    assertTrue(!excluded(c, i, other), c.links().get(i).name());
                    Shape shape = c.links().get(i).shapes().get(0);
                    assertTrue(shape.surface()
                            .touches(c.links().get(other).shapes().get(0).surface()));
                }
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> leftMirrorsRight() {
        return each(f -> {
            Posed posed = new Posed(Models.shipped(f.id()));
            CharacterModel c = posed.character;
            for (int i = 0; i < c.links().size(); i++) {
                if (f.symmetric(c.links().get(i).name())) {
                    mirrored(posed, i);
                }
            }
            for (int j = 0; j < c.joints().size(); j++) {
                Joint joint = c.joints().get(j);
                if (f.symmetric(joint.name())) {
                    mirrored(joint, c.joints().get(c.mirrorJoint(j)));
                }
            }
        });
    }

    private static void mirrored(Posed posed, int link) {
        Link a = posed.character.links().get(link);
        int other = posed.character.mirrorLink(link);
        Inertia i = a.inertia();
        Inertia k = posed.character.links().get(other).inertia();
        Pose p = posed.link(link);
        Pose r = posed.link(other);
        String name = a.name() + ": ";
        assertEquals(a.side() != Side.CENTRE, other != link, name + "has a partner");
        assertEquals(i.mass(), k.mass(), SAME, name + "mass");
        assertEquals(0, reflected(i.com()).minus(k.com()).norm(), SAME, name + "centre of mass");
        assertEquals(i.xx(), k.xx(), SAME, name + "xx");
        assertEquals(i.yy(), k.yy(), SAME, name + "yy");
        assertEquals(i.zz(), k.zz(), SAME, name + "zz");
        assertEquals(-i.xy(), k.xy(), SAME, name + "xy");
        assertEquals(i.xz(), k.xz(), SAME, name + "xz");
        assertEquals(-i.yz(), k.yz(), SAME, name + "yz");
        assertEquals(0, reflected(p.position()).minus(r.position()).norm(), SAME, name + "position");
        // a rotation turns the other way about all but the reflected axis
        Quat q = p.orientation();
        Quat o = r.orientation();
        double along = q.w() * o.w() - q.x() * o.x() + q.y() * o.y() - q.z() * o.z();
        assertEquals(1, Math.abs(along), SAME, name + "orientation");
    }

    private static Vec3 reflected(Vec3 p) {
        return new Vec3(p.x(), -p.y(), p.z());
    }

    private static void mirrored(Joint a, Joint b) {
        assertEquals(a.type(), b.type(), a.name());
        assertEquals(a.torqueLimit(), b.torqueLimit(), a.name());
        assertEquals(a.damping(), b.damping(), a.name());
        assertEquals(a.stiffness(), b.stiffness(), a.name());
        assertEquals(a.armature(), b.armature(), a.name());
        assertEquals(0, reflected(a.anchor()).minus(b.anchor()).norm(), SAME, a.name());
        if (a.limit() == null || a.type() != JointType.HINGE) {
            assertEquals(a.limit(), b.limit(), a.name());
            return;
        }
        // the reflected axis is the partner's, or its opposite: then the range is reversed
        double along = -a.axis().x() * b.axis().x()
                + a.axis().y() * b.axis().y()
                - a.axis().z() * b.axis().z();
        assertEquals(1, Math.abs(along), SAME, a.name());
        boolean reversed = along < 0;
        assertEquals(
                reversed ? -a.limit().upper() : a.limit().lower(), b.limit().lower(), SAME, a.name());
        assertEquals(
                reversed ? -a.limit().lower() : a.limit().upper(), b.limit().upper(), SAME, a.name());
    }

    private static Joint joint(String character, String name) {
        CharacterModel c = Models.shipped(character);
        return c.joints().get(c.jointIndex(name));
    }

    private static Stream<DynamicTest> each(Consumer<Figures> check) {
        return FIGURES.stream().map(f -> DynamicTest.dynamicTest(f.id(), () -> check.accept(f)));
    }

    /** What people see looks joined: at each joint the skins of both links meet, and it touches nothing. */
    @TestFactory
    Stream<DynamicTest> skinsMeetAtJoints() {
        return FIGURES.stream()
                .map(f -> DynamicTest.dynamicTest(f.id(), () -> {
                    CharacterModel c = Models.shipped(f.id());
                    for (Link l : c.links()) {
                        assertFalse(l.skin().isEmpty(), l.name());
                        assertTrue(l.skin().stream().noneMatch(Shape::collides), l.name());
                        if (l.parent() >= 0) {
                            Vec3 joint = c.joints().stream()
                                    .filter(j -> c.links().get(j.link()) == l && j.type() != JointType.SLIDE)
                                    .map(Joint::anchor)
                                    .findFirst()
                                    .orElse(Vec3.ZERO);
                            Link parent = c.links().get(l.parent());
                            assertTrue(distance(joint, l) < SEAM, l.name());
                            assertTrue(
                                    distance(l.pose().transform(joint), parent) < SEAM,
                                    parent.name() + " at " + l.name());
                        }
                    }
                }));
    }

    /** From a point to the skin of a link, m; zero within. */
    private static double distance(Vec3 point, Link link) {
        return link.drawn().stream()
                .mapToDouble(s -> {
                    Vec3 p = s.pose()
                            .orientation()
                            .conjugate()
                            .rotate(point.minus(s.pose().position()));
                    if (s.geometry() instanceof Geometry.Box b) {
                        return new Vec3(
                                        Math.max(0, Math.abs(p.x()) - b.hx()),
                                        Math.max(0, Math.abs(p.y()) - b.hy()),
                                        Math.max(0, Math.abs(p.z()) - b.hz()))
                                .norm();
                    }
                    double half = s.geometry() instanceof Geometry.Capsule c ? c.halfLength() : 0;
                    double radius = s.geometry() instanceof Geometry.Capsule c
                            ? c.radius()
                            : ((Geometry.Sphere) s.geometry()).radius();
                    double along = Math.max(-half, Math.min(half, p.z()));
                    return Math.max(0, p.minus(new Vec3(0, 0, along)).norm() - radius);
                })
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }
}
