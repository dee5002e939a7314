// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;

/** The things on a ground as a list, with exact numbers for the one that is chosen. */
final class ThingFields {
    private static final int MAX_ROWS = 8;

    /** What list and fields do. */
    interface Deeds {
        void select(int thing);

        void remove(int thing);

        void tryOut(int index, Thing was, Thing now);

        void commit(int index, Thing was, Thing now);

        void cancel();
    }

    private final YamlForm form;
    private final Composite parent;
    private final int index;
    private final Deeds deeds;
    private final List<Consumer<Thing>> fields = new ArrayList<>();
    private final Composite title;
    private Table table;
    private TerrainDraft draft;

    ThingFields(YamlForm form, Composite parent, TerrainDraft draft, int index, Deeds deeds) {
        this.form = form;
        this.parent = parent;
        this.draft = draft;
        this.index = index;
        this.deeds = deeds;
        title = form.heading("Things");
        if (!draft.kind().takesThings()) {
            form.note("Nothing can be placed on this kind of ground.");
        } else if (draft.things().isEmpty()) {
            form.note("Nothing is placed yet: choose Box, Stairs or Gap above, then click on the ground.");
        } else {
            list();
        }
        if (thing() != null) {
            numbers();
        }
    }

    /** How far down it begins. */
    int top() {
        return title.getLocation().y;
    }

    private Thing thing() {
        return index >= 0 && index < draft.things().size() ? draft.things().get(index) : null;
    }

    private void list() {
        table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER | SWT.V_SCROLL);
        LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources(), table);
        for (Thing t : draft.things()) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setImage(images.get(
                    Icons.descriptor(ThingFields.class, "icons/" + t.kind().word() + ".svg")));
        }
        int rows = Math.min(MAX_ROWS, draft.things().size());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .span(2, 1)
                .hint(120, rows * table.getItemHeight() + 4)
                .applyTo(table);
        table.setSelection(index);
        table.addListener(SWT.Selection, e -> deeds.select(table.getSelectionIndex()));
        table.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL && table.getSelectionIndex() >= 0) {
                deeds.remove(table.getSelectionIndex());
            }
        });
    }

    private void numbers() {
        Thing t = thing();
        Composite line = form.heading(t.kind().label());
        YamlForm.button(line, "icons/remove.svg", "Remove it (Delete)", () -> deeds.remove(index));
        ThingNumber.of(t.kind()).forEach(this::number);
    }

    private void number(ThingNumber number) {
        Label label = new Label(parent, SWT.NONE);
        label.setText(number.quantity().name());
        NumberField field = new NumberField(parent, number.quantity());
        field.labelledBy(label);
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(field);
        field.onEdit(new EditListener<Double>() {
            private Thing was;

            @Override
            public void begin(Double before) {
                was = thing();
            }

            @Override
            public void change(Double now) {
                if (was != null) {
                    deeds.tryOut(index, was, number.change().apply(was, now));
                }
            }

            @Override
            public void commit(Double before, Double after) {
                if (was != null) {
                    deeds.commit(index, was, number.change().apply(was, after));
                }
            }

            @Override
            public void cancel(Double before) {
                deeds.cancel();
            }
        });
        fields.add(t -> field.show(number.value().applyAsDouble(t)));
    }

    void show(TerrainDraft now) {
        draft = now;
        for (int i = 0; table != null && i < now.things().size(); i++) {
            Thing t = now.things().get(i);
            table.getItem(i)
                    .setText(String.format(
                            Locale.ROOT, "%s at %.2f, %.2f m", t.kind().label(), t.x(), t.y()));
        }
        if (thing() != null) {
            fields.forEach(f -> f.accept(thing()));
        }
    }
}
