// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the elements and attributes of MJCF mean, checked against MuJoCo 2.2.2 by hand or by formula. */
class MjcfMeaningTest {
    private static final double EXACT = 1e-12;

    private static Imported read(String xml) throws IOException {
        return MjcfReader.read(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), "test.xml");
    }

    private static CharacterModel model(String head, String bodies, String tail) throws IOException {
        return read("<mujoco>" + head + "<worldbody>" + bodies + "</worldbody>" + tail + "</mujoco>")
                .character();
    }

    private static Quat turn(String compiler, String attribute) throws IOException {
        return model(compiler, "<body " + attribute + "><geom size='1'/></body>", "")
                .links()
                .get(0)
                .pose()
                .orientation();
    }

    private static void same(Vec3 expected, Vec3 got) {
        assertArrayEquals(
                new double[] {expected.x(), expected.y(), expected.z()},
                new double[] {got.x(), got.y(), got.z()},
                EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        "quat='2 0 0 2', 0 1 0",
        "axisangle='0 0 5 90', 0 1 0",
        "euler='0 0 90', 0 1 0",
        "xyaxes='0 3 0 -1 7 0', 0 1 0",
        "zaxis='1 0 0', 0 0 -1",
        "zaxis='0 0 -2', 1 0 0"
    })
    void everyOrientationTurnsTheXAxis(String attribute, String direction) throws IOException {
        String[] d = direction.split(" ");
        Vec3 expected = new Vec3(Double.parseDouble(d[0]), Double.parseDouble(d[1]), Double.parseDouble(d[2]));
        same(expected, turn("", attribute).rotate(Vec3.X));
    }

    @Test
    void eulerOrdersTurnAboutMovingOrFixedAxes() throws IOException {
        Quat x = Quat.aboutAxis(Vec3.X, 0.3);
        Quat y = Quat.aboutAxis(Vec3.Y, 0.5);
        Quat z = Quat.aboutAxis(Vec3.Z, 0.7);
        String radian = "<compiler angle='radian' eulerseq='";
        assertTrue(near(x.times(y).times(z), turn("<compiler angle='radian'/>", "euler='0.3 0.5 0.7'")));
        assertTrue(near(z.times(y).times(x), turn(radian + "XYZ'/>", "euler='0.3 0.5 0.7'")));
        assertTrue(near(z.times(x).times(y), turn(radian + "zxy'/>", "euler='0.7 0.3 0.5'")));
    }

    private static boolean near(Quat a, Quat b) {
        return Math.abs(a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z()) > 1 - EXACT;
    }

    @Test
    void elementsGivePartOfTheNumbersThatTheirClassGives() throws IOException {
        var shape = model(
                        "<default><geom type='capsule' size='0.1 0.4' friction='0.3 0.02' condim='4'/></default>",
                        "<body><geom size='0.2' friction='0.5'/></body>",
                        "")
                .links()
                .get(0)
                .shapes()
                .get(0);
        assertEquals(new Geometry.Capsule(0.2, 0.4), shape.geometry());
        assertEquals(new Surface(0.5, 0.02, 1, 1), shape.surface());
    }

    @Test
    void torsionCountsFromFourContactDimensionsOn() throws IOException {
        var shapes = model(
                        "",
                        "<body><geom size='1' friction='0.8 0.1'/><geom size='1' condim='4'/><geom size='1' condim='1'/>"
                                + "<geom size='1' contype='6' conaffinity='0'/></body>",
                        "")
                .links()
                .get(0)
                .shapes();
        assertEquals(new Surface(0.8, 0, 1, 1), shapes.get(0).surface());
        assertEquals(new Surface(1, 0.005, 1, 1), shapes.get(1).surface());
        assertEquals(new Surface(0, 0, 1, 1), shapes.get(2).surface());
        assertEquals(new Surface(1, 0, 6, 0), shapes.get(3).surface());
    }

    @Test
    void limitsAreInForceWhereARangeIsGivenUnlessTheFileSaysOtherwise() throws IOException {
        CharacterModel m = model(
                "<compiler angle='radian'/>",
                "<body><joint range='-1 2'/><joint range='-1 2' limited='false'/><joint/><joint type='slide'"
                        + " range='0 0'/><geom size='1'/></body>",
                "");
        assertEquals(new Joint.Limit(-1, 2), m.joints().get(0).limit());
        assertNull(m.joints().get(1).limit());
        assertNull(m.joints().get(2).limit());
        assertNull(m.joints().get(3).limit());
    }

    @Test
    void aReferenceKeepsTheCoordinatesOfTheFile() throws IOException {
        // at q = ref the body stands as the file places it; at q = 0 it is turned back by ref
        CharacterModel m = model(
                "",
                "<body pos='0 0 5'><joint axis='0 0 1' pos='1 0 0' ref='90'/><joint type='slide' axis='1 0 0' ref='2'/>"
                        + "<geom size='1'/></body>",
                "");
        var zero = m.links().get(0).pose();
        // turned by -90° about (1, 0): the origin comes to (1, 1); then slid by -2 along the turned x, which is -y
        same(new Vec3(1, 3, 5), zero.position());
        same(new Vec3(0, -1, 0), zero.orientation().rotate(Vec3.X));
        assertArrayEquals(new double[] {Math.PI / 2, 2}, m.keyframe("stand"), EXACT);
        // the hinge's point, 1 beside the origin in the file, is 3 beside it once the slide is back at zero
        same(new Vec3(3, 0, 0), m.joints().get(0).anchor());
    }

    @Test
    void springsKeepTheirRestInTheUnitsOfTheFile() throws IOException {
        List<Joint> j = model(
                        "",
                        "<body><joint stiffness='3' springref='180'/><joint type='slide' stiffness='3' springref='180'/>"
                                + "<geom size='1'/></body>",
                        "")
                .joints();
        assertEquals(Math.PI, j.get(0).springReference(), EXACT);
        assertEquals(180, j.get(1).springReference());
    }

    @Test
    void freejointsTakeNoDefaultsButFreeJointsDo() throws IOException {
        String defaults = "<default><joint damping='4' armature='0.5'/></default>";
        CharacterModel m = model(
                defaults,
                "<body><freejoint/><geom size='1'/></body><body><joint type='free'/><geom size='1'/></body>",
                "");
        assertEquals(JointType.FREE, m.joints().get(1).type());
        assertEquals(0, m.joints().get(0).damping());
        assertEquals(4, m.joints().get(1).damping());
        assertEquals(0.5, m.joints().get(1).armature());
    }

    @Test
    void oldFilesPlaceEverythingInTheWorld() throws IOException {
        CharacterModel m = model(
                "<compiler coordinate='global'/>",
                "<body pos='1 0 1' euler='0 0 90'><geom size='0.1' pos='1 2 1'/><joint type='free'/>"
                        + "<body><joint axis='1 0 0' pos='1 3 1'/><geom type='capsule' size='0.1' fromto='1 3 1 1 3 3'/></body>"
                        + "</body>",
                "");
        // 2 ahead in the world is 2 along the body's turned x
        same(new Vec3(2, 0, 0), m.links().get(0).shapes().get(0).pose().position());
        // a body without pos stands at its mass, with its axes
        same(new Vec3(3, 0, 1), m.links().get(1).pose().position());
        Joint j = m.joints().get(1);
        Quat inWorld = m.links()
                .get(0)
                .pose()
                .orientation()
                .times(m.links().get(1).pose().orientation());
        same(Vec3.X, inWorld.rotate(j.axis()));
        same(new Vec3(0, 0, -1), inWorld.rotate(j.anchor()));
    }

    private static Inertia inertia(String compiler, String content) throws IOException {
        return model(compiler, "<body pos='9 9 9'>" + content + "</body>", "")
                .links()
                .get(0)
                .inertia();
    }

    private static final String GIVEN = "<inertial pos='0 0 1' mass='2' diaginertia='1 1 1'/><geom size='1' mass='5'/>";

    @Test
    void inertiaIsGivenOrFromGeomsAsTheCompilerSays() throws IOException {
        assertEquals(2, inertia("", GIVEN).mass());
        assertEquals(5, inertia("<compiler inertiafromgeom='true'/>", GIVEN).mass());
        assertEquals(
                0,
                inertia("<compiler inertiafromgeom='false'/>", "<geom size='1'/>")
                        .mass());
        String groups = "<geom size='1' mass='5' group='1'/><geom size='1' mass='7' group='3'/>";
        assertEquals(7, inertia("<compiler inertiagrouprange='2 4'/>", groups).mass());
        String seen = "<geom size='1' mass='5'/><geom size='1' mass='7' contype='0' conaffinity='0'/>";
        assertEquals(5, inertia("<compiler discardvisual='true'/>", seen).mass());
    }

    @Test
    void massesAreBoundedBalancedAndScaled() throws IOException {
        Inertia bounded = inertia("<compiler boundmass='3' boundinertia='2'/>", GIVEN);
        assertEquals(3, bounded.mass());
        assertEquals(2, bounded.yy());
        Inertia balanced =
                inertia("<compiler balanceinertia='true'/>", "<inertial pos='0 0 0' mass='1' diaginertia='1 2 6'/>");
        assertEquals(3, balanced.xx(), EXACT);
        Inertia scaled = inertia("<compiler settotalmass='8'/>", GIVEN);
        assertEquals(8, scaled.mass(), EXACT);
        assertEquals(4, scaled.zz(), EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        // mass π r² 2h ρ and (3r² + (2h)²)/12
        "cylinder, 0.5 1, 1.5707963267948966, 0.3958333333333333, 0.125",
        // 4/3 π abc ρ and (b² + c²)/5
        "ellipsoid, 1 0.5 2, 4.1887902047863905, 0.85, 0.25"
    })
    void whatIsApproximatedKeepsItsRealMass(String type, String size, double volume, double xx, double zz)
            throws IOException {
        Imported read = read("<mujoco><worldbody><body><geom type='" + type + "' size='" + size
                + "' density='1'/></body></worldbody></mujoco>");
        Inertia i = read.character().links().get(0).inertia();
        assertEquals(volume, i.mass(), EXACT);
        assertEquals(volume * xx, i.xx(), EXACT);
        assertEquals(volume * zz, i.zz(), EXACT);
        assertTrue(read.notes().get(0).text().contains("nearest capsule or box"), read.notes()::toString);
    }

    @Test
    void fullInertiaIsTurnedIntoPrincipalAxesAndBack() throws IOException {
        Inertia i = inertia("", "<inertial pos='1 2 3' mass='2' fullinertia='3 4 5 0.1 0.2 -0.3'/>");
        assertArrayEquals(
                new double[] {3, 4, 5, 0.1, 0.2, -0.3},
                new double[] {i.xx(), i.yy(), i.zz(), i.xy(), i.xz(), i.yz()},
                2e-8);
        // MuJoCo stops turning a little early; these are its numbers, and goldens made with it need them
        assertArrayEquals(
                new double[] {
                    3.0000000003862137,
                    3.9999999922140987,
                    5.0000000073996969,
                    0.10000000058271957,
                    0.20000000264790246,
                    -0.2999999863513555
                },
                new double[] {i.xx(), i.yy(), i.zz(), i.xy(), i.xz(), i.yz()},
                1e-14);
    }

    private static double[] strengths(String defaults, String actuators) throws IOException {
        return model(
                        defaults,
                        "<body><joint name='a'/><geom size='1'/><body><joint name='b' type='ball'/><geom size='1'/>"
                                + "</body></body>",
                        "<actuator>" + actuators + "</actuator>")
                .joints()
                .stream()
                .mapToDouble(Joint::torqueLimit)
                .toArray();
    }

    @Test
    void actuatorsGiveTorqueLimits() throws IOException {
        String a = "<motor joint='a' gear='50' ctrlrange='-2 3'/>";
        assertArrayEquals(new double[] {150, 0}, strengths("", a));
        assertArrayEquals(new double[] {250, 0}, strengths("", a + "<motor joint='a' gear='-100' ctrlrange='-1 1'/>"));
        assertArrayEquals(
                new double[] {Double.POSITIVE_INFINITY, 0}, strengths("", "<position joint='a' ctrlrange='-1 1'/>"));
        assertArrayEquals(new double[] {40, 0}, strengths("", "<position joint='a' forcerange='-40 30'/>"));
        assertArrayEquals(new double[] {15, 0}, strengths("", "<general joint='a' gainprm='5' ctrlrange='-3 3'/>"));
        assertArrayEquals(
                new double[] {0, 6},
                strengths("", "<motor joint='b' gear='0 2' ctrlrange='-3 3'/><motor joint='b' ctrlrange='-5 5'/>"));
        // one set of defaults for all kinds
        assertArrayEquals(
                new double[] {7, 0}, strengths("<default><general ctrlrange='-7 7'/></default>", "<motor joint='a'/>"));
        assertArrayEquals(
                new double[] {Double.POSITIVE_INFINITY, 0},
                strengths("<default><motor ctrlrange='-7 7' ctrllimited='false'/></default>", "<motor joint='a'/>"));
    }

    @Test
    void pairsAndExclusionsAreRead() throws IOException {
        CharacterModel m = model(
                "<default><pair friction='0.3 0.3 0.2'/></default>",
                "<body name='a'><geom name='p' size='1'/></body><body name='b'><geom size='1'/><geom name='q' size='1'/></body>",
                "<contact><pair geom1='q' geom2='p' condim='4'/><exclude body1='b' body2='a'/></contact>");
        var pair = m.contactPairs().get(0);
        assertEquals(1, pair.link());
        assertEquals(1, pair.shape());
        assertEquals(0, pair.otherLink());
        assertEquals(new Surface(0.3, 0.2, 1, 1), pair.surface());
        assertEquals(java.util.Set.of(new CharacterModel.LinkPair(0, 1)), m.exclusions());
    }

    @Test
    void keyframesAreNormalisedAndSitesAreEndEffectors() throws IOException {
        CharacterModel m = model(
                "",
                "<body name='a'><freejoint/><geom size='1'/><site name='s' fromto='0 0 0 0 0 2' type='capsule'/></body>",
                "<keyframe><key name='k' qpos='1 2 3 2 0 0 0'/><key/></keyframe>");
        assertArrayEquals(new double[] {1, 2, 3, 1, 0, 0, 0}, m.keyframe("k"));
        assertArrayEquals(new double[] {0, 0, 0, 1, 0, 0, 0}, m.keyframe("key"));
        same(new Vec3(0, 0, 1), m.endEffectors().get(0).pose().position());
    }

    @Test
    void inventedNamesGiveWayToGivenOnes() throws IOException {
        CharacterModel m = model("", "<body><geom size='1'/></body><body name='body0'><geom size='1'/></body>", "");
        assertEquals("body0-2", m.links().get(0).name());
        assertEquals("body0", m.links().get(1).name());
    }
}
