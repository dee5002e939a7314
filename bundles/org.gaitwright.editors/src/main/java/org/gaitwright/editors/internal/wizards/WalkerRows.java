// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.run.Cast;

/** Who walks, what drives it, how, and on what ground: files of the projects as well as what is installed. */
final class WalkerRows {
    private final Registry things;
    private final Runnable changed;
    private final Map<Part, PartRow> rows = new EnumMap<>(Part.class);
    private Cast cast = new Cast("generalized-walking", "humanoid", "flat");
    private String preset = "";

    /** @param changed called after the user chose */
    WalkerRows(Composite grid, Registry registry, Runnable changed) {
        things = FileRegistry.of(registry, Path.of(""));
        this.changed = changed;
        row(grid, "&Character:", Part.CHARACTER);
        row(grid, "Con&troller:", Part.CONTROLLER);
    }

    /** The next row. */
    void row(Composite grid, String label, Part part) {
        rows.put(part, new PartRow(grid, label, part, () -> cast, this::take));
        show();
    }

    private void take(Pick pick) {
        Cast was = cast;
        cast = pick.cast();
        boolean same = cast.withTerrain("").equals(was.withTerrain(""));
        preset = pick.preset().orElse(same ? preset : "");
        show();
        changed.run();
    }

    private void show() {
        rows.forEach((part, row) -> row.show(
                switch (part) {
                    case CHARACTER -> cast.character();
                    case CONTROLLER -> cast.controller();
                    case STYLE -> preset;
                    case TERRAIN -> cast.terrain();
                }));
    }

    boolean areEmpty() {
        return things.all(CharacterProvider.class).isEmpty()
                || things.all(ControllerFactory.class).isEmpty();
    }

    Cast cast() {
        return cast;
    }

    /** Where the words of the rows are found. */
    Registry things() {
        return things;
    }

    CharacterModel model() {
        return things.guard(things.get(CharacterProvider.class, cast.character()), CharacterProvider::model);
    }

    ControllerFactory factory() {
        return things.get(ControllerFactory.class, cast.controller());
    }

    /** Why the controller can't drive this body; null if it can. */
    String refusal(CharacterModel model) {
        Suitability answer = things.guard(factory(), f -> f.suits(model));
        return answer.suits()
                ? null
                : cast.controller() + " can't drive " + Cast.shortly(cast.character()) + ": " + answer.reason();
    }

    /** @param folder that paths are seen from; null for absolute ones */
    Scene.Casting casting(Path folder) {
        return new Scene.Casting(
                "walker",
                word(cast.character(), folder),
                cast.controller(),
                word(preset, folder),
                Map.of(),
                List.of(),
                0,
                0,
                0);
    }

    static String word(String word, Path folder) {
        return folder == null ? word : FileWord.relative(word, folder);
    }
}
