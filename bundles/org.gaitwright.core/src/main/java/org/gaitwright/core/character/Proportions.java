// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.gaitwright.core.math.CounterRandom;

/**
 * How a character differs from the one it is made from: a length, a thickness and a density for each part of the body, as
 * shares of what they were. {@link #of} makes that character.
 *
 * <p>A part is stretched along its length and across it as if it were rubber, with all that is fixed to it: shapes from tip to
 * tip, mass with their volume and the density, and inertia as for a stretched solid. Toes go with the foot, hands with the lower arm; links of
 * any other role stay as they are. The length of limbs runs from joint to joint, that of pelvis, trunk and head upwards,
 * that of feet forwards.
 *
 * @param factors of the parts that differ
 */
public record Proportions(Map<Part, Factors> factors) {
    /** The roles that a character can be reshaped by. */
    public static final List<Role> ROLES = List.of(
            Role.PELVIS, Role.TRUNK, Role.HEAD, Role.UPPER_ARM, Role.LOWER_ARM, Role.THIGH, Role.SHANK, Role.FOOT);

    /** Everything as it is. */
    public static final Proportions SAME = new Proportions(Map.of());

    private static final double LEAST = 0.1;
    private static final double MOST = 10;
    private static final List<Role> LIMBS = List.of(Role.UPPER_ARM, Role.LOWER_ARM, Role.THIGH, Role.SHANK);
    /** Ranges of random characters. */
    private static final double SHORTEST_LIMB = 0.7;

    private static final double LONGEST_LIMB = 1.4;
    private static final double LIGHTEST_TRUNK = 0.6;
    private static final double HEAVIEST_TRUNK = 1.7;
    private static final double ONE_SIDE = 0.2;
    /** The numbers of this class among those of one seed. */
    private static final long STREAM = 0x50524f50;

    public Proportions {
        Map<Part, Factors> sorted =
                new TreeMap<>(Comparator.comparing(Part::role).thenComparing(Part::side));
        factors.forEach((part, f) -> {
            if (!f.equals(Factors.SAME)) {
                sorted.put(part, f);
            }
        });
        factors = Collections.unmodifiableMap(sorted);
    }

    /** A part of the body. */
    public record Part(Role role, Side side) {
        public Part {
            if (!ROLES.contains(role)) {
                throw new IllegalArgumentException("a character can't be reshaped by " + role + "; expected " + ROLES);
            }
            if (side != Side.CENTRE && !sided(role)) {
                throw new IllegalArgumentException(word(role) + " has no side; give one for both");
            }
        }
    }

    /**
     * Shares of what was.
     *
     * @param length along the part
     * @param radius across it
     * @param density mass per volume
     */
    public record Factors(double length, double radius, double density) {
        public static final Factors SAME = new Factors(1, 1, 1);

        public Factors {
            inRange("length", length);
            inRange("radius", radius);
            inRange("density", density);
        }

        public static Factors ofLength(double length) {
            return new Factors(length, 1, 1);
        }

        public static Factors ofDensity(double density) {
            return new Factors(1, 1, density);
        }

        private static void inRange(String what, double factor) {
            if (!(factor >= LEAST && factor <= MOST)) {
                throw new IllegalArgumentException(
                        what + " is " + factor + "; expected a factor of " + LEAST + " to " + (int) MOST);
            }
        }

        private Map<String, Double> named() {
            Map<String, Double> m = new LinkedHashMap<>();
            m.put("length", length);
            m.put("radius", radius);
            m.put("density", density);
            return m;
        }
    }

    /** Whether there are two of it. */
    public static boolean sided(Role role) {
        return role != Role.PELVIS && role != Role.TRUNK && role != Role.HEAD;
    }

