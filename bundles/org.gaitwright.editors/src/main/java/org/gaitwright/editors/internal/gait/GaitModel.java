// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.io.PresetFile;

/**
 * A gait, and what its controller can be told.
 *
 * @param file what the text says
 * @param declared what the controller can be told
 * @param values all of it: what the text says over the controller's initial values
 * @param character whom it was made for, or else one that it fits
 */
record GaitModel(PresetFile file, ParameterSet declared, ParameterValues values, String character) {
    static final String CONTROLLER = "simbicon";

    private static final List<String> USUAL = List.of("humanoid", "thesis-legs");
    private static final String PREFIX = "state.";

    /**
     * Reads a gait.
     *
     * @param registry where characters are found
     * @throws InvalidInput if it can't be read, or does not fit its controller
     */
    static GaitModel read(String text, Path path, Registry registry) {
        PresetFile file =
                PresetFile.of(text, path == null ? "gait" : path.getFileName().toString(), CONTROLLER);
        ControllerFactory factory = registry.get(ControllerFactory.class, CONTROLLER);
        String character = file.character().isEmpty() ? fitting(file, factory, registry) : file.character();
        ParameterSet declared = declared(factory, character, registry);
        return new GaitModel(file, declared, declared.initialValues().with(file.values()), character);
    }

    private static ParameterSet declared(ControllerFactory factory, String character, Registry registry) {
        CharacterModel body =
                registry.guard(registry.get(CharacterProvider.class, character), CharacterProvider::model);
        return registry.guard(factory, f -> f.parameters(body));
    }

    /** Somebody whom all that the gait says can be told. */
    private static String fitting(PresetFile file, ControllerFactory factory, Registry registry) {
        List<String> able = able(factory, registry);
        List<String> candidates = new ArrayList<>(USUAL);
        candidates.retainAll(able);
        candidates.addAll(able);
        return candidates.stream()
                .filter(c -> file.values().keySet().stream().allMatch(declared(factory, c, registry)::contains))
                .findFirst()
                .or(() -> candidates.stream().findFirst())
                .orElseThrow(() -> new InvalidInput(
                        "no character is installed that '" + CONTROLLER + "' can drive; install a plug-in with one"));
    }

    private static List<String> able(ControllerFactory factory, Registry registry) {
        return registry.all(CharacterProvider.class).stream()
                .filter(c -> registry.guard(factory, f -> f.suits(registry.guard(c, CharacterProvider::model)))
                        .suits())
                .map(CharacterProvider::id)
                .toList();
    }

    /** Installed characters that can be told the same. */
    List<String> characters(Registry registry) {
        ControllerFactory factory = registry.get(ControllerFactory.class, CONTROLLER);
        return able(factory, registry).stream()
                .filter(c -> declared(factory, c, registry).list().equals(declared.list()))
                .toList();
    }

    int states() {
        return (int) Math.rint(values.get("states"));
    }

    /** As many as a gait can have. */
    int max() {
        int n = 0;
        while (declared.contains(PREFIX + n + ".seconds")) {
            n++;
        }
        return n;
    }

    /** Whether it is for a body in space, which also leans to its sides. */
    boolean inSpace() {
        return declared.contains(PREFIX + "0.torso-roll");
    }

    static String name(int state, String key) {
        return PREFIX + state + "." + key;
    }

    double get(int state, String key) {
        String name = name(state, key);
        return declared.contains(name) ? values.get(name) : 0;
    }

    double get(String name) {
        return values.get(name);
    }

    boolean is(String name) {
        return values.get(name) >= 0.5;
    }

    boolean endsByContact(int state) {
        return get(state, "contact") >= 0.5;
    }

    /** What can be told of a state. */
    List<Parameter> ofState(int state) {
        String prefix = PREFIX + state + ".";
        return declared.list().stream().filter(p -> p.name().startsWith(prefix)).toList();
    }

    /** What holds in all states; how many there are is seen, not set. */
    List<Parameter> ofAll() {
        return declared.list().stream()
                .filter(p -> !p.name().startsWith(PREFIX) && !p.name().equals("states"))
                .toList();
    }

    /** The state that a parameter is of; −1 if it holds in all. */
    static int stateOf(String path) {
        return NumberedText.numberOf("state", path);
    }

    boolean says(String name) {
        return file.values().containsKey(name);
    }

    /** The same with another value. */
    GaitModel with(String name, double value) {
        return new GaitModel(file, declared, values.with(name, value), character);
    }

    /** Values of a state by their short names. */
    Map<String, Double> state(int state) {
        Map<String, Double> all = new LinkedHashMap<>();
        String prefix = PREFIX + state + ".";
        ofState(state).forEach(p -> all.put(p.name().substring(prefix.length()), values.get(p.name())));
        return all;
    }

    /** Values of the states that count. */
    List<Map<String, Double>> allStates() {
        List<Map<String, Double>> all = new ArrayList<>();
        for (int i = 0; i < states(); i++) {
            all.add(state(i));
        }
        return all;
    }

    /** What the controller takes where the text says nothing. */
    double initial(int state, String key) {
        return declared.get(declared.indexOf(name(state, key))).initial();
    }
}
