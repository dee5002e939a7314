// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class MjcfReaderTest {
    private static Imported read(String xml) throws IOException {
        return MjcfReader.read(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), "test.xml");
    }

    private static Imported body(String content) throws IOException {
        return read("<mujoco>\n<worldbody>\n" + content + "\n</worldbody></mujoco>");
    }

    private static String refusal(String xml) {
        return assertThrows(InvalidInput.class, () -> read(xml)).getMessage();
    }

    @Test
    void theHumanoidIsTheOneThatWasPublished() throws IOException {
        Path file = Path.of(
                System.getProperty("gaitwright.root"),
                "bundles/org.gaitwright.scenarios/resources/characters/humanoid.xml");
        try (InputStream in = Files.newInputStream(file)) {
            Imported read = MjcfReader.read(in, "humanoid.xml");
            CharacterModel m = read.character();
            assertEquals(List.of(), read.notes());
            assertEquals(37, m.velocities());
            assertEquals(70.4, m.totalMass(), 1e-9);
            int foot = m.linkIndex("left-foot");
            assertEquals(Role.FOOT, m.links().get(foot).role());
            assertEquals(Side.LEFT, m.links().get(foot).side());
            assertEquals(m.linkIndex("right-foot"), m.mirrorLink(foot));
            assertEquals(1000, m.joints().get(m.jointIndex("left-knee")).torqueLimit());
            assertTrue(m.keyframes().contains("stand"));
        }
    }

    @Test
    void inertiaComesFromGeomsWhenNoneIsGiven() throws IOException {
        Inertia i = body("<body><geom type='box' size='0.5 1 1.5' pos='1 0 0' mass='3'/></body>")
                .character()
                .links()
                .get(0)
                .inertia();
        assertEquals(3, i.mass());
        assertEquals(1, i.com().x());
        assertEquals(1 + 2.25, i.xx(), 1e-12);
        assertEquals(0.25 + 2.25, i.yy(), 1e-12);
        assertEquals(0.25 + 1, i.zz(), 1e-12);
    }

    @Test
    void twoGeomsAddUpByParallelAxes() throws IOException {
        Inertia i = body("<body><geom size='0.1' pos='1 0 0' mass='1'/><geom size='0.1' pos='-1 0 0' mass='1'/></body>")
                .character()
                .links()
                .get(0)
                .inertia();
        double sphere = 0.4 * 0.01;
        assertEquals(2 * sphere, i.xx(), 1e-12);
        assertEquals(2 * sphere + 2, i.yy(), 1e-12);
    }

    @Test
    void aCapsuleFromToHasItsLengthAndDirection() throws IOException {
        var shape = body("<body><geom type='capsule' size='0.1' fromto='0 0 0 2 0 0'/></body>")
                .character()
                .links()
                .get(0)
                .shapes()
                .get(0);
        assertEquals(1, ((org.gaitwright.core.character.Geometry.Capsule) shape.geometry()).halfLength(), 1e-12);
        assertEquals(1, shape.pose().position().x(), 1e-12);
        // MuJoCo's z runs from the second point to the first
        assertEquals(
                -1,
                shape.pose()
                        .orientation()
                        .rotate(org.gaitwright.core.math.Vec3.Z)
                        .x(),
                1e-12);
    }

    @Test
    void defaultsReachTheElementsOfTheirClass() throws IOException {
        CharacterModel m = read("<mujoco><default><joint damping='2'/><default class='soft'><joint"
                        + " damping='7'/></default></default><worldbody><body childclass='soft'><joint name='a'/><joint"
                        + " name='b' class='main'/><joint name='c' damping='9'/><geom"
                        + " size='0.1'/></body></worldbody></mujoco>")
                .character();
        assertEquals(7, m.joints().get(0).damping());
        assertEquals(2, m.joints().get(1).damping());
        assertEquals(9, m.joints().get(2).damping());
    }

    @Test
    void anglesAreDegreesUnlessTheCompilerSaysRadians() throws IOException {
        String joint = "<body><joint range='-90 90'/><geom size='0.1'/></body>";
        assertEquals(
                Math.PI / 2, body(joint).character().joints().get(0).limit().upper(), 1e-12);
        assertEquals(
                90,
                read("<mujoco><compiler angle='radian'/><worldbody>" + joint + "</worldbody></mujoco>")
                        .character()
                        .joints()
                        .get(0)
                        .limit()
                        .upper());
    }

    @Test
    void whatIsIgnoredIsListedWithItsLine() throws IOException {
        Imported read = body("<body>\n<geom size='0.1'/>\n<geom size='0.1' rgba='1 0 0 1'/>"
                + "\n<geom size='0.1' rgba='1 0 0 1'/></body>");
        assertEquals(1, read.notes().size());
        assertEquals(5, read.notes().get(0).line());
        assertTrue(read.notes().get(0).toString().startsWith("test.xml:5: "), read.notes()::toString);
        assertTrue(read.notes().get(0).text().endsWith("(and in 1 further place)"), read.notes()::toString);
    }

    @Test
    void anInertiaThatIsNothingButRoundingIsRefused() {
        String far = refusal(
                """
                <mujoco><worldbody><body><joint type="ball"/>
                  <geom type="capsule" size="0.05" fromto="0.3 0.1 0.5 0.3 0.1 0.1"/>
                  <geom type="sphere" size="0.06" pos="3e9 0.1 0.05"/>
                </body></worldbody></mujoco>
                """);
        assertTrue(far.contains("no inertia"), far);
    }

    @Test
    void refusalsNameFileLineAndRemedy() {
        assertTrue(
                refusal("<mujoco><worldbody>\n<body><joint range='9 1'/><geom size='.1'/></body></worldbody></mujoco>")
                        .startsWith("test.xml:2: <joint>"));
        assertTrue(refusal("<robot/>").contains(".urdf"));
        assertTrue(refusal("<model/>").contains("expected <mujoco>"));
        assertTrue(refusal("<mujoco><worldbody/></mujoco>").contains("has no body"));
        assertTrue(refusal("<mujoco><worldbody><body><geom size='-1'/></body></worldbody></mujoco>")
                .contains("positive length"));
        assertTrue(refusal("<mujoco><worldbody><body><geom size='NaN'/></body></worldbody></mujoco>")
                .contains("not a finite number"));
        assertTrue(refusal("<mujoco><worldbody><body><freejoint/></body></worldbody></mujoco>")
                .contains("moves but has no mass"));
        assertTrue(refusal("<mujoco><worldbody>").contains("not well-formed"));
    }

    @Test
    void doctypesAndEntitiesAreRefused() {
        String bomb = "<!DOCTYPE m [<!ENTITY a 'x'>]><mujoco model='&a;'/>";
        assertTrue(refusal(bomb).contains("DOCTYPE") || refusal(bomb).contains("not well-formed"));
        String outside = "<!DOCTYPE m SYSTEM 'file:///etc/hostname'><mujoco/>";
        assertTrue(refusal(outside).contains("DOCTYPE"), refusal(outside));
    }

    @Test
    void deepNestingIsRefused() {
        assertTrue(refusal("<mujoco>" + "<a>".repeat(300)).contains("at most"));
    }
}
