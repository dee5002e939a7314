// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.editors.internal.page.ScrolledBody;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.io.FileCheck.Problem;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.YamlEdit;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Chooser;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** A character in numbers: all of it, its parts, its joints, and what is odd about its file. */
final class CharacterForm {
    private static final int MARGIN = 12;

    private final ScrolledBody scroll;
    private final Composite body;
    private final Label sums;
    private final Label note;
    private final Composite recipePane;
    private final PagedEditor<?> editor;
    private final PartRows parts;
    private final Label jointTitle;
    private final JointRows joints;
    private final Warnings warnings;
    private YamlForm recipe;
    private String base = "";

    CharacterForm(
            Composite parent,
            PagedEditor<?> editor,
            CharacterStage.Deeds partDeeds,
            JointRows.Deeds jointDeeds,
            IntConsumer openSource) {
        this.editor = editor;
        scroll = new ScrolledBody(parent);
        body = scroll.renew();
        GridLayoutFactory.fillDefaults().margins(MARGIN, 10).spacing(0, 6).applyTo(body);
        sums = title("");
        note = new Label(body, SWT.WRAP);
        note.setFont(Lettering.of(note).small());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(200, SWT.DEFAULT)
                .exclude(true)
                .applyTo(note);
        recipePane = new Composite(body, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(recipePane);
        parts = new PartRows(body, partDeeds);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(parts.control());
        jointTitle = title("Joints");
        joints = new JointRows(body, jointDeeds);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(joints.control());
        warnings = new Warnings(body, openSource);
    }

    private Label title(String words) {
        Label label = new Label(body, SWT.NONE);
        label.setText(words);
        label.setFont(Lettering.of(label).bold());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .indent(0, words.isEmpty() ? 0 : 8)
                .applyTo(label);
        return label;
    }

    Control control() {
        return scroll.control();
    }

    PartRows parts() {
        return parts;
    }

    void show(CharacterDraft draft) {
        sums.setText(String.format(
                Locale.ROOT,
                "%.2f m tall · %.2f kg",
                draft.height(),
                draft.model().totalMass()));
        draft.recipe().ifPresent(r -> showRecipe(r.text()));
        boolean other = parts.show(draft);
        boolean model = draft.recipe().isEmpty();
        other |= visible(recipePane, !model) | visible(jointTitle, model) | visible(joints.control(), model);
        if (model) {
            other |= joints.show(draft);
        }
        if (other) {
            scroll.minWidth(parts.control().computeSize(SWT.DEFAULT, SWT.DEFAULT).x + 2 * MARGIN);
            scroll.fit();
        }
    }

    private static boolean visible(Control control, boolean now) {
        GridData data = (GridData) control.getLayoutData();
        boolean other = data.exclude == now;
        data.exclude = !now;
        control.setVisible(now);
        return other;
    }

    private void showRecipe(YamlEdit text) {
        if (recipe == null) {
            recipe = new YamlForm(recipePane, editor);
            GridLayoutFactory.fillDefaults().numColumns(2).spacing(8, 5).applyTo(recipePane);
            recipe.words(
                    "Name",
                    "name",
                    "that of the file",
                    v -> editor.edit(t -> v.isEmpty()
                            ? YamlEdit.of(t).remove("name")
                            : YamlEdit.of(t).set("name", v)));
            recipe.follow(t -> base = YamlForm.words(t, "base"));
            recipe.part("Base", () -> base, button -> new Chooser(
                            Part.CHARACTER,
                            Cast.NONE,
                            base,
                            pick -> editor.edit(
                                    t -> YamlEdit.of(t).set("base", pick.cast().character())))
                    .only(o -> !FileWord.isPath(o.word()))
                    .open(button));
        }
        recipe.show(text);
    }

    void warn(List<Problem> problems) {
        if (!body.isDisposed() && warnings.show(problems)) {
            scroll.fit();
        }
    }

    /** Says something about the last edit; empty for nothing. */
    void remark(String words) {
        if (body.isDisposed() || words.equals(note.getText())) {
            return;
        }
        note.setText(words);
        visible(note, !words.isEmpty());
        scroll.fit();
    }

    /** Marks a part and brings it into view. */
    void select(BodyPart part, CharacterDraft draft) {
        parts.select(part);
        if (part != null) {
            parts.row(draft.parts().indexOf(part)).ifPresent(scroll::reveal);
        }
    }
}
