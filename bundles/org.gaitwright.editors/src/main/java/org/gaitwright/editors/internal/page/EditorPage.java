// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.viewport.Viewport;

/** A page of an editor, such as a form or a 3D view: another look at the text. Belongs to the user interface's thread. */
public abstract class EditorPage<M> {
    private final String title;
    private PagedEditor<M> editor;

    /** @param title on its tab */
    protected EditorPage(String title) {
        this.title = title;
    }

    final void init(PagedEditor<M> owner) {
        editor = owner;
    }

    public final String title() {
        return title;
    }

    protected final PagedEditor<M> editor() {
        return editor;
    }

    /** Makes the controls. They are disposed of with the editor. */
    protected abstract Control createControl(Composite parent);

    /** Shows what the text says now. Called after each reading and during previews, also while the page is hidden. */
    protected abstract void show(M model);

    /** Brings a thing into view because the user chose it elsewhere. */
    protected void reveal(String path) {}

    /** Called when the page comes to the front or goes to the back, such as to stop playing. */
    protected void shown(boolean front) {}

    public abstract void setFocus();

    /** Its 3D picture; null if it has none, or was not seen yet. */
    protected Viewport viewport() {
        return null;
    }
}
