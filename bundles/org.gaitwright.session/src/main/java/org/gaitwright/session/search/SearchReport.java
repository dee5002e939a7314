// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.optimization.Best;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.Json;
import org.gaitwright.io.optimization.Effort;
import org.gaitwright.io.recording.RunReport;

/**
 * What a search came to: the best played once more, with all that the report of a run has, and the figures of the search.
 *
 * @param text JSON
 * @param failure why the best could not be run
 */
record SearchReport(String text, Optional<PluginFailure> failure) {
    static SearchReport of(
            Optimization search, String reason, Effort spent, Path folder, Registry registry, String version) {
        Best best = search.best();
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("evaluations", search.evaluations());
        m.put("generations", search.generation());
        m.put("best_cost", best == null ? Double.NaN : best.cost());
        m.put("feasible", search.feasible());
        m.put("cpu_hours", spent.cpuSeconds() / 3600);
        m.put("trained", best == null ? null : folder.resolve("best.yaml").toString());
        m.put("stopped", reason);
        m.put("optimize_wall_s", spent.wallSeconds());
        if (best == null) {
            return new SearchReport(Json.text(m), Optional.empty());
        }
        try (Run run = new Run(search.plan().scene(best.values()), FileRegistry.of(registry, folder))) {
            return new SearchReport(replayed(run, version).json(m), Optional.empty());
        } catch (PluginFailure e) {
            // rollouts may differ from the scene itself, on which nobody has tried it yet
            return new SearchReport(Json.text(m), Optional.of(e));
        }
    }

    private static RunReport replayed(Run run, String version) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long wall = System.nanoTime();
        long cpu = threads.getCurrentThreadCpuTime();
        while (run.advance()) {
            continue;
        }
        double cpuSeconds = 1e-9 * (threads.getCurrentThreadCpuTime() - cpu);
        return RunReport.of(version, run, 1e-9 * (System.nanoTime() - wall), cpuSeconds);
    }
}
