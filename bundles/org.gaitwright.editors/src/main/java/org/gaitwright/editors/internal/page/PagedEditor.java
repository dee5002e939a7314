// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.MultiPageEditorPart;
import org.eclipse.ui.texteditor.AbstractTextEditor;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.OutlineItem;
import org.gaitwright.editors.internal.SourceEditor;
import org.gaitwright.editors.internal.TextOutline;
import org.gaitwright.editors.internal.drafts.Draft;
import org.gaitwright.editors.internal.problems.Problems;
import org.gaitwright.io.FileCheck.Problem;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * An editor whose model is its text: each page is another look at the same document, and the last one is the text itself.
 * See the page of this package.
 *
 * @param <M> what the text says
 */
public abstract class PagedEditor<M> extends MultiPageEditorPart {
    private final List<EditorPage<M>> pages = new ArrayList<>();
    private final List<Banner> banners = new ArrayList<>();
    private final TextModel<M> model = new TextModel<>(text -> read(text, file()), this::explain, p -> read());
    private final SourceEditor source = new SourceEditor(new Hosting());
    private final Places places = new Places(this);
    private volatile Path file;
    private TextOutline outline;
    private boolean deleted;
    private boolean read;
    private String refusal = "";
    private Optional<Draft> draft = Optional.empty();

    /** The pages before the source, made once. */
    protected abstract List<EditorPage<M>> createEditorPages();

    /**
     * Reads the text. Called on any thread, so it may take its time.
     *
     * @param of where the file is; null if it is not on a disk
     * @throws InvalidInput if it can't be read
     */
    protected abstract M read(String text, Path of);

    /** What the Properties view shows of a thing; null for nothing but what the text says. */
    protected IPropertySource properties(String path) {
        return null;
    }

    // for pages

    /** What the text says. */
    public final TextModel<M> model() {
        return model;
    }

    public final SourceEditor source() {
        return source;
    }

    /** Where the file is; null if it is not on a disk. May be asked from any thread. */
    public final Path file() {
        return file;
    }

    /**
     * Changes the text, as one step of undo. If that can't be done, the page is shown as it was and the banner says why.
     *
     * @param change from the text as it is to edits of it; may refuse
     * @return whether the text was changed
     */
    public final boolean edit(Function<String, List<TextEdit>> change) {
        boolean done = false;
        refusal = "";
        try {
            done = source.apply(change.apply(source.document().get()));
            if (!done) {
                refusal = getTitle() + " is read-only, so nothing was changed. Make it writable, or save it elsewhere.";
            }
        } catch (InvalidInput e) {
            refusal = "This can't be changed here: " + e.getMessage() + ".";
        }
        if (done) {
            model.hurry();
        } else {
            model.preview(null);
            model.get().ifPresent(m -> pages.forEach(p -> p.show(m)));
        }
        showTrouble();
        return done;
    }

    /**
     * Shows on all pages what a change would do, while the user still drags: read out of sight, latest first. Afterwards comes
     * {@link #edit} with the last change, or {@code model().preview(null)}.
     */
    public final void tryOut(Function<String, List<TextEdit>> change) {
        String text = source.document().get();
        try {
            model.previewText(TextEdit.apply(text, change.apply(text)));
        } catch (InvalidInput e) {
            // it is refused with words when the user lets go
            model.preview(null);
        }
    }

    /** Tries out what the user drags a number to, and edits the text when he lets go. */
    public final EditListener<Double> following(DoubleFunction<Function<String, List<TextEdit>>> change) {
        return new Editing<>(
                now -> tryOut(change.apply(now)), after -> edit(change.apply(after)), () -> model.preview(null));
    }

    /** Does something that may be refused for what the text says, and tells why. */
    public final void attempt(Runnable deed) {
        try {
            deed.run();
        } catch (InvalidInput e) {
            MessageDialog.openWarning(
                    getSite().getShell(),
                    getTitle() + " can't be run",
                    e.getMessage() + "\n\nFix it in Source, and try again.");
        }
    }

    /** Called by a page when the user selects a thing: the outline, the source and the Properties view follow. */
    public final void select(String path) {
        place(path).ifPresent(item -> source.select(item.offset(), item.length()));
        follow(path);
    }

    /** The path of what is selected; empty for nothing. */
    public final String selected() {
        return places.path();
    }

    private void follow(String path) {
        places.select(path);
        if (outline != null) {
            outline.select(path);
        }
    }

    private Optional<OutlineItem> place(String path) {
        return source.structure().get().flatMap(items -> OutlineItem.at(items, path));
    }

    /** Shows a line of the text in the source. */
    public final void openSource(int line) {
        setActivePage(pages.size());
        source.selectLine(line);
        source.setFocus();
    }

    final boolean onSource() {
        return getActivePage() == pages.size();
    }

