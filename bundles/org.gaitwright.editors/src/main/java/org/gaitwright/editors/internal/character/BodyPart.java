// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;

/**
 * What can be sized on its own: a part of the body, with all links that go along, or a link of no known part, of which only
 * the mass can be changed.
 *
 * @param role {@link Role#OTHER} for a link of no known part
 * @param side left or right, or neither
 * @param links their numbers, from the root outwards
 * @param body name of the first of them
 */
record BodyPart(Role role, Side side, List<Integer> links, String body) {
    /** All parts of a character, in the order of its links. */
    static List<BodyPart> all(CharacterModel c) {
        Map<String, BodyPart> parts = new LinkedHashMap<>();
        for (int i = 0; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            Role role = part(l.role());
            Side side = Proportions.sided(role) ? l.side() : Side.CENTRE;
            String key = role == Role.OTHER ? l.name() : role + " " + side;
            BodyPart before = parts.get(key);
            List<Integer> links = new ArrayList<>(before == null ? List.of() : before.links());
            links.add(i);
            parts.put(key, new BodyPart(role, side, List.copyOf(links), before == null ? l.name() : before.body));
        }
        return List.copyOf(parts.values());
    }

    private static Role part(Role role) {
        return switch (role) {
            case TOES -> Role.FOOT;
            case HAND -> Role.LOWER_ARM;
            default -> role;
        };
    }

    /** Whether it can be stretched. */
    boolean stretches() {
        return role != Role.OTHER;
    }

    /** Whether there is another one on the other side. */
    boolean paired() {
        return stretches() && side != Side.CENTRE;
    }

    boolean isMirrorOf(BodyPart o) {
        return paired() && o.role == role && o.side == side.mirror();
    }

    boolean has(int link) {
        return links.contains(link);
    }

    /** Names of its links. */
    String bodies(CharacterModel c) {
        return String.join(
                ", ", links.stream().map(i -> c.links().get(i).name()).toList());
    }

    /** For people. */
    String label() {
        if (!stretches()) {
            return body;
        }
        String word = Proportions.word(role).replace('-', ' ');
        String sided =
                switch (side) {
                    case LEFT -> "left " + word;
                    case RIGHT -> "right " + word;
                    case CENTRE -> word;
                };
        return sided.substring(0, 1).toUpperCase(Locale.ROOT) + sided.substring(1);
    }

    /** Names it among the parts of a character. */
    String key() {
        return stretches() ? role + "-" + side : body;
    }

    static Optional<BodyPart> of(List<BodyPart> parts, int link) {
        return parts.stream().filter(p -> p.has(link)).findFirst();
    }
}
