// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.mjcf.MjcfReader;
import org.gaitwright.io.internal.mjcf.MjcfWriter;
import org.gaitwright.io.internal.mjcf.SameModel;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.urdf.UrdfProbe;

/**
 * Reads mutants. Each must give a model, which is written and must read back the same, or be refused with file and line; the
 * only files asked for are below the model's folder, and nobody calls a socket that the mutants name.
 */
final class Fuzzing {
    private static final Pattern REFUSAL = Pattern.compile("[^:]+:[1-9][0-9]*: .+[;:] .+");

    int models;
    int refusals;
    long slowestNanos;
    long slowest;
    final List<String> faults = new ArrayList<>();
    private final List<String> outside = new ArrayList<>();

    /** Reads the mutants of these numbers. */
    @SuppressWarnings("resource") // the channel returns itself, and nobody is accepted
    void run(long seed, long first, long end) throws IOException {
        try (ServerSocketChannel socket = ServerSocketChannel.open()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            socket.configureBlocking(false);
            int port = ((InetSocketAddress) socket.getLocalAddress()).getPort();
            ThreadMXBean clock = ManagementFactory.getThreadMXBean();
            Mutator mutator = new Mutator(Corpus.all(), seed, "127.0.0.1:" + port);
            for (long n = first; n < end; n++) {
                byte[] mutant = mutator.mutant(n);
                long start = clock.getCurrentThreadCpuTime();
                one(n, mutant);
                long took = clock.getCurrentThreadCpuTime() - start;
                if (took > slowestNanos) {
                    slowestNanos = took;
                    slowest = n;
                }
            }
            if (socket.accept() != null) {
                faults.add("somebody called the network");
            }
        }
        outside.forEach(name -> faults.add("a file outside the folder was asked for: " + name));
    }

    private void one(long n, byte[] mutant) {
        String fault = fault(mutant);
        if (fault != null) {
            faults.add("mutant " + n + " " + fault);
        }
    }

    /** What the readers do wrong with a text; null if they read or refuse it as they should. */
    String fault(byte[] mutant) {
        try {
            Imported read = read(mutant);
            models++;
            String text = MjcfWriter.text(read.character());
            String difference = SameModel.difference(read.character(), again(text));
            return difference == null ? null : "reads back with another " + difference;
        } catch (InvalidInput e) {
            refusals++;
            boolean placed =
                    e.getMessage() != null && REFUSAL.matcher(e.getMessage()).matches();
            return placed ? null : "is refused without file and line: " + e.getMessage();
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            return "makes the reader throw " + e;
        }
    }

    private static CharacterModel again(String text) throws IOException {
        try (InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
            return MjcfReader.read(in, "again.xml").character();
        } catch (InvalidInput e) {
            throw new IllegalStateException("what was written is refused: " + e.getMessage(), e);
        }
    }

    private Imported read(byte[] mutant) throws IOException {
        ModelFolder folder = name -> {
            if (!ModelFolder.staysInside(name)) {
                outside.add(name);
            }
            String text = Corpus.FILES.get(name);
            return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        };
        InputStream in = new ByteArrayInputStream(mutant);
        // as the file's ending would tell
        boolean robot = new String(mutant, StandardCharsets.ISO_8859_1).contains("<robot");
        return robot ? UrdfProbe.read(in, "mutant.urdf", folder) : MjcfReader.read(in, "mutant.xml", folder);
    }
}