    /** How files call a role: {@code upper-arm}. */
    public static String word(Role role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** These, but with other factors for a part, on both sides. */
    public Proportions with(Role role, Factors f) {
        Proportions p = with(role, Side.CENTRE, f);
        return sided(role) ? p.with(role, Side.LEFT, f).with(role, Side.RIGHT, f) : p;
    }

    /** These, but with other factors for a part on one side. */
    public Proportions with(Role role, Side side, Factors f) {
        Map<Part, Factors> all = new LinkedHashMap<>(factors);
        all.put(new Part(role, side), Objects.requireNonNull(f, "f"));
        return new Proportions(all);
    }

    /** What a link of this role and side is stretched by. */
    public Factors factors(Role role, Side side) {
        Role part =
                switch (role) {
                    case TOES -> Role.FOOT;
                    case HAND -> Role.LOWER_ARM;
                    default -> role;
                };
        if (!ROLES.contains(part)) {
            return Factors.SAME;
        }
        return factors.getOrDefault(new Part(part, sided(part) ? side : Side.CENTRE), Factors.SAME);
    }

    /**
     * A character of these proportions. Joints keep their ranges; torque limits, springs and dampers go with the total mass.
     * In each keyframe the feet stand as high as they did: the root rises or sinks with the shorter leg, and the longer one
     * bends its knee. Where it can't, the root goes with the longer one.
     */
    public CharacterModel of(CharacterModel base) {
        return of(base, base.name());
    }

    /** A character of these proportions with a name of its own. */
    public CharacterModel of(CharacterModel base, String name) {
        return new Reshaping(base, this).model(name);
    }

    /**
     * Proportions by chance, each evenly spread over its range and all of them a function of the seed alone: the lengths of
     * upper and lower arms and legs 70–140 %, the mass of the trunk 60–170 %, and the limbs of one side up to 20 % longer
     * or shorter than those of the other, still within 70–140 %.
     */
    public static Proportions random(long seed) {
        Side odd = CounterRandom.uniform(seed, STREAM, 0) < 0.5 ? Side.LEFT : Side.RIGHT;
        double other = between(1 - ONE_SIDE, 1 + ONE_SIDE, seed, 1);
        Proportions p = SAME.with(Role.TRUNK, Factors.ofDensity(between(LIGHTEST_TRUNK, HEAVIEST_TRUNK, seed, 2)));
        for (int i = 0; i < LIMBS.size(); i++) {
            double length = between(SHORTEST_LIMB, LONGEST_LIMB, seed, 3 + i);
            double oddLength = Math.max(SHORTEST_LIMB, Math.min(LONGEST_LIMB, other * length));
            p = p.with(LIMBS.get(i), Factors.ofLength(length));
            p = p.with(LIMBS.get(i), odd, Factors.ofLength(oddLength));
        }
        return p;
    }

    private static double between(double low, double high, long seed, long counter) {
        return low + (high - low) * CounterRandom.uniform(seed, STREAM, counter);
    }

    /** As a recipe has it: {@code {trunk: {density: 1.5}, thigh: {length: 1.2, left: {length: 1.1}}}}. */
    @Override
    public String toString() {
        StringJoiner parts = new StringJoiner(", ", "{", "}");
        for (Role role : ROLES) {
            Factors usual = factors(role, sided(role) ? Side.RIGHT : Side.CENTRE);
            StringJoiner text = new StringJoiner(", ");
            differences(Factors.SAME, usual, text);
            if (sided(role) && !factors(role, Side.LEFT).equals(usual)) {
                StringJoiner left = new StringJoiner(", ", "left: {", "}");
                differences(usual, factors(role, Side.LEFT), left);
                text.add(left.toString());
            }
            if (text.length() > 0) {
                parts.add(word(role) + ": {" + text + "}");
            }
        }
        return parts.toString();
    }

    private static void differences(Factors from, Factors to, StringJoiner text) {
        Map<String, Double> before = from.named();
        to.named().forEach((name, factor) -> {
            if (!factor.equals(before.get(name))) {
                text.add(name + ": " + factor);
            }
        });
    }
}
