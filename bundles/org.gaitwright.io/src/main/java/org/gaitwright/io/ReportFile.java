// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gaitwright.core.scene.Gait;

/** Reports as JSON. A number that is infinite or does not exist is {@code null}. */
public final class ReportFile {
    private ReportFile() {}

    /** Writes a report; the file appears whole or not at all. */
    public static void write(RunReport report, Path file) throws IOException {
        try (PendingFile out = PendingFile.of(file)) {
            out.write(text(report).getBytes(StandardCharsets.UTF_8));
            out.commit();
        }
    }

    /** The report as JSON. */
    public static String text(RunReport report) {
        return Json.text(map(report));
    }

    /** The report with further entries after it. */
    public static String text(RunReport report, Map<String, Object> more) {
        Map<String, Object> all = map(report);
        all.putAll(more);
        return Json.text(all);
    }

    private static Map<String, Object> map(RunReport r) {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("version", r.version());
        m.put("character", r.character());
        m.put("controller", r.controller());
        m.put("preset", r.preset());
        m.put("terrain", r.terrain());
        m.put("engine", r.engine());
        m.put("seed", r.seed());
        m.put("duration_s", r.durationSeconds());
        m.put("simulated_s", r.simulatedSeconds());
        m.put("outcome", r.outcome().word());
        m.put("fell_at_s", r.fellAtSeconds());
        m.put("distance_m", r.distanceMetres());
        m.put("mean_speed_mps", r.meanSpeed());
        m.put("steps", r.steps());
        m.put("wall_s", r.wallSeconds());
        m.put("cpu_s", r.cpuSeconds());
        m.put("realtime_factor", r.realTimeFactor());
        m.put("control_hz", r.controlHz());
        m.put("substeps", r.substeps());
        m.put("us_per_substep", r.microsPerSubstep());
        m.put("max_torque_ratio", r.maxTorqueRatio());
        m.put("cost_of_transport", r.costOfTransport());
        m.put("gait", map(r.gait()));
        m.put("divergence", r.divergence().isEmpty() ? null : r.divergence());
        m.put("state_sha256", r.stateSha256());
        return m;
    }

    private static Map<String, Object> map(Gait g) {
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
