// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Gait;
import org.gaitwright.core.scene.Outcome;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.StateHash;

/**
 * What a run came to, as told of its first character. Numbers that do not exist are NaN.
 *
 * @param version of the studio
 * @param preset name of the parameter set, or empty
 * @param terrain as on the command line
 * @param durationSeconds simulated time asked for
 * @param simulatedSeconds simulated time done
 * @param fellAtSeconds NaN unless it fell
 * @param distanceMetres horizontal, from start to end
 * @param wallSeconds time on the clock
 * @param cpuSeconds time of the thread that ran it, without traces and recordings
 * @param gait how it walked
 * @param divergence what failed if it diverged; otherwise empty
 * @param stateSha256 name of the bits of the final state
 */
public record RunReport(
        String version,
        String character,
        String controller,
        String preset,
        String terrain,
        String engine,
        long seed,
        double durationSeconds,
        double simulatedSeconds,
        Outcome outcome,
        double fellAtSeconds,
        double distanceMetres,
        int steps,
        double wallSeconds,
        double cpuSeconds,
        int controlHz,
        int substeps,
        double maxTorqueRatio,
        double costOfTransport,
        Gait gait,
        String divergence,
        String stateSha256) {

    /** Reports a run as it stands. Characters, presets and terrains are named as its {@link Registry} displays them. */
    @SuppressWarnings("resource") // the run closes its simulation
    public static RunReport of(String version, Run run, double wallSeconds, double cpuSeconds) {
        Scene scene = run.stage().scene();
        Scene.Casting first = scene.roles().get(0);
        var timing = run.stage().world().timing();
        Registry names = run.stage().registry();
        return new RunReport(
                version,
                names.displayName(first.character()),
                first.controller(),
                names.displayName(first.preset()),
                names.displayName(scene.terrain()),
                scene.engine(),
                scene.seed(),
                scene.durationSeconds(),
                run.timeSeconds(),
                run.outcome(),
                run.fellAtSeconds(),
                run.measures().distance(),
                run.measures().steps(),
                wallSeconds,
                cpuSeconds,
                timing.controlHz(),
                timing.substeps(),
                run.measures().maxTorqueRatio(),
                run.measures().costOfTransport(),
                run.measures().gait(),
                run.divergence() == null ? "" : run.divergence().toString(),
                StateHash.of(run.simulation()));
    }

    public double meanSpeed() {
        return distanceMetres / simulatedSeconds;
    }

    /** Simulated seconds per second of processor time. */
    public double realTimeFactor() {
        return simulatedSeconds / cpuSeconds;
    }

    /** Processor time per physics sub-step, controller included, µs. */
    public double microsPerSubstep() {
        return cpuSeconds * 1e6 / (simulatedSeconds * controlHz * substeps);
    }
}
