// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.simulation.World;

/** Lets a character walk, out of sight, until it has found its gait, and records two steps of that. */
@SuppressWarnings("resource") // whoever made the run closes it
final class StrideRecorder {
    /** Long enough for every shipped style to settle into its gait. */
    private static final double SETTLE_SECONDS = 4;
    /** A step is over when the phase falls back by more than this. */
    private static final double WRAP = 0.5;

    private final Run run;
    private final Controller controller;
    private final List<Taken> steps = new ArrayList<>();
    private final double[] force = new double[3];
    private Taken step = new Taken();

    /** A step as it is recorded. */
    private static final class Taken {
        final List<Double> phases = new ArrayList<>();
        final List<double[]> poses = new ArrayList<>();
        double leftLoad;
        double rightLoad;
        double begin;
        double end;

        Side swing() {
            return leftLoad < rightLoad ? Side.LEFT : Side.RIGHT;
        }
    }

    private StrideRecorder(Run run) {
        this.run = run;
        controller = run.stage().parts().get(0).controller();
    }

    /** Runs until there is a stride, the walk is over, or nobody wants it any more: then null. */
    static Stride record(Run run, BooleanSupplier unwanted) {
        StrideRecorder recorder = new StrideRecorder(run);
        while (!recorder.done()) {
            if (unwanted.getAsBoolean()) {
                return null;
            }
            if (!run.advance()) {
                break;
            }
            recorder.take();
        }
        return recorder.stride();
    }

    private boolean done() {
        int n = steps.size();
        return n >= 2
                && run.timeSeconds() > SETTLE_SECONDS
                && steps.get(n - 2).begin >= SETTLE_SECONDS
                && steps.get(n - 2).swing() == Side.LEFT;
    }

    private void take() {
        double phase = controller.phase();
        if (Double.isNaN(phase)) {
            step = new Taken();
            return;
        }
        int n = step.phases.size();
        if (n > 0 && phase < step.phases.get(n - 1) - WRAP) {
            step.end = run.timeSeconds();
            steps.add(step);
            if (steps.size() > 2) {
                steps.remove(0);
            }
            step = new Taken();
        }
        if (step.phases.isEmpty()) {
            step.begin = run.timeSeconds();
        }
        // one that waits for the ground stays at its end for a while
        if (step.phases.isEmpty() || phase > step.phases.get(step.phases.size() - 1)) {
            step.phases.add(phase);
            step.poses.add(poses());
        }
        weigh();
    }

    private double[] poses() {
        int bodies = run.simulation().world().bodies();
        double[] all = new double[7 * bodies];
        double[] one = new double[7];
        for (int b = 0; b < bodies; b++) {
            run.simulation().bodyPose(b, one);
            System.arraycopy(one, 0, all, 7 * b, 7);
        }
        return all;
    }

    private void weigh() {
        CharacterModel character = run.simulation().world().actors().get(0).character();
        Observation now = run.simulation().observation(0);
        for (int i = 0; i < character.links().size(); i++) {
            Side side = character.links().get(i).side();
            if (side != Side.CENTRE && character.links().get(i).role().standsOnGround()) {
                now.groundForce(i, force);
                if (side == Side.LEFT) {
                    step.leftLoad += force[2];
                } else {
                    step.rightLoad += force[2];
                }
            }
        }
    }

    private Stride stride() {
        World world = run.simulation().world();
        if (steps.size() < 2) {
            return new Stride(world, List.of(), Vec3.ZERO, 0, 0, run.outcome(), run.fellAtSeconds());
        }
        Taken first = steps.get(0);
        Taken second = steps.get(1);
        double[] from = first.poses.get(0);
        // where the third step begins, as far as that was seen
        double[] to = step.poses.isEmpty() ? second.poses.get(second.poses.size() - 1) : step.poses.get(0);
        Vec3 travel = new Vec3(to[0] - from[0], to[1] - from[1], 0);
        double seconds = second.end - first.begin;
        List<Stride.Step> both = List.of(step(first, from), step(second, from));
        return new Stride(world, both, travel, seconds, travel.norm() / seconds, run.outcome(), run.fellAtSeconds());
    }

    /** With the beginning of the stride over the origin. */
    private static Stride.Step step(Taken taken, double[] from) {
        for (double[] pose : taken.poses) {
            for (int i = 0; i < pose.length; i += 7) {
                pose[i] -= from[0];
                pose[i + 1] -= from[1];
            }
        }
        return new Stride.Step(
                taken.swing(),
                taken.phases.stream().mapToDouble(Double::doubleValue).toArray(),
                taken.poses.toArray(double[][]::new));
    }
}
