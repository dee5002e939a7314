// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.editors.internal.page.Editing;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Lettering;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The parts of a character, one in a row, with a number for each of their measures. */
final class PartRows {
    private static final int DIGITS = 4;
    private static final int FIELD = 74;
    private static final int NAME = 112;
    /** Fields keep some room at their right. */
    static final String RESET_ROOM = "\u2003\u2002";

    private final Composite grid;
    private final CharacterStage.Deeds deeds;
    private final List<Cell> cells = new ArrayList<>();
    private final List<Label> names = new ArrayList<>();
    private List<BodyPart> parts = List.of();
    private CharacterDraft draft;
    private BodyPart selected;

    private record Cell(BodyPart part, Measure measure, NumberField field) {}

    PartRows(Composite parent, CharacterStage.Deeds deeds) {
        this.deeds = deeds;
        grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(1 + Measure.values().length)
                .spacing(6, 3)
                .applyTo(grid);
        Ink.follow(grid, this::paintNames);
    }

    Control control() {
        return grid;
    }

    /** @return whether there are other rows than before */
    boolean show(CharacterDraft now) {
        draft = now;
        boolean other = !now.parts().equals(parts);
        if (other) {
            parts = now.parts();
            rebuild();
        }
        for (Cell c : cells) {
            Quantity q = quantity(c.part(), c.measure());
            if (!q.equals(c.field().quantity())) {
                c.field().quantity(q);
            }
            c.field().show(rounded(now.measures(c.part()).get(c.measure())));
        }
        return other;
    }

    /** As many digits as one can make out. */
    private static double rounded(double v) {
        double grid = Math.min(1e4, Math.pow(10, DIGITS - 1 - Math.floor(Math.log10(v))));
        return v >= 1e-3 ? Math.rint(v * grid) / grid : v;
    }

    private void rebuild() {
        for (Control c : grid.getChildren()) {
            c.dispose();
        }
        cells.clear();
        names.clear();
        heading("", SWT.LEFT);
        for (Measure m : Measure.values()) {
            heading(m.label + RESET_ROOM + "\n" + m.unit + RESET_ROOM, SWT.RIGHT)
                    .setToolTipText(m.help);
        }
        parts.forEach(this::row);
        paintNames();
    }

    private Label heading(String words, int align) {
        Label label = new Label(grid, align);
        label.setText(words);
        label.setFont(Lettering.of(label).small());
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.END).applyTo(label);
        return label;
    }

    private void row(BodyPart part) {
        Label name = new Label(grid, SWT.NONE);
        name.setText(part.label());
        name.setToolTipText(part.bodies(draft.model()));
        name.addListener(SWT.MouseDown, e -> deeds.select(part));
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .hint(NAME, SWT.DEFAULT)
                .minSize(NAME, SWT.DEFAULT)
                .applyTo(name);
        names.add(name);
        for (Measure m : Measure.values()) {
            boolean has = Double.isFinite(draft.measures(part).get(m))
                    && draft.measures(part).get(m) > 0;
            boolean free =
                    part.stretches() || m == Measure.MASS && draft.recipe().isEmpty();
            if (has && free) {
                field(part, m);
            } else {
                Label none = new Label(grid, SWT.RIGHT);
                none.setText(has && part.stretches() ? "" : "–");
                GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(none);
            }
        }
    }

    private void field(BodyPart part, Measure m) {
        NumberField field = new NumberField(grid, quantity(part, m));
        GridDataFactory.fillDefaults().hint(FIELD, SWT.DEFAULT).applyTo(field);
        field.addListener(SWT.FocusIn, e -> deeds.select(part));
        field.onEdit(new Editing<>(
                now -> deeds.tryOut(part, m, now),
                after -> deeds.commit(part, m, after == rounded(home(part, m)) ? home(part, m) : after),
                deeds::cancel));
        cells.add(new Cell(part, m, field));
    }

    /** From a tenth to ten times of what it goes back to. */
    private Quantity quantity(BodyPart part, Measure m) {
        double home = rounded(home(part, m));
        double min = Math.min(home, Math.max(m.min, 0.1 * home));
        double max = Math.max(home, Math.min(m.max, 10 * home));
        String name = part.label() + ": " + m.label.toLowerCase(Locale.ROOT) + ", " + m.unit;
        return new Quantity(name, "", min, max, home, m.step, m.help);
    }

    private double home(BodyPart part, Measure m) {
        double usual = draft.usual(part).get(m);
        return Double.isFinite(usual) && usual > 0
                ? usual
                : draft.measures(part).get(m);
    }

    void select(BodyPart part) {
        selected = part;
        paintNames();
    }

    /** The row of a part, for scrolling to it. */
    Optional<Control> row(int index) {
        return index >= 0 && index < names.size() ? Optional.of(names.get(index)) : Optional.empty();
    }

    private void paintNames() {
        for (int i = 0; i < names.size(); i++) {
            boolean mine = parts.get(i).equals(selected);
            Label name = names.get(i);
            Color ink = Ink.of(name).of(mine ? Tone.ACCENT : Tone.TEXT);
            name.setForeground(ink);
            name.setFont(mine ? Lettering.of(name).bold() : Lettering.of(name).body());
        }
    }

    /** Takes the keyboard to a part, or to the first one; false if there is none. */
    boolean focus(BodyPart part) {
        return cells.stream()
                .filter(c -> part == null || c.part().equals(part))
                .findFirst()
                .map(c -> c.field().setFocus())
                .orElse(false);
    }
}
