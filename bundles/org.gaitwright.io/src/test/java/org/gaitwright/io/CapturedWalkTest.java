// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.mjcf.MjcfImporter;
import org.gaitwright.testkit.CapturedFigure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keyframes, played by a figure in space and captured, come back. */
final class CapturedWalkTest {
    private static final Path RESOURCES =
            Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources");
    /** A frame is 1/120 s, and joints turn by up to 6 rad/s: half a frame is 0.025 rad. */
    private static final double NEAR = 0.03;
    /** A foot that is flat for a moment only turns by so much while its ankle is lowest. */
    private static final double NEAR_OF_FEET = 0.05;

    private static final int CASES = 40;
    private static final List<String> LEG = List.of("hip", "knee", "ankle");

    @TempDir
    Path folder;

    private static CharacterModel character(String id) throws IOException {
        return new MjcfImporter()
                .read(RESOURCES.resolve("characters/" + id + ".xml"), Map.of())
                .character();
    }

    private static Map<String, Double> shipped(String motion) throws IOException {
        Path file = RESOURCES.resolve("motions/" + motion + ".yaml");
        return PresetFile.of(Files.readString(file), motion, "nearest-node").values();
    }

    private CapturedWalk read(CapturedFigure figure, String character, int keys) throws IOException {
        Path file = Files.writeString(folder.resolve("walk.bvh"), figure.bvh());
        return CapturedWalk.read(file, character(character), character, "A walk", keys);
    }

    private static Map<String, Double> values(CapturedWalk walk) {
        return PresetFile.of(walk.text(), "walk.yaml", "nearest-node").values();
    }

    private static void assertNear(Map<String, Double> expected, Map<String, Double> got, String of) {
        expected.forEach((name, value) -> {
            if (name.startsWith("key.")) {
                double near = name.endsWith("ankle") ? NEAR_OF_FEET : NEAR;
                assertEquals(value, got.getOrDefault(name, 0.0), near, name + of);
            }
        });
    }

    private String refused(CapturedFigure figure) {
        return assertThrows(InvalidInput.class, () -> read(figure, "human-7", 4))
                .getMessage();
    }

    @Test
    void shippedKeyframesComeBack() throws IOException {
        assertNear(shipped("regular"), values(read(new CapturedFigure(shipped("regular")), "human-7", 3)), "");
        assertNear(
                shipped("sixteen-link"), values(read(new CapturedFigure(shipped("sixteen-link")), "human-16", 2)), "");
        assertNear(
                shipped("double-swing"),
                values(read(new CapturedFigure(shipped("double-swing")).frames(600, 1.0 / 120), "human-7", 4)),
                "");
    }

    @Test
    void axesUnitsHeadingRestPoseAndLineEndsDoNotMatter() throws IOException {
        Map<String, Double> expected = values(read(new CapturedFigure(shipped("regular")), "human-7", 3));
        for (CapturedFigure other : List.of(
                new CapturedFigure(shipped("regular")).zUp(),
                new CapturedFigure(shipped("regular")).unit(0.01),
                new CapturedFigure(shipped("regular")).heading(137),
                new CapturedFigure(shipped("regular")).rest(3).zUp().heading(-90),
                new CapturedFigure(shipped("regular")).onTheSpot().heading(45),
                new CapturedFigure(shipped("regular"))
                        .names(CapturedFigure.DUMB)
                        .heading(200),
                new CapturedFigure(shipped("regular")).lineEnd("\r\n"))) {
            Map<String, Double> got = values(read(other, "human-7", 3));
            expected.forEach((name, value) -> assertEquals(value, got.getOrDefault(name, 0.0), 1e-3, name));
        }
    }

