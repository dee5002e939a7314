// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the schema of recipes. */
public final class CharacterRecipeReader {
    private static final Map<String, Side> SIDES = Map.of("left", Side.LEFT, "right", Side.RIGHT);

    private CharacterRecipeReader() {}

    /**
     * The character that a recipe makes, with what was ignored of its base.
     *
     * @param bases finds the character that the entry {@code base} names, or refuses it
     */
    public static Imported read(YamlValue root, String file, Function<YamlValue, Imported> bases) {
        YamlMap map = root.map("name", "base", "parts");
        String name = map.find("name").map(YamlValue::text).orElseGet(() -> YamlText.stem(file));
        YamlValue parts = map.need("parts");
        YamlMap entries =
                parts.map(Proportions.ROLES.stream().map(Proportions::word).toArray(String[]::new));
        Imported base = bases.apply(map.need("base"));
        Proportions p = Proportions.SAME;
        for (Role role : Proportions.ROLES) {
            YamlValue part = entries.find(Proportions.word(role)).orElse(null);
            p = part == null ? p : with(p, role, part, base.character());
        }
        return new Imported(p.of(base.character(), name), base.notes());
    }

    private static Proportions with(Proportions before, Role role, YamlValue part, CharacterModel base) {
        List<String> keys = new ArrayList<>(List.of("length", "radius", "density"));
        if (Proportions.sided(role)) {
            keys.addAll(List.of("left", "right"));
        }
        YamlMap map = part.map(keys.toArray(String[]::new));
        if (base.links().stream().noneMatch(l -> l.role() == role)) {
            throw part.refuse("'" + base.name() + "' has no link of this part; remove the entry");
        }
        Factors both = factors(map, Factors.SAME);
        Proportions p = before.with(role, both);
        for (String word : List.of("left", "right")) {
            YamlValue side = map.find(word).orElse(null);
            if (side != null) {
                Side which = SIDES.get(word);
                if (base.links().stream().noneMatch(l -> l.role() == role && l.side() == which)) {
                    throw side.refuse("'" + base.name() + "' has none on this side; remove the entry");
                }
                p = p.with(role, which, factors(side.map("length", "radius", "density"), both));
            }
        }
        return p;
    }

    private static Factors factors(YamlMap map, Factors usual) {
        Factors l = one(map, "length", usual, n -> new Factors(n, usual.radius(), usual.density()));
        Factors r = one(map, "radius", l, n -> new Factors(l.length(), n, l.density()));
        return one(map, "density", r, n -> new Factors(r.length(), r.radius(), n));
    }

    private static Factors one(YamlMap map, String key, Factors usual, DoubleFunction<Factors> with) {
        YamlValue value = map.find(key).orElse(null);
        if (value == null) {
            return usual;
        }
        double n = value.number();
        try {
            return with.apply(n);
        } catch (IllegalArgumentException e) {
            throw value.refuse(e.getMessage(), e);
        }
    }
}
