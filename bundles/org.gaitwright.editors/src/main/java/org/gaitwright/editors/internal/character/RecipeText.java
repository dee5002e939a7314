// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.edit.YamlEdit;
import org.gaitwright.io.edit.YamlPlace;

/** The proportions of a recipe, in its text. */
final class RecipeText {
    private static final List<Measure> KEYS = List.of(Measure.LENGTH, Measure.RADIUS, Measure.DENSITY);
    private static final double DIGITS = 1e4;

    private RecipeText() {}

    /** What a recipe says; of one that can be read. */
    static Proportions proportions(YamlEdit text) {
        Proportions p = Proportions.SAME;
        for (Role role : Proportions.ROLES) {
            String path = path(role);
            Factors both = factors(text, path, Factors.SAME);
            p = p.with(role, both);
            if (Proportions.sided(role)) {
                p = p.with(role, Side.LEFT, factors(text, path + ".left", both));
                p = p.with(role, Side.RIGHT, factors(text, path + ".right", both));
            }
        }
        return p;
    }

    private static String path(Role role) {
        return "parts." + Proportions.word(role);
    }

    private static Factors factors(YamlEdit text, String path, Factors usual) {
        return new Factors(
                number(text, path + ".length", usual.length()),
                number(text, path + ".radius", usual.radius()),
                number(text, path + ".density", usual.density()));
    }

    private static double number(YamlEdit text, String path, double otherwise) {
        return text.find(path)
                .filter(YamlPlace::isNumber)
                .map(YamlPlace::number)
                .orElse(otherwise);
    }

    /** One after the other. */
    static Proportions both(Proportions first, Proportions then) {
        Proportions p = Proportions.SAME;
        try {
            for (Role role : Proportions.ROLES) {
                List<Side> sides = Proportions.sided(role) ? List.of(Side.values()) : List.of(Side.CENTRE);
                for (Side s : sides) {
                    p = p.with(role, s, both(first.factors(role, s), then.factors(role, s)));
                }
            }
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(e.getMessage(), e);
        }
        return p;
    }

    private static Factors both(Factors a, Factors b) {
        return new Factors(
                rounded(a.length() * b.length()), rounded(a.radius() * b.radius()), rounded(a.density() * b.density()));
    }

    private static double rounded(double f) {
        return Math.rint(f * DIGITS) / DIGITS;
    }

    /** Edits after which a recipe says other proportions; what it says already stays as it is written. */
    static List<TextEdit> towards(String text, Proportions target) {
        YamlEdit now = YamlEdit.of(text);
        Proportions was = proportions(now);
        for (Role role : Proportions.ROLES) {
            for (Measure key : KEYS) {
                now = Proportions.sided(role)
                        ? sided(now, role, key, was, target)
                        : middle(now, role, key, was, target);
            }
            if (!target.equals(was)) {
                now = tidied(now, role);
            }
        }
        return TextEdit.between(text, now.text());
    }

    private static YamlEdit middle(YamlEdit text, Role role, Measure key, Proportions was, Proportions target) {
        double f = of(target, role, Side.CENTRE, key);
        return f == of(was, role, Side.CENTRE, key) ? text : put(text, path(role) + "." + key.key(), f, 1);
    }

    private static YamlEdit sided(YamlEdit text, Role role, Measure key, Proportions was, Proportions target) {
        double left = of(target, role, Side.LEFT, key);
        double right = of(target, role, Side.RIGHT, key);
        if (left == of(was, role, Side.LEFT, key) && right == of(was, role, Side.RIGHT, key)) {
            return text;
        }
        String common = path(role) + "." + key.key();
        YamlEdit now = text;
        if (left == right) {
            now = put(now, common, left, 1);
        }
        double usual = number(now, common, 1);
        now = put(now, path(role) + ".left." + key.key(), left, usual);
        return put(now, path(role) + ".right." + key.key(), right, usual);
    }

    private static double of(Proportions p, Role role, Side side, Measure key) {
        return key.of(p.factors(role, side));
    }

    /** What goes without saying is not said. */
    private static YamlEdit put(YamlEdit text, String path, double f, double unsaid) {
        return text.with(f == unsaid ? text.remove(path) : text.set(path, f));
    }

    private static YamlEdit tidied(YamlEdit text, Role role) {
        YamlEdit now = text;
        for (String path : List.of(path(role) + ".left", path(role) + ".right", path(role))) {
            if (now.find(path).filter(p -> p.isMap() && p.size() == 0).isPresent()) {
                now = now.with(now.remove(path));
            }
        }
        return now;
    }
}
