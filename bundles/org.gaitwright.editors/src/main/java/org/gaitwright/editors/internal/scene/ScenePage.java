// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.nio.file.Path;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.CameraPose;
import org.gaitwright.workbench.run.RunControl;

/** The scene as a form. */
final class ScenePage extends EditorPage<SceneModel> implements Playable {
    private SceneEdits edits;
    private PartTree parts;
    private Details details;
    private ScenePreview preview;
    private Bar bar;
    private ScenePart part = ScenePart.SETTINGS;

    ScenePage() {
        super("Scene");
    }

    @Override
    protected Control createControl(Composite parent) {
        edits = new SceneEdits(editor());
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        bar = new Bar(root);
        bar.tools().push("icons/walk.svg", "Run", "Play this scene, unsaved changes included (F9)", this::play);
        SashForm sash = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        parts = new PartTree(sash, new Deeds());
        details = new Details(sash, edits, new Eye());
        preview = new ScenePreview(sash, edits, this::select);
        sash.setWeights(20, 42, 38);
        return root;
    }

    @Override
    protected void show(SceneModel model) {
        bar.about(model.scene().name());
        if (!ScenePart.all(model.scene()).contains(part)) {
            part = ScenePart.SETTINGS;
        }
        parts.show(model);
        parts.select(part);
        details.show(part, model);
        preview.show(model, part);
    }

    private void select(ScenePart now) {
        part = now;
        editor().model().get().ifPresent(this::show);
        editor().select(now.path());
    }

    @Override
    protected void reveal(String path) {
        ScenePart at = ScenePart.at(path);
        editor().model().get().ifPresent(m -> {
            if (ScenePart.all(m.scene()).contains(at)) {
                part = at;
                show(m);
            }
        });
    }

    @Override
    public void play() {
        editor().attempt(this::walkNow);
    }

    private void walkNow() {
        String text = editor().source().publish();
        editor().model().whenRead(m -> {
            RunControl runs = Services.of(RunControl.class);
            Path file = editor().file();
            runs.submit(new Act.Open(SceneFile.parse(text, file), editor().getTitle(), Services.files(file.getParent()))
                    .andPlay());
            SceneViews.show(editor().getSite().getPage());
        });
    }

    @Override
    public void setFocus() {
        parts.setFocus();
    }

    private final class Eye implements LookFields.Eye {
        @Override
        public CameraPose pose() {
            return preview.camera().map(Camera::pose).orElse(null);
        }

        @Override
        public void flyTo(CameraPose pose) {
            preview.camera().ifPresent(c -> c.flyTo(pose));
        }
    }

    private final class Deeds implements PartTree.Deeds {
        @Override
        public void select(ScenePart now) {
            ScenePage.this.select(now);
        }

        @Override
        public void addActor() {
            editor().model().settled().ifPresent(m -> part = edits.addActor(m.scene()));
        }

        @Override
        public void addPush() {
            editor().model().settled().ifPresent(m -> part = edits.addPush(m));
        }

        @Override
        public void remove(ScenePart gone) {
            part = gone.index() > 0 ? new ScenePart(gone.kind(), gone.index() - 1) : ScenePart.SETTINGS;
            edits.remove(gone);
        }
    }
}
