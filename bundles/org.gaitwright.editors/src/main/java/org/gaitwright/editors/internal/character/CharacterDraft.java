// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.editors.internal.OpenTexts;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.CharacterEdit;
import org.gaitwright.io.edit.YamlEdit;
import org.gaitwright.io.edit.YamlPlace;

/** A character in its editor, with all that its page shows of it. Immutable. */
final class CharacterDraft {
    private static final World.Timing ANY = new World.Timing(60, 1);

    private final CharacterModel model;
    private final CharacterModel reference;
    private final Recipe recipe;
    private final Terrain ground;
    private final List<BodyPart> parts;
    private final List<Measures> measures;
    private final List<Measures> usual;
    private final List<PartPlace> places;
    private final double height;
    private final World world;

    /**
     * What a recipe says.
     *
     * @param base the character that it starts from
     */
    record Recipe(YamlEdit text, CharacterModel base, Proportions proportions) {}

    /**
     * @param reference what fields go back to: the saved character, or the base of a recipe; of the same structure
     * @param recipe null for a model
     */
    CharacterDraft(CharacterModel model, CharacterModel reference, Recipe recipe, Terrain ground) {
        this.model = model;
        this.reference = reference;
        this.recipe = recipe;
        this.ground = ground;
        parts = BodyPart.all(model);
        List<Pose> zero = Posing.of(model, model.zeroPose());
        List<Pose> now = Posing.standing(model);
        measures = parts.stream().map(p -> Measures.of(model, p, zero)).toList();
        boolean same = BodyPart.all(reference).equals(parts);
        usual = same ? parts.stream().map(p -> Measures.of(reference, p)).toList() : measures;
        places = parts.stream().map(p -> PartPlace.of(model, p, zero, now)).toList();
        height = height(model, now);
        World.Actor actor =
                new World.Actor(model.name(), model, model.keyframe("stand"), new double[model.velocities()]);
        world = new World(List.of(actor), List.of(), List.of(), ground, ANY, World.EARTH);
    }

    /** @throws InvalidInput if the text is no character */
    static CharacterDraft read(String text, Path file, SavedCharacter saved, Terrain ground) {
        String ending = FileWord.ending(file.getFileName().toString());
        if (!ending.equals("yaml") && !ending.equals("yml")) {
            CharacterModel model = CharacterEdit.of(text, file, OpenTexts::of).model();
            return new CharacterDraft(model, saved.model(file).orElse(model), null, ground);
        }
        FileRegistry things = FileRegistry.of(
                Services.of(Registry.class),
                file.getParent(),
                f -> f.equals(file) ? Optional.of(text) : OpenTexts.of(f));
        CharacterModel model = character(things, file.toString());
        YamlEdit yaml = YamlEdit.of(text);
        CharacterModel base =
                character(things, yaml.find("base").map(YamlPlace::text).orElse(""));
        return new CharacterDraft(model, base, new Recipe(yaml, base, RecipeText.proportions(yaml)), ground);
    }

    private static CharacterModel character(Registry things, String word) {
        try {
            return things.guard(things.get(CharacterProvider.class, word), CharacterProvider::model);
        } catch (PluginFailure e) {
            throw new InvalidInput(e.getMessage(), e);
        }
    }

    /** The draft of other proportions, as shares of these. */
    CharacterDraft with(Proportions change) {
        if (recipe == null) {
            return new CharacterDraft(change.of(model), reference, null, ground);
        }
        Proportions all = RecipeText.both(recipe.proportions(), change);
        Recipe changed = new Recipe(recipe.text(), recipe.base(), all);
        return new CharacterDraft(all.of(recipe.base(), model.name()), reference, changed, ground);
    }

    private static double height(CharacterModel c, List<Pose> now) {
        Extent all = Extent.NONE;
        for (int i = 0; i < now.size(); i++) {
            all = all.and(Extent.of(c.links().get(i).shapes(), now.get(i), Vec3.Z));
        }
        return all.size();
    }

    CharacterModel model() {
        return model;
    }

    CharacterModel reference() {
        return reference;
    }

    /** What the recipe says; empty for a model. */
    Optional<Recipe> recipe() {
        return Optional.ofNullable(recipe);
    }

    List<BodyPart> parts() {
        return parts;
    }

    Measures measures(BodyPart part) {
        return measures.get(parts.indexOf(part));
    }

    /** What the measures go back to. */
    Measures usual(BodyPart part) {
        return usual.get(parts.indexOf(part));
    }

    PartPlace place(BodyPart part) {
        return places.get(parts.indexOf(part));
    }

    /** From the lowest to the highest point, standing, m. */
    double height() {
        return height;
    }

    /** The character alone on level ground, standing. */
    World world() {
        return world;
    }

    Optional<BodyPart> part(String key) {
        return parts.stream().filter(p -> p.key().equals(key)).findFirst();
    }
}
