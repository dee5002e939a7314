// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.editors.internal.page.Stage3D;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.HandleDrag;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;

/** The character in 3D: parts are chosen with a click, arrows change their lengths, knobs how thick they are. */
final class CharacterStage {
    /** In heights of the character. */
    private static final double DISTANCE = 2.1;

    private final Stage3D stage;
    private final Deeds deeds;
    private CharacterDraft draft;
    private BodyPart selected;
    private BodyPart dragged;
    private double before;
    private boolean opened;

    /** What the mouse does. */
    interface Deeds {
        /** Chooses a part; null for none. */
        void select(BodyPart part);

        /** Shows what a part would be. */
        void tryOut(BodyPart part, Measure measure, double value);

        void commit(BodyPart part, Measure measure, double value);

        void cancel();
    }

    CharacterStage(Composite parent, Deeds deeds) {
        this.deeds = deeds;
        stage = new Stage3D(parent);
        stage.whenOpen(this::opened);
    }

    Control control() {
        return stage.control();
    }

    private void opened(Viewport viewport) {
        opened = draft != null;
        viewport.camera().follow(false);
        viewport.onSelection(this::chosen);
        viewport.onHandle(this::drag);
        Stage3D.onClick(viewport, e -> {
            if (dragged == null) {
                viewport.pick(e.x, e.y).filter(p -> !p.ground()).ifPresent(p -> chosen(p.body()));
            }
        });
        look(viewport);
        draw();
    }

    /** From ahead and its right, so that both sides are seen. */
    private void look(Viewport viewport) {
        double tall = draft == null ? 1.8 : Math.max(0.3, draft.height());
        viewport.camera().place(new Vec3(0, 0, tall / 2), Math.toRadians(-40), Math.toRadians(9), DISTANCE * tall);
    }

    private void chosen(int body) {
        if (draft != null) {
            deeds.select(
                    body == Pick.NONE ? null : BodyPart.of(draft.parts(), body).orElse(null));
        }
    }

    void show(CharacterDraft now, BodyPart part) {
        boolean same = draft != null && bodies(draft) == bodies(now) && opened;
        CharacterDraft was = draft;
        draft = now;
        selected = part;
        Viewport viewport = stage.viewport();
        if (same && viewport != null) {
            if (was != now) {
                viewport.replaceWorld(now.world());
            }
        } else {
            stage.world(now.world());
            opened = viewport != null;
            if (viewport != null) {
                look(viewport);
            }
        }
        draw();
    }

    private static int bodies(CharacterDraft of) {
        return of.model().links().size();
    }

    private void draw() {
        if (draft == null) {
            return;
        }
        stage.say(String.format(
                Locale.ROOT,
                "%s\n%.2f m · %.1f kg",
                draft.model().name(),
                draft.height(),
                draft.model().totalMass()));
        Viewport viewport = stage.viewport();
        if (viewport != null) {
            viewport.select(selected == null ? Pick.NONE : selected.links().get(0));
            viewport.setCaption(caption());
            viewport.setHandles(handles());
            viewport.setMarks(marks());
        }
    }

    private String caption() {
        if (selected == null) {
            return "Drag a knob for length; click a part for its thickness · Shift: fine";
        }
        Measures m = draft.measures(selected);
        String radius = Double.isFinite(m.radius()) ? String.format(Locale.ROOT, " · radius %.3f m", m.radius()) : "";
        String length = Double.isFinite(m.length()) ? String.format(Locale.ROOT, " · %.3f m", m.length()) : "";
        return String.format(Locale.ROOT, "%s%s%s · %.2f kg", selected.label(), length, radius, m.mass());
    }

    private List<Handle> handles() {
        List<Handle> all = new ArrayList<>();
        for (BodyPart p : draft.parts()) {
            if (p.stretches()) {
                PartPlace at = draft.place(p);
                boolean mine = p.equals(selected);
                if (Double.isFinite(draft.measures(p).length())) {
                    String id = id(Measure.LENGTH, p);
                    // arrows on all of them would hide the character
                    all.add(
                            mine
                                    ? Handle.arrow(id, at.end(), at.along())
                                    : Handle.knob(id, at.end(), at.along()).withInk(Ink.GHOST));
                }
                if (mine && Double.isFinite(at.radius())) {
                    all.add(Handle.knob(id(Measure.RADIUS, p), at.surface(), at.across()));
                }
            }
        }
        return all;
    }

    private static String id(Measure measure, BodyPart part) {
        return measure + ":" + part.key();
    }

    private List<Mark> marks() {
        if (selected == null || !selected.stretches()) {
            return List.of();
        }
        PartPlace at = draft.place(selected);
        String words =
                String.format(Locale.ROOT, "%.3f m", draft.measures(selected).length());
        return List.of(new Mark.Label(at.middle(), words, Ink.SELECTION));
    }

    private void drag(HandleDrag drag) {
        int colon = drag.id().indexOf(':');
        Measure measure = Measure.valueOf(drag.id().substring(0, colon));
        if (drag.phase() == HandleDrag.Phase.BEGUN) {
            dragged = draft.part(drag.id().substring(colon + 1)).orElse(null);
            if (dragged != null) {
                before = draft.measures(dragged).get(measure);
                deeds.select(dragged);
            }
            return;
        }
        if (dragged == null) {
            return;
        }
        double value = Math.max(measure.min, rounded(before + drag.amount(), drag.fine()));
        BodyPart part = dragged;
        switch (drag.phase()) {
            case MOVED -> deeds.tryOut(part, measure, value);
            case COMMITTED -> {
                dragged = null;
                if (value == before) {
                    deeds.cancel();
                } else {
                    deeds.commit(part, measure, value);
                }
            }
            default -> {
                dragged = null;
                deeds.cancel();
            }
        }
    }

    /** To millimetres, so that texts stay readable. */
    private static double rounded(double metres, boolean fine) {
        double grid = fine ? 1e4 : 1e3;
        return Math.rint(metres * grid) / grid;
    }

    void setFocus() {
        stage.control().setFocus();
    }
}
