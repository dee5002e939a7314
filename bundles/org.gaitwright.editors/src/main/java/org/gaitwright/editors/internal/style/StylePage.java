// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.List;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;
import org.gaitwright.session.run.Cast;
import org.gaitwright.viewport.Viewport;

/** The style as curves. */
final class StylePage extends EditorPage<StyleModel> implements Playable {
    private final LivePreset live;
    private HiddenWalk walks;
    private StyleEdits edits;
    private StyleBar bar;
    private BlendStrip blend;
    private KnobList list;
    private CurvePane curves;
    private PosePane pose;
    private String character = "";
    private StyleModel walked;
    private String walkedWith = "";
    private boolean comparing;

    StylePage(LivePreset live) {
        super("Curves");
        this.live = live;
    }

    @Override
    protected Control createControl(Composite parent) {
        edits = new StyleEdits(editor(), this);
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        bar = new StyleBar(root, new Deeds());
        blend = new BlendStrip(root, new Mixing());
        SashForm parts = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parts);
        list = new KnobList(parts, this::select);
        list.onKey(this::key);
        curves = new CurvePane(parts, edits, this::select, at -> pose.view().phase(at));
        pose = new PosePane(parts, at -> curves.phase(at));
        parts.setWeights(26, 44, 30);
        curves.phase(pose.view().phase());
        walks = new HiddenWalk(answer -> pose.view().show(answer));
        root.addDisposeListener(e -> walks.dispose());
        return root;
    }

    private void key(Event e) {
        if (e.keyCode == SWT.DEL && curves.selected() != null) {
            edits.reset(curves.selected());
        } else if (e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR) {
            curves.focus();
        }
    }

    @Override
    protected void show(StyleModel model) {
        if (character.isEmpty()) {
            character(WalkedBy.of(editor()).orElse(model.usual()));
            lookAround(model);
        }
        bar.show(model);
        boolean first = curves.selected() == null;
        curves.show(model);
        list.show(model);
        if (first) {
            select(curves.selected());
        }
        walk(model);
    }

    private void walk(StyleModel model) {
        boolean same = walked != null && walked.values().equals(model.values()) && walkedWith.equals(character);
        if (!same && !character.isEmpty()) {
            walked = model;
            walkedWith = character;
            walks.ask(new HiddenWalk.Wish(
                    character,
                    model.style().controller(),
                    model.values().asMap(),
                    Services.files(editor().file().getParent())));
        }
    }

    /** Shows a curve or number, because the user wants to see it. */
    void select(Knob knob) {
        curves.select(knob);
        list.select(knob);
        editor().select(knob.path());
    }

    @Override
    protected void reveal(String path) {
        editor().model().get().flatMap(m -> m.knob(path)).ifPresent(k -> {
            curves.select(k);
            list.select(k);
        });
    }

    @Override
    protected void shown(boolean front) {
        if (front) {
            editor().model().get().ifPresent(this::lookAround);
        } else if (pose != null) {
            pose.play(false);
        }
    }

    @Override
    public void play() {
        editor().attempt(this::walkNow);
    }

    private void walkNow() {
        editor().source().publish();
        editor().model()
                .whenRead(
                        m -> live.walk(editor().model().get().orElse(m).style().controller(), character));
        SceneViews.show(editor().getSite().getPage());
    }

    @Override
    protected Viewport viewport() {
        return pose.view().viewport();
    }

    @Override
    public void setFocus() {
        list.control().setFocus();
    }

    private void character(String word) {
        character = word;
        bar.character(word);
        editor().model().get().ifPresent(this::walk);
    }

    /** What else there is, found out of sight. */
    private void lookAround(StyleModel model) {
        Display display = Display.getCurrent();
        String controller = model.style().controller();
        Job.createSystem("Looking for styles", (ICoreRunnable) m -> {
                    try {
                        List<OtherStyles.Other> found =
                                OtherStyles.of(controller, editor().file(), Services.of(Registry.class));
                        display.asyncExec(() -> take(found));
                    } catch (InvalidInput e) {
                        ILog.get().info("Other styles could not be listed: " + e.getMessage());
                    }
                })
                .schedule();
    }

    /** Opens the chooser of the style to compare with, once the others are known. */
    void compare() {
        comparing = true;
        lookAround(model());
    }

    private void take(List<OtherStyles.Other> found) {
        if (!list.control().isDisposed()) {
            bar.styles(found);
            if (comparing) {
                comparing = false;
                bar.compare();
            }
            blend.others(found, new Cast(model().style().controller(), character, ""));
        }
    }

    private StyleModel model() {
        return editor().model().get().orElseThrow();
    }

    private final class Deeds implements StyleBar.Deeds {
        @Override
        public void walk() {
            play();
        }

        @Override
        public void character(String word) {
            StylePage.this.character(word);
            WalkedBy.remember(editor(), word);
        }

        @Override
        public void startFrom(OtherStyles.Other style) {
            edits.replace(style.text().get());
        }

        @Override
        public void compare(OtherStyles.Other style) {
            curves.compare(style == null ? null : model().of(style.read()), style == null ? "" : style.name());
        }

        @Override
        public void blend(boolean open) {
            if (open) {
                blend.open(true);
            } else {
                new Mixing().close();
            }
        }
    }

    private final class Mixing implements BlendStrip.Mixer {
        @Override
        public void mix(OtherStyles.Other other, double weight) {
            editor().model().preview(mixture(other, weight));
        }

        private StyleModel mixture(OtherStyles.Other other, double weight) {
            return editor().model().settled().orElseThrow().blend(other.read(), weight);
        }

        @Override
        public void apply(OtherStyles.Other other, double weight) {
            edits.take(mixture(other, weight));
            shut();
        }

        @Override
        public void close() {
            editor().model().preview(null);
            shut();
        }

        private void shut() {
            blend.open(false);
            bar.blending(false);
        }
    }
}
