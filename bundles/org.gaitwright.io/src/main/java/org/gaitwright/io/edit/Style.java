// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.internal.StyleWriter;

/**
 * A style of walking as curves and single values, for editors: what a style file says, and how to change its text without
 * touching the rest of it.
 *
 * @param controller id of the controller that it is for
 * @param character id of the character that it was made for; empty if any
 * @param description one line for people; may be empty
 * @param curves values at phases 0, ¼, ½, ¾, 1 of a step, by name; {@link PresetFile#KNOTS} each
 * @param values one number for all of a curve, or for what is no curve, by name; a name such as {@code style.bend.2} is one
 *     value of a curve, and overrules what is said of all of it
 */
public record Style(
        String controller,
        String character,
        String description,
        Map<String, List<Double>> curves,
        Map<String, Double> values) {
    /** Blended values are rounded to this, so that people can read them. */
    private static final double STEPS = 1e6;

    public Style {
        curves = Collections.unmodifiableMap(new LinkedHashMap<>(curves));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * Reads the text of a style; {@code file} names it in messages.
     *
     * @throws InvalidInput with file, line, what was got and what was expected
     */
    public static Style read(String text, String file) {
        PresetFile preset = PresetFile.style(text, file);
        Map<String, List<Double>> curves = new LinkedHashMap<>();
        Map<String, Double> values = new LinkedHashMap<>(preset.values());
        for (String first : preset.values().keySet()) {
            String name = first.endsWith(".0") ? first.substring(0, first.length() - 2) : null;
            List<Double> knots = name == null ? List.of() : knots(preset.values(), name);
            if (knots.size() == PresetFile.KNOTS) {
                curves.put(name, knots);
                for (int i = 0; i < PresetFile.KNOTS; i++) {
                    values.remove(name + "." + i);
                }
            }
        }
        return new Style(preset.controller(), preset.character(), preset.description(), curves, values);
    }

    private static List<Double> knots(Map<String, Double> values, String name) {
        List<Double> knots = new ArrayList<>();
        for (int i = 0; values.containsKey(name + "." + i); i++) {
            knots.add(values.get(name + "." + i));
        }
        return knots;
    }

    /** All of it over the initial values of a controller; refuses names that it does not have and values out of range. */
    public ParameterValues over(ParameterSet declared) {
        return declared.initialValues().with(flat());
    }

    private Map<String, Double> flat() {
        Map<String, Double> all = new LinkedHashMap<>(values);
        curves.forEach((name, knots) -> {
            for (int i = 0; i < knots.size(); i++) {
                all.put(name + "." + i, knots.get(i));
            }
        });
        return all;
    }

    /** Edits of a text that set all values of a curve; where it is a list already, only those that differ are touched. */
    public static List<TextEdit> setCurve(String text, String name, double... knots) {
        if (knots.length != PresetFile.KNOTS) {
            throw new IllegalArgumentException(
                    "got " + knots.length + " values of a curve; expected " + PresetFile.KNOTS);
        }
        YamlEdit style = withoutKnots(text, name);
        YamlPlace now = style.find(name).orElse(null);
        List<TextEdit> edits = new ArrayList<>();
        if (now == null || !now.isList() || now.size() != knots.length) {
            edits.addAll(style.set(name, knots));
        } else {
            List<YamlPlace> items = now.items();
            for (int i = 0; i < knots.length; i++) {
                if (!items.get(i).isNumber() || items.get(i).number() != knots[i]) {
                    edits.addAll(style.set(items.get(i).path(), knots[i]));
                }
            }
        }
        return since(text, style, edits);
    }

    /** Edits of a text that set one value: that of a parameter, or one for all of a curve. */
    public static List<TextEdit> set(String text, String name, double value) {
        YamlEdit style = withoutKnots(text, name);
        return since(text, style, style.set(name, value));
    }

    /** Edits of a text after which a curve or parameter has the controller's initial value again. */
    public static List<TextEdit> reset(String text, String name) {
        YamlEdit style = withoutKnots(text, name);
        return since(text, style, style.remove(name));
    }

    /** The text without entries for single values of a curve, which would overrule what is set now. */
    private static YamlEdit withoutKnots(String text, String name) {
        YamlEdit style = YamlEdit.of(text);
        boolean list = style.find(name).map(YamlPlace::isList).orElse(false);
        for (int i = 0; i < PresetFile.KNOTS && !list; i++) {
            style = style.with(style.remove(name + "." + i));
        }
        return style;
    }

    private static List<TextEdit> since(String text, YamlEdit style, List<TextEdit> edits) {
        return style.text().equals(text)
                ? TextEdit.sorted(edits)
                : TextEdit.between(text, TextEdit.apply(style.text(), edits));
    }

    /**
     * A style between two: of every curve and value that one of them names, the mean with weights; what the other does not
     * name is the controller's initial value.
     *
     * @param weight 0 for the first, 1 for the second
     * @param declared what the controller can be tuned by
     */
    public static Style blend(Style one, Style other, double weight, ParameterSet declared, String description) {
        if (!(weight >= 0 && weight <= 1)) {
            throw new IllegalArgumentException("the weight is " + weight + "; expected 0 to 1");
        }
        if (!one.controller.equals(other.controller)) {
            throw new InvalidInput("the styles are for '" + one.controller + "' and '" + other.controller
                    + "'; expected two for the same controller");
        }
        ParameterValues a = one.over(declared);
        ParameterValues b = other.over(declared);
        Map<String, List<Double>> curves = new LinkedHashMap<>();
        Map<String, Double> values = new LinkedHashMap<>();
        for (Style s : List.of(one, other)) {
            for (String given : s.names(declared)) {
                double[] mean = mean(given, a, b, weight);
                boolean constant = Arrays.stream(mean).allMatch(v -> v == mean[0]);
                if (constant) {
                    values.put(given, mean[0]);
                } else {
                    curves.put(given, Arrays.stream(mean).boxed().toList());
                }
            }
        }
        String character = one.character.equals(other.character) ? one.character : "";
        return new Style(one.controller, character, description, curves, values);
    }

    /** The curves and parameters that it says something about. */
    private List<String> names(ParameterSet declared) {
        List<String> names = new ArrayList<>(curves.keySet());
        for (String name : values.keySet()) {
            String curve = name.replaceFirst("\\.[0-9]+$", "");
            String found = declared.isCurve(curve) ? curve : name;
            if (!names.contains(found)) {
                names.add(found);
            }
        }
        return names;
    }

    private static double[] mean(String name, ParameterValues a, ParameterValues b, double weight) {
        boolean curve = a.set().isCurve(name);
        List<Double> all = new ArrayList<>();
        for (int i = 0; curve ? a.set().contains(name + "." + i) : i < 1; i++) {
            String one = curve ? name + "." + i : name;
            double mean = (1 - weight) * a.get(one) + weight * b.get(one);
            double rounded = Math.rint(mean * STEPS) / STEPS;
            all.add(weight == 0 ? a.get(one) : weight == 1 ? b.get(one) : rounded);
        }
        return all.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The style as a new text, laid out as the shipped ones are. */
    public String text() {
        return StyleWriter.text(this);
    }
}
