// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.List;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The structure of a source; a click goes there. */
final class SourceOutline extends ContentOutlinePage implements IDocumentListener {
    private static final int SETTLE_MILLIS = 300;

    private final SourceEditor editor;
    private final IDocument document;
    private final Runnable refresh = this::refresh;

    SourceOutline(SourceEditor editor, IDocument document) {
        this.editor = editor;
        this.document = document;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        getTreeViewer().setContentProvider(new Items());
        getTreeViewer().setLabelProvider(LabelProvider.createTextProvider(o -> ((OutlineItem) o).label()));
        getTreeViewer().addSelectionChangedListener(e -> {
            if (getTreeViewer().getStructuredSelection().getFirstElement() instanceof OutlineItem item
                    && getTreeViewer().getTree().isFocusControl()) {
                editor.selectAndReveal(item.offset(), item.length());
            }
        });
        getTreeViewer().setAutoExpandLevel(4);
        document.addDocumentListener(this);
        refresh();
    }

    private void refresh() {
        if (!disposed()) {
            boolean xml = editor.getEditorInput().getName().endsWith(".xml");
            List<OutlineItem> items = xml ? OutlineItem.ofXml(document.get()) : OutlineItem.ofYaml(document.get());
            getTreeViewer().setInput(items);
        }
    }

    boolean disposed() {
        return getControl() == null || getControl().isDisposed();
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // only what it became matters
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        if (!disposed()) {
            getControl().getDisplay().timerExec(SETTLE_MILLIS, refresh);
        }
    }

    @Override
    public void dispose() {
        document.removeDocumentListener(this);
        super.dispose();
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
            return null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return !((OutlineItem) element).children().isEmpty();
        }
    }
}
