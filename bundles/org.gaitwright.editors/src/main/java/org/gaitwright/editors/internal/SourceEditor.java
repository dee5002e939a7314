// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.themes.IThemeManager;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;

/** YAML and MJCF as text, with line numbers and colours that follow the theme. */
public final class SourceEditor extends TextEditor {
    private final IPropertyChangeListener colours = e -> {
        if (e.getProperty().startsWith(Colour.PREFIX) || e.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
            recolour();
        }
    };
    private SourceOutline outline;

    public SourceEditor() {
        PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(colours);
    }

    @Override
    protected void initializeEditor() {
        super.initializeEditor();
        setEditorContextMenuId("org.gaitwright.editors.source.popup");
        setRulerContextMenuId("org.gaitwright.editors.source.ruler");
    }

    @Override
    protected void doSetInput(IEditorInput input) throws CoreException {
        if (input != null) {
            setSourceViewerConfiguration(new SourceConfiguration(xml(input), getPreferenceStore()));
        }
        super.doSetInput(input);
    }

    private static boolean xml(IEditorInput input) {
        return input.getName().endsWith(".xml");
    }

    private void recolour() {
        ISourceViewer viewer = getSourceViewer();
        if (viewer instanceof SourceViewer v && v.getTextWidget() != null && getEditorInput() != null) {
            v.unconfigure();
            v.configure(new SourceConfiguration(xml(getEditorInput()), getPreferenceStore()));
            v.invalidateTextPresentation();
        }
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IContentOutlinePage.class && getEditorInput() != null) {
            if (outline == null || outline.disposed()) {
                outline = new SourceOutline(this, getDocumentProvider().getDocument(getEditorInput()));
            }
            return type.cast(outline);
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(colours);
        super.dispose();
    }
}
