// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.LiveSignals;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.Playable;
import org.gaitwright.editors.internal.page.SceneViews;
import org.gaitwright.workbench.run.RunControl;

/** The nodes of a walk as a ring with the active one lit, how far the body is from the keyframes, and all of the selected node. */
public final class NodePage extends EditorPage<KeyframeModel> implements Playable {
    private static final int LIGHT_MILLIS = 33;
    /** Shares are of the last seconds, and worked out so often. */
    private static final double SHARE_SECONDS = 5;

    private static final int SHARE_EVERY = 12;
    private static final String SPLIT = "Split Nodes";

    private final LivePreset live;
    private NodeEdits edits;
    private LiveSignals signals;
    private Bar bar;
    private ToolItem split;
    private ToolItem prune;
    private NodeRing ring;
    private ErrorChart errors;
    private NodePanel panel;
    private Nodes nodes;
    private int box;
    private int ticks;
    private boolean front;

    public NodePage(LivePreset live) {
        super("Nodes");
        this.live = live;
    }

    @Override
    protected Control createControl(Composite parent) {
        edits = new NodeEdits(editor());
        RunControl runs = Services.of(RunControl.class);
        signals = new LiveSignals(runs, live);
        Composite root = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
        buttons(root);
        SashForm sides = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sides);
        SashForm pictures = new SashForm(sides, SWT.VERTICAL | SWT.SMOOTH);
        ring = new NodeRing(pictures, this::select);
        ring.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL) {
                prune();
            }
        });
        errors = new ErrorChart(pictures, runs, signals);
        pictures.setWeights(64, 36);
        panel = new NodePanel(sides, edits);
        sides.setWeights(66, 34);
        follow();
        return root;
    }

    private void buttons(Composite root) {
        bar = new Bar(root);
        bar.tools().push("icons/walk.svg", "Walk", "Walk with these nodes, unsaved changes included (F9)", this::play);
        bar.tools().separator();
        split = bar.tools()
                .push(
                        "icons/split.svg",
                        "Split",
                        "Split the selected node into two that behave the same until training changes them",
                        this::split);
        prune = bar.tools().push("icons/remove.svg", "Prune", "Remove the selected node (Delete)", this::prune);
        bar.tools()
                .push(
                        "icons/refine.svg",
                        "By the Run",
                        "Split overloaded nodes and prune unused ones, based on the run",
                        this::refine);
    }

    /** Lights the node that the run is in. */
    private void follow() {
        if (ring.isDisposed()) {
            return;
        }
        if (front && ring.isVisible() && nodes != null) {
            double now = signals.now("node");
            ring.light(Double.isNaN(now) || now >= 2 * nodes.count() ? -1 : (int) Math.rint(now));
            errors.take();
            if (ticks++ % SHARE_EVERY == 0) {
                ring.shares(shares(signals.last("node", SHARE_SECONDS), 2 * nodes.count()));
            }
        }
        ring.getDisplay().timerExec(LIGHT_MILLIS, this::follow);
    }

    /** For how much of the time each was active; none if nobody walks. */
    static double[] shares(double[] series, int boxes) {
        if (series.length == 0) {
            return new double[0];
        }
        double[] share = new double[boxes];
        for (double v : series) {
            int at = (int) Math.rint(v);
            if (at >= 0 && at < boxes) {
                share[at] += 1.0 / series.length;
            }
        }
        return share;
    }

    @Override
    protected void show(KeyframeModel model) {
        nodes = new Nodes(model);
        box = Math.floorMod(box, 2 * nodes.count());
        int max = 0;
        while (model.declared().contains(Nodes.name(max, Nodes.AT))) {
            max++;
        }
        split.setEnabled(nodes.count() < max);
        prune.setEnabled(nodes.count() > 2);
        bar.about(nodes.count() + " nodes in half a cycle · for " + model.character());
        ring.show(nodes, box);
        panel.show(nodes, box % nodes.count());
    }

    private void select(int now) {
        box = now;
        editor().model().get().ifPresent(m -> {
            show(m);
            editor().select(Nodes.name(box % nodes.count(), Nodes.AT));
        });
    }

    @Override
    protected void reveal(String path) {
        int of = NumberedText.numberOf(Nodes.PART, path);
        editor().model().get().filter(m -> of >= 0 && of < m.nodes()).ifPresent(m -> {
            box = box < m.nodes() ? of : m.nodes() + of;
            show(m);
            panel.reveal(path);
        });
    }

    private void split() {
        attempt(() -> edits.split(box % nodes.count()));
    }

    private void prune() {
        attempt(() -> {
            int node = box % nodes.count();
            box = Math.max(0, node - 1);
            edits.prune(node);
        });
    }

    /** Asks first: what the run tells may surprise. */
    private void refine() {
        attempt(() -> {
            Map<String, double[]> series = new HashMap<>();
            Refining.Advice advice = edits.advice(name -> series.computeIfAbsent(name, this::recorded));
            if (advice.reasons().isEmpty()) {
                MessageDialog.openInformation(
                        editor().getSite().getShell(),
                        SPLIT,
                        "All nodes have about the same load: none is overloaded or unused.");
            } else if (agreed(advice)) {
                edits.replace(advice.values());
            }
        });
    }

    private boolean agreed(Refining.Advice advice) {
        String reasons = advice.reasons().stream().map(NodePage::sentence).collect(Collectors.joining("\n"));
        int answer = MessageDialog.open(
                MessageDialog.QUESTION,
                editor().getSite().getShell(),
                SPLIT,
                reasons + "\n\nThen Train… learns the new nodes.",
                0,
                "Change Nodes",
                "Cancel");
        return answer == 0;
    }

    private double[] recorded(String name) {
        double[] all = signals.all(name);
        if (all.length == 0) {
            throw new InvalidInput(
                    "no character walks with these nodes; press Walk, wait for ten steps, and try again");
        }
        return all;
    }

    /** A text that can't be read has no nodes to do something with. */
    private void attempt(Runnable deed) {
        if (editor().model().settled().isPresent()) {
            try {
                deed.run();
            } catch (InvalidInput e) {
                MessageDialog.openWarning(editor().getSite().getShell(), SPLIT, sentence(e.getMessage()));
            }
        }
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
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
    protected void shown(boolean now) {
        front = now;
    }

    @Override
    public void setFocus() {
        ring.setFocus();
    }
}
