// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.fuzz.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UrdfReaderTest {
    private static final String MASS =
            "<inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial>";

    @TempDir
    Path folder;

    private Imported read(String xml, Map<String, String> options) throws IOException {
        return new UrdfImporter().read(Files.writeString(folder.resolve("r.urdf"), xml), options);
    }

    private String refusal(String xml) {
        return assertThrows(InvalidInput.class, () -> read(xml, Map.of())).getMessage();
    }

    private static List<JointType> types(CharacterModel m) {
        return m.joints().stream().map(Joint::type).toList();
    }

    @Test
    void linksAndJointsBecomeACharacter() throws IOException {
        Imported read = read(Corpus.ROBOT, Map.of());
        CharacterModel m = read.character();
        assertEquals("robot", m.name());
        assertEquals(List.of(JointType.FREE, JointType.HINGE, JointType.SLIDE, JointType.HINGE), types(m));
        Joint hip = m.joints().get(m.jointIndex("left_hip"));
        assertEquals(new Joint.Limit(-1, 1.5), hip.limit());
        assertEquals(120, hip.torqueLimit());
        assertEquals(0.3, hip.damping());
        assertEquals(Vec3.Y, hip.axis());
        Joint shoulder = m.joints().get(m.jointIndex("shoulder"));
        assertEquals(Vec3.X, shoulder.axis());
        assertEquals(Double.POSITIVE_INFINITY, shoulder.torqueLimit());
        var foot = m.links().get(m.linkIndex("left_foot"));
        assertEquals(Role.FOOT, foot.role());
        assertEquals(Side.LEFT, foot.side());
        assertEquals(new Geometry.Sphere(0.06), foot.shapes().get(0).geometry());
        assertEquals(new Geometry.Capsule(0.02, 0.05), foot.shapes().get(1).geometry());
        assertEquals(
                new Geometry.Box(0.2, 0.15, 0.1),
                m.links().get(0).shapes().get(0).geometry());
        assertEquals("left_sole", m.endEffectors().get(0).name());
        String notes = read.notes().toString();
        assertTrue(notes.contains("<mimic> is ignored: unsupported"), notes);
        assertTrue(notes.contains("r.urdf:2: <material> is ignored"), notes);
        assertTrue(notes.contains("<visual> is ignored"), notes);
        assertTrue(notes.contains("attribute 'velocity' of <limit>"), notes);
    }

    @Test
    void inertiaTurnsWithItsOrigin() throws IOException {
        Inertia i = read(
                        "<robot name='r'><link name='a'><inertial><origin xyz='1 2 3' rpy='0 0 1.5707963267948966'/>"
                                + "<mass value='2'/><inertia ixx='1' iyy='2' izz='2.5' ixy='0.1' ixz='0' iyz='0'/></inertial>"
                                + "</link></robot>",
                        Map.of())
                .character()
                .links()
                .get(0)
                .inertia();
        assertEquals(new Vec3(1, 2, 3), i.com());
        assertEquals(2, i.xx(), 1e-12);
        assertEquals(1, i.yy(), 1e-12);
        assertEquals(-0.1, i.xy(), 1e-12);
    }

    @Test
    void theRootMovesAsTheOptionSays() throws IOException {
        String one = "<robot name='r'><link name='a'>" + MASS + "</link></robot>";
        assertEquals(List.of(JointType.FREE), types(read(one, Map.of()).character()));
        assertEquals(
                List.of(JointType.FREE), types(read(one, Map.of("root", "free")).character()));
        assertEquals(List.of(), types(read(one, Map.of("root", "fixed")).character()));
        List<Joint> planar = read(one, Map.of("root", "planar")).character().joints();
        assertEquals(
                List.of("root-x", "root-z", "root-pitch"),
                planar.stream().map(Joint::name).toList());
        assertEquals(
                List.of(Vec3.X, Vec3.Z, Vec3.Y),
                planar.stream().map(Joint::axis).toList());
        assertEquals(JointType.HINGE, planar.get(2).type());
        String message = assertThrows(InvalidInput.class, () -> read(one, Map.of("root", "loose")))
                .getMessage();
        assertTrue(message.contains("expected free, planar or fixed"), message);
        assertThrows(InvalidInput.class, () -> read(one, Map.of("boot", "free")));
    }

    @Test
    void aWorldLinkIsTheWorldAndPlanarAndFloatingJointsAreSeveral() throws IOException {
        CharacterModel m = read(Corpus.PLATFORM, Map.of()).character();
        assertEquals(-1, m.linkIndex("world"));
        assertEquals(
                List.of(
                        JointType.SLIDE,
                        JointType.SLIDE,
                        JointType.HINGE,
                        JointType.SLIDE,
                        JointType.SLIDE,
                        JointType.SLIDE,
                        JointType.BALL),
                types(m));
        assertEquals(Vec3.Y, m.joints().get(2).axis());
        for (int i = 0; i < 2; i++) {
            assertEquals(0, m.joints().get(i).axis().dot(Vec3.Y), 1e-12);
        }
        assertEquals(0, m.joints().get(0).axis().dot(m.joints().get(1).axis()), 1e-12);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<link name='a'/><link name='a'/> | <link> name 'a' is taken",
                "<link name='a'/><link name='b'/> | <link> 'b' has no parent, nor has 'a'",
                "<link name='a'/><joint name='j' type='fixed'><parent link='a'/><child link='x'/></joint> | <child> link=\"x\"",
                "<link name='a'/><link name='b'/><joint name='j' type='fixed'><parent link='a'/><child link='b'/></joint>"
                        + "<joint name='k' type='fixed'><parent link='b'/><child link='a'/></joint> | <joint> closes a cycle",
                "<link name='a'/><link name='b'/><joint name='j' type='fixed'><parent link='a'/><child link='b'/></joint>"
                        + "<joint name='k' type='fixed'><parent link='a'/><child link='b'/></joint> | <joint> gives link 'b' a second",
                "<link name='a'/> | <link> 'a' moves but has no mass",
                "<link name='a'><inertial><mass value='-1'/></inertial></link> | <mass> has a value of -1.0 kg",
                "<link name='a'><inertial><mass value='1'/></inertial></link> | <inertial> has no <inertia>",
                "<link name='a'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='9'/></inertial></link> | <inertia> has",
                "<link name='a'><inertial><mass value='NaN'/></inertial></link> | <mass> value=\"NaN\"",
                "<link name='a'><collision><geometry><sphere radius='0'/></geometry></collision></link> | <sphere> sphere: radius",
                "<link name='a'><collision><geometry><mesh filename='m.stl'/></geometry></collision></link> | <mesh> file 'm.stl'"
            })
    void whatNoRobotHasIsRefusedWithFileAndLine(String content, String start) {
        String message = refusal("<robot name='r'>\n" + content + "</robot>");
        assertTrue(message.startsWith("r.urdf:2: " + start), message);
        assertTrue(message.contains("; "), "a remedy in " + message);
    }

    @Test
    void meshesInPackagesAreListed() throws IOException {
        Imported read = read(
                "<robot name='r'><link name='a'>" + MASS
                        + "<collision><geometry><mesh filename='package://x/m.stl'/></geometry></collision></link></robot>",
                Map.of());
        assertEquals(0, read.character().links().get(0).shapes().size());
        assertTrue(read.notes().toString().contains("meshes are not read"), read.notes()::toString);
    }
}
