// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

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
        m.put("divergence", r.divergence().isEmpty() ? null : r.divergence());
        m.put("state_sha256", r.stateSha256());
        return m;
    }
}
