// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.core.measure.Gait;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.recording.RunReport;

/** A run in a few lines for people. */
final class RunSummary {
    private static final int MAX_NAMED = 4;

    private RunSummary() {}

    /**
     * Says it in a few lines.
     *
     * @param roles all who were in it; the report tells of the first
     * @param shown how words that may be files are shown
     */
    static List<String> of(RunReport r, List<Scene.Casting> roles, UnaryOperator<String> shown) {
        List<String> lines = new ArrayList<>();
        lines.add(who(roles, shown) + ", " + r.terrain() + ", engine " + r.engine() + ", seed " + r.seed());
        lines.add("  " + ending(r));
        lines.add("  " + (roles.size() > 1 ? roles.get(0).name() + ": " : "") + "distance "
                + Figures.number(r.distanceMetres()) + " m, mean speed " + Figures.number(r.meanSpeed())
                + " m/s, " + r.steps() + (r.steps() == 1 ? " step" : " steps") + ", largest torque "
                + Figures.number(100 * r.maxTorqueRatio()) + " % of its limit");
        if (r.outcome() == Outcome.FELL) {
            lines.add("  " + r.fellBecause());
        }
        if (r.stuckSeconds() > 0) {
            lines.add("  stuck for " + Figures.number(r.stuckSeconds()) + " s: it made no way");
        }
        if (r.gait().steps() > 0) {
            lines.add("  " + gait(r.gait()));
        }
        lines.add("  " + Figures.number(r.realTimeFactor()) + " x real time (" + Figures.number(r.cpuSeconds())
                + " s of processor time, " + Figures.number(r.microsPerSubstep()) + " us per sub-step at "
                + (long) r.controlHz() * r.substeps() + " Hz)");
        lines.add("  state " + r.stateSha256());
        return lines;
    }

    private static String gait(Gait g) {
        return "steps of " + Figures.number(g.stepLength()) + " m in " + Figures.number(g.stepSeconds()) + " s, "
                + Figures.number(g.stepWidth()) + " m wide, successive ones differ by "
                + Figures.number(100 * g.stepAsymmetry()) + " %";
    }

    private static String who(List<Scene.Casting> roles, UnaryOperator<String> shown) {
        if (roles.size() == 1) {
            return part(roles.get(0), shown);
        }
        String named = roles.stream()
                .limit(MAX_NAMED)
                .map(c -> c.name() + " (" + part(c, shown) + ")")
                .collect(Collectors.joining(", "));
        return roles.size() > MAX_NAMED ? named + " and " + (roles.size() - MAX_NAMED) + " more" : named;
    }

    private static String part(Scene.Casting c, UnaryOperator<String> shown) {
        String preset = c.preset().isEmpty() ? "" : "/" + shown.apply(c.preset());
        return shown.apply(c.character()) + ", " + c.controller() + preset;
    }

    private static String ending(RunReport r) {
        return switch (r.outcome()) {
            case UPRIGHT -> "upright to the end, " + Figures.number(r.simulatedSeconds()) + " s";
            case FELL -> "fell after " + Figures.number(r.fellAtSeconds())
                    + (r.simulatedSeconds() > r.fellAtSeconds()
                            ? " s, ran on to " + Figures.number(r.simulatedSeconds()) + " s"
                            : " s of " + Figures.number(r.durationSeconds()) + " s");
            case DIVERGED -> "diverged after " + Figures.number(r.simulatedSeconds()) + " s: " + r.divergence();
        };
    }
}
