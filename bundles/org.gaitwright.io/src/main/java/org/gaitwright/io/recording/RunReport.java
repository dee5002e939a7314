// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.recording;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gaitwright.core.measure.Fall;
import org.gaitwright.core.measure.Gait;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.Json;

/**
 * The report of a run, of its first character: measures, and their JSON. Numbers that do not exist are NaN.
 *
 * @param version of the studio
 * @param preset name of the parameter set, or empty
 * @param terrain as on the command line
 * @param durationSeconds simulated time asked for
 * @param simulatedSeconds simulated time done
 * @param fellAtSeconds NaN unless it fell
 * @param fellBecause body, cause and time of the fall; otherwise empty
 * @param stuckSeconds for how long it made no way though it had a speed
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
        String fellBecause,
        double stuckSeconds,
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
                run.fall().map(Fall::words).orElse(""),
                run.stuck().totalSeconds(),
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

    /** The report as JSON. A number that is infinite or does not exist is {@code null}. */
    public String json() {
        return Json.text(entries());
    }

    /** The same with further entries after it. */
    public String json(Map<String, Object> more) {
        Map<String, Object> all = entries();
        all.putAll(more);
        return Json.text(all);
    }

    private Map<String, Object> entries() {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("version", version);
        m.put("character", character);
        m.put("controller", controller);
        m.put("preset", preset);
        m.put("terrain", terrain);
        m.put("engine", engine);
        m.put("seed", seed);
        m.put("duration_s", durationSeconds);
        m.put("simulated_s", simulatedSeconds);
        m.put("outcome", outcome.word());
        m.put("fell_at_s", fellAtSeconds);
        m.put("fell_because", fellBecause.isEmpty() ? null : fellBecause);
        m.put("stuck_s", stuckSeconds);
        m.put("distance_m", distanceMetres);
        m.put("mean_speed_mps", meanSpeed());
        m.put("steps", steps);
        m.put("wall_s", wallSeconds);
        m.put("cpu_s", cpuSeconds);
        m.put("realtime_factor", realTimeFactor());
        m.put("control_hz", controlHz);
        m.put("substeps", substeps);
        m.put("us_per_substep", microsPerSubstep());
        m.put("max_torque_ratio", maxTorqueRatio);
        m.put("cost_of_transport", costOfTransport);
        m.put("gait", entries(gait));
        m.put("divergence", divergence.isEmpty() ? null : divergence);
        m.put("state_sha256", stateSha256);
        return m;
    }

    private static Map<String, Object> entries(Gait g) {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("from_s", Gait.STARTING_SECONDS);
        m.put("steps", g.steps());
        m.put("speed_mps", g.speed());
        m.put("sideways_speed_mps", g.sidewaysSpeed());
        m.put("step_length_m", g.stepLength());
        m.put("step_time_s", g.stepSeconds());
        m.put("step_width_m", g.stepWidth());
        m.put("duty_factor", g.dutyFactor());
        m.put("double_support", g.doubleSupport());
        m.put("foot_slip_m_per_step", g.footSlip());
        m.put("com_height_m", g.comHeight());
        m.put("step_asymmetry", g.stepAsymmetry());
        m.put("step_length_asymmetry", g.stepLengthAsymmetry());
        m.put("step_time_asymmetry", g.stepTimeAsymmetry());
        m.put("ground_reaction", g.groundReaction().isEmpty() ? null : g.groundReaction());
        return m;
    }
}
