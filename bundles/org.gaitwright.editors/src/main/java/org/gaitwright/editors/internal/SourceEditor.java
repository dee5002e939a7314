// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.IRewriteTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.themes.IThemeManager;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.gaitwright.editors.internal.drafts.Draft;
import org.gaitwright.editors.internal.drafts.Drafts;
import org.gaitwright.io.edit.TextEdit;

/**
 * YAML and MJCF as text, with line numbers, colours that follow the theme, and what is wrong underlined. By itself an editor
 * for files that have no other; else the last page of one.
 */
public final class SourceEditor extends TextEditor {
    /** Whoever shows this editor as a page. */
    public interface Host {
        /** The editor wants to be closed. */
        void close(boolean save);

        /** The file is gone, but what was changed in the editor is not; also told when there is a file again. */
        void deleted(boolean gone);

        /** There is a text that was typed and not saved before the studio ended; empty once it is taken or given up. */
        void draft(Optional<Draft> kept);
    }

    private final Derived<List<OutlineItem>> structure = new Derived<>(
            "Outline of a source", text -> OutlineItem.of(text, xml(getEditorInput())), length -> List.of());
    private final List<IntConsumer> carets = new ArrayList<>();
    private final IPropertyChangeListener colours = e -> {
        if (e.getProperty().startsWith(Colour.PREFIX) || e.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
            recolour();
        }
    };
    private final LiveProblems problems = new LiveProblems();
    private final Host host;
    private TextOutline outline;
    private boolean moving;
    private Optional<Draft> draft = Optional.empty();
    /** Whether what is kept against a crash is the text of this editor. */
    private boolean keeping;

    /** An editor of its own. */
    public SourceEditor() {
        this(null);
    }

