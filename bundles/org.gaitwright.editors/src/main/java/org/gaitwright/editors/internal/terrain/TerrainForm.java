// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleFunction;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.editors.internal.page.ScrolledBody;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Chooser;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** A terrain in numbers: its kind, how hard it is, its parameters and seed, and the things on it. */
final class TerrainForm {
    private static final Quantity SEED =
            new Quantity("Seed", "", 0, 1e15, 0, 1, "Another seed gives other ground of the same kind; default: 0");
    private static final Quantity DIFFICULTY = new Quantity(
            "Difficulty",
            "%",
            0,
            100,
            0,
            1,
            "Sets all parameters that make this ground harder; 100 % is about the hardest ground on which walkers"
                    + " have been shown on");
    private static final long SEEDS = 100_000;
    private static final String PICTURE = "file";

    private final ScrolledBody scroll;
    private final PagedEditor<TerrainDraft> editor;
    private final ThingFields.Deeds deeds;
    private Composite body;
    private YamlForm form;
    private ThingFields things;
    private List<Object> madeFor = List.of();
    private TerrainDraft draft;

    TerrainForm(Composite parent, PagedEditor<TerrainDraft> editor, ThingFields.Deeds deeds) {
        this.editor = editor;
        this.deeds = deeds;
        scroll = new ScrolledBody(parent);
    }

    /** Fields are made again only if there have to be others. */
    void show(TerrainDraft now, int thing) {
        draft = now;
        List<Object> needs = List.of(
                now.spec().kind(), now.things().stream().map(t -> t.kind()).toList(), thing);
        if (!needs.equals(madeFor)) {
            madeFor = needs;
            scroll.rebuild(b -> fill(b, thing));
            if (thing >= 0) {
                scroll.scrollTo(things.top());
            }
        }
        form.show(now.text());
        things.show(now);
    }

    private void fill(Composite column, int thing) {
        body = column;
        form = new YamlForm(body, editor);
        form.heading("Ground");
        kind();
        form.note(draft.kind().description());
        if (draft.difficulty().isPresent()) {
            slider(
                    difficulty(),
                    d -> text -> TerrainText.difficulty(text, draft.kind(), d / 100),
                    () -> Math.rint(1000 * draft.difficulty().orElse(0)) / 10);
        }
        for (Parameter p : draft.kind().parameters().list()) {
            slider(named(p), v -> text -> TerrainText.parameter(text, p, v), () -> draft.value(p.name()));
        }
        for (Map.Entry<String, String> w : draft.kind().words().entrySet()) {
            word(w.getKey(), w.getValue());
        }
        seed();
        things = new ThingFields(form, body, draft, thing, deeds);
    }

    private static Quantity named(Parameter p) {
        Quantity q = Quantity.of(p);
        return q.named(capital(q.name()));
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** Goes back to how hard the kind is by itself. */
    private Quantity difficulty() {
        double usual = 100
                * draft.kind()
                        .difficulty()
                        .of(draft.kind().parameters().initialValues().asMap())
                        .orElse(0);
        Quantity d = DIFFICULTY;
        return new Quantity(
                d.name(), d.unit(), d.minimum(), d.maximum(), Math.rint(10 * usual) / 10, d.step(), d.help());
    }

    private void slider(
            Quantity quantity, DoubleFunction<Function<String, List<TextEdit>>> change, DoubleSupplier value) {
        SliderRow row = new SliderRow(body, quantity);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(row);
        row.onEdit(editor.following(change));
        form.follow(text -> row.show(value.getAsDouble()));
    }

    private void kind() {
        form.part("Kind", () -> draft.spec().kind(), button -> new Chooser(
                        Part.TERRAIN,
                        Cast.NONE,
                        draft.spec().kind(),
                        pick -> take(pick.cast().terrain()))
                .only(o -> !FileWord.isPath(o.word()))
                .open(button));
    }

    private void take(String id) {
        Registry registry = Services.of(Registry.class);
        TerrainDraft.Kind kind = TerrainDraft.Kind.of(registry.get(TerrainFactory.class, id), registry);
        editor.edit(text -> TerrainText.kind(text, id, kind));
    }

    private void word(String name, String help) {
        form.words(capital(name), "words." + name, help, v -> editor.edit(text -> TerrainText.word(text, name, v)))
                .setToolTipText(help);
        if (name.equals(PICTURE)) {
            Composite cell = form.row("", 1);
            Button button = YamlForm.button(
                    cell, "icons/picture.svg", "Choose a PNG picture; it is copied next to this file", this::picture);
            button.setText("Import a picture …");
        }
    }

    private void picture() {
        Path file = editor.file();
        if (file != null) {
            PictureImport.ask(scroll.control().getShell(), file.getParent(), name -> {
                if (!scroll.control().isDisposed()) {
                    editor.edit(text -> TerrainText.word(text, PICTURE, name));
                }
            });
        }
    }

    private void seed() {
        Composite cell = form.row("Seed", 2);
        NumberField field = new NumberField(cell, SEED);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        field.onEdit(editor.following(v -> text -> TerrainText.seed(text, Math.round(v))));
        form.follow(text -> field.show(draft.spec().seed()));
        YamlForm.button(cell, "icons/dice.svg", "Another: other ground of the same kind", () -> {
            long any = 1 + ThreadLocalRandom.current().nextLong(SEEDS);
            editor.edit(text -> TerrainText.seed(text, any));
        });
    }
}
