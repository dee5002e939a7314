// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.OpenTexts;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.CharacterEdit;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.edit.YamlEdit;

/**
 * Changes of a character as edits of its text.
 *
 * @param file of the text
 * @param rewritten told why, if the whole text had to be written again
 */
record CharacterText(Path file, Consumer<String> rewritten) {
    private boolean recipe() {
        String ending = FileWord.ending(file.getFileName().toString());
        return ending.equals("yaml") || ending.equals("yml");
    }

    /** Gives it other proportions, as shares of those that it has. */
    List<TextEdit> reshape(String text, Proportions change) {
        if (recipe()) {
            Proportions was = RecipeText.proportions(YamlEdit.of(text));
            return RecipeText.towards(text, RecipeText.both(was, change));
        }
        return inPlace(text, e -> e.reshape(change));
    }

    /** Gives a part a measure. */
    List<TextEdit> size(String text, CharacterDraft draft, Wish wish) {
        if (wish.part().stretches()) {
            return reshape(text, wish.of(draft.model()));
        }
        if (wish.measure() != Measure.MASS || recipe()) {
            throw new InvalidInput("'" + wish.part().body()
                    + "' is not a part that can be scaled; name its body after one, " + "such as left-thigh");
        }
        return inPlace(text, e -> e.mass(wish.part().body(), wish.wanted()));
    }

    /** Gives it proportions by chance, counted from what it was made from. */
    List<TextEdit> random(String text, CharacterDraft draft, long seed) {
        Proportions chance = Proportions.random(seed);
        return recipe()
                ? RecipeText.towards(text, RecipeText.both(Proportions.SAME, chance))
                : inPlace(
                        text,
                        e -> e.become(chance.of(draft.reference(), draft.model().name())));
    }

    /** Gives a joint a range, and its partner the same as in a mirror. */
    List<TextEdit> range(String text, String joint, double lower, double upper, boolean bothSides) {
        return eachSide(text, joint, bothSides, (e, j, mirrored) -> {
            boolean turned = mirrored && opposite(e.model(), joint, j);
            return e.range(j, turned ? -upper : lower, turned ? -lower : upper);
        });
    }

    List<TextEdit> torqueLimit(String text, String joint, double max, boolean bothSides) {
        return eachSide(text, joint, bothSides, (e, j, mirrored) -> e.torqueLimit(j, max));
    }

    /** One joint of possibly two. */
    private interface OneJoint {
        CharacterEdit.Result change(CharacterEdit edit, String joint, boolean mirrored);
    }

    private List<TextEdit> eachSide(String text, String joint, boolean bothSides, OneJoint one) {
        List<TextEdit> first = inPlace(text, e -> one.change(e, joint, false));
        CharacterModel c = edit(text).model();
        int partner = c.mirrorJoint(c.jointIndex(joint));
        String other = c.joints().get(partner).name();
        if (!bothSides || other.equals(joint)) {
            return first;
        }
        String halfway = TextEdit.apply(text, first);
        // from the same text both edits would be in each other's way
        return TextEdit.between(text, TextEdit.apply(halfway, inPlace(halfway, e -> one.change(e, other, true))));
    }

    /** Whether a partner turns the other way: in a mirror, turning about y stays, about x and z it does not. */
    static boolean opposite(CharacterModel c, String joint, String partner) {
        Joint a = c.joints().get(c.jointIndex(joint));
        Joint b = c.joints().get(c.jointIndex(partner));
        if (a.type() == JointType.BALL || a.type() == JointType.FREE) {
            return false;
        }
        double sign = a.type() == JointType.SLIDE ? -1 : 1;
        Vec3 mirrored = new Vec3(
                -sign * a.axis().x(), sign * a.axis().y(), -sign * a.axis().z());
        return mirrored.dot(b.axis()) < 0;
    }

    private CharacterEdit edit(String text) {
        return CharacterEdit.of(text, file, OpenTexts::of);
    }

    private List<TextEdit> inPlace(String text, Function<CharacterEdit, CharacterEdit.Result> change) {
        if (recipe()) {
            throw new InvalidInput("a recipe has no joints; edit them in its base character");
        }
        CharacterEdit.Result result;
        try {
            result = change.apply(edit(text));
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(e.getMessage(), e);
        }
        if (result.rewritten()) {
            rewritten.accept(result.reason());
        }
        return result.edits();
    }
}
