// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.editors.internal.page.Stage3D;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.HandleDrag;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;

/** The ground in 3D, with somebody for scale. Things are placed and chosen with a click, moved, turned and sized by handles. */
final class TerrainStage {
    private static final double OVER = 0.02;
    private static final double AWAY = 12;
    private static final double AHEAD = 4;

    /** What mouse and keys do. */
    interface Deeds {
        /** Chooses a thing; -1 for none. */
        void select(int thing);

        void place(Thing thing);

        /** Ends placing. */
        void disarm();

        void tryOut(int index, Thing was, Thing now);

        void commit(int index, Thing was, Thing now);

        void cancel();

        void remove(int thing);
    }

    private final Stage3D stage;
    private final Deeds deeds;
    private TerrainDraft draft;
    private int selected = -1;
    private int dragged = -1;
    private Thing before;
    private Thing.Kind armed;
    private Vec3 pointer;
    private boolean framed;

    TerrainStage(Composite parent, Deeds deeds) {
        this.deeds = deeds;
        stage = new Stage3D(parent);
        stage.whenOpen(this::opened);
    }

    Control control() {
        return stage.control();
    }

    private void opened(Viewport viewport) {
        viewport.camera().follow(false);
        viewport.onSelection(body -> {
            // only things can be chosen here, and a click chooses those
            if (body != Pick.NONE) {
                viewport.select(Pick.NONE);
            }
        });
        viewport.onHandle(this::drag);
        Control canvas = viewport.control();
        Stage3D.onClick(viewport, e -> clicked(viewport, e));
        canvas.addListener(SWT.MouseMove, e -> moved(viewport, e));
        canvas.addListener(SWT.MouseExit, e -> hover(null));
        canvas.addListener(SWT.KeyDown, this::key);
        draw();
    }

    private void clicked(Viewport viewport, Event e) {
        if (dragged >= 0 || draft == null) {
            return;
        }
        Optional<Pick> hit = viewport.pick(e.x, e.y);
        if (armed != null) {
            hit.ifPresent(p -> deeds.place(fresh(armed, p.point())));
        } else {
            deeds.select(hit.filter(Pick::ground)
                    .map(p -> draft.thingAt(p.point().x(), p.point().y()))
                    .orElse(-1));
        }
    }

    private static Thing fresh(Thing.Kind kind, Vec3 at) {
        return new Thing(
                kind,
                ThingShape.round(at.x()),
                ThingShape.round(at.y()),
                0,
                kind.parameters().initialValues());
    }

    private void moved(Viewport viewport, Event e) {
        if (armed != null) {
            hover(viewport.pick(e.x, e.y).map(Pick::point).orElse(null));
        }
    }

    private void hover(Vec3 point) {
        if (armed != null || pointer != null) {
            pointer = point;
            draw();
        }
    }

    private void key(Event e) {
        if (e.keyCode == SWT.ESC && armed != null) {
            deeds.disarm();
        } else if (armed != null && (e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR)) {
            deeds.place(fresh(armed, stage.viewport().camera().target()));
        } else if (e.keyCode == SWT.DEL && selected >= 0) {
            deeds.remove(selected);
        }
    }

    /** What the next click places; null for nothing. */
    void arm(Thing.Kind kind) {
        armed = kind;
        pointer = null;
        Viewport viewport = stage.viewport();
        if (viewport != null) {
            viewport.control()
                    .setCursor(
                            kind == null
                                    ? null
                                    : viewport.control().getDisplay().getSystemCursor(SWT.CURSOR_CROSS));
            if (kind != null) {
                viewport.control().setFocus();
            }
        }
        draw();
    }

    void show(TerrainDraft now, int thing) {
        boolean other = draft == null || draft.world() != now.world();
        draft = now;
        selected = thing;
        if (other && now.world() != null) {
            Viewport viewport = stage.viewport();
            if (framed && viewport != null) {
                viewport.replaceWorld(now.world());
            } else {
                stage.world(now.world());
            }
        }
        draw();
    }

    private void draw() {
        if (draft == null) {
            return;
        }
        stage.say(words());
        Viewport viewport = stage.viewport();
        if (viewport == null || draft.world() == null) {
            return;
        }
        if (!framed) {
            framed = true;
            viewport.camera().place(new Vec3(AHEAD, 0, 0.5), Math.toRadians(-125), Math.toRadians(24), AWAY);
        }
        viewport.setCaption(caption());
        viewport.setHandles(handles());
        viewport.setMarks(marks());
    }

