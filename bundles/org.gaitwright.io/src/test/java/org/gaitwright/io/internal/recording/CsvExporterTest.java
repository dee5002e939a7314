// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.exchange.Motion;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.testkit.FallingBall;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;

final class CsvExporterTest {
    private static final World WORLD = world("anna", "bert, \"b\"");

    /** A ball with a tail for each name, and a crate. */
    private static World world(String... names) {
        CharacterModel ball = FallingBall.character("ball");
        return new World(
                List.of(names).stream()
                        .map(n -> new World.Actor(n, ball, ball.zeroPose(), new double[ball.velocities()]))
                        .toList(),
                List.of(new World.Crate("box", Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1), List.of(), Pose.IDENTITY)),
                List.of(),
                new Slope(0),
                new World.Timing(128, 4),
                World.EARTH);
    }

    /** Frames every third of a second, each number another one. */
    private record Numbers(World world, int frames) implements Motion {
        @Override
        public double timeSeconds(int frame) {
            return frame / 3.0;
        }

        @Override
        public void bodyPose(int frame, int body, double[] out7) {
            for (int i = 0; i < 7; i++) {
                out7[i] = number(frame, body, i);
            }
        }

        static double number(int frame, int body, int i) {
            return (frame - 1) * Math.pow(10, 3 * body - 6) / (i + 3);
        }
    }

    private static List<String> lines(int frames) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CsvExporter().write(new Numbers(WORLD, frames), out);
        String text = out.toString(StandardCharsets.UTF_8);
        assertEquals('\n', text.charAt(text.length() - 1));
        return List.of(text.split("\r\n"));
    }

    @Test
    void theHeaderNamesEachBodyByItsActorAndEachUnit() throws IOException {
        String quoted = "\"bert, \"\"b\"\"/ball.";
        assertEquals(1, lines(0).size());
        String header = lines(0).get(0);
        assertEquals(
                "t [s],anna/ball.x [m],anna/ball.y [m],anna/ball.z"
                        + " [m],anna/ball.qw,anna/ball.qx,anna/ball.qy,anna/ball.qz,anna/tail.x [m]",
                header.substring(0, header.indexOf(",anna/tail.y")));
        assertEquals(1, header.split(java.util.regex.Pattern.quote(quoted + "qw\""), -1).length - 1, header);
        assertEquals(
                "box.x [m],box.y [m],box.z [m],box.qw,box.qx,box.qy,box.qz", header.substring(header.indexOf("box.")));
    }

    @Test
    void everyNumberReadsBackToTheSameBits() throws IOException {
        List<String> lines = lines(3);
        assertEquals(4, lines.size());
        for (int frame = 0; frame < 3; frame++) {
            String[] cells = lines.get(1 + frame).split(",");
            assertEquals(1 + 7 * WORLD.bodies(), cells.length);
            assertEquals(frame / 3.0, Double.parseDouble(cells[0]));
            for (int k = 1; k < cells.length; k++) {
                assertEquals(Numbers.number(frame, (k - 1) / 7, (k - 1) % 7), Double.parseDouble(cells[k]));
            }
        }
    }

    @Test
    void aStreamThatFailsIsNotTakenForSuccess() throws IOException {
        try (OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        }) {
            assertThrows(IOException.class, () -> new CsvExporter().write(new Numbers(WORLD, 1), full));
        }
    }
}
