// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.jface.viewers.ISelectionProvider;
import org.gaitwright.workbench.look.OfferedSelection;

/** What is selected in an editor, on whatever page: a place in its text. */
final class Places {
    private final OfferedSelection selection = new OfferedSelection();
    private final PagedEditor<?> editor;
    private int reading;

    Places(PagedEditor<?> editor) {
        this.editor = editor;
    }

    ISelectionProvider provider() {
        return selection;
    }

    String path() {
        return selection.offered() instanceof Place place ? place.path() : "";
    }

    void select(String path) {
        selection.offer(path.isEmpty() ? null : new Place(editor, path, reading));
    }

    /** The text has changed: what is told of the place may be otherwise now. */
    void readAgain() {
        reading++;
        select(path());
    }
}
