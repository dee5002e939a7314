// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/** What is selected in an editor, on whatever page: a place in its text. */
final class Places implements ISelectionProvider {
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
    private final PagedEditor<?> editor;
    private IStructuredSelection selection = StructuredSelection.EMPTY;
    private int reading;

    Places(PagedEditor<?> editor) {
        this.editor = editor;
    }

    String path() {
        return selection.getFirstElement() instanceof Place place ? place.path() : "";
    }

    void select(String path) {
        setSelection(
                path.isEmpty() ? StructuredSelection.EMPTY : new StructuredSelection(new Place(editor, path, reading)));
    }

    /** The text has changed: what is told of the place may be otherwise now. */
    void readAgain() {
        reading++;
        select(path());
    }

    @Override
    public void setSelection(ISelection now) {
        if (now instanceof IStructuredSelection s && !s.equals(selection)) {
            selection = s;
            SelectionChangedEvent event = new SelectionChangedEvent(this, s);
            listeners.forEach(l -> l.selectionChanged(event));
        }
    }

    @Override
    public ISelection getSelection() {
        return selection;
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.remove(listener);
    }
}
