// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Recording.SignalInfo;

/**
 * A signal as it is plotted: angles in degrees.
 *
 * @param index number of the signal in the recording
 * @param unit on the screen
 * @param factor from recorded values to those on the screen
 * @param colour of its line
 */
record Plotted(int index, String name, String unit, double factor, int colour) {
    private static final double DEGREES = 180 / Math.PI;
    /** Colours of left and right limbs in the scene. */
    private static final int LEFT = 0;

    private static final int RIGHT = 1;
    private static final int OTHERS = 2;

    static String unit(SignalInfo s) {
        return switch (s.unit()) {
            case "rad" -> "°";
            case "rad/s" -> "°/s";
            default -> s.unit();
        };
    }

    private static double factor(SignalInfo s) {
        return s.unit().startsWith("rad") ? DEGREES : 1;
    }

    /** The lines of each plot; what the run does not have is left out. */
    static List<List<Plotted>> plots(SceneLook choice, Recording recording) {
        return plots(choice, recording::index, recording::info);
    }

    static List<List<Plotted>> plots(SceneLook choice, ToIntFunction<String> indices, IntFunction<SignalInfo> infos) {
        Map<String, List<Integer>> byPlot = new LinkedHashMap<>();
        for (String name : choice.signals()) {
            int index = indices.applyAsInt(name);
            if (index >= 0) {
                String plot = choice.stacked() ? unit(infos.apply(index)) : "";
                byPlot.computeIfAbsent(plot, p -> new ArrayList<>()).add(index);
            }
        }
        return byPlot.values().stream().map(p -> lines(p, infos)).toList();
    }

    private static List<Plotted> lines(List<Integer> indices, IntFunction<SignalInfo> infos) {
        List<Plotted> lines = new ArrayList<>();
        List<Integer> used = new ArrayList<>();
        for (int i : indices) {
            SignalInfo s = infos.apply(i);
            int colour = s.name().contains("left") ? LEFT : s.name().contains("right") ? RIGHT : OTHERS;
            if (used.contains(colour)) {
                colour = OTHERS;
            }
            while (used.contains(colour)) {
                colour++;
            }
            used.add(colour);
            lines.add(new Plotted(i, s.name(), unit(s), factor(s), colour));
        }
        return List.copyOf(lines);
    }
}
