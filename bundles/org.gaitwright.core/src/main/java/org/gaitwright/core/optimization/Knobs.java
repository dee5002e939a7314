// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gaitwright.core.character.SideNames;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;

/** Finds what the variables of a recipe stand for, on a stage. */
final class Knobs {
    private static final int MAX_LISTED = 20;

    private final Stage stage;
    private final List<Knob> found = new ArrayList<>();
    /** Which variable sets a parameter: two must not set the same. */
    private final Map<String, String> taken = new HashMap<>();

    private Knobs(Stage stage) {
        this.stage = stage;
    }

    /** The knobs of all variables, in their order; refuses with paths such as {@code variables[2].parameter}. */
    static List<Knob> of(List<Variable> variables, Stage stage) {
        Knobs knobs = new Knobs(stage);
        for (int i = 0; i < variables.size(); i++) {
            Variable v = variables.get(i);
            EntryPath path = EntryPath.of("variables").item(i);
            RefusedEntry.check(path, () -> knobs.add(v, path));
        }
        return List.copyOf(knobs.found);
    }

    private void add(Variable v, EntryPath path) {
        int actor = RefusedEntry.at(path.key("actor"), () -> actor(v.actor()));
        ParameterValues values = stage.parts().get(actor).parameters();
        List<String> fitting = RefusedEntry.at(
                path.key("parameter"), () -> fitting(v.parameters().get(0), values.set()));
        Set<String> mirrors = new HashSet<>();
        for (String first : fitting) {
            if (mirrors.contains(first)) {
                // the name with a * fits both sides, and this one is set together with the other
                continue;
            }
            List<String> names = new ArrayList<>(v.parameters());
            names.set(0, first);
            RefusedEntry.check(path.key("parameter"), () -> {
                names.forEach(values.set()::indexOf);
                if (v.mirrored()) {
                    names.addAll(otherSide(names, values.set()));
                }
            });
            mirrors.addAll(names.subList(v.parameters().size(), names.size()));
            found.add(knob(v, path, actor, names, values));
        }
    }

    private Knob knob(Variable v, EntryPath path, int actor, List<String> names, ParameterValues values) {
        String of = actor == 0 ? "" : stage.scene().roles().get(actor).name() + "/";
        String name = of + names.get(0);
        Parameter declared = values.set().get(values.set().indexOf(names.get(0)));
        double lower = v.lower().orElse(declared.minimum());
        double upper = v.upper().orElse(declared.maximum());
        for (String p : names) {
            Parameter each = values.set().get(values.set().indexOf(p));
            RefusedEntry.check(path.key("lower"), () -> checkRange(each, lower));
            RefusedEntry.check(path.key("upper"), () -> checkRange(each, upper));
            RefusedEntry.check(path.key("parameter"), () -> take(of + p, name));
        }
        if (!(lower < upper)) {
            throw new InvalidInput(
                    "bounds [" + lower + ", " + upper + "] of '" + name + "' are empty; expected the lower one first");
        }
        double start = v.start().orElse(values.get(names.get(0)));
        return RefusedEntry.at(v.start().isPresent() ? path.key("start") : path, () -> {
            if (!(start >= lower && start <= upper)) {
                throw new InvalidInput("'" + name + "' starts at " + start + ", outside of its bounds [" + lower + ", "
                        + upper + "]; widen them, or give another start");
            }
            return new Knob(name, actor, List.copyOf(names), lower, upper, start);
        });
    }

    private int actor(String name) {
        List<Scene.Casting> roles = stage.scene().roles();
        for (int a = 0; a < roles.size(); a++) {
            if (name.isEmpty() || roles.get(a).name().equals(name)) {
                return a;
            }
        }
        throw new InvalidInput("there is no '" + name + "' in the scene; expected one of "
                + String.join(", ", roles.stream().map(Scene.Casting::name).toList()));
    }

    private static List<String> fitting(String name, ParameterSet declared) {
        if (!name.contains("*")) {
            declared.indexOf(name);
            return List.of(name);
        }
        Pattern pattern = Pattern.compile(Pattern.quote(name).replace("*", "\\E.*\\Q"));
        List<String> names = declared.list().stream()
                .map(Parameter::name)
                .filter(n -> pattern.matcher(n).matches())
                .toList();
        if (names.isEmpty()) {
            throw new InvalidInput("no parameter matches '" + name + "'; declared are " + some(declared));
        }
        return names;
    }

    /** Names of parameters, as many as somebody reads. */
    private static String some(ParameterSet declared) {
        int more = declared.size() - MAX_LISTED;
        return declared.list().stream().limit(MAX_LISTED).map(Parameter::name).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private static List<String> otherSide(List<String> names, ParameterSet declared) {
        List<String> others = new ArrayList<>();
        for (String n : names) {
            String other = SideNames.mirror(n);
            if (declared.get(declared.indexOf(n)).mirror() != Parameter.Mirror.SWAP_SIDE || !declared.contains(other)) {
                throw new InvalidInput("'" + n + "' has no counterpart on the other side; omit 'mirrored'");
            }
            others.add(other);
        }
        return others;
    }

    private static void checkRange(Parameter p, double bound) {
        String refusal = p.refusal(bound);
        if (refusal != null) {
            throw new InvalidInput(refusal);
        }
    }

    private void take(String parameter, String variable) {
        String other = taken.putIfAbsent(parameter, variable);
        if (other != null) {
            throw new InvalidInput("'" + parameter + "' is set by another variable, too"
                    + (other.equals(parameter) ? "" : ": '" + other + "'") + "; remove one of them");
        }
    }
}
