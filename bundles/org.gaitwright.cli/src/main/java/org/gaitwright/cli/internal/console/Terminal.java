// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Where words go: results to stdout, messages to stderr. */
public final class Terminal {
    /** The name of a file that stands for stdout. */
    public static final String STANDARD_OUT = "-";

    private static final String RED = "\u001b[31m";
    private static final String BOLD = "\u001b[1m";
    private static final String DIM = "\u001b[2m";
    private static final String PLAIN = "\u001b[0m";

    private final Watched watched;
    private final PrintStream out;
    private final PrintStream err;
    private final PrintWriter outWriter;
    private final PrintWriter errWriter;
    private final boolean live;
    private final boolean colour;
    private int redrawn;

    /**
     * Always UTF-8, as JSON must be.
     *
     * @param live whether a person watches {@code err}, so that a line may be redrawn
     * @param colour whether {@code out} shows colours
     */
    public Terminal(OutputStream out, OutputStream err, boolean live, boolean colour) {
        watched = new Watched(out);
        this.out = new PrintStream(watched, false, StandardCharsets.UTF_8);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        outWriter = new PrintWriter(this.out, true, StandardCharsets.UTF_8);
        errWriter = new PrintWriter(this.err, true, StandardCharsets.UTF_8);
        this.live = live;
        this.colour = colour;
    }

    /** The process's own streams. */
    @SuppressWarnings("resource") // they stay open as long as the process
    public static Terminal ofProcess() {
        // Java can't tell whether stderr is a terminal when stdout is not; the start script can
        boolean live = Boolean.getBoolean("gaitwright.tty");
        String no = System.getenv("NO_COLOR");
        boolean wanted = (no == null || no.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
        return new Terminal(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                live,
                live && wanted && System.console() != null);
    }

    /** Lets the command line write its help and versions here. */
    public void lend(CommandLine commands) {
        commands.setOut(outWriter);
        commands.setErr(errWriter);
        commands.setColorScheme(CommandLine.Help.defaultColorScheme(colour ? Ansi.ON : Ansi.OFF));
    }

    public boolean live() {
        return live;
    }

    /** A line of a result. */
    public void line(String s) {
        out.println(s);
    }

    /** A result that has its own line ends. */
    public void text(String s) {
        out.print(s);
    }

    /** A result that waits in a file. */
    public void copy(Path file) throws IOException {
        Files.copy(file, out);
    }

    /** A line to whoever watches; stdout first, so that the two keep their order on a screen. */
    public void note(String s) {
        out.flush();
        err.println(s);
    }

    /** A line that the next one is drawn over, or {@link #clear}. */
    public void redraw(String s) {
        err.print("\r" + s + " ".repeat(Math.max(0, redrawn - s.length())));
        err.flush();
        redrawn = s.length();
    }

    /** Takes such a line away. */
    public void clear() {
        if (redrawn > 0) {
            err.print("\r" + " ".repeat(redrawn) + "\r");
            err.flush();
            redrawn = 0;
        }
    }

    public String bold(String s) {
        return colour ? BOLD + s + PLAIN : s;
    }

    public String dim(String s) {
        return colour ? DIM + s + PLAIN : s;
    }

    public String red(String s) {
        return colour ? RED + s + PLAIN : s;
    }

    public void flush() {
        outWriter.flush();
        out.flush();
        err.flush();
    }

    /** Sends what was said so far, and fails if stdout did not take all of it. */
    public void deliver() throws IOException {
        flush();
        if (watched.failure != null && !readerLeft(watched.failure)) {
            throw new IOException("can't write to stdout: " + watched.failure.getMessage(), watched.failure);
        }
    }

    /** Whoever reads a pipe may have had enough of it, as {@code head} has; Java tells it by the message alone. */
    private static boolean readerLeft(IOException e) {
        return String.valueOf(e.getMessage()).contains("Broken pipe");
    }

    /** Keeps what a PrintStream would not tell. */
    private static final class Watched extends OutputStream {
        private final OutputStream stream;
        private IOException failure;

        Watched(OutputStream stream) {
            this.stream = stream;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] b, int offset, int length) throws IOException {
            try {
                stream.write(b, offset, length);
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }

        @Override
        public void flush() throws IOException {
            try {
                stream.flush();
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }
    }
}
