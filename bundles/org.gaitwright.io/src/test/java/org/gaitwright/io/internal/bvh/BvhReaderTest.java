// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.testkit.CapturedFigure;
import org.junit.jupiter.api.Test;

final class BvhReaderTest {
    private static final String GOOD =
            """
            HIERARCHY
            ROOT Hips
            {
            \tOFFSET 0 0 0
            \tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
            \tJOINT Bip01 L Thigh
            \t{
            \t\tOFFSET 1 0 0
            \t\tCHANNELS 3 Yrotation Zrotation Xrotation
            \t\tEnd Site
            \t\t{
            \t\t\tOFFSET 0 2 0
            \t\t}
            \t}
            }
            MOTION
            Frames: 2
            Frame Time: 0.01
            0 0 0 0 0 0 0 0 0
            10 20 30 90 0 0 0 0 90
            """;

    private static Bvh read(String text) throws IOException {
        return BvhReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.bvh");
    }

    private static void refused(String from, String to, String... parts) {
        assertTrue(GOOD.contains(from), from);
        String message = assertThrows(InvalidInput.class, () -> read(GOOD.replace(from, to)))
                .getMessage();
        for (String part : parts) {
            assertTrue(message.contains(part), message);
        }
    }

    private static void assertNear(Vec3 expected, Vec3 got) {
        assertEquals(0, expected.minus(got).norm(), 1e-12, () -> expected + " " + got);
    }

    @Test
    void jointsTurnInTheOrderOfTheirChannels() throws IOException {
        Bvh bvh = read(GOOD);
        assertEquals(
                List.of("Hips", "Bip01 L Thigh", ""),
                bvh.joints().stream().map(BvhJoint::name).toList());
        assertNear(new Vec3(1, 2, 0), bvh.positions(0)[2]);
        // Z(90) takes x to y; within it X(90) takes y to z
        assertNear(new Vec3(10, 21, 30), bvh.positions(1)[1]);
        assertNear(new Vec3(10, 21, 32), bvh.positions(1)[2]);
        assertEquals(0.01, bvh.frameSeconds());
    }

    @Test
    void otherSpellingsReadTheSame() throws IOException {
        Vec3 expected = read(GOOD).positions(1)[2];
        for (String text : List.of(
                GOOD.replace("\n", "\r\n"),
                GOOD.replace("\n", "\r"),
                GOOD.stripTrailing(),
                "\ufeff" + GOOD,
                GOOD.replace("Thigh\n\t{", "Thigh {"),
                GOOD.replace("10 20 30", "1e1\t+2.0E+1 .3e2"),
                GOOD.replace("HIERARCHY", "Hierarchy").replace("Xposition", "XPOSITION"),
                GOOD + "\n \t\n")) {
            assertNear(expected, read(text).positions(1)[2]);
        }
    }

    @Test
    void whatIsWrongIsToldWithItsLine() {
        refused("HIERARCHY", "HIERARCHIE", "a.bvh:1: got 'HIERARCHIE'; expected HIERARCHY");
        refused("ROOT Hips", "JOINT Hips", "a.bvh:2: got 'JOINT'; expected ROOT");
        refused("ROOT Hips", "ROOT", "a.bvh:2: a joint has no name");
        refused("OFFSET 1 0 0", "OFFSET 1 0", "a.bvh:9: got 'CHANNELS'; expected z of an OFFSET");
        refused("OFFSET 1 0 0", "OFFSET 1 NaN 0", "a.bvh:8: got 'NaN'");
        refused("OFFSET 1 0 0", "OFFSET 1 1e300 0", "a.bvh:8: got '1e300'", "at most");
        refused("CHANNELS 3", "CHANNELS 7", "a.bvh:9: got '7'", "from 0 to 6");
        refused("CHANNELS 3 Yrotation", "CHANNELS 3 Zrotation", "a.bvh:9: channel Zrotation");
        refused(
                "Yrotation Zrotation Xrotation",
                "Yrotation Wrotation Xrotation",
                "a.bvh:9: got 'Wrotation'; expected a channel");
        refused("End Site", "Ende", "a.bvh:10: got 'Ende'; expected JOINT, End Site or }");
        refused("MOTION", "ROOT Other", "a.bvh:16: a second figure");
        refused("MOTION", "}", "a.bvh:16: got '}'; expected MOTION");
        refused("Frames: 2", "Frames: 0", "a.bvh:17: got '0'", "from 1 to");
        refused("Frames: 2", "Frames: 1e9", "a.bvh:17: got '1e9'");
        refused("Frames: 2", "Frames: 3", "the file ends after 2 frames; expected 3");
        refused("Frames: 2", "Frames: 1", "a.bvh:20: another row after 1 frames");
        refused("0.01", "0", "a.bvh:18: frames are 0.0 s apart");
        refused("0.01", "nan", "a.bvh:18: got 'nan'");
        refused("10 20 30 90", "10 20 30", "a.bvh:20: frame 2 has 8 numbers; expected 9");
        refused("10 20 30", "10 NaN 30", "a.bvh:20: got 'NaN'; expected a number of frame 2");
        refused("10 20 30", "10 0x1 30", "a.bvh:20: got '0x1'");
        refused(GOOD, "", "a.bvh:1: the file ends here; expected HIERARCHY");
        refused(GOOD, GOOD.substring(0, GOOD.indexOf("CHANNELS")), "the file ends here");
    }

    @Test
    void hugeFilesAreRefused() {
        String joint = "JOINT a { OFFSET 0 0 0 CHANNELS 0\n";
        String head = "HIERARCHY\nROOT a { OFFSET 0 0 0 CHANNELS 0\n";
        String deep = assertThrows(InvalidInput.class, () -> read(head + joint.repeat(200)))
                .getMessage();
        assertTrue(deep.contains("nested more than 100 deep"), deep);
        String many = assertThrows(InvalidInput.class, () -> read(head + (joint + "}\n").repeat(1000)))
                .getMessage();
        assertTrue(many.contains("more than 1000 joints"), many);
        String large = assertThrows(InvalidInput.class, () -> read(" ".repeat(BvhReader.MAX_BYTES + 1)))
                .getMessage();
        assertTrue(large.contains("more than 32 MiB"), large);
    }

    @Test
    void damagedFilesAreReadOrRefusedWithFileAndLine() {
        Map<String, Double> still =
                Map.of("keys", 1.0, "key.0.seconds", 0.5, "key.0.stance-hip", -0.4, "key.0.swing-hip", 0.4);
        String good = new CapturedFigure(still).frames(4, 0.1).bvh();
        int refusals = 0;
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(good);
            for (int i = 0; i < 3; i++) {
                int at = random.nextInt(text.length() - 20);
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, "{} \n\t-.e0N\u0000é".charAt(random.nextInt(11)));
                    case 1 -> text.delete(at, at + random.nextInt(20));
                    default -> text.insert(at, text.substring(at, at + random.nextInt(20)));
                }
            }
            try {
                read(text.toString()).positions(0);
            } catch (InvalidInput e) {
                refusals++;
                assertTrue(e.getMessage().matches("(?s)a\\.bvh:\\d+: .*"), e.getMessage());
            } catch (IOException | RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertTrue(refusals > 250, refusals + " refusals");
    }
}