    @Test
    void keyframesByChanceComeBack() throws IOException {
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            Map<String, Double> keys = byChance(random);
            CapturedFigure figure = new CapturedFigure(keys)
                    .heading(360 * random.nextDouble())
                    .unit(Math.pow(10, 3 * random.nextDouble() - 1))
                    .rest(seed);
            CapturedWalk walk = read(random.nextBoolean() ? figure.zUp() : figure, "human-7", 3);
            assertTrue(walk.notes().isEmpty(), walk.notes()::toString);
            assertNear(keys, values(walk), " of seed " + seed);
        }
    }

    /** Walks like the regular one, faster or slower, with other angles, and a stance foot that is flat once it is down. */
    private static Map<String, Double> byChance(Random random) throws IOException {
        Map<String, Double> keys = new HashMap<>(shipped("regular"));
        double seconds = 0.15 + 0.1 * random.nextDouble();
        double lean = 0.2 * random.nextDouble() - 0.1;
        for (int k = 0; k < 3; k++) {
            keys.put("key." + k + ".seconds", seconds);
            keys.put("key." + k + ".torso", lean);
            for (String part : List.of("stance-", "swing-")) {
                for (String joint : LEG) {
                    double by = 0.12 * random.nextDouble() - 0.06;
                    keys.merge("key." + k + "." + part + joint, by, Double::sum);
                }
            }
            double above = lean + keys.get("key." + k + ".stance-hip") + keys.get("key." + k + ".stance-knee");
            keys.put("key." + k + ".stance-ankle", k == 0 ? -above - 0.1 : -above);
        }
        return keys;
    }

    @Test
    void aFileHasTheLayoutOfKeyframes() throws IOException {
        CapturedWalk walk = read(new CapturedFigure(shipped("regular")), "human-7", 12);
        assertTrue(
                walk.text().startsWith("controller: nearest-node\ncharacter: human-7\ndescription: \"A walk\"\n"),
                walk.text());
        Map<String, Double> got = values(walk);
        assertEquals(12, got.get("keys"));
        assertEquals(12, got.get("nodes"));
        assertEquals(0.12, got.get("lead"));
        double seconds = 0;
        for (int k = 0; k < 12; k++) {
            assertTrue(got.get("key." + k + ".seconds") >= 0.01, walk.text());
            seconds += got.get("key." + k + ".seconds");
        }
        assertEquals(0.6, seconds, 0.005);
        assertEquals(
                6,
                values(read(new CapturedFigure(shipped("regular")), "human-7", 1))
                        .get("nodes"));
    }

    @Test
    void whatABodyCanNotDoIsTold() throws IOException {
        CapturedWalk stiff = read(new CapturedFigure(shipped("regular")), "mechbot", 4);
        assertTrue(
                stiff.notes().stream().anyMatch(n -> n.toString().contains("swing-knee goes up to 1.4")),
                stiff.notes()::toString);
        CapturedWalk armless =
                read(new CapturedFigure(shipped("sixteen-link")).names(CapturedFigure.DUMB), "human-16", 2);
        assertTrue(armless.notes().get(0).toString().startsWith("walk.bvh:2: "), armless.notes()::toString);
        assertTrue(armless.notes().get(0).toString().contains("stance-shoulder"), armless.notes()::toString);
    }

    @Test
    void whatIsNoWalkIsRefused() throws IOException {
        Map<String, Double> still = Map.of("keys", 1.0, "key.0.seconds", 0.5);
        assertTrue(
                refused(new CapturedFigure(still)).contains("no steps were found"), refused(new CapturedFigure(still)));
        String one = refused(new CapturedFigure(shipped("regular")).frames(70, 1.0 / 120));
        assertTrue(one.contains("half cycle") && one.contains("expected"), one);
        String fast = refused(new CapturedFigure(shipped("regular")).hurried(0.001));
        assertTrue(fast.contains("check 'Frame Time:'"), fast);
        assertThrows(InvalidInput.class, () -> read(new CapturedFigure(shipped("regular")), "human-7", 13));
        assertThrows(
                InvalidInput.class,
                () -> CapturedWalk.read(folder.resolve("no.bvh"), character("human-7"), "human-7", "", 4));
    }
}
