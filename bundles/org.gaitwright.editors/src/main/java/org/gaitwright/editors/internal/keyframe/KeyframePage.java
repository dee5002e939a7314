// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.util.function.BooleanSupplier;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.editors.internal.keyframe.figure.Cycle;
import org.gaitwright.editors.internal.keyframe.figure.FigureView;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeEdits;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;

/** The figure of the selected keyframe, all keyframes as a strip, and the angles of the selected one. */
final class KeyframePage extends EditorPage<KeyframeModel> implements Playable {
    private static final int FRAME_MILLIS = 16;
    private static final String NOTHING = "There are no keyframes to show yet.\n"
            + "Fix the text in Source, or start again with File ▸ New ▸ Keyframe Walk.";
    private static final int PANEL_WIDTH = 300;
    private static final int STRIP_HEIGHT = 140;
    private static final int LOWEST_STRIP = 92;
    /** Of a low page, the figure needs most. */
    private static final double STRIP_SHARE = 0.3;

    private final LivePreset live;
    private KeyframeEdits edits;
    private KeyframeBar bar;
    private FigureView figure;
    private ScrolledComposite scroll;
    private KeyStrip strip;
    private KeyPanel panel;
    private int key;
    private Cycle cycle;
    private boolean playing;
    private boolean front = true;
    private double time = -1;
    private long lastNanos;

    KeyframePage(LivePreset live) {
        super("Keyframes");
        this.live = live;
    }