    public SourceEditor(Host host) {
        this.host = host;
        problems.listen(p -> keepDraft());
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
            setSourceViewerConfiguration(configuration(input));
        }
        super.doSetInput(input);
        IDocument document = input == null ? null : document();
        structure.connect(document);
        problems.connect(
                document,
                input == null ? null : EditedFile.path(input),
                input == null ? null : getDocumentProvider().getAnnotationModel(input));
        if (host != null && document != null) {
            host.deleted(false);
        }
        if (document != null) {
            offerDraft(file());
        }
    }

    // what was typed and not saved

    private void offerDraft(Path of) {
        draft = of == null || isDirty()
                ? Optional.empty()
                : Drafts.of(of).filter(d -> !d.text().equals(document().get()));
        if (host != null) {
            host.draft(draft);
        } else if (draft.isPresent()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(this::askForDraft);
        }
    }

    private void askForDraft() {
        if (draft.isPresent()
                && MessageDialog.openQuestion(
                        getSite().getShell(),
                        "Unsaved changes",
                        getPartName() + " was changed on " + draft.get().timeWords()
                                + " and not saved before the studio exited.\n\nRestore these changes?")) {
            restoreDraft();
        }
    }

    /** Brings back what was typed, as one step of undo. */
    public void restoreDraft() {
        draft.ifPresent(d -> {
            draft = Optional.empty();
            keeping = true;
            if (apply(TextEdit.between(document().get(), d.text())) && host != null) {
                host.draft(Optional.empty());
            }
        });
    }

    /** Called when the text has settled. */
    private void keepDraft() {
        Path of = getEditorInput() == null ? null : file();
        if (of == null) {
            return;
        }
        if (isDirty()) {
            keeping = true;
            Drafts.keep(of, document().get());
            if (draft.isPresent()) {
                // whoever goes on without it does not want it
                draft = Optional.empty();
                if (host != null) {
                    host.draft(draft);
                }
            }
        } else if (keeping) {
            keeping = false;
            Drafts.forget(of);
        }
    }

    @Override
    protected void editorSaved() {
        super.editorSaved();
        keepDraft();
    }

    private SourceConfiguration configuration(IEditorInput input) {
        return new SourceConfiguration(xml(input), () -> EditedFile.path(input), getPreferenceStore());
    }

    private static boolean xml(IEditorInput input) {
        return input != null && input.getName().matches("(?i).*\\.(xml|mjcf|urdf)");
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        StyledText text = getSourceViewer().getTextWidget();
        text.addCaretListener(e -> {
            if (!moving && text.isFocusControl()) {
                int offset = widgetOffset2ModelOffset(getSourceViewer(), e.caretOffset);
                structure
                        .get()
                        .flatMap(items -> OutlineItem.at(items, offset))
                        .ifPresent(item -> showInOutline(item.path()));
                carets.forEach(c -> c.accept(offset));
            }
        });
    }

    /** Told when the user moves the caret. */
    public void onCaret(IntConsumer listener) {
        carets.add(listener);
    }

    public IDocument document() {
        return getDocumentProvider().getDocument(getEditorInput());
    }

    /** Where the file is on disk; null if it is nowhere. */
    public Path file() {
        return EditedFile.path(getEditorInput());
    }

    /** Elements or keys of the text. */
    public Derived<List<OutlineItem>> structure() {
        return structure;
    }

    /** What is wrong with the text. */
    public LiveProblems problems() {
        return problems;
    }

    /**
     * Changes the text such that one undo takes all of it back.
     *
     * @param edits in order, counted from the text as it is
     * @return whether it may be changed: the user may have refused to make a file writable
     */
    public boolean apply(List<TextEdit> edits) {
        if (edits.isEmpty()) {
            return true;
        }
        if (!validateEditorInputState()) {
            return false;
        }
        IDocument document = document();
        IRewriteTarget target = getAdapter(IRewriteTarget.class);
        target.beginCompoundChange();
        try {
            for (int i = edits.size() - 1; i >= 0; i--) {
                TextEdit e = edits.get(i);
                document.replace(e.offset(), e.length(), e.text());
            }
        } catch (BadLocationException e) {
            throw new IllegalArgumentException("edits of another text: " + edits, e);
        } finally {
            target.endCompoundChange();
        }
        return true;
    }

    /** Makes the text as it is now the one that others read, without waiting until it has settled. */
    public String publish() {
        String text = document().get();
        if (file() != null) {
            OpenTexts.put(file(), text);
        }
        return text;
    }

    /** Puts the caret to a place, without telling anybody. */
    public void select(int offset, int length) {
        moving = true;
        try {
            selectAndReveal(offset, length);
        } finally {
            moving = false;
        }
    }

    /** Selects a line, counted from 1. */
    public void selectLine(int line) {
        IDocument document = document();
        try {
            IRegion region = document.getLineInformation(Math.max(0, Math.min(line, document.getNumberOfLines()) - 1));
            select(region.getOffset(), region.getLength());
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void recolour() {
        ISourceViewer viewer = getSourceViewer();
        if (viewer instanceof SourceViewer v && v.getTextWidget() != null && getEditorInput() != null) {
            v.unconfigure();
            v.configure(configuration(getEditorInput()));
            v.invalidateTextPresentation();
        }
    }

    private void showInOutline(String path) {
        if (outline != null) {
            outline.select(path);
        }
    }

    /** A file that is deleted takes its editor along, unless there is something in it that is nowhere else. */
    @Override
    public void close(boolean save) {
        boolean gone = getEditorInput() != null && getDocumentProvider().isDeleted(getEditorInput());
        if (!save && gone && isDirty()) {
            tellGone();
        } else if (host != null) {
            host.close(save);
        } else {
            super.close(save);
        }
    }

    /** The platform would ask whether to save whenever the window is activated; the banner already reports that the file is gone. */
    @Override
    protected void handleEditorInputChanged() {
        if (getDocumentProvider().isDeleted(getEditorInput())) {
            tellGone();
        } else {
            super.handleEditorInputChanged();
        }
    }

    private void tellGone() {
        if (host != null) {
            host.deleted(true);
        } else {
            setStatusLineErrorMessage(EditedFile.goneWords(getEditorInput().getName()));
        }
    }

    /** There is a file again, or its text was read again. */
    @Override
    protected void handleElementContentReplaced() {
        super.handleElementContentReplaced();
        if (host != null) {
            host.deleted(getDocumentProvider().isDeleted(getEditorInput()));
        }
    }

    @Override
    protected void openSaveErrorDialog(String title, String message, CoreException problem) {
        if (new SaveTrouble(getSite().getShell(), getEditorInput().getName(), problem).saveElsewhere()) {
            doSaveAs();
        }
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IContentOutlinePage.class && getEditorInput() != null && host == null) {
            if (outline == null || outline.disposed()) {
                outline = new TextOutline(structure, item -> select(item.offset(), item.length()));
            }
            return type.cast(outline);
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        if (keeping && getEditorInput() != null && file() != null) {
            // closed after the question whether to save
            Drafts.forget(file());
        }
        PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(colours);
        structure.dispose();
        problems.dispose();
        super.dispose();
    }
}
