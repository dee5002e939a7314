// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.Set;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.BasicTextEditorActionContributor;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;

/**
 * Which actions of the window mean the editor. On every page undo and redo are those of its text; the rest of what a text
 * editor can do is only there while the text is shown, so that Delete on a form does not delete text that nobody sees.
 */
public final class PagedContributor extends BasicTextEditorActionContributor {
    private static final ActionFactory[] EVERYWHERE = {ActionFactory.UNDO, ActionFactory.REDO, ActionFactory.REVERT};

    /** What a text editor says of itself: where the caret is, and the like. */
    private static final Set<String> FIELDS = Set.of(
            ITextEditorActionConstants.STATUS_CATEGORY_ELEMENT_STATE,
            ITextEditorActionConstants.STATUS_CATEGORY_INPUT_MODE,
            ITextEditorActionConstants.STATUS_CATEGORY_INPUT_POSITION);

    @Override
    public void setActiveEditor(IEditorPart part) {
        if (part instanceof PagedEditor<?> editor) {
            show(editor);
        } else {
            super.setActiveEditor(part);
        }
    }

    void show(PagedEditor<?> editor) {
        ITextEditor source = editor.source();
        showFields(editor.onSource());
        if (editor.onSource()) {
            super.setActiveEditor(source);
            return;
        }
        super.setActiveEditor(null);
        IActionBars bars = getActionBars();
        for (ActionFactory f : EVERYWHERE) {
            bars.setGlobalActionHandler(f.getId(), getAction(source, f.getId()));
        }
        bars.updateActionBars();
    }

    /** Without a text they would be question marks. */
    private void showFields(boolean shown) {
        IStatusLineManager line = getActionBars().getStatusLineManager();
        // by name one would find those of another kind of editor, too: they share the line
        for (IContributionItem item : line.getItems()) {
            if (FIELDS.contains(item.getId())) {
                item.setVisible(shown);
            }
        }
        line.update(true);
    }
}