    @Override
    protected Control createControl(Composite parent) {
        edits = new KeyframeEdits(editor());
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        bar = new KeyframeBar(root, new Deeds());
        SashForm sides = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sides);
        Composite pictures = new Composite(sides, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(pictures);
        figure = new FigureView(pictures, new Hand());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(figure);
        bar.strip(pictures);
        scroll = new ScrolledComposite(pictures, SWT.H_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(SWT.DEFAULT, STRIP_HEIGHT)
                .applyTo(scroll);
        strip = new KeyStrip(scroll, new StripDeeds());
        scroll.setContent(strip);
        strip.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL) {
                new Deeds().remove();
            }
        });
        pictures.addListener(SWT.Resize, e -> lower(pictures));
        panel = new KeyPanel(sides, edits);
        sides.setWeights(66, 34);
        sides.addListener(SWT.Resize, e -> widen(sides));
        return root;
    }

    /** A strip that is as high as it needs to be, as long as that leaves room for the figure. */
    private void lower(Composite pictures) {
        int wanted = (int) (STRIP_SHARE * pictures.getClientArea().height);
        int height = Math.max(LOWEST_STRIP, Math.min(STRIP_HEIGHT, wanted));
        GridData strip = (GridData) scroll.getLayoutData();
        if (strip.heightHint != height) {
            strip.heightHint = height;
            pictures.layout();
        }
    }

    /** Names of joints are read whole, as long as that leaves room for the figure. */
    private static void widen(SashForm sides) {
        int width = sides.getClientArea().width;
        int[] weights = sides.getWeights();
        int panel = width * weights[1] / Math.max(1, weights[0] + weights[1]);
        int wanted = Math.min(PANEL_WIDTH, width / 2);
        if (width > 0 && panel < wanted) {
            sides.setWeights(width - wanted, wanted);
        }
    }

    @Override
    protected void show(KeyframeModel model) {
        key = Math.max(0, Math.min(model.keys() - 1, key));
        cycle = model.cycle();
        scroll.setMinWidth(KeyStripLayout.minWidth(model.keys()));
        bar.show(model, key);
        figure.show(cycle, key);
        strip.show(cycle, key);
        panel.show(model, key);
    }

    private void select(int now) {
        key = now;
        moment(-1);
        editor().model().get().ifPresent(m -> {
            show(m);
            editor().select(KeyframeModel.name(key, KeyframeModel.SECONDS));
        });
    }

    // playing

    private void run(boolean go) {
        if (go != playing && cycle != null) {
            playing = go;
            bar.playing(go);
            lastNanos = System.nanoTime();
            if (go) {
                time = time < 0 ? cycle.time(key) : time;
                tick();
            }
        }
    }

    private void tick() {
        if (!playing || figure.isDisposed()) {
            return;
        }
        long now = System.nanoTime();
        if (front && figure.isVisible()) {
            moment((time + (now - lastNanos) * 1e-9) % (2 * cycle.half()));
        }
        lastNanos = now;
        figure.getDisplay().timerExec(FRAME_MILLIS, this::tick);
    }

    /** Shows a moment of the walk; −1 for the selected keyframe, which also ends playing. */
    private void moment(double now) {
        time = now;
        if (now < 0) {
            run(false);
        }
        figure.at(now);
        strip.at(now);
    }

    @Override
    public void play() {
        editor().attempt(() -> {
            editor().source().publish();
            editor().model().whenRead(m -> live.walk(KeyframeModel.CONTROLLER, m.character()));
            SceneViews.show(editor().getSite().getPage());
        });
    }

    @Override
    protected void reveal(String path) {
        int of = KeyframeModel.keyOf(path);
        editor().model().get().filter(m -> of >= 0 && of < m.keys()).ifPresent(m -> {
            key = of;
            show(m);
            panel.reveal(path);
        });
    }

    @Override
    protected void shown(boolean now) {
        front = now;
        boolean wrong = editor().model().settled().isEmpty()
                && editor().model().problem().isPresent();
        figure.instead(wrong ? NOTHING : "");
    }

    @Override
    public void setFocus() {
        figure.setFocus();
    }

    private final class Hand implements FigureView.Hand {
        @Override
        public void change(double[] pose) {
            edits.preview(key, pose);
        }

        @Override
        public void commit(double[] pose) {
            edits.pose(key, pose);
            editor().select(KeyframeModel.name(key, KeyframeModel.SECONDS));
        }

        @Override
        public void cancel() {
            edits.endPreview();
        }

        @Override
        public void step(int by) {
            if (cycle != null) {
                select(Math.floorMod(key + by, cycle.keys()));
            }
        }

        @Override
        public void togglePlay() {
            run(!playing);
        }
    }

    private final class StripDeeds implements KeyStrip.Deeds {
        @Override
        public void select(int now) {
            KeyframePage.this.select(now);
        }

        @Override
        public void change(int of, double seconds) {
            edits.preview(of, KeyframeModel.SECONDS, seconds);
        }

        @Override
        public void commit(int of, double seconds) {
            edits.set(of, KeyframeModel.SECONDS, seconds);
        }

        @Override
        public void cancel() {
            edits.endPreview();
        }

        @Override
        public void type(int of) {
            KeyframePage.this.select(of);
            panel.typeSeconds();
        }

        @Override
        public void goTo(double seconds) {
            moment(seconds);
        }

        @Override
        public void togglePlay() {
            run(!playing);
        }
    }

    private final class Deeds implements KeyframeBar.Deeds {
        @Override
        public void walk() {
            KeyframePage.this.play();
        }

        @Override
        public void train() {
            new Training(editor()).start();
        }

        @Override
        public void play(boolean on) {
            run(on);
        }

        @Override
        public void ghosts(boolean on) {
            figure.ghosts(on);
        }

        @Override
        public void add() {
            insert(() -> edits.add(key - 1));
        }

        @Override
        public void duplicate() {
            insert(() -> edits.duplicate(key - 1));
        }

        /** The new one is selected: it is known before the text has been read again. */
        private void insert(BooleanSupplier how) {
            act(() -> {
                key++;
                if (!how.getAsBoolean()) {
                    key--;
                }
            });
        }

        @Override
        public void remove() {
            act(() -> {
                int before = key;
                key = Math.max(0, key - 1);
                if (!edits.remove(before)) {
                    key = before;
                }
            });
        }

        @Override
        public void move(int by) {
            act(() -> {
                int before = key;
                key += by;
                if (!edits.exchange(before, key)) {
                    key = before;
                }
            });
        }

        @Override
        public void mirror() {
            act(() -> edits.mirror(key));
        }

        /** A text that can't be read has no keyframes to do something with. */
        private void act(Runnable deed) {
            if (editor().model().settled().isPresent()) {
                moment(-1);
                deed.run();
            }
        }
    }
}
