// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MjcfSafetyTest {
    @TempDir
    Path folder;

    private Imported read(String xml) throws IOException {
        Path file = Files.writeString(folder.resolve("m.xml"), xml);
        return new MjcfImporter().read(file, Map.of());
    }

    private String refusal(String xml) {
        return assertThrows(InvalidInput.class, () -> read(xml)).getMessage();
    }

    private static String world(String bodies) {
        return "<mujoco>\n<worldbody>\n" + bodies + "\n</worldbody>\n</mujoco>";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<body><geom size='1' mass='-1'/></body> | m.xml:3: <geom> has a negative mass",
                "<body><geom size='1' mass='nan'/></body> | m.xml:3: <geom> mass=\"nan\": 'nan' is not a finite number",
                "<body><geom size='1e300'/></body> | m.xml:3: <geom> size=\"1e300\": 1e300 is too",
                "<body><geom size='1e25'/></body> | m.xml:3: <body> 'body0' has a mass, inertia or",
                "<body><joint/><geom size='1' mass='0'/></body> | m.xml:3: <body> 'body0' moves but has no mass",
                "<body><joint/><inertial pos='0 0 0' mass='1' diaginertia='0 1 1'/></body> | m.xml:3: <body>",
                "<body><inertial pos='0 0 0' mass='1' diaginertia='1 1 9'/></body> | m.xml:3: <inertial> has moments",
                "<body><inertial pos='0 0 0' mass='1' fullinertia='1 1 1 9 0 0'/></body> | m.xml:3: <inertial> has an",
                "<body name='a'><geom size='1'/></body><body name='a'/> | m.xml:3: <body> name 'a' is taken",
                "<body><joint name='a'/><joint name='a'/></body> | m.xml:3: <joint> name 'a' is taken",
                "<body><geom name='a' size='1'/><geom name='a' size='1'/></body> | m.xml:3: <geom> name 'a' is taken",
                "<body><joint type='ball'/><joint/><geom size='1'/></body> | m.xml:3: <joint> turns after a ball",
                "<body><geom size='1' class='x'/></body> | m.xml:3: <geom> uses the default class 'x'",
                "<body childclass='x'><geom size='1'/></body> | m.xml:3: <body> uses the default class 'x'",
                "<body><geom size='1' euler='0 0 1' zaxis='0 0 1'/></body> | m.xml:3: <geom> has several of",
                "<body><geom type='box' size='1 1'/></body> | m.xml:3: <geom> box: half extent z is 0.0 m",
                "<body><geom type='sphere' size='1' fromto='0 0 0 1 1 1'/></body> | m.xml:3: <geom> is a sphere with",
                "<body><geom size='1'/><body><freejoint/><geom size='1'/></body></body> | m.xml:1: <mujoco> joint",
                "<body><joint range='0 1' type='hinge' axis='0 0 0'/><geom size='1'/></body> | m.xml:3: <joint>",
                "<body><geom type='mesh' mesh='bone'/></body> | m.xml:3: <geom> asks for the mesh 'bone'"
            })
    void whatNoBodyHasIsRefusedWithFileAndLine(String bodies, String start) {
        String message = refusal(world(bodies));
        assertTrue(message.startsWith(start), message);
        assertTrue(message.contains("; "), "a remedy in " + message);
    }

    @Test
    void missingMeshesAreRefusedAndMeshesWithMassNeedAnInertial() throws IOException {
        String asset = "<mujoco><compiler meshdir='m'/><asset>\n<mesh file='bone.stl'/></asset><worldbody>\n";
        String inertial = "<inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/>";
        String end = "<geom type='mesh' mesh='bone'/></body></worldbody></mujoco>";
        assertTrue(
                refusal(asset + "<body>" + inertial + end).startsWith("m.xml:2: <mesh> file 'm/bone.stl' is missing"));
        Files.createDirectory(folder.resolve("m"));
        Files.writeString(folder.resolve("m/bone.stl"), "solid");
        assertTrue(refusal(asset + "<body>" + end).startsWith("m.xml:3: <geom>"));
        assertTrue(read(asset + "<body>" + inertial + end).notes().stream()
                .anyMatch(n -> n.line() == 3 && n.text().contains("meshes are not read")));
    }

    @Test
    void includedFilesTakeTheirPlaceAndTellTheirOwnLines() throws IOException {
        Files.createDirectory(folder.resolve("parts"));
        Files.writeString(
                folder.resolve("parts/limb.xml"), "<x>\n<body name='limb'><geom size='1' rgba='1 1 1 1'/></body></x>");
        Imported read = read(world("<body name='a'><geom size='1'/><include file='parts/limb.xml'/></body>"));
        assertEquals(1, read.character().linkIndex("limb"));
        assertEquals("parts/limb.xml", read.notes().get(0).file());
        assertEquals(2, read.notes().get(0).line());
    }

    @Test
    void includesStayInTheFolderAndComeOnce() throws IOException {
        Files.writeString(folder.resolve("self.xml"), "<x>\n<include file='self.xml'/></x>");
        assertTrue(refusal(world("<include file='self.xml'/>")).startsWith("self.xml:2: <include>"));
        assertTrue(refusal(world("<include file='./m.xml'/>")).contains("is included already"));
        assertTrue(refusal(world("<include file='../m.xml'/>")).contains("outside the model's folder"));
        assertTrue(refusal(world("<include file='/etc/hostname'/>")).contains("outside the model's folder"));
        assertTrue(refusal(world("<include file='http://localhost/a'/>")).contains("outside the model's folder"));
        assertTrue(refusal(world("<include file='gone.xml'/>")).contains("is missing"));
        Path outside = Files.createTempFile("outside", ".xml");
        try {
            Files.writeString(outside, "<x><body/></x>");
            Files.createSymbolicLink(folder.resolve("link.xml"), outside);
            assertTrue(refusal(world("<include file='link.xml'/>")).contains("is missing"));
        } finally {
            Files.delete(outside);
        }
    }

    @Test
    void limitsHoldForAllFilesTogether() throws IOException {
        Files.writeString(folder.resolve("deep.xml"), "<x>" + "<a>".repeat(150) + "</a>".repeat(150) + "</x>");
        String deep = "<b>".repeat(100) + "<include file='deep.xml'/>" + "</b>".repeat(100);
        assertTrue(refusal(world(deep)).startsWith("deep.xml:1: <a> "));
        Files.writeString(folder.resolve("many.xml"), "<x>" + "<a/>".repeat(60_000) + "</x>");
        assertTrue(refusal(world("<a/>".repeat(60_000) + "<include file='many.xml'/>"))
                .contains("at most 100000 elements"));
        assertTrue(refusal(world("<body><geom size='1'/></body>".repeat(1001))).contains("at most 1000 bodies"));
    }

    @Test
    void bytesThatAreNoTextAreRefusedWithTheirLine() throws IOException {
        byte[] bytes = "<mujoco>\n\n<worldbody/>?</mujoco>".getBytes(StandardCharsets.ISO_8859_1);
        bytes[22] = (byte) 0xff;
        Files.write(folder.resolve("b.xml"), bytes);
        Path file = folder.resolve("b.xml");
        String message = assertThrows(InvalidInput.class, () -> new MjcfImporter().read(file, Map.of()))
                .getMessage();
        assertTrue(message.startsWith("b.xml:3: not well-formed XML"), message);
        assertTrue(refusal("<?xml version='1.0' encoding='EBCDIC'?><mujoco/>").contains("save the file as UTF-8"));
    }

    @Test
    void optionsOfOtherFormatsAreRefused() {
        Path file = folder.resolve("m.xml");
        String message = assertThrows(InvalidInput.class, () -> new MjcfImporter().read(file, Map.of("root", "free")))
                .getMessage();
        assertTrue(message.contains("'root'"), message);
    }

    @Test
    void everythingThatIsNotReadIsListed() throws IOException {
        Imported read =
                read("<mujoco><option/>\n<equality>\n<weld body1='a'/></equality><sensor/><tendon><fixed/></tendon>"
                        + "<worldbody><light/><geom type='plane' size='1 1 1'/><body name='a'><joint frictionloss='1'/>"
                        + "<geom size='1'/></body></worldbody><contact><exclude body1='world' body2='a'/></contact>"
                        + "<actuator><muscle joint='x'/></actuator></mujoco>");
        String all = read.notes().toString();
        for (String word :
                new String[] {"<option>", "<weld>", "<sensor>", "<fixed>", "<light>", "<geom>", "<exclude>", "<muscle>"
                }) {
            assertTrue(all.contains(word + " is ignored"), word + " in " + all);
        }
        assertTrue(all.contains("attribute 'frictionloss' of <joint> is ignored"), all);
        assertTrue(all.contains("m.xml:3: <weld> is ignored: unsupported"), all);
    }
}
