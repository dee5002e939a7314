// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.keyframe.figure.Cycle;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.io.PresetFile;

/**
 * Keyframes of half a cycle, and the body that they are for.
 *
 * @param file what the text says
 * @param declared what the controller can be told
 * @param values all of it: what the text says over the controller's initial values
 * @param character whom they were made for
 */
public record KeyframeModel(
        PresetFile file, ParameterSet declared, ParameterValues values, String character, PlanarBody body) {
    public static final String CONTROLLER = "nearest-node";
    static final String PART = "key";
    static final String COUNT = "keys";
    public static final String SECONDS = "seconds";

    private static final String USUAL = "human-7";

    /**
     * Reads keyframes.
     *
     * @param registry where characters are found
     * @throws InvalidInput if they can't be read, or do not fit their character
     */
    public static KeyframeModel read(String text, Path path, Registry registry) {
        PresetFile file = PresetFile.of(
                text, path == null ? "keyframes" : path.getFileName().toString(), CONTROLLER);
        String character = file.character().isEmpty() ? USUAL : file.character();
        ControllerFactory factory = registry.get(ControllerFactory.class, CONTROLLER);
        CharacterModel model =
                registry.guard(registry.get(CharacterProvider.class, character), CharacterProvider::model);
        Suitability suitable = registry.guard(factory, f -> f.suits(model));
        if (!suitable.suits()) {
            throw new InvalidInput("'" + character + "' can't be driven by " + CONTROLLER + ": " + suitable.reason()
                    + "; name a character that moves in a plane, such as " + USUAL);
        }
        ParameterSet declared = registry.guard(factory, f -> f.parameters(model));
        ParameterValues values = declared.initialValues().with(file.values());
        return new KeyframeModel(file, declared, values, character, new PlanarBody(model));
    }

    public static String name(int key, String angle) {
        return PART + "." + key + "." + angle;
    }

    /** Whether it says how to keep upright, too: keyframes alone fall within seconds. */
    public boolean trained() {
        return file.values().keySet().stream().anyMatch(name -> name.startsWith("node."));
    }

    public int keys() {
        return (int) Math.rint(values.get(COUNT));
    }

    /** As many as there may be. */
    public int max() {
        int n = 0;
        while (declared.contains(name(n, SECONDS))) {
            n++;
        }
        return n;
    }

    public int nodes() {
        return (int) Math.rint(values.get("nodes"));
    }

    public double seconds(int key) {
        return values.get(name(key, SECONDS));
    }

    public double[] pose(int key) {
        double[] pose = new double[body.count()];
        for (int s = 0; s < pose.length; s++) {
            pose[s] = values.get(name(key, body.name(s)));
        }
        return pose;
    }

    /** All of half a cycle, in order. */
    public Cycle cycle() {
        double[] seconds = new double[keys()];
        double[][] poses = new double[keys()][];
        for (int k = 0; k < keys(); k++) {
            seconds[k] = seconds(k);
            poses[k] = pose(k);
        }
        return new Cycle(body, seconds, poses);
    }

    /** The same with another pose. */
    public KeyframeModel with(int key, double[] pose) {
        Map<String, Double> changes = new LinkedHashMap<>();
        for (int s = 0; s < pose.length; s++) {
            changes.put(name(key, body.name(s)), pose[s]);
        }
        return with(changes);
    }

    public KeyframeModel with(Map<String, Double> changes) {
        return new KeyframeModel(file, declared, values.with(changes), character, body);
    }

    /** Values of a keyframe by their short names, how long it takes first. */
    Map<String, Double> key(int key) {
        return named(seconds(key), pose(key));
    }

    Map<String, Double> named(double seconds, double[] pose) {
        Map<String, Double> all = new LinkedHashMap<>();
        all.put(SECONDS, seconds);
        for (int s = 0; s < pose.length; s++) {
            all.put(body.name(s), pose[s]);
        }
        return all;
    }

    List<Map<String, Double>> allKeys() {
        List<Map<String, Double>> all = new ArrayList<>();
        for (int k = 0; k < keys(); k++) {
            all.add(key(k));
        }
        return all;
    }

    /** What the controller takes where the text says nothing. */
    double initial(int key, String angle) {
        return declared.get(declared.indexOf(name(key, angle))).initial();
    }

    /** The keyframe that a path of the text is of; −1 if it is of none. */
    public static int keyOf(String path) {
        return NumberedText.numberOf(PART, path);
    }
}
