// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.recording;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunListener;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.io.internal.JsonText;
import org.gaitwright.io.internal.recording.TraceHeader;

/**
 * Writes a run as JSON lines, so that anybody can check its physics without our code: a header, then a line per control
 * tick with the state at its end and the forces and torques averaged over it. Numbers are written so that they read back
 * to the same bits.
 */
public final class TraceWriter implements RunListener, Closeable {
    private static final int FLUSH_AT = 1 << 16;

    private final OutputStream out;
    private final StringBuilder line = new StringBuilder(FLUSH_AT + (1 << 14));
    private final double[] state = new double[13];
    private final double[] point = new double[3];
    private final double[] normal = new double[3];
    private final double[] force = new double[3];
    private final double[] moment = new double[3];

    /** Writes to a stream, which stays open. */
    public TraceWriter(OutputStream out) {
        this.out = out;
    }

    @Override
    public void begin(Run run) {
        TraceHeader.append(line, run.stage().world());
        line.append('\n');
    }

    @SuppressWarnings("resource") // the run closes its simulation
    @Override
    public void tick(Run run) {
        Simulation simulation = run.simulation();
        World world = simulation.world();
        JsonText.number(line.append("{\"t\":"), run.timeSeconds()).append(",\"bodies\":[");
        for (int b = 0; b < world.bodies(); b++) {
            separate(b);
            simulation.bodyState(b, state);
            JsonText.numbers(line, state);
        }
        line.append("],\"tau\":[");
        torques(simulation, world);
        line.append("],\"contacts\":[");
        contacts(simulation.contacts());
        line.append("],\"external\":[");
        externals(simulation.externals());
        line.append("]}\n");
        if (line.length() >= FLUSH_AT) {
            flush();
        }
    }

    @Override
    public void end(Run run) {
        flush();
    }

    /** Hands over what is still kept back; the stream stays open. */
    @Override
    public void close() {
        flush();
    }

    private void torques(Simulation simulation, World world) {
        int n = 0;
        for (int a = 0; a < world.actors().size(); a++) {
            CharacterModel character = world.actors().get(a).character();
            for (int i = 0; i < character.velocities(); i++) {
                separate(n++);
                JsonText.number(line, simulation.appliedTorque(a, i));
            }
        }
    }

    private void contacts(ForceLog log) {
        for (int i = 0; i < log.size(); i++) {
            separate(i);
            log.point(i, point);
            log.normal(i, normal);
            log.force(i, force);
            line.append('[').append(log.body(i)).append(',').append(log.other(i));
            three(point);
            three(normal);
            three(force);
            line.append(']');
        }
    }

    private void externals(ForceLog log) {
        for (int i = 0; i < log.size(); i++) {
            separate(i);
            log.point(i, point);
            log.force(i, force);
            log.moment(i, moment);
            line.append('[').append(log.body(i));
            three(point);
            three(force);
            three(moment);
            line.append(']');
        }
    }

    private void three(double[] v) {
        for (int i = 0; i < 3; i++) {
            JsonText.number(line.append(','), v[i]);
        }
    }

    private void separate(int index) {
        if (index > 0) {
            line.append(',');
        }
    }

    private void flush() {
        try {
            out.write(line.toString().getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("the trace can't be written: " + e.getMessage(), e);
        }
        line.setLength(0);
    }
}
