// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.GripFinder.Handle;
import org.gaitwright.editors.internal.keyframe.figure.PoseDrag.Grip;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * The figure in a keyframe, or at a moment of the walk, seen from its right side.
 *
 * <p>Mouse: drag a part; Esc gives it up. Keys: ↑ ↓ choose a joint, ← → turn it (Shift fine, Ctrl coarse), Page Up and Page Down the keyframe before and the next.
 */
public final class FigureView extends Canvas {
    /** Where handles are, by name, for those who can't see them. */
    static final String HANDLES = "handles";
    /** How far it has come while it plays, s; −1 while it shows a keyframe. */
    static final String TIME = "time";

    private static final int REACH = 12;
    private static final int GROUND = 30;
    private static final double ROOM = 1.2;
    private static final int KNOB = 5;
    private static final int SMALL_KNOB = 4;
    /** Below this scale handles would hide the limbs, pixels of a metre. */
    private static final double SMALL = 130;
    /** What is less deep is not seen, m. */
    private static final double SUNK = 0.015;

    private static final int SETTLE_MILLIS = 16;

    /** What becomes of what the user does. */
    public interface Hand {
        void change(double[] pose);

        void commit(double[] pose);

        void cancel();

        /** Goes to the keyframe before or the next. */
        void step(int by);

        void togglePlay();
    }

    private final Hand hand;
    private final KeyTurning keys;
    private Cycle cycle;
    private int key;
    private double time = -1;
    private String instead = "";
    private boolean ghosts = true;
    private PoseDrag drag;
    private Point cursor = new Point(0, 0);
    private Optional<Grip> hot = Optional.empty();
    /** How far the figure is off its place after it was let go, m. */
    private double[] loose = {0, 0};

