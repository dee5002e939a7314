// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.StringJoiner;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.Numbers;

/** A table that grows line by line in a file (CSV), and is kept in memory, so that it can be written again. */
public final class RunTable {
    private final String name;
    /** What the file has. */
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    /** What it does not have yet. */
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();

    private RunTable(String name) {
        this.name = name;
    }

    /** An empty one with these columns. */
    public static RunTable of(String name, List<String> columns) {
        RunTable table = new RunTable(name);
        StringJoiner head = new StringJoiner(",", "", "\n");
        columns.forEach(c -> head.add(quoted(c)));
        table.pending.writeBytes(head.toString().getBytes(StandardCharsets.UTF_8));
        return table;
    }

    /**
     * One that goes on: what follows the first {@code length} bytes of the file was written after the last checkpoint, and is
     * cut off.
     */
    public static RunTable resume(String name, Path folder, long length) throws IOException {
        RunTable table = new RunTable(name);
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file) || Files.size(file) < length) {
            throw new InvalidInput(file + " is missing or shorter than the checkpoint says (" + length
                    + " bytes); restore it, or start again in another folder");
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            channel.truncate(length);
            ByteBuffer bytes = ByteBuffer.allocate((int) length);
            while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
                continue;
            }
            table.written.writeBytes(bytes.array());
        }
        return table;
    }

    /** Adds a line. */
    public void add(List<String> cells) {
        StringJoiner line = new StringJoiner(",", "", "\n");
        cells.forEach(line::add);
        pending.writeBytes(line.toString().getBytes(StandardCharsets.UTF_8));
    }

    public String name() {
        return name;
    }

    /** Bytes of all lines. */
    public long length() {
        return written.size() + pending.size();
    }

    /** Whether the file has at least what was written to it. */
    public boolean isIn(Path folder) {
        try {
            return written.size() == 0 || Files.size(folder.resolve(name)) >= written.size();
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes the lines that the file does not have yet. */
    public void append(Path folder) throws IOException {
        Path file = folder.resolve(name);
        // a file that was there and is gone must not begin in its middle
        StandardOpenOption manner = written.size() == 0 ? StandardOpenOption.CREATE : StandardOpenOption.WRITE;
        try (FileChannel channel = FileChannel.open(file, manner, StandardOpenOption.WRITE)) {
            // a line that was cut short by a full disk is written over
            channel.truncate(written.size());
            channel.position(written.size());
            ByteBuffer rest = ByteBuffer.wrap(pending.toByteArray());
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
        } catch (IOException e) {
            throw new IOException("can't write " + file + ": " + e.getMessage(), e);
        }
        settle();
    }

    /** Writes all lines, whatever the file has. */
    public void rewrite(Path folder) throws IOException {
        settle();
        Files.write(folder.resolve(name), written.toByteArray());
    }

    private void settle() {
        written.writeBytes(pending.toByteArray());
        pending.reset();
    }

    /** A number; empty if it does not exist. */
    public static String cell(double v) {
        if (Double.isNaN(v)) {
            return "";
        }
        return Double.isInfinite(v) ? v > 0 ? "inf" : "-inf" : Numbers.spell(v);
    }

    /** Text that may hold anything. */
    public static String quoted(String s) {
        boolean plain = s.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
        return plain ? s : "\"" + s.replace("\"", "\"\"").replaceAll("[\\x00-\\x1f]", " ") + "\"";
    }
}
