// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiFunction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.Latest;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;
import org.gaitwright.io.edit.TextEdit;

/** The character in 3D and in numbers. */
final class CharacterPage extends EditorPage<CharacterDraft> implements Playable {
    private static final long SEEDS = 1_000_000;
    private static final String REWRITTEN =
            "The whole text was rewritten, since its numbers could not be changed in place: ";

    private final LiveCharacter live;
    private Latest<Trial, CharacterDraft> trials;
    private CharacterBar bar;
    private CharacterStage stage;
    private CharacterForm form;
    private LaterEdits edits;
    private BodyPart selected;
    /** The name of a body that is to be selected once it is there; null for none. */
    private String sought;

    private boolean bothSides = true;
    private CharacterDraft settled;
    private boolean front = true;

    private record Trial(CharacterDraft draft, Wish wish) {}

    CharacterPage(LiveCharacter live) {
        super("Body");
        this.live = live;
    }

    @Override
    protected Control createControl(Composite parent) {
        trials = new Latest<>("Trying proportions", (t, unwanted) -> tried(t), d -> editor().model()
                .preview(d));
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        bar = new CharacterBar(root, new Buttons());
        SashForm sash = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        Sizing sizing = new Sizing();
        stage = new CharacterStage(sash, sizing);
        form = new CharacterForm(sash, editor(), sizing, new Joints(), editor()::openSource);
        edits = new LaterEdits(editor(), root);
        sash.setWeights(50, 50);
        root.addDisposeListener(e -> trials.forget());
        editor().getSite().getShell().getDisplay().asyncExec(this::followProblems);
        return root;
    }

    /** The source has problems to tell of only once it is there. */
    private void followProblems() {
        if (!form.control().isDisposed()) {
            editor().source().problems().listen(p -> form.warn(p));
            form.warn(editor().source().problems().now());
        }
    }

    private static CharacterDraft tried(Trial t) {
        try {
            return t.draft().with(t.wish().of(t.draft().model()));
        } catch (InvalidInput | IllegalArgumentException e) {
            // it is refused with words when the user lets go
            return null;
        }
    }

    /** Selects the part that a body belongs to, as soon as the file is read. */
    void find(String body) {
        sought = body;
        editor().model().settled().ifPresent(this::findSought);
    }

    private void findSought(CharacterDraft draft) {
        String body = sought;
        if (body != null) {
            sought = null;
            BodyPart.of(draft.parts(), draft.model().linkIndex(body)).ifPresent(this::select);
        }
    }

    @Override
    protected void show(CharacterDraft draft) {
        if (selected != null && !draft.parts().contains(selected)) {
            selected = null;
        }
        bar.show(draft);
        form.show(draft);
        stage.show(draft, selected);
        if (editor().model().settled().filter(d -> d == draft).isPresent() && draft != settled) {
            settled = draft;
            findSought(draft);
            tellProperties();
            if (live.walks(editor().file()) && live.outdated(editor().source().publish())) {
                live.walk(editor().source().publish(), editor().file());
            }
        }
    }

    /** The Properties view asks again only for a new selection. */
    private void tellProperties() {
        if (front && selected != null) {
            editor().select("");
            editor().select(path(selected));
        }
    }

    @Override
    protected void shown(boolean nowFront) {
        front = nowFront;
    }

    /** Marks a part everywhere on the page; null for none. */
    private void mark(BodyPart part) {
        selected = part;
        editor().model().get().ifPresent(d -> {
            stage.show(d, part);
            form.select(part, d);
        });
    }

    private void select(BodyPart part) {
        if (part == null ? selected == null : part.equals(selected)) {
            return;
        }
        mark(part);
        if (part != null) {
            editor().select(path(part));
        }
    }

    private String path(BodyPart part) {
        boolean recipe =
                editor().model().get().filter(d -> d.recipe().isPresent()).isPresent();
        return recipe
                ? BodyPaths.entry(part)
                : editor().source()
                        .structure()
                        .get()
                        .flatMap(items -> BodyPaths.element(items, "body", part.body()))
                        .orElse("");
    }

    @Override
    protected void reveal(String path) {
        editor().model().get().flatMap(d -> BodyPaths.part(d, path)).ifPresent(this::mark);
    }

    /** Gives a part a measure, as one step of undo. */
    void size(BodyPart part, Measure measure, double value) {
        trials.forget();
        Wish wish = new Wish(part, measure, value, bothSides);
        editor().model().settled().ifPresent(d -> change((to, text) -> to.size(text, d, wish)));
    }

    private void change(BiFunction<CharacterText, String, List<TextEdit>> change) {
        form.remark("");
        Display display = Display.getCurrent();
        CharacterText to =
                new CharacterText(editor().file(), why -> display.asyncExec(() -> form.remark(REWRITTEN + why)));
        edits.ask(text -> change.apply(to, text));
    }

    @Override
    public void play() {
        editor().attempt(this::walkNow);
    }

    private void walkNow() {
        Path file = editor().file();
        String text = editor().source().publish();
        if (file != null) {
            live.walk(text, file);
            SceneViews.show(editor().getSite().getPage());
        }
    }

    @Override
    public void setFocus() {
        if (!form.parts().focus(selected)) {
            stage.setFocus();
        }
    }

    private final class Sizing implements CharacterStage.Deeds {
        @Override
        public void select(BodyPart part) {
            CharacterPage.this.select(part);
        }

        @Override
        public void tryOut(BodyPart part, Measure measure, double value) {
            if (part.stretches()) {
                editor().model()
                        .settled()
                        .ifPresent(d -> trials.ask(new Trial(d, new Wish(part, measure, value, bothSides))));
            }
        }

        @Override
        public void commit(BodyPart part, Measure measure, double value) {
            size(part, measure, value);
        }

        @Override
        public void cancel() {
            trials.forget();
            editor().model().preview(null);
        }
    }

    private final class Joints implements JointRows.Deeds {
        @Override
        public void select(String joint) {
            editor().source()
                    .structure()
                    .get()
                    .flatMap(items -> BodyPaths.element(items, "joint", joint))
                    .ifPresent(path -> {
                        reveal(path);
                        editor().select(path);
                    });
        }

        @Override
        public void range(String joint, double lower, double upper) {
            boolean both = bothSides;
            change((to, text) -> to.range(text, joint, lower, upper, both));
        }

        @Override
        public void torqueLimit(String joint, double max) {
            boolean both = bothSides;
            change((to, text) -> to.torqueLimit(text, joint, max, both));
        }
    }

    private final class Buttons implements CharacterBar.Deeds {
        @Override
        public void walk() {
            play();
        }

        @Override
        public void bothSides(boolean both) {
            bothSides = both;
        }

        @Override
        public void random() {
            long seed = ThreadLocalRandom.current().nextLong(SEEDS);
            editor().model().settled().ifPresent(d -> change((to, text) -> to.random(text, d, seed)));
        }

        @Override
        public void reset() {
            Path file = editor().file();
            change((to, text) -> TextEdit.between(
                    text,
                    SavedCharacter.text(file)
                            .orElseThrow(() -> new InvalidInput(file + " can't be read from disk; save it first"))));
        }
    }
}
