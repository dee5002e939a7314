// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.LiveSignals;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;
import org.gaitwright.workbench.run.RunControl;

/** The states of a gait as a ring, and all of the selected one. */
final class GaitPage extends EditorPage<GaitModel> implements Playable {
    private static final int LIGHT_MILLIS = 33;

    private final LivePreset live;
    private GaitEdits edits;
    private GaitBar bar;
    private StateDiagram diagram;
    private StatePose pose;
    private StatePanel panel;
    private ActiveState active;
    private String character = "";
    private int box;
    private boolean front = true;

    GaitPage(LivePreset live) {
        super("States");
        this.live = live;
    }

    @Override
    protected Control createControl(Composite parent) {
        edits = new GaitEdits(editor());
        active = new ActiveState(new LiveSignals(Services.of(RunControl.class), live));
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        bar = new GaitBar(root, new Deeds());
        SashForm sides = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sides);
        SashForm pictures = new SashForm(sides, SWT.VERTICAL | SWT.SMOOTH);
        diagram = new StateDiagram(pictures, this::select);
        diagram.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL) {
                new Deeds().remove();
            }
        });
        pose = new StatePose(pictures);
        pictures.setWeights(60, 40);
        panel = new StatePanel(sides, edits);
        sides.setWeights(62, 38);
        follow();
        return root;
    }

    /** Lights the state that the run is in. */
    private void follow() {
        if (diagram.isDisposed()) {
            return;
        }
        if (front && diagram.isVisible()) {
            diagram.light(editor().model().get().map(active::box).orElse(-1));
        }
        diagram.getDisplay().timerExec(LIGHT_MILLIS, this::follow);
    }

    @Override
    protected void show(GaitModel model) {
        if (character.isEmpty()) {
            character = model.character();
        }
        box = Math.floorMod(box, 2 * model.states());
        bar.character(character);
        bar.show(model);
        diagram.show(model, box);
        panel.show(model, box % model.states());
        pose.show(model, box, character, things());
    }

    private Registry things() {
        return editor().file() == null
                ? Services.of(Registry.class)
                : Services.files(editor().file().getParent());
    }

    private void select(int now) {
        box = now;
        editor().model().get().ifPresent(m -> {
            show(m);
            editor().select(GaitModel.name(box % m.states(), "seconds"));
        });
    }

    @Override
    protected void reveal(String path) {
        int state = GaitModel.stateOf(path);
        editor().model().get().ifPresent(m -> {
            if (state >= 0 && state < m.states()) {
                box = box < m.states() ? state : m.states() + state;
                show(m);
                panel.reveal(path);
            }
        });
    }

    @Override
    protected void shown(boolean now) {
        front = now;
    }

    @Override
    public void play() {
        editor().attempt(() -> {
            editor().source().publish();
            editor().model().whenRead(m -> live.walk(GaitModel.CONTROLLER, character));
            SceneViews.show(editor().getSite().getPage());
        });
    }

    @Override
    public void setFocus() {
        diagram.setFocus();
    }

    private GaitModel model() {
        return editor().model().settled().orElseThrow();
    }

    private final class Deeds implements GaitBar.Deeds {
        @Override
        public void walk() {
            play();
        }

        @Override
        public List<String> characters() {
            return model().characters(Services.of(Registry.class));
        }

        @Override
        public void character(String id) {
            character = id;
            editor().model().get().ifPresent(GaitPage.this::show);
        }

        @Override
        public List<PresetProvider> beginnings() {
            return OtherGaits.installed(Services.of(Registry.class));
        }

        @Override
        public void startFrom(PresetProvider gait) {
            character = "";
            edits.replace(OtherGaits.text(gait, gait.description(), Services.of(Registry.class)));
        }

        @Override
        public void add() {
            insert(true);
        }

        @Override
        public void duplicate() {
            insert(false);
        }

        /** The new one is selected, in the same half of the cycle. */
        private void insert(boolean between) {
            int states = model().states();
            int state = box % states;
            boolean mirrored = box >= states;
            box = (mirrored ? states + 1 : 0) + state + 1;
            if (!(between ? edits.add(state) : edits.duplicate(state))) {
                box = (mirrored ? states : 0) + state;
            }
        }

        @Override
        public void remove() {
            int states = model().states();
            if (states > 1) {
                int state = box % states;
                box = Math.max(0, state - 1);
                edits.remove(state);
            }
        }
    }
}
