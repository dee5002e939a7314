// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;

/** How a new character differs from the one it is made from. */
enum BodyBuild {
    SAME("As it is", "A copy, with its comments."),
    CHILD("Child", "Two thirds of the size, with a head that is large for it."),
    GIANT("Giant", "A third larger in every direction; more than twice as heavy."),
    LONG_LEGS("Long legs", "Legs that are a third longer."),
    SHORT_LEGS("Short legs", "Legs of three quarters of their length."),
    LONG_ARMS("Long arms", "Arms that are half as long again."),
    HEAVY("Heavy", "A wide trunk and strong limbs."),
    SLENDER("Slender", "Thin limbs and a narrow trunk, a little taller."),
    LIMPING("One short leg", "The left leg is an eighth shorter than the right one."),
    CHANCE("By chance", "Random limbs of 70 to 140 % by the seed, different on both sides.");

    private static final List<Role> LEGS = List.of(Role.THIGH, Role.SHANK);
    private static final List<Role> ARMS = List.of(Role.UPPER_ARM, Role.LOWER_ARM);

    private final String label;
    private final String description;

    BodyBuild(String label, String description) {
        this.label = label;
        this.description = description;
    }

    String label() {
        return label;
    }

    String description() {
        return description;
    }

    /** The seed matters for {@link #CHANCE} alone. */
    Proportions proportions(long seed) {
        return switch (this) {
            case SAME -> Proportions.SAME;
            case CHILD -> all(0.66, 0.7).with(Role.HEAD, new Factors(0.92, 0.92, 1));
            case GIANT -> all(1.33, 1.33);
            case LONG_LEGS -> lengths(LEGS, 1.33);
            case SHORT_LEGS -> lengths(LEGS, 0.75);
            case LONG_ARMS -> lengths(ARMS, 1.5);
            case HEAVY -> all(1, 1.2).with(Role.TRUNK, new Factors(1, 1.3, 1)).with(Role.HEAD, Factors.SAME);
            case SLENDER -> all(1.05, 0.82).with(Role.HEAD, new Factors(1, 0.95, 1));
            case LIMPING -> Proportions.SAME
                    .with(Role.THIGH, Side.LEFT, Factors.ofLength(0.875))
                    .with(Role.SHANK, Side.LEFT, Factors.ofLength(0.875));
            case CHANCE -> Proportions.random(seed);
        };
    }

    private static Proportions all(double length, double radius) {
        Proportions p = Proportions.SAME;
        for (Role role : Proportions.ROLES) {
            p = p.with(role, new Factors(length, radius, 1));
        }
        return p;
    }

    private static Proportions lengths(List<Role> roles, double factor) {
        Proportions p = Proportions.SAME;
        for (Role role : roles) {
            p = p.with(role, Factors.ofLength(factor));
        }
        return p;
    }
}