    // life

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        super.init(site, input);
        site.setSelectionProvider(places.provider());
        setPartName(input.getName());
    }

    @Override
    protected void createPages() {
        try {
            pages.addAll(createEditorPages());
            for (EditorPage<M> page : pages) {
                page.init(this);
                setPageText(addPage(frame(page)), page.title());
                model.listen(page::show);
            }
            setPageText(addPage(source, getEditorInput()), "Source");
        } catch (PartInitException e) {
            throw new IllegalStateException(getEditorInput().getName() + " can't be opened as text", e);
        }
        source.addPropertyListener((part, property) -> {
            if (property == PROP_INPUT) {
                follow(source.getEditorInput());
            }
        });
        source.problems().listen(p -> showTrouble());
        source.onCaret(offset -> source.structure()
                .get()
                .flatMap(items -> OutlineItem.at(items, offset))
                .ifPresent(item -> {
                    follow(item.path());
                    pages.forEach(p -> p.reveal(item.path()));
                }));
        follow(getEditorInput());
    }

    /** The input that the source has now, as after Save As or when the file was renamed. */
    private void follow(IEditorInput input) {
        if (input == null) {
            return;
        }
        file = source.file();
        setInputWithNotify(input);
        setPartName(input.getName());
        model.connect(source.document());
        model.again();
    }

    private Composite frame(EditorPage<M> page) {
        Composite frame = new Composite(getContainer(), SWT.NONE);
        // forms have the ground of views, not that of texts
        frame.setBackgroundMode(SWT.INHERIT_FORCE);
        frame.setBackground(Ink.of(frame).of(Tone.PAGE));
        Ink.follow(frame, () -> frame.setBackground(Ink.of(frame).of(Tone.PAGE)));
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(frame);
        banners.add(new Banner(frame));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(page.createControl(frame));
        return frame;
    }

    /** The checks know better where a text is wrong. */
    private Problem explain(String text, InvalidInput refusal) {
        Path of = file;
        return of == null
                ? Problems.of(refusal)
                : Problems.of(text, of).problems().stream()
                        .filter(Problems::error)
                        .findFirst()
                        .orElseGet(() -> Problems.of(refusal));
    }

    /** Something that can't be read at all opens as text: there is nothing else to show. */
    private void firstReading() {
        if (!read && model.current()) {
            read = true;
            model.problem().filter(p -> model.settled().isEmpty()).ifPresent(p -> {
                boolean active = getSite().getPage().getActiveEditor() == this;
                setActivePage(pages.size());
                source.selectLine(p.range().line());
                if (active) {
                    source.setFocus();
                }
            });
        }
    }

    private void showTrouble() {
        if (getContainer() == null || getContainer().isDisposed()) {
            return;
        }
        firstReading();
        Optional<Problem> problem = model.problem();
        Optional<Problem> wrong =
                source.problems().now().stream().filter(Problems::error).findFirst();
        for (Banner b : banners) {
            if (deleted) {
                b.say(goneWords(), "Save as …", this::doSaveAs);
            } else if (draft.isPresent()) {
                String when = draft.get().timeWords();
                b.say(
                        "Changes of " + when + " were not saved before the studio exited.",
                        "Restore them",
                        source::restoreDraft);
            } else if (problem.isPresent()) {
                int line = problem.get().range().line();
                String what = "line " + line + ": " + problem.get().message();
                String shown = model.settled().isPresent() ? ". The page shows the last valid state." : ".";
                b.say(what + shown, "Fix it in Source", () -> openSource(line));
            } else if (wrong.isPresent()) {
                int line = wrong.get().range().line();
                b.say("line " + line + ": " + wrong.get().message(), "Show it in Source", () -> openSource(line));
            } else if (!refusal.isEmpty()) {
                b.say(refusal, "Dismiss", this::dismiss);
            } else if (b.isVisible()) {
                b.hide();
            }
        }
    }

    /** What could not be done to another text is no news any more. */
    private void read() {
        refusal = "";
        showTrouble();
        places.readAgain();
    }

    private void dismiss() {
        refusal = "";
        showTrouble();
    }

    private String goneWords() {
        return getTitle() + " was deleted, or its project was closed. Your changes exist only here.";
    }

    @Override
    protected void pageChange(int index) {
        super.pageChange(index);
        for (int i = 0; i < pages.size(); i++) {
            pages.get(i).shown(i == index);
        }
        if (getEditorSite().getActionBarContributor() instanceof PagedContributor c) {
            c.show(this);
        }
    }

    @Override
    public void setFocus() {
        if (onSource() || pages.isEmpty()) {
            super.setFocus();
        } else {
            pages.get(Math.max(0, getActivePage())).setFocus();
        }
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        source.doSave(monitor);
    }

    @Override
    public void doSaveAs() {
        source.doSaveAs();
    }

    @Override
    public boolean isSaveAsAllowed() {
        return source.isSaveAsAllowed();
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IContentOutlinePage.class) {
            if (outline == null || outline.disposed()) {
                outline = new TextOutline(source.structure(), this::chosenInOutline);
                outline.select(places.path());
            }
            return type.cast(outline);
        }
        if (type == IGotoMarker.class) {
            return type.cast((IGotoMarker) marker -> {
                setActivePage(pages.size());
                source.getAdapter(IGotoMarker.class).gotoMarker(marker);
            });
        }
        if (type == Viewport.class && !onSource()) {
            return type.cast(pages.get(getActivePage()).viewport());
        }
        if (type == Playable.class) {
            return pages.stream()
                    .filter(Playable.class::isInstance)
                    .findFirst()
                    .map(type::cast)
                    .orElse(null);
        }
        // the source answers for its file on every page: that is how it notices that the file has changed on disk
        if (type == AbstractTextEditor.class || type == ITextEditor.class || type == SourceEditor.class) {
            return type.cast(source);
        }
        return onSource() ? super.getAdapter(type) : null;
    }

    private void chosenInOutline(OutlineItem item) {
        source.select(item.offset(), item.length());
        places.select(item.path());
        if (!onSource()) {
            pages.forEach(p -> p.reveal(item.path()));
        }
    }

    @Override
    public void dispose() {
        model.dispose();
        super.dispose();
    }

    private final class Hosting implements SourceEditor.Host {
        @Override
        public void close(boolean save) {
            getSite().getShell().getDisplay().asyncExec(() -> getSite()
                    .getPage()
                    .closeEditor(PagedEditor.this, save));
        }

        @Override
        public void deleted(boolean gone) {
            deleted = gone;
            showTrouble();
        }

        @Override
        public void draft(Optional<Draft> kept) {
            draft = kept;
            showTrouble();
        }
    }
}
