// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The structure of a text as a tree; whoever selects in it goes there. */
public final class TextOutline extends ContentOutlinePage {
    private static final int OPEN_LEVELS = 3;

    private final Derived<List<OutlineItem>> structure;
    private final Consumer<OutlineItem> chosen;
    private final Consumer<List<OutlineItem>> refresh = this::show;
    private String wanted = "";
    private boolean telling;

    /** @param chosen what is to be shown, because the user selected it here */
    public TextOutline(Derived<List<OutlineItem>> structure, Consumer<OutlineItem> chosen) {
        this.structure = structure;
        this.chosen = chosen;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        TreeViewer tree = getTreeViewer();
        tree.setContentProvider(new Items());
        tree.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
        tree.setAutoExpandLevel(OPEN_LEVELS);
        tree.addSelectionChangedListener(e -> {
            if (!telling && tree.getStructuredSelection().getFirstElement() instanceof OutlineItem item) {
                wanted = item.path();
                chosen.accept(item);
            }
        });
        structure.listen(refresh);
        structure.get().ifPresent(this::show);
    }

    private void show(List<OutlineItem> items) {
        if (disposed()) {
            return;
        }
        TreeViewer tree = getTreeViewer();
        quietly(() -> {
            Object[] open = tree.getExpandedElements();
            boolean first = tree.getInput() == null;
            tree.getTree().setRedraw(false);
            tree.setInput(items);
            if (!first) {
                tree.setExpandedElements(open);
            }
            tree.getTree().setRedraw(true);
        });
        select(wanted);
    }

    /** Shows where the user is, without going anywhere. */
    public void select(String path) {
        wanted = path;
        if (disposed() || !(getTreeViewer().getInput() instanceof List<?>)) {
            return;
        }
        structure
                .get()
                .flatMap(items -> OutlineItem.at(items, path))
                .ifPresent(item -> quietly(() -> getTreeViewer().setSelection(new StructuredSelection(item), true)));
    }

    private void quietly(Runnable change) {
        boolean before = telling;
        telling = true;
        try {
            change.run();
        } finally {
            telling = before;
        }
    }

    public boolean disposed() {
        return getControl() == null || getControl().isDisposed();
    }

    @Override
    public void dispose() {
        structure.unlisten(refresh);
        super.dispose();
    }

    private static final class Labels extends LabelProvider implements IStyledLabelProvider {
        @Override
        public StyledString getStyledText(Object element) {
            OutlineItem item = (OutlineItem) element;
            StyledString text = new StyledString(item.label());
            return item.value().isEmpty() ? text : text.append("  " + item.value(), StyledString.QUALIFIER_STYLER);
        }

        @Override
        public String getText(Object element) {
            return ((OutlineItem) element).label();
        }
    }

    private static final class Items implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return ((OutlineItem) parent).children().toArray();
        }

        @Override
        public Object getParent(Object element) {
            return ((OutlineItem) element).parent();
        }

        @Override
        public boolean hasChildren(Object element) {
            return !((OutlineItem) element).children().isEmpty();
        }
    }
}