    private String words() {
        if (!draft.refusal().isEmpty()) {
            return "can't be made: see the message above";
        }
        String things = draft.things().isEmpty()
                ? ""
                : draft.things().size() == 1
                        ? " · one thing"
                        : " · " + draft.things().size() + " things";
        return draft.kind().name() + things;
    }

    private String caption() {
        if (armed != null) {
            return "Click on the ground to place " + (armed == Thing.Kind.STAIRS ? "stairs" : "a " + armed.word())
                    + " (Enter: in the middle of the view) · Esc stops";
        }
        return selected < 0
                ? "Click a thing to change it"
                : "Drag to move, ring to turn, arrows to resize · Delete removes";
    }

    private Optional<Thing> thing() {
        return selected >= 0 && selected < draft.things().size()
                ? Optional.of(draft.things().get(selected))
                : Optional.empty();
    }

    private List<Handle> handles() {
        Thing t = thing().orElse(null);
        if (t == null || armed != null) {
            return List.of();
        }
        ThingShape s = ThingShape.of(t);
        double z = draft.footing(t) + OVER;
        Vec3 up = t.kind() == Thing.Kind.GAP ? Vec3.Z.times(-1) : Vec3.Z;
        return List.of(
                Handle.onGround(ThingShape.Grip.PLACE.name(), s.grip(ThingShape.Grip.PLACE, z)),
                Handle.ring(ThingShape.Grip.TURN.name(), s.grip(ThingShape.Grip.TURN, z), Vec3.Z),
                Handle.arrow(ThingShape.Grip.LENGTH.name(), s.grip(ThingShape.Grip.LENGTH, z), s.ahead()),
                Handle.arrow(ThingShape.Grip.WIDTH.name(), s.grip(ThingShape.Grip.WIDTH, z), s.aside()),
                Handle.arrow(ThingShape.Grip.HEIGHT.name(), s.grip(ThingShape.Grip.HEIGHT, z), up));
    }

    private List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        if (armed != null && pointer != null) {
            Thing t = fresh(armed, pointer);
            marks.add(new Mark.Area(ThingShape.of(t).corners(draft.footing(t) + OVER), Ink.PLAN));
            outline(t, Ink.PLAN, marks);
        }
        thing().ifPresent(t -> {
            outline(t, Ink.SELECTION, marks);
            Vec3 top = ThingShape.of(t).grip(ThingShape.Grip.PLACE, draft.footing(t));
            marks.add(new Mark.Label(top.plus(new Vec3(0, 0, 0.25)), size(t), Ink.SELECTION));
        });
        return marks;
    }

    private void outline(Thing t, Ink ink, List<Mark> marks) {
        ThingShape s = ThingShape.of(t);
        List<Vec3> ring = new ArrayList<>(
                s.corners(draft.footing(t) + Math.max(0, s.rise()) * (t.kind() == Thing.Kind.BOX ? 1 : 0) + OVER));
        ring.add(ring.get(0));
        marks.add(new Mark.Line(ring, ink));
    }

    private static String size(Thing t) {
        ThingShape s = ThingShape.of(t);
        return String.format(
                Locale.ROOT,
                "%s  %.2f × %.2f m, %s %.2f m",
                t.kind().label(),
                t.length(),
                t.width(),
                s.rise() < 0 ? "deep" : "high",
                Math.abs(s.rise()));
    }

    private void drag(HandleDrag drag) {
        ThingShape.Grip grip = ThingShape.Grip.valueOf(drag.id());
        if (drag.phase() == HandleDrag.Phase.BEGUN) {
            dragged = thing().isPresent() ? selected : -1;
            before = thing().orElse(null);
            return;
        }
        if (dragged < 0) {
            return;
        }
        int index = dragged;
        Thing now = ThingShape.of(before).dragged(grip, drag.move(), drag.amount());
        switch (drag.phase()) {
            case MOVED -> deeds.tryOut(index, before, now);
            case COMMITTED -> {
                dragged = -1;
                if (now.equals(before)) {
                    deeds.cancel();
                } else {
                    deeds.commit(index, before, now);
                }
            }
            default -> {
                dragged = -1;
                deeds.cancel();
            }
        }
    }

    void setFocus() {
        Viewport viewport = stage.viewport();
        (viewport == null ? stage.control() : viewport.control()).setFocus();
    }
}
