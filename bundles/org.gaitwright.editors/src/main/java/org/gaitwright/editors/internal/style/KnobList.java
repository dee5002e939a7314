// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.gaitwright.editors.internal.style.KnobPainter.Row;

/** All that a style can say, by part of the body; each with its value or the shape of its curve. */
final class KnobList {
    /** Groups that few styles touch stay shut. */
    private static final List<String> SHUT = List.of("Balance", "Gains");

    private final TreeViewer viewer;
    private final KnobPainter painter;
    private final Map<String, List<Row>> groups = new LinkedHashMap<>();
    private StyleModel model;
    private boolean telling;

    /** @param chosen told the knob that the user selects, or the first of a group */
    KnobList(Composite parent, Consumer<Knob> chosen) {
        Tree tree = new Tree(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        viewer = new TreeViewer(tree);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new Groups());
        painter = new KnobPainter(tree);
        viewer.setLabelProvider(painter);
        viewer.addSelectionChangedListener(e -> {
            if (!telling && viewer.getStructuredSelection().getFirstElement() instanceof Row row) {
                chosen.accept(row.knob());
            } else if (!telling && viewer.getStructuredSelection().getFirstElement() instanceof String group) {
                groups.get(group).stream().findFirst().ifPresent(r -> chosen.accept(r.knob()));
            }
        });
        viewer.addDoubleClickListener(e -> {
            if (viewer.getStructuredSelection().getFirstElement() instanceof String group) {
                viewer.setExpandedState(group, !viewer.getExpandedState(group));
            }
        });
    }

    Tree control() {
        return viewer.getTree();
    }

    void show(StyleModel now) {
        boolean other =
                model == null || !model.declared().list().equals(now.declared().list());
        model = now;
        if (other) {
            groups.clear();
            for (Knob k : now.knobs()) {
                groups.computeIfAbsent(k.group(), g -> new java.util.ArrayList<>())
                        .add(new Row(k));
            }
            groups.values().removeIf(List::isEmpty);
            viewer.setInput(groups);
            groups.keySet().stream().filter(g -> !SHUT.contains(g)).forEach(g -> viewer.setExpandedState(g, true));
        }
        painter.show(now);
        control().redraw();
    }

    void select(Knob knob) {
        telling = true;
        try {
            viewer.setSelection(new StructuredSelection(new Row(knob)), true);
            if (groups.values().iterator().next().contains(new Row(knob))) {
                // with its heading
                control().setTopItem(control().getItem(0));
            }
        } finally {
            telling = false;
        }
    }

    /** Told about keys in the list. */
    void onKey(Consumer<Event> listener) {
        control().addListener(SWT.KeyDown, listener::accept);
    }

    /** The text of each row, for those who can't see it. */
    List<String> rows() {
        return java.util.Arrays.stream(control().getItems())
                .flatMap(i -> java.util.Arrays.stream(i.getItems()))
                .map(TreeItem::getText)
                .toList();
    }

    private final class Groups implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return groups.keySet().toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof String group ? groups.get(group).toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return element instanceof Row row ? row.knob().group() : null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof String;
        }
    }
}
