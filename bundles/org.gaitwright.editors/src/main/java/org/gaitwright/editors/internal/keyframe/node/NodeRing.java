// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.FigurePainter;
import org.gaitwright.editors.internal.keyframe.figure.Placement;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.keyframe.figure.Sight;
import org.gaitwright.editors.internal.page.RingDiagram;
import org.gaitwright.editors.internal.page.RingLayout;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * The nodes of a walk as a ring: those of half a cycle above, the same with the legs exchanged below. In each the pose at its centre, and behind it, faint, the pose that it drives to. The node that the run is in is
 * lit; a bar below each says for how much of the last seconds it was active.
 */
final class NodeRing extends RingDiagram {
    private static final int BAR = 4;
    private static final int SMALLEST_FIGURE = 30;
    /** Room for steps, as a share of the figure's height. */
    private static final double WIDE = 0.75;

    private Nodes nodes;
    private double[] share = new double[0];

    /** @param chosen told the node of the whole cycle that the user selects */
    NodeRing(Composite parent, IntConsumer chosen) {
        super(parent, chosen);
    }

    void show(Nodes now, int box) {
        nodes = now;
        select(box);
    }

    @Override
    protected int half() {
        return nodes == null ? 0 : nodes.count();
    }

    @Override
    protected String spokenName() {
        return nodes == null ? "Nodes" : "Nodes of the walk, " + words(selected()) + " selected";
    }

    /** Shows for how much of the time each node of the whole cycle was active; none: nobody walks. */
    void shares(double[] now) {
        if (!Arrays.equals(now, share)) {
            share = now;
            redraw();
        }
    }

    @Override
    protected String words(int box) {
        int k = box % nodes.count();
        String leg = nodes.stance(box) == Side.LEFT ? "left" : "right";
        String use = box < share.length
                ? String.format(Locale.ROOT, ", active for %.1f %% of the last seconds", 100 * share[box])
                : "";
        return "node " + k + ", " + leg + " foot stands, at " + Math.round(100 * nodes.at(k))
                + " % of half a cycle, feet on the ground: " + nodes.feet(k) + use;
    }

    @Override
    protected RingLayout layout(Rectangle area) {
        return RingLayout.dense(area.width, area.height, nodes.count());
    }

    @Override
    protected String caption(boolean first) {
        return first ? "left foot stands" : "right foot stands";
    }

    @Override
    protected void content(Pen pen, Rectangle r, int box, Tone paper) {
        figure(pen, r, box, paper);
        use(pen, r, box);
    }

    private void figure(Pen pen, Rectangle r, int box, Tone paper) {
        if (Math.min(r.width, r.height) < SMALLEST_FIGURE) {
            return;
        }
        PlanarBody body = nodes.model().body();
        Sight sight = Sight.in(r.x + 2, r.y + 6, r.width - 4, r.height - 6 - BAR - 8, 4, WIDE, body);
        FigurePainter painter = new FigurePainter(pen, sight, paper);
        int k = box % nodes.count();
        Side stance = nodes.stance(box);
        Placement centre = middle(Placement.standing(body, nodes.centre(k), stance));
        Placement target = Placement.standing(body, nodes.target(k), stance);
        painter.ghost(target.moved(centre.hipsX() - target.hipsX(), centre.hipsZ() - target.hipsZ()));
        painter.figure(centre);
    }

    /** Hips in the middle, so that steps are seen to both sides. */
    private static Placement middle(Placement p) {
        return p.moved(-p.hipsX(), 0);
    }

    private void use(Pen pen, Rectangle r, int box) {
        Rectangle track = new Rectangle(r.x + 7, r.y + r.height - BAR - 6, r.width - 14, BAR);
        pen.with(Tone.WELL).fill(track);
        if (box < share.length) {
            // twice the share: a node has a half of a cycle to itself at most
            int wide = (int) Math.round(track.width * Math.min(1, 2 * share[box]));
            pen.with(box == lit() ? Tone.ACCENT : Tone.ACTUAL).fill(new Rectangle(track.x, track.y, wide, BAR));
        }
    }

    @Override
    protected void over(Pen pen, RingLayout ring) {
        for (int i = 0; i < ring.boxes().size(); i++) {
            if (nodes.branch(i) >= 0) {
                branch(pen, ring.boxes().get(i), ring.boxes().get(nodes.branch(i)));
            }
        }
    }

    /** A bow from the lower edge of one to that of the other. */
    private static void branch(Pen pen, Rectangle from, Rectangle to) {
        pen.with(Tone.ACTUAL).wide(1.5);
        int x1 = from.x + from.width / 2, x2 = to.x + to.width / 2;
        boolean down = to.y > from.y;
        int y1 = down ? from.y + from.height : from.y;
        int y2 = down ? to.y : from.y == to.y ? to.y : to.y + to.height;
        int bow = from.y == to.y ? -24 : 0;
        Path path = new Path(pen.gc().getDevice());
        path.moveTo(x1, y1);
        path.cubicTo(x1, y1 + (bow != 0 ? bow : (y2 - y1) / 2f), x2, y2 + (bow != 0 ? bow : (y1 - y2) / 2f), x2, y2);
        pen.stroke(path);
        head(pen, x2, y2, 0, bow != 0 || down ? 1 : -1);
    }
}
