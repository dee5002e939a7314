// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.OutlineItem;

/** Where parts are in texts: bodies and joints of MJCF, entries of recipes. */
final class BodyPaths {
    private static final Pattern NAMED = Pattern.compile("/(body|joint|freejoint)\\[([^\\]]*)\\]");

    private BodyPaths() {}

    /** The path of an element with a name; empty if the text has none. */
    static Optional<String> element(List<OutlineItem> items, String element, String name) {
        for (OutlineItem i : items) {
            if (i.label().equals(element) && i.value().equals(name)) {
                return Optional.of(i.path());
            }
            Optional<String> within = element(i.children(), element, name);
            if (within.isPresent()) {
                return within;
            }
        }
        return Optional.empty();
    }

    /** The path of a part in a recipe, written there or not. */
    static String entry(BodyPart part) {
        return part.stretches() ? "parts." + Proportions.word(part.role()) : "base";
    }

    /** The part that a path is about. */
    static Optional<BodyPart> part(CharacterDraft draft, String path) {
        if (draft.recipe().isPresent()) {
            return inRecipe(draft, path);
        }
        CharacterModel c = draft.model();
        Optional<BodyPart> found = Optional.empty();
        Matcher m = NAMED.matcher(path);
        while (m.find()) {
            String name = m.group(2);
            int joint = c.jointIndex(name);
            int link = m.group(1).equals("body")
                    ? c.linkIndex(name)
                    : joint < 0 ? -1 : c.joints().get(joint).link();
            found = link < 0 ? found : BodyPart.of(draft.parts(), link);
        }
        return found;
    }

    private static Optional<BodyPart> inRecipe(CharacterDraft draft, String path) {
        String[] steps = path.split("\\.");
        if (steps.length < 2 || !steps[0].equals("parts")) {
            return Optional.empty();
        }
        Side side = steps.length > 2 && steps[2].equals("right") ? Side.RIGHT : Side.LEFT;
        for (Role role : Proportions.ROLES) {
            if (Proportions.word(role).equals(steps[1])) {
                return draft.parts().stream()
                        .filter(p -> p.role() == role && (p.side() == side || p.side() == Side.CENTRE))
                        .findFirst();
            }
        }
        return Optional.empty();
    }
}
