// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * One thing that a style can say: a curve over the step, or one number.
 *
 * @param path in the style file, such as {@code style.bend}
 * @param group heading for people
 * @param parameters of the curve, by phase; one for a single number
 */
record Knob(String path, String group, List<Parameter> parameters) {
    private static final Pattern KNOT = Pattern.compile("\\.[0-9]+$");
    private static final Pattern WHEN = Pattern.compile(" at [0-9]+ % of the step$");
    private static final Map<String, Pattern> PARTS = new LinkedHashMap<>();

    static {
        PARTS.put("Legs", Pattern.compile("knee|foot|feet|step|leg|hip|ankle|toe"));
        PARTS.put("Arms", Pattern.compile("arm|elbow|hand|shoulder|wrist"));
        PARTS.put("Trunk and head", Pattern.compile("pelvis|chest|bend|back|spine|waist|head|neck|torso"));
    }

    /** Turns and shifts to a side, which are mirrored with the step: what was left is right in the next. */
    private static final Pattern SIDEWAYS = Pattern.compile("roll|yaw|arm-swing|sway");

    /** All that a controller declares: what shapes the body first, by part, then its own groups. */
    static List<Knob> all(ParameterSet declared) {
        Map<String, List<Knob>> groups = new LinkedHashMap<>();
        PARTS.keySet().forEach(p -> groups.put(p, new ArrayList<>()));
        Map<String, List<Parameter>> paths = new LinkedHashMap<>();
        for (Parameter p : declared.list()) {
            String stem = KNOT.matcher(p.name()).replaceFirst("");
            paths.computeIfAbsent(declared.isCurve(stem) ? stem : p.name(), n -> new ArrayList<>())
                    .add(p);
        }
        paths.forEach((path, parameters) -> {
            String group = group(path, parameters);
            groups.computeIfAbsent(group, g -> new ArrayList<>()).add(new Knob(path, group, parameters));
        });
        return groups.values().stream().flatMap(List::stream).toList();
    }

    private static String group(String path, List<Parameter> parameters) {
        String declared = parameters.get(0).group();
        if (parameters.size() == 1 && !declared.equals("Style")) {
            return declared;
        }
        String name = path.substring(path.lastIndexOf('.') + 1);
        return PARTS.entrySet().stream()
                .filter(e -> e.getValue().matcher(name).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(declared);
    }

    boolean isCurve() {
        return parameters.size() > 1;
    }

    /** For people: what follows the first dot. */
    String name() {
        return path.substring(path.indexOf('.') + 1);
    }

    Parameter first() {
        return parameters.get(0);
    }

    String help() {
        return WHEN.matcher(first().help()).replaceFirst("");
    }

    double[] values(ParameterValues of) {
        return parameters.stream().mapToDouble(p -> of.get(p.name())).toArray();
    }

    double[] initial() {
        return parameters.stream().mapToDouble(Parameter::initial).toArray();
    }

    Curve curve(double[] values) {
        Parameter p = first();
        Curve curve = Curve.even(name(), p.unit(), p.minimum(), p.maximum(), values);
        return curve.with(SIDEWAYS.matcher(path).find() ? Curve.NextStep.OPPOSITE : Curve.NextStep.SAME);
    }

    Quantity quantity() {
        Parameter p = first();
        return Quantity.of(name(), p.unit(), p.minimum(), p.maximum(), p.initial())
                .helped(help());
    }
}
