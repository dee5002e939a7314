// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.gaitwright.core.scene.Push;

/** Offers the push that a user is at, as it is at the moment, to the rest of the studio: a selection of one {@link Push}. */
final class PushSelection implements ISelectionProvider {
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
    private ISelection selection = StructuredSelection.EMPTY;

    /** @param push null for none */
    void offer(Push push) {
        ISelection now = push == null ? StructuredSelection.EMPTY : new StructuredSelection(push);
        if (!now.equals(selection)) {
            setSelection(now);
        }
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
