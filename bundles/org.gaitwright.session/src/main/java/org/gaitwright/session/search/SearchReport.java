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

/** What a search came to: the best played once more, with all that the report of a run has, and the figures of the search. */
final class SearchReport {
    private final Optimization search;
    private final Path folder;
    private final Registry registry;
    private final String version;
    private String text;
    private PluginFailure failure;

    SearchReport(Optimization search, Path folder, Registry registry, String version) {
        this.search = search;
        this.folder = folder;
        this.registry = registry;
        this.version = version;
    }

    String write(String reason, Effort spent) {
        Map<String, Object> figures = figures(reason, spent);
        text = search.best() == null ? Json.text(figures) : replayed(figures);
        return text;
    }

    String text() {
        return text;
    }

    Optional<PluginFailure> failure() {
        return Optional.ofNullable(failure);
    }

    private Map<String, Object> figures(String reason, Effort spent) {
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
        return m;
    }

    private String replayed(Map<String, Object> figures) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        try (Run run = new Run(search.plan().scene(search.best().values()), FileRegistry.of(registry, folder))) {
            long wall = System.nanoTime();
            long cpu = threads.getCurrentThreadCpuTime();
            while (run.advance()) {
                continue;
            }
            double cpuSeconds = 1e-9 * (threads.getCurrentThreadCpuTime() - cpu);
            RunReport report = RunReport.of(version, run, 1e-9 * (System.nanoTime() - wall), cpuSeconds);
            return report.json(figures);
        } catch (PluginFailure e) {
            // rollouts may differ from the scene itself, on which nobody has tried it yet
            failure = e;
            return Json.text(figures);
        }
    }
}
