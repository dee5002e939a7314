// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.FigurePainter;
import org.gaitwright.editors.internal.keyframe.figure.Placement;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.keyframe.figure.Sight;
import org.gaitwright.editors.internal.page.RingLayout;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * The nodes of a walk as a ring: those of half a cycle above, the same with the legs exchanged below. In each the pose at its centre, and behind it, faint, the pose that it drives to. The node that the run is in is
 * lit; a bar below each says for how much of the last seconds it was active.
 *
 * <p>Mouse: a click selects. Keys: ← → the one before and the next.
 */
final class NodeRing extends Canvas {
    private static final String LIT = "lit";
    private static final int CORNER = 8;
    private static final int HEAD = 4;
    private static final int BAR = 4;
    private static final int SMALLEST_FIGURE = 30;
    /** Room for steps, as a share of the figure's height. */
    private static final double WIDE = 0.75;

    private final IntConsumer chosen;
    private Nodes nodes;
    private double[] share = new double[0];
    private int selected;
    private int lit = -1;

    /** @param chosen told the node of the whole cycle that the user selects */
    NodeRing(Composite parent, IntConsumer chosen) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.chosen = chosen;
        addListener(SWT.Paint, e -> {
            Pen pen = new Pen(e.gc, this);
            pen.ground(getClientArea());
            if (nodes != null) {
                draw(pen);
            }
        });
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::hover);
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.FocusIn, e -> redraw());
        addListener(SWT.FocusOut, e -> redraw());
        addListener(
                SWT.Traverse,
                e -> e.doit |= e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        Ink.follow(this, this::redraw);
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent e) {
                e.result = nodes == null ? "Nodes" : "Nodes of the walk, " + words(selected) + " selected";
            }
        });
    }

    void show(Nodes now, int box) {
        nodes = now;
        selected = box;
        redraw();
    }

    /** Lights the node that the run is in; −1 for none. */
    void light(int box) {
        if (box != lit) {
            lit = box;
            // for those who can't see it
            setData(LIT, box);
            redraw();
        }
    }

    /** Shows for how much of the time each node of the whole cycle was active; none: nobody walks. */
    void shares(double[] now) {
        if (!Arrays.equals(now, share)) {
            share = now;
            redraw();
        }
    }

    String words(int box) {
        int k = box % nodes.count();
        String leg = nodes.stance(box) == Side.LEFT ? "left" : "right";
        String use = box < share.length
                ? String.format(Locale.ROOT, ", active for %.1f %% of the last seconds", 100 * share[box])
                : "";
        return "node " + k + ", " + leg + " foot stands, at " + Math.round(100 * nodes.at(k))
                + " % of half a cycle, feet on the ground: " + nodes.feet(k) + use;
    }

    private RingLayout ring() {
        Rectangle area = getClientArea();
        return RingLayout.dense(area.width, area.height, nodes.count());
    }

    private void press(Event e) {
        setFocus();
        int box = nodes == null ? -1 : ring().at(e.x, e.y);
        if (box >= 0) {
            chosen.accept(box);
        }
    }

    private void hover(Event e) {
        int box = nodes == null ? -1 : ring().at(e.x, e.y);
        String words = box < 0 ? null : words(box);
        String tip = words == null ? null : Character.toUpperCase(words.charAt(0)) + words.substring(1);
        if (tip == null ? getToolTipText() != null : !tip.equals(getToolTipText())) {
            setToolTipText(tip);
            setCursor(tip == null ? null : getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        }
    }

    private void key(Event e) {
        int n = nodes == null ? 0 : 2 * nodes.count();
        if (n > 0 && (e.keyCode == SWT.ARROW_RIGHT || e.keyCode == SWT.ARROW_DOWN)) {
            chosen.accept((selected + 1) % n);
        } else if (n > 0 && (e.keyCode == SWT.ARROW_LEFT || e.keyCode == SWT.ARROW_UP)) {
            chosen.accept((selected + n - 1) % n);
        }
    }

    private void draw(Pen pen) {
        RingLayout ring = ring();
        int n = ring.boxes().size();
        for (int i = 0; i < n; i++) {
            arrow(pen, ring, i);
        }
        for (int i = 0; i < n; i++) {
            box(pen, ring.boxes().get(i), i);
        }
        for (int i = 0; i < n; i++) {
            if (nodes.branch(i) >= 0) {
                branch(pen, ring.boxes().get(i), ring.boxes().get(nodes.branch(i)));
            }
        }
        int middle = getClientArea().width / 2;
        pen.small().with(Tone.QUIET);
        pen.text("left foot stands", middle, ring.captionAbove(), SWT.CENTER);
        pen.text("right foot stands", middle, ring.captionBelow(), SWT.CENTER);
    }

    private void box(Pen pen, Rectangle r, int box) {
        boolean in = box == selected;
        boolean twin = !in && box % nodes.count() == selected % nodes.count();
        if (box == lit) {
            pen.with(Tone.ACCENT);
            pen.gc().setAlpha(70);
            pen.gc().fillRoundRectangle(r.x - 5, r.y - 5, r.width + 10, r.height + 10, CORNER + 8, CORNER + 8);
            pen.gc().setAlpha(255);
        }
        Tone paper = box == lit ? Tone.PAPER : Tone.CARD;
        pen.box(r, paper, in ? Tone.ACCENT : twin ? Tone.AXIS : Tone.BORDER, CORNER);
        if (in) {
            pen.with(isFocusControl() ? Tone.FOCUS : Tone.ACCENT).wide(2);
            pen.gc().drawRoundRectangle(r.x + 1, r.y + 1, r.width - 2, r.height - 2, CORNER - 1, CORNER - 1);
        }
        figure(pen, r, box, paper);
        use(pen, r, box);
        pen.bold().with(in ? Tone.ACCENT_TEXT : Tone.TEXT);
        pen.text(Integer.toString(box % nodes.count()), r.x + 7, r.y + 11, SWT.LEFT);
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
            pen.with(box == lit ? Tone.ACCENT : Tone.ACTUAL).fill(new Rectangle(track.x, track.y, wide, BAR));
        }
    }

    private static void arrow(Pen pen, RingLayout ring, int box) {
        Point a = ring.from(box);
        Point b = ring.to(box);
        boolean upright = ring.last(box);
        int way = upright ? Integer.signum(b.y - a.y) : Integer.signum(b.x - a.x);
        pen.with(Tone.AXIS).wide(1.5);
        pen.line(a.x, a.y, upright ? b.x : b.x - way * HEAD, upright ? b.y - way * HEAD : b.y);
        head(pen, b, upright ? 0 : way, upright ? way : 0);
    }

    private static void head(Pen pen, Point at, int dx, int dy) {
        Path head = new Path(pen.gc().getDevice());
        float backX = at.x - dx * 1.6f * HEAD, backY = at.y - dy * 1.6f * HEAD;
        head.moveTo(at.x, at.y);
        head.lineTo(backX + dy * HEAD, backY + dx * HEAD);
        head.lineTo(backX - dy * HEAD, backY - dx * HEAD);
        head.close();
        pen.fill(head);
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
        head(pen, new Point(x2, y2), 0, bow != 0 || down ? 1 : -1);
    }
}