    public FigureView(Composite parent, Hand hand) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.hand = hand;
        keys = new KeyTurning(this, hand);
        addListener(SWT.Paint, e -> draw(new Pen(e.gc, this)));
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::move);
        addListener(SWT.MouseUp, this::release);
        addListener(SWT.MouseExit, e -> heat(Optional.empty()));
        addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ESC && drag != null) {
                drag = null;
                hand.cancel();
                redraw();
            }
        });
        addListener(SWT.FocusOut, e -> redraw());
        addListener(SWT.FocusIn, e -> redraw());
        addListener(
                SWT.Traverse,
                e -> e.doit |= e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        addListener(SWT.Resize, e -> tellHandles());
        Ink.follow(this, this::redraw);
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent e) {
                e.result = cycle == null ? "Figure" : caption() + ". " + keys.words();
            }
        });
    }

    /** Shows a keyframe. */
    public void show(Cycle now, int which) {
        if (drag != null && which != key) {
            drag = null;
        }
        cycle = now;
        key = which;
        keys.show(cycle.body(), cycle.key(key));
        tellHandles();
        redraw();
    }

    /** Shows a moment of the walk, on the spot; −1 for the keyframe again. */
    public void at(double seconds) {
        time = seconds;
        // for those who can't see it
        setData(TIME, seconds);
        redraw();
    }

    /** Says why there is nothing to see. */
    public void instead(String words) {
        instead = words;
        redraw();
    }

    public void ghosts(boolean on) {
        ghosts = on;
        redraw();
    }

    boolean dragging() {
        return drag != null;
    }

    Sight sight() {
        Rectangle area = getClientArea();
        return Sight.in(area.x, area.y, area.width, area.height, GROUND, ROOM, cycle.body());
    }

    private Placement standing() {
        return Placement.standing(cycle.body(), cycle.key(key), Side.LEFT);
    }

    // what the mouse does

    private void press(Event e) {
        setFocus();
        if (cycle == null || e.button != 1) {
            return;
        }
        if (time >= 0) {
            hand.togglePlay();
            at(-1);
        }
        Sight s = sight();
        Placement at = standing();
        double x = s.x(e.x), z = s.z(e.y);
        GripFinder.at(at, x, z, REACH / s.scale()).ifPresent(g -> {
            keys.end();
            keys.forget();
            keys.choose(g.slot());
            drag = new PoseDrag(cycle.body(), cycle.key(key), at, g, x, z);
            loose = new double[] {0, 0};
            cursor = new Point(e.x, e.y);
            redraw();
        });
    }

    private void move(Event e) {
        if (cycle == null) {
            return;
        }
        if (drag != null) {
            Sight s = sight();
            cursor = new Point(e.x, e.y);
            hand.change(drag.to(s.x(e.x), s.z(e.y)));
            redraw();
        } else if (time < 0) {
            Sight s = sight();
            heat(GripFinder.at(standing(), s.x(e.x), s.z(e.y), REACH / s.scale()));
        }
    }

    private void heat(Optional<Grip> now) {
        if (!now.equals(hot)) {
            hot = now;
            setCursor(now.isPresent() ? getDisplay().getSystemCursor(SWT.CURSOR_HAND) : null);
            redraw();
        }
    }

    private void release(Event e) {
        if (drag == null) {
            return;
        }
        PoseDrag done = drag;
        drag = null;
        Placement was = done.place(), will = Placement.standing(cycle.body(), done.pose(), Side.LEFT);
        loose = new double[] {was.rootX() - will.rootX(), was.rootZ() - will.rootZ()};
        hand.commit(done.pose());
        settle();
    }

    /** A body whose standing foot was lifted comes down to the ground before the eye, not by a jump. */
    private void settle() {
        if (isDisposed()) {
            return;
        }
        loose[0] *= 0.7;
        loose[1] *= 0.7;
        redraw();
        if (Math.hypot(loose[0], loose[1]) > 0.001) {
            getDisplay().timerExec(SETTLE_MILLIS, this::settle);
        } else {
            loose = new double[] {0, 0};
        }
    }

    private void tellHandles() {
        if (cycle == null) {
            return;
        }
        Sight s = sight();
        Map<String, Point> all = new LinkedHashMap<>();
        for (Handle h : GripFinder.handles(standing())) {
            String leg = h.grip().leg() == 0 ? "stance " : "swing ";
            String name =
                    switch (h.grip().kind()) {
                        case HIPS -> "hips";
                        case KNEE -> leg + "knee";
                        case ANKLE -> leg + "ankle";
                        default -> leg + "toe";
                    };
            all.put(name, new Point((int) Math.round(s.px(h.x())), (int) Math.round(s.py(h.z()))));
        }
        setData(HANDLES, all);
    }

    // what it looks like

    private void draw(Pen pen) {
        Rectangle area = getClientArea();
        pen.with(Tone.PAPER).fill(area);
        if (cycle == null) {
            double middle = area.height / 2.0;
            pen.with(Tone.QUIET);
            for (String line : instead.split("\n")) {
                pen.text(pen.fitting(line, area.width - 24), area.width / 2.0, middle, SWT.CENTER);
                middle += 1.3 * pen.lineHeight();
            }
            return;
        }
        Sight s = sight();
        FigurePainter painter = new FigurePainter(pen, s, Tone.PAPER);
        if (time >= 0) {
            painter.ground(area.x, area.x + area.width, area.y + area.height, cycle.way(time));
            painter.figure(walking());
        } else {
            painter.ground(area.x, area.x + area.width, area.y + area.height, 0);
            Placement at = drag != null ? drag.place() : standing().moved(loose[0], loose[1]);
            if (ghosts && cycle.keys() > 0) {
                ghosts(painter);
            }
            painter.figure(at);
            handles(pen, s, at);
        }
        pen.body().with(Tone.TEXT).text(caption(), 12, 16, SWT.LEFT);
        pen.small().with(Tone.QUIET);
        pen.text(pen.fitting(below(), area.width - 24), 12, area.height - 11, SWT.LEFT);
        if (drag != null) {
            bubble(pen, drag.words(), cursor);
        } else if (isFocusControl() && keys.used() && time < 0) {
            chosen(pen, s);
        }
    }

    /** On the spot: its hips stay in the middle, and the ground goes by. */
    private Placement walking() {
        Placement p = Placement.standing(cycle.body(), cycle.pose(time), cycle.stance(time));
        return p.moved(-p.hipsX(), 0);
    }

    /** Neighbours stand where this foot, or the one that stood before, stays on the ground. */
    private void ghosts(FigurePainter painter) {
        Placement here = standing();
        Side before = cycle.stanceOfKey(key - 1);
        Placement last = Placement.standing(cycle.body(), cycle.key(key - 1), before);
        painter.ghost(last.moved(here.soleX(before) - last.soleX(before), 0));
        Placement next = Placement.standing(cycle.body(), cycle.key(key + 1), cycle.stanceOfKey(key + 1));
        painter.ghost(next.moved(here.soleX(Side.LEFT) - next.soleX(Side.LEFT), 0));
    }

    private void handles(Pen pen, Sight s, Placement at) {
        for (Handle h : GripFinder.handles(at)) {
            boolean lit = drag != null
                    ? drag.grip().equals(h.grip())
                    : hot.filter(h.grip()::equals).isPresent();
            pen.knob(
                    s.px(h.x()),
                    s.py(h.z()),
                    s.scale() < SMALL ? SMALL_KNOB : KNOB,
                    pen.ink().of(lit ? Tone.ACCENT : Tone.TEXT),
                    lit);
        }
    }

    /** The joint that the keys turn. */
    private void chosen(Pen pen, Sight s) {
        Placement at = standing();
        int link = cycle.body().link(keys.slot());
        boolean torso = keys.slot() == PlanarBody.TORSO;
        double x = s.px(torso ? at.hipsX() : at.x(link)), y = s.py(torso ? at.hipsZ() : at.z(link));
        pen.with(Tone.FOCUS).wide(2);
        pen.ring(x, y, KNOB + 4);
        bubble(pen, keys.words(), new Point((int) x, (int) y));
    }

    private void bubble(Pen pen, String words, Point near) {
        Rectangle area = getClientArea();
        int width = pen.body().width(words) + 16;
        int height = pen.lineHeight() + 8;
        int x = near.x + 18 + width > area.width ? near.x - 18 - width : near.x + 18;
        int y = Math.max(28, Math.min(area.height - height - 4, near.y - height - 8));
        pen.card(new Rectangle(Math.max(4, x), y, width, height));
        pen.with(Tone.TEXT).text(words, Math.max(4, x) + 8, y + height / 2.0, SWT.LEFT);
    }

    private String caption() {
        String foot = cycle.stance(Math.max(0, time)) == Side.LEFT ? "left" : "right";
        return time < 0
                ? "Keyframe " + key + " · left foot stands" + sunk()
                : String.format(
                        java.util.Locale.ROOT,
                        "%.2f s of %.2f s · %s foot stands · %.2f m/s",
                        time % (2 * cycle.half()),
                        2 * cycle.half(),
                        foot,
                        cycle.speed());
    }

    /** Says so if the swing foot is in the ground, which nobody can walk. */
    private String sunk() {
        double deep = -standing().lowest(Side.RIGHT);
        return deep < SUNK
                ? ""
                : String.format(java.util.Locale.ROOT, " · right foot %.0f cm in the ground", 100 * deep);
    }

    private String below() {
        return time < 0
                ? "Drag feet, knees, toes, hips or trunk · Esc cancels · marks every 0.1 m"
                : "Keyframes without physics · Space stops";
    }
}
