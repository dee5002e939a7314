// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeDraft;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;

/** Writes the recipe by which a body learns to walk as keyframes show it [Sharon 2004, 4.3], with words for those who change it. */
final class TrainingRecipe {
    /** Long enough to tell a walk that repeats itself, s. */
    private static final double SECONDS = 6;

    private static final double FARTHEST = 0.5;
    /** Who is off by less, kg m2 as a mean, follows the keyframes, if he has this leg and this mass. */
    private static final double FOLLOWS = 2;

    private static final double LEG_METRES = 0.9;
    private static final double BODY_KILOGRAMS = 66;

    private TrainingRecipe() {}

    /**
     * @param keyframes absolute path of the preset
     * @param recipe where the text is to be; it names the preset from there
     */
    static String text(KeyframeModel model, Path keyframes, Path recipe) {
        String name = FileWord.stem(recipe.toString());
        StringBuilder s = new StringBuilder("# Learns to walk as the keyframes of ")
                .append(keyframes.getFileName())
                .append(" show it. Press Optimise to start it again.\n");
        s.append("name: ").append(name).append('\n');
        s.append("scene:\n");
        SceneFile.text(scene(model, keyframes), recipe)
                .lines()
                .forEach(l -> s.append("  ").append(l).append('\n'));
        s.append("# How far each node is from where the keyframes put it (centre), and from where it would drive to"
                + " (target), rad.\n");
        s.append("# Half a cycle has ").append(model.nodes()).append(" nodes; the other half mirrors them.\n");
        s.append("variables:\n");
        variables(model).forEach(v -> s.append(line(model, v)).append('\n'));
        s.append("# The cost of a rollout: each second that is missing because of a fall, and how far the body is from"
                + " the figure\n");
        s.append("# that walks as the keyframes say.\n");
        s.append("objective:\n  missing-second: 100\n  terms:\n");
        s.append("    - {signal: target-error, of: integral, weight: 1}\n");
        s.append("# Rollouts are short at first, and last longer once half of the candidates follow that figure: cost"
                + " is per second.\n");
        s.append("horizon: {from: 0.7, growth: 1.15, success: 0.5, cost: ")
                .append(follows(model))
                .append("}\n");
        s.append("# More tries may learn what fewer did not; keyframes that nobody could walk end with the best that"
                + " was found.\n");
        s.append("stop: {evaluations: 4000}\n");
        s.append("optimizer: {id: cma-es, sigma: 0.03, seed: 1}\n");
        return s.toString();
    }

    /** Below which cost per second a body follows: errors are masses times squares of lengths, so a small one is held to less. */
    private static String follows(KeyframeModel model) {
        double leg = KeyframeDraft.length(model.body()) / LEG_METRES;
        double body = model.body().character().totalMass() / BODY_KILOGRAMS;
        return String.format(Locale.ROOT, "%.1g", FOLLOWS * body * leg * leg);
    }

    private static Scene scene(KeyframeModel model, Path keyframes) {
        Path folder = keyframes.getParent();
        String character = model.character();
        Scene.Casting role = new Scene.Casting(
                FileWord.isPath(character) ? FileWord.stem(character) : character,
                FileWord.isPath(character) ? FileWord.absolute(character, folder) : character,
                KeyframeModel.CONTROLLER,
                FileWord.absolute(keyframes.toString(), folder),
                Map.of(),
                List.of(),
                0,
                0,
                0);
        return Scene.of(FileWord.stem(keyframes.toString()), SECONDS, List.of(role))
                .build();
    }

    /** Offsets of hips, knees and ankles in all nodes; other joints just follow the keyframes. */
    static List<String> variables(KeyframeModel model) {
        List<String> all = new ArrayList<>();
        for (int node = 0; node < model.nodes(); node++) {
            for (String what : List.of("centre", "target")) {
                for (int leg = 0; leg < 2; leg++) {
                    PlanarBody.Leg l = model.body().leg(leg);
                    for (int slot : new int[] {l.hip(), l.knee(), l.ankle()}) {
                        all.add("node." + node + "." + what + "." + model.body().name(slot));
                    }
                }
            }
        }
        return all;
    }

    /** What was learnt before is where it begins. */
    private static String line(KeyframeModel model, String variable) {
        double start = Math.max(-FARTHEST, Math.min(FARTHEST, model.values().get(variable)));
        return "  - {parameter: " + variable + ", lower: " + -FARTHEST + ", upper: " + FARTHEST + ", start: "
                + NumberedText.spelled(start) + "}";
    }
}
