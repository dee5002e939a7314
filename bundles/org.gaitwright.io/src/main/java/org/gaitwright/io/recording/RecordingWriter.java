// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.recording;

import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunListener;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.io.Json;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.internal.recording.FrameBlock;

/**
 * Writes the poses of all bodies as a {@link Recording}: the start, then each control tick. What was flushed stays
 * readable if the process dies.
 */
public final class RecordingWriter implements RunListener, Closeable {
    private static final int FRAMES_PER_BLOCK = 128;

    private final DataOutputStream out;
    private final double[] pose = new double[7];
    private float[] frames = new float[0];
    private int channels;
    private int pending;
    private int total;
    private boolean ended;

    /** Writes to a stream, which stays open. */
    public RecordingWriter(OutputStream out) {
        this.out = new DataOutputStream(out);
    }

    @SuppressWarnings("resource") // the run closes its simulation
    @Override
    public void begin(Run run) {
        channels = 7 * run.stage().world().bodies();
        frames = new float[FRAMES_PER_BLOCK * channels];
        try {
            byte[] header = header(run).getBytes(StandardCharsets.UTF_8);
            out.writeLong(FrameBlock.MAGIC);
            out.writeInt(FrameBlock.VERSION);
            out.writeInt(header.length);
            out.write(header);
            out.writeInt(crc(header));
        } catch (IOException e) {
            throw failed(e);
        }
        frame(run.simulation());
    }

    @SuppressWarnings("resource") // the run closes its simulation
    @Override
    public void tick(Run run) {
        frame(run.simulation());
    }

    @Override
    public void end(Run run) {
        ended = true;
        close();
    }

    /** Hands over what is still kept back, and the end mark if the run came to its end; the stream stays open. */
    @Override
    public void close() {
        try {
            block();
            if (ended) {
                out.writeInt(FrameBlock.DONE);
                out.writeInt(total);
                ended = false;
            }
            out.flush();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private void frame(Simulation simulation) {
        int o = pending * channels;
        for (int b = 0; b < channels / 7; b++) {
            simulation.bodyPose(b, pose);
            for (int i = 0; i < 7; i++) {
                frames[o++] = (float) pose[i];
            }
        }
        pending++;
        total++;
        if (pending == FRAMES_PER_BLOCK) {
            try {
                block();
            } catch (IOException e) {
                throw failed(e);
            }
        }
    }

    private void block() throws IOException {
        if (pending == 0) {
            return;
        }
        byte[] packed = FrameBlock.pack(frames, pending, channels);
        out.writeInt(FrameBlock.FRAMES);
        out.writeInt(pending);
        out.writeInt(packed.length);
        out.writeInt(crc(packed));
        out.write(packed);
        out.flush();
        pending = 0;
    }

    private static String header(Run run) {
        World world = run.stage().world();
        List<Map<String, String>> bodies = new ArrayList<>();
        for (World.Actor actor : world.actors()) {
            for (Link link : actor.character().links()) {
                bodies.add(Map.of("name", link.name(), "character", actor.name()));
            }
        }
        for (World.Crate crate : world.crates()) {
            bodies.add(Map.of("name", crate.name(), "character", ""));
        }
        return Json.text(Map.of(
                "scene", SceneFile.text(run.stage().scene()),
                "control_hz", world.timing().controlHz(),
                "substeps", world.timing().substeps(),
                "bodies", bodies));
    }

    private static int crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    private static UncheckedIOException failed(IOException e) {
        return new UncheckedIOException("the recording can't be written: " + e.getMessage(), e);
    }
}
