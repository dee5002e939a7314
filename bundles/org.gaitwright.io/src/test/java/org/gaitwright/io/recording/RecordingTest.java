// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.recording;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunListener;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

final class RecordingTest {
    private static final double TICK = 1.0 / 128;

    private static Scene scene(double seconds) {
        Push push = new Push(TICK, TICK, "", "ball", new Vec3(5, 0, 0));
        return Scene.of("drop", seconds, List.of(Scene.Casting.of("humanoid", "passive")))
                .seed(3)
                .pushes(List.of(push))
                .build();
    }

    private static void run(double seconds, RunListener... listeners) {
        try (Run run = new Run(scene(seconds), new FakeStudio())) {
            for (RunListener l : listeners) {
                run.add(l);
            }
            while (run.advance()) {
                assertFalse(run.ended());
            }
        }
    }

    private static List<JsonObject> trace(double seconds) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (TraceWriter trace = new TraceWriter(out)) {
            run(seconds, trace);
        }
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(l -> JsonParser.parseString(l).getAsJsonObject())
                .toList();
    }

    private static byte[] recording(double seconds) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (RecordingWriter recording = new RecordingWriter(out)) {
            run(seconds, recording);
        }
        return out.toByteArray();
    }

    private static Recording read(byte[] bytes) throws IOException {
        return RecordingFile.read(new ByteArrayInputStream(bytes), "x.rec");
    }

    @Test
    void aTraceBeginsWithItsHeader() {
        JsonObject header = trace(1).get(0);
        assertEquals(
                JsonParser.parseString(
                        """
                        {"type":"header","dt":0.0078125,"substeps":4,"control_hz":128,"gravity":[0.0,0.0,-9.81],
                         "friction":0.8,
                         "bodies":[{"name":"ball","character":"humanoid","mass":2.0,"inertia":[0.008,0.008,0.008,0.0,0.0,0.0]},
                                   {"name":"tail","character":"humanoid","mass":0.5,
                                    "inertia":[0.003,0.002,0.001,1.0E-4,2.0E-4,3.0E-4]}],
                         "joints":[{"name":"root","character":"humanoid","dofs":6,"torque_limit":[0.0,0.0,0.0,0.0,0.0,0.0]},
                                   {"name":"wag","character":"humanoid","dofs":1,"torque_limit":[10.0]}]}
                        """),
                header);
    }

    @Test
    void aTraceHasALinePerTickWithTheStateAtItsEnd() {
        List<JsonObject> lines = trace(1);
        assertEquals(1 + 128, lines.size());
        for (int i = 1; i < lines.size(); i++) {
            JsonObject line = lines.get(i);
            assertEquals(List.of("t", "bodies", "tau", "contacts", "external"), List.copyOf(line.keySet()));
            assertEquals(i * TICK, line.get("t").getAsDouble());
            assertEquals(2, line.getAsJsonArray("bodies").size());
            assertEquals(
                    13, line.getAsJsonArray("bodies").get(1).getAsJsonArray().size());
            assertEquals("[0.0,0.0,0.0,0.0,0.0,0.0,1.0]", line.get("tau").toString());
        }
        // after one tick: v = g dt, z = 1 + v dt
        JsonArray ball = lines.get(1).getAsJsonArray("bodies").get(0).getAsJsonArray();
        double v = -9.81 * TICK;
        assertEquals(1 + v * TICK, ball.get(2).getAsDouble());
        assertEquals(v, ball.get(9).getAsDouble());
        assertEquals(1, ball.get(3).getAsDouble());
    }

    @Test
    void aTraceTellsContactsAndPushesInFull() {
        List<JsonObject> lines = trace(1);
        JsonArray none = new JsonArray();
        assertEquals(none, lines.get(1).get("external"));
        JsonArray push = lines.get(2).getAsJsonArray("external").get(0).getAsJsonArray();
        assertEquals(10, push.size());
        assertEquals("0", push.get(0).toString());
        assertEquals(5, push.get(4).getAsDouble());
        assertEquals(none, lines.get(3).get("external"));
        assertEquals(none, lines.get(3).get("contacts"));
        JsonArray contact = lines.get(128).getAsJsonArray("contacts").get(0).getAsJsonArray();
        assertEquals(11, contact.size());
        assertEquals("0", contact.get(0).toString());
        assertEquals("-1", contact.get(1).toString());
        assertEquals(1, contact.get(7).getAsDouble());
        assertEquals(2.5 * 9.81, contact.get(10).getAsDouble(), 1e-12);
    }

    @Test
    void aReportHasAllKeysAndNoNumberThatJsonLacks() {
        try (Run run = new Run(scene(0.5), new FakeStudio())) {
            while (run.advance()) {
                assertFalse(run.ended());
            }
            JsonObject report = JsonParser.parseString(
                            RunReport.of("1.0.0", run, 0, 0).json())
                    .getAsJsonObject();
            for (String key :
                    """
                    version character controller terrain engine seed duration_s simulated_s outcome fell_at_s fell_because stuck_s
                    distance_m
                    mean_speed_mps steps wall_s cpu_s realtime_factor control_hz substeps us_per_substep max_torque_ratio
                    cost_of_transport state_sha256"""
                            .split("\\s+")) {
                assertTrue(report.has(key), key);
            }
            assertEquals("fell", report.get("outcome").getAsString());
            assertEquals(0.3, report.get("fell_at_s").getAsDouble(), 0.02, "from 1 m to 0.6 m");
            assertEquals(
                    run.fall().orElseThrow().words(), report.get("fell_because").getAsString());
            assertEquals(0, report.get("stuck_s").getAsDouble());
            assertTrue(report.get("realtime_factor").isJsonNull(), "nothing over no time");
            assertEquals(0.5, report.get("simulated_s").getAsDouble());
            assertEquals(0.1, report.get("max_torque_ratio").getAsDouble());
            assertEquals(64, report.get("state_sha256").getAsString().length());
            JsonObject gait = report.getAsJsonObject("gait");
            for (String key :
                    """
                    from_s steps speed_mps sideways_speed_mps step_length_m step_time_s step_width_m duty_factor
                    double_support foot_slip_m_per_step com_height_m step_asymmetry step_length_asymmetry
                    step_time_asymmetry ground_reaction"""
                            .split("\\s+")) {
                assertTrue(gait.has(key), key);
            }
            assertEquals(0, gait.get("steps").getAsInt());
            assertTrue(gait.get("step_length_m").isJsonNull(), "a ball has no feet");
            assertTrue(gait.get("ground_reaction").isJsonNull(), "a ball has no feet");
        }
    }

    @Test
    void aRecordingGivesTheMotionBack() throws Exception {
        List<double[]> poses = new java.util.ArrayList<>();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunListener witness = new RunListener() {
            @Override
            @SuppressWarnings("resource") // the run closes its simulation
            public void tick(Run run) {
                double[] pose = new double[7];
                run.simulation().bodyPose(0, pose);
                poses.add(pose);
            }
        };
        try (RecordingWriter writer = new RecordingWriter(out)) {
            run(3, writer, witness);
        }
        Recording recording = read(out.toByteArray());
        assertTrue(recording.complete());
        assertEquals(3 * 128 + 1, recording.frames());
        assertEquals(scene(3), recording.scene());
        assertEquals(new Recording.Body("tail", "humanoid"), recording.bodies().get(1));
        double[] pose = new double[7];
        recording.bodyPose(0, 0, pose);
        assertArrayEquals(new double[] {0, 0, 1, 1, 0, 0, 0}, pose);
        for (int i = 0; i < poses.size(); i++) {
            recording.bodyPose(i + 1, 0, pose);
            assertArrayEquals(poses.get(i), pose, 1e-6);
            assertEquals((i + 1) * TICK, recording.timeSeconds(i + 1));
        }
    }

    @Test
    void aCutRecordingIsReadUpToItsLastWholeBlock() throws Exception {
        byte[] whole = recording(3);
        Recording all = read(whole);
        int last = 0;
        double[] a = new double[7];
        double[] b = new double[7];
        int header = new String(whole, StandardCharsets.ISO_8859_1).indexOf("FRMS");
        for (int length = header; length < whole.length; length++) {
            Recording cut = read(Arrays.copyOf(whole, length));
            assertFalse(cut.complete());
            assertTrue(cut.frames() >= last && cut.frames() <= all.frames());
            last = cut.frames();
            if (last > 0) {
                all.bodyPose(last - 1, 0, a);
                cut.bodyPose(last - 1, 0, b);
                assertArrayEquals(a, b);
            }
        }
        assertEquals(all.frames(), last, "only the end mark is missing");
        for (int length = 0; length < header; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThrows(InvalidInput.class, () -> read(cut));
        }
    }

    @Test
    void aDamagedRecordingIsRefused() {
        byte[] whole = recording(0.5);
        for (int i = 0; i < whole.length; i++) {
            byte[] damaged = whole.clone();
            damaged[i] ^= 0x10;
            try {
                // lengths that grew beyond the file look like a cut; everything else must be noticed
                assertFalse(read(damaged).complete(), "byte " + i);
            } catch (InvalidInput e) {
                assertTrue(e.getMessage().startsWith("x.rec"), e.getMessage());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Test
    void aRecordingOfALaterVersionSaysSo() {
        byte[] later = recording(0.5);
        later[11] = 2;
        String got = assertThrows(InvalidInput.class, () -> read(later)).getMessage();
        assertTrue(got.contains("version 2") && got.contains("reads version 1"), got);
    }

    @Test
    void aRecordingPlaysOnlyInAWorldWithItsBodies() throws Exception {
        Recording recording = read(recording(0.5));
        FakeStudio studio = new FakeStudio();
        var world = new org.gaitwright.core.run.Stage(recording.scene(), studio).world();
        assertEquals(recording.frames(), recording.in(world).frames());
        Scene two = Scene.of(
                        "two",
                        1,
                        List.of(
                                Scene.Casting.of("humanoid", "passive"),
                                new Scene.Casting(
                                        "b", "humanoid", "passive", "", java.util.Map.of(), List.of(), 1, 0, 0)))
                .build();
        var larger = new org.gaitwright.core.run.Stage(two, studio).world();
        assertThrows(InvalidInput.class, () -> recording.in(larger));
    }
}
