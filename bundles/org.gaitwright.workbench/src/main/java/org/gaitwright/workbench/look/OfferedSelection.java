// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/** What is selected in a part that has no viewer of the platform, for the rest of the window. */
public final class OfferedSelection implements ISelectionProvider {
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
    private ISelection selection = StructuredSelection.EMPTY;

    /** Selects one thing; told only if it is another one than before. */
    public void offer(Object thing) {
        ISelection now = thing == null ? StructuredSelection.EMPTY : new StructuredSelection(thing);
        if (!now.equals(selection)) {
            setSelection(now);
        }
    }

    /** What was offered last; null for nothing. */
    public Object offered() {
        return selection instanceof IStructuredSelection s ? s.getFirstElement() : null;
    }

    @Override
    public void setSelection(ISelection now) {
        selection = now;
        SelectionChangedEvent event = new SelectionChangedEvent(this, now);
        listeners.forEach(l -> l.selectionChanged(event));
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
