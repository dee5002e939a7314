// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunPlan;
import org.gaitwright.workbench.run.RunControl;

/** The ground in 3D and in numbers. */
final class TerrainPage extends EditorPage<TerrainDraft> implements Playable {
    private static final double WALK_SECONDS = 120;

    private TerrainBar bar;
    private TerrainStage stage;
    private TerrainForm form;
    private int selected = -1;

    TerrainPage() {
        super("Ground");
    }

    @Override
    protected Control createControl(Composite parent) {
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        Things things = new Things();
        bar = new TerrainBar(root, things);
        SashForm sash = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        stage = new TerrainStage(sash, things);
        form = new TerrainForm(sash, editor(), things);
        sash.setWeights(62, 38);
        return root;
    }

    @Override
    protected void show(TerrainDraft draft) {
        if (selected >= draft.things().size()) {
            selected = -1;
        }
        bar.show(draft);
        form.show(draft, selected);
        stage.show(draft, selected);
    }

    private void mark(int thing) {
        selected = thing;
        editor().model().get().ifPresent(this::show);
    }

    @Override
    protected void reveal(String path) {
        mark(ThingPath.index(path).orElse(-1));
    }

    /** Adds a thing, as one step of undo, and chooses it. */
    boolean place(Thing thing) {
        boolean done = editor().edit(text -> TerrainText.add(text, thing));
        if (done) {
            selected = editor().model().settled().map(d -> d.things().size()).orElse(-1);
            tell();
        }
        return done;
    }

    /** Lets the rest of the studio know what is selected. */
    private void tell() {
        editor().select(selected < 0 ? "" : ThingPath.of(selected));
    }

    @Override
    public void play() {
        editor().attempt(this::walkNow);
    }

    private void walkNow() {
        Path file = editor().file();
        editor().source().publish();
        if (file == null) {
            return;
        }
        RunControl runs = Services.of(RunControl.class);
        runs.submit(
                new Act.Open(scene(file, runs.state().plan()), editor().getTitle(), Services.files(file.getParent()))
                        .andPlay());
        SceneViews.show(editor().getSite().getPage());
    }

    /** Whoever is in focus of the run, at the origin, on the ground of a file. */
    static Scene scene(Path file, RunPlan now) {
        String word = FileWord.absolute(file.toString(), file.getParent());
        Scene.Casting role = now.standing().orElse(Scene.Casting.of("humanoid", "generalized-walking"));
        return Scene.of(FileWord.stem(file.getFileName().toString()), WALK_SECONDS, List.of(role))
                .on(new TerrainSpec(word, Map.of(), 0))
                .build();
    }

    @Override
    public void setFocus() {
        stage.setFocus();
    }

    private final class Things implements TerrainStage.Deeds, ThingFields.Deeds, TerrainBar.Deeds {
        @Override
        public void walk() {
            play();
        }

        @Override
        public void arm(Thing.Kind kind) {
            bar.armed(kind);
            stage.arm(kind);
        }

        @Override
        public void disarm() {
            arm(null);
        }

        @Override
        public void select(int thing) {
            if (thing != selected) {
                mark(thing);
                tell();
            }
        }

        @Override
        public void place(Thing thing) {
            TerrainPage.this.place(thing);
            disarm();
        }

        @Override
        public void remove(int thing) {
            selected = -1;
            tell();
            editor().edit(text -> TerrainText.remove(text, thing));
        }

        @Override
        public void tryOut(int index, Thing was, Thing now) {
            editor().tryOut(text -> TerrainText.change(text, index, was, now));
        }

        @Override
        public void commit(int index, Thing was, Thing now) {
            editor().edit(text -> TerrainText.change(text, index, was, now));
        }

        @Override
        public void cancel() {
            editor().model().preview(null);
        }
    }
}
