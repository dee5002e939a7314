// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.recording;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.internal.recording.FrameBlock;

/** Reads recordings; one whose writer was killed is read up to its last whole block. */
public final class RecordingFile {
    private static final int MAX_HEADER = 16 << 20;
    private static final int MAX_BLOCK_FRAMES = 1 << 16;
    private static final int MAX_BLOCK_BYTES = 1 << 28;

    private final DataInputStream in;
    private final String file;
    private final List<float[]> blocks = new ArrayList<>();
    private int frames;

    private RecordingFile(DataInputStream in, String file) {
        this.in = in;
        this.file = file;
    }

    /**
     * Reads a recording.
     *
     * @throws InvalidInput if it is none, of a later version, or damaged
     */
    public static Recording read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString());
        } catch (NoSuchFileException e) {
            throw new InvalidInput("recording " + file + " does not exist; give the path of one", e);
        } catch (IOException e) {
            throw new InvalidInput("recording " + file + " can't be read: " + e.getMessage(), e);
        }
    }

    /** Reads a recording from a stream; {@code file} names it in messages. */
    public static Recording read(InputStream in, String file) throws IOException {
        return new RecordingFile(new DataInputStream(new BufferedInputStream(in, 1 << 16)), file).recording();
    }

    private Recording recording() throws IOException {
        JsonObject header = header();
        try {
            Scene scene = SceneFile.parse(header.get("scene").getAsString(), file + " (its scene)");
            int controlHz = header.get("control_hz").getAsInt();
            List<Recording.Body> bodies = new ArrayList<>();
            for (JsonElement e : header.getAsJsonArray("bodies")) {
                JsonObject b = e.getAsJsonObject();
                bodies.add(new Recording.Body(
                        b.get("name").getAsString(), b.get("character").getAsString()));
            }
            if (controlHz < 1 || bodies.isEmpty()) {
                throw refuse("its header names " + bodies.size() + " bodies at " + controlHz + " Hz");
            }
            boolean complete = blocks(7 * bodies.size());
            return new Recording(scene, controlHz, bodies, blocks, complete);
        } catch (NullPointerException
                | IllegalStateException
                | UnsupportedOperationException
                | NumberFormatException e) {
            throw new InvalidInput(
                    file + ": scene, control_hz or bodies is missing in its header; the file is damaged", e);
        }
    }

    private JsonObject header() throws IOException {
        try {
            if (in.readLong() != FrameBlock.MAGIC) {
                throw new InvalidInput(file + " is not a recording; expected a file made by simulate --record");
            }
            int version = in.readInt();
            if (version != FrameBlock.VERSION) {
                throw new InvalidInput(file + " is a recording of version " + version + "; this studio reads version "
                        + FrameBlock.VERSION + ": use the version that wrote it, or record again");
            }
            int length = in.readInt();
            if (length < 2 || length > MAX_HEADER) {
                throw refuse("its header has " + length + " bytes");
            }
            byte[] json = bytes(length);
            if (in.readInt() != crc(json)) {
                throw refuse("the check sum of its header is wrong");
            }
            return JsonParser.parseString(new String(json, StandardCharsets.UTF_8))
                    .getAsJsonObject();
        } catch (EOFException e) {
            throw new InvalidInput(file + " ends within its header and has no frames: record again", e);
        } catch (JsonParseException | IllegalStateException e) {
            throw new InvalidInput(file + ": its header is not JSON; the file is damaged", e);
        }
    }

    /** Reads all whole blocks; true if the end mark follows them. */
    @SuppressWarnings("unused") // the end of the file is an answer
    private boolean blocks(int channels) throws IOException {
        try {
            while (true) {
                int mark = in.readInt();
                if (mark == FrameBlock.DONE) {
                    int all = in.readInt();
                    if (all != frames) {
                        throw refuse("it holds " + frames + " frames, but its end says " + all);
                    }
                    return true;
                }
                if (mark != FrameBlock.FRAMES) {
                    throw refuse("after frame " + frames + " there is no block");
                }
                block(channels);
            }
        } catch (EOFException e) {
            return false;
        }
    }

    private void block(int channels) throws IOException {
        int count = in.readInt();
        int length = in.readInt();
        int sum = in.readInt();
        boolean sizes = count >= 1
                && count <= MAX_BLOCK_FRAMES
                && length >= 1
                && length <= MAX_BLOCK_BYTES
                && 4L * count * channels <= MAX_BLOCK_BYTES;
        if (!sizes) {
            throw refuse("the block after frame " + frames + " claims " + count + " frames in " + length + " bytes");
        }
        byte[] packed = bytes(length);
        float[] numbers = crc(packed) == sum ? FrameBlock.unpack(packed, count, channels) : null;
        if (numbers == null) {
            throw refuse("the check sum of the block after frame " + frames + " is wrong");
        }
        blocks.add(numbers);
        frames += count;
    }

    /** Reads without trusting the length: memory grows only with what the file really holds. */
    private byte[] bytes(int length) throws IOException {
        byte[] b = in.readNBytes(length);
        if (b.length < length) {
            throw new EOFException();
        }
        return b;
    }

    private static int crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    private InvalidInput refuse(String why) {
        return new InvalidInput(file + ": " + why + "; the file is damaged: restore or record it again");
    }
}
