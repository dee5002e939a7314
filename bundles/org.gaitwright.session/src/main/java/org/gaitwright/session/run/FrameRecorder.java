// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;

/** Makes frames of a run. */
final class FrameRecorder {
    /** Plans change from step to step: this often is often enough to see them. */
    private static final int FRAMES_PER_DRAWING = 4;

    private final Run run;
    private final Simulation simulation;
    private final List<Signal> signals;
    private final double[] pose = new double[7];
    private final double[] three = new double[3];
    private Drawing drawing = Drawing.NOTHING;
    private int sinceDrawing = FRAMES_PER_DRAWING;

    FrameRecorder(Run run) {
        this.run = run;
        simulation = run.simulation();
        signals = run.signals();
    }

    Frame frame(boolean withMoment) {
        if (++sinceDrawing >= FRAMES_PER_DRAWING) {
            sinceDrawing = 0;
            drawing = draw();
        }
        return new Frame(
                poses(),
                signals(),
                forces(simulation.contacts()),
                forces(simulation.externals()),
                drawing,
                withMoment ? run.moment() : null);
    }

    private float[] poses() {
        int bodies = simulation.world().bodies();
        float[] all = new float[7 * bodies];
        for (int b = 0; b < bodies; b++) {
            simulation.bodyPose(b, pose);
            for (int i = 0; i < 7; i++) {
                all[7 * b + i] = (float) pose[i];
            }
        }
        return all;
    }

    private float[] signals() {
        float[] values = new float[signals.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) signals.get(i).now().getAsDouble();
        }
        return values;
    }

    private float[] forces(ForceLog log) {
        float[] all = new float[Frame.FORCE * log.size()];
        for (int i = 0; i < log.size(); i++) {
            int o = Frame.FORCE * i;
            all[o] = log.body(i);
            all[o + 1] = log.other(i);
            log.point(i, three);
            put(all, o + 2);
            log.force(i, three);
            put(all, o + 5);
            log.moment(i, three);
            put(all, o + 8);
        }
        return all;
    }

    private void put(float[] all, int at) {
        for (int i = 0; i < 3; i++) {
            all[at + i] = (float) three[i];
        }
    }

    /** A controller that fails to draw is set aside as any that throws. */
    private Drawing draw() throws PluginFailure {
        Drawing.Sheet sheet = new Drawing.Sheet();
        for (Stage.Part part : run.stage().parts()) {
            run.stage().registry().guard(part.factory(), f -> {
                part.controller().sketch(sheet);
                return null;
            });
        }
        return sheet.drawing();
    }
}
