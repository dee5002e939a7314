// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.gaitwright.core.scene.Push;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.workbench.widgets.number.Numbers;

/** The pushes as a table; their numbers can be edited in place. */
final class PushTable {
    /** A line, since two pushes may be equal. */
    private record Item(int index, Push push, boolean on) {}

    private final PushBoard board;
    private final Banner refused;
    private final Composite frame;
    private final TableColumnLayout layout = new TableColumnLayout();
    private final CheckboxTableViewer viewer;
    private List<Item> items = List.of();
    private int chosen;

    /** @param refused says what makes no sense */
    PushTable(Composite parent, PushBoard board, Banner refused) {
        this.board = board;
        this.refused = refused;
        frame = new Composite(parent, SWT.NONE);
        frame.setLayout(layout);
        viewer = CheckboxTableViewer.newCheckList(frame, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        viewer.getTable().setHeaderVisible(true);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        column("Body", 30, 84, Push::body);
        editable(
                column("When", 24, 70, PushWords::when), p -> Numbers.shortly(p.startSeconds()), (d, v) -> d.start = v);
        column("Way", 20, 60, PushWords::way);
        editable(
                column("Force", 20, 60, PushWords::strength),
                p -> Numbers.shortly(p.force().norm()),
                PushDraft::newtons);
        editable(
                column("Lasts", 16, 50, p -> Numbers.shortly(p.durationSeconds()) + " s"),
                p -> Numbers.shortly(p.durationSeconds()),
                (d, v) -> d.duration = v);
        viewer.addCheckStateListener(
                e -> refused.attempt(() -> board.turn(((Item) e.getElement()).index(), e.getChecked())));
        viewer.getTable()
                .setToolTipText("Only ticked pushes act. Double-click a number to edit it; Delete removes a push.");
    }

    private TableViewerColumn column(String title, int weight, int min, Function<Push, String> words) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
        column.getColumn().setText(title);
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, min, true));
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(e -> words.apply(((Item) e).push())));
        return column;
    }

    private void editable(TableViewerColumn column, Function<Push, String> read, BiConsumer<PushDraft, Double> write) {
        column.setEditingSupport(new EditingSupport(viewer) {
            @Override
            protected boolean canEdit(Object element) {
                return true;
            }

            @Override
            protected CellEditor getCellEditor(Object element) {
                return new TextCellEditor(viewer.getTable());
            }

            @Override
            protected Object getValue(Object element) {
                return read.apply(((Item) element).push()).replace('\u2212', '-');
            }

            @Override
            protected void setValue(Object element, Object value) {
                Item item = (Item) element;
                edit(item, value.toString(), write);
            }
        });
    }

    private void edit(Item item, String typed, BiConsumer<PushDraft, Double> write) {
        String text = typed.strip().replace(',', '.').replaceFirst("\\s*(s|N)$", "");
        if (!text.matches("[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d{1,2})?")) {
            refused.warn("'" + typed + "' is not a number; type one such as 0.1");
            return;
        }
        double value = Double.parseDouble(text);
        refused.attempt(() -> board.replace(item.index(), PushDraft.changed(item.push(), d -> write.accept(d, value))));
    }

    Composite control() {
        return frame;
    }

    Table table() {
        return viewer.getTable();
    }

    /** Index of the line that is selected; -1 if there is none. */
    int selected() {
        if (viewer.getStructuredSelection().getFirstElement() instanceof Item item) {
            chosen = item.index();
        } else if (!items.isEmpty()) {
            // a table that has not been seen yet may forget what was selected
            chosen = Math.max(0, Math.min(chosen, items.size() - 1));
        }
        return items.isEmpty() ? -1 : chosen;
    }

    void select(int index) {
        if (index >= 0 && index < items.size()) {
            chosen = index;
            viewer.setSelection(new StructuredSelection(items.get(index)), true);
        }
    }

    /** Shows pushes, if they are others than before; the selected line stays selected. */
    void show() {
        List<Push> pushes = board.all();
        List<Item> now = new ArrayList<>();
        for (int i = 0; i < pushes.size(); i++) {
            now.add(new Item(i, pushes.get(i), board.on(i)));
        }
        if (now.equals(items) || viewer.isCellEditorActive()) {
            if (viewer.getTable().getSelectionCount() == 0) {
                select(selected());
            }
            return;
        }
        int before = selected();
        boolean grown = now.size() == items.size() + 1;
        items = now;
        viewer.setInput(now);
        viewer.setCheckedElements(now.stream().filter(Item::on).toArray());
        select(grown ? newest(before) : Math.min(Math.max(before, 0), now.size() - 1));
    }

    /** What was added stands at the end of those that are on. */
    private int newest(int before) {
        int last = -1;
        for (Item item : items) {
            last = item.on() ? item.index() : last;
        }
        return last < 0 ? Math.max(0, before) : last;
    }

    void onSelected(Runnable listener) {
        viewer.addSelectionChangedListener(e -> listener.run());
    }

    /** Runs when Delete is pressed. */
    void onDelete(IntConsumer delete) {
        viewer.getTable().addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL && selected() >= 0) {
                delete.accept(selected());
            }
        });
    }
}
