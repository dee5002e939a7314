// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.edit.Style;

/**
 * A style, and what its controller can be told.
 *
 * @param style what the file says
 * @param declared what the controller can be told
 * @param values all of it: what the file says over the controller's initial values
 * @param usual the character that it was made for, or else one that its controller can drive
 */
record StyleModel(Style style, ParameterSet declared, ParameterValues values, String usual) {
    private static final String USUAL = "humanoid";

    /**
     * Reads a style.
     *
     * @throws InvalidInput if it can't be read, or does not fit its controller
     */
    static StyleModel read(String text, Path file, Registry registry) {
        Style style =
                Style.read(text, file == null ? "style" : file.getFileName().toString());
        ControllerFactory factory = registry.get(ControllerFactory.class, style.controller());
        String usual = usual(style, registry);
        CharacterModel character =
                registry.guard(registry.get(CharacterProvider.class, usual), CharacterProvider::model);
        ParameterSet declared = registry.guard(factory, f -> f.parameters(character));
        return new StyleModel(style, declared, style.over(declared), usual);
    }

    /** Another style of the same controller. */
    StyleModel of(Style other) {
        return new StyleModel(other, declared, other.over(declared), usual);
    }

    private static String usual(Style style, Registry registry) {
        if (!style.character().isEmpty()) {
            return style.character();
        }
        List<String> able = charactersFor(style.controller(), registry);
        if (able.isEmpty()) {
            throw new InvalidInput("no character is installed that '" + style.controller()
                    + "' can drive; install a plug-in with one");
        }
        return able.contains(USUAL) ? USUAL : able.get(0);
    }

    /** Ids of installed characters that a controller can drive. */
    static List<String> charactersFor(String controller, Registry registry) {
        ControllerFactory factory = registry.get(ControllerFactory.class, controller);
        return registry.all(CharacterProvider.class).stream()
                .filter(c -> registry.guard(factory, f -> f.suits(registry.guard(c, CharacterProvider::model)))
                        .suits())
                .map(CharacterProvider::id)
                .toList();
    }

    List<Knob> knobs() {
        return Knob.all(declared);
    }

    Optional<Knob> knob(String path) {
        // a knot of a curve, as in style.bend[2], means the curve
        return knobs().stream()
                .filter(k ->
                        path.equals(k.path()) || path.startsWith(k.path() + "[") || path.startsWith(k.path() + "."))
                .findFirst();
    }

    /** Whether the file says something about it. */
    boolean says(Knob knob) {
        return style.curves().containsKey(knob.path())
                || style.values().keySet().stream()
                        .anyMatch(n -> n.equals(knob.path()) || knob.isCurve() && n.startsWith(knob.path() + "."));
    }

    /** The same with other values of one curve or number. */
    StyleModel with(Knob knob, double... to) {
        Map<String, List<Double>> curves = new LinkedHashMap<>(style.curves());
        Map<String, Double> numbers = new LinkedHashMap<>(style.values());
        numbers.keySet().removeIf(n -> n.equals(knob.path()) || knob.isCurve() && n.startsWith(knob.path() + "."));
        curves.remove(knob.path());
        if (knob.isCurve()) {
            curves.put(knob.path(), Arrays.stream(to).boxed().toList());
        } else {
            numbers.put(knob.path(), to[0]);
        }
        return of(new Style(style.controller(), style.character(), style.description(), curves, numbers));
    }

    /** The style between this one and another. */
    StyleModel blend(Style other, double weight) {
        return of(Style.blend(style, other, weight, declared, style.description()));
    }
}
