// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.editors.internal.page.Editing;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** The joints of a model, one in a row, with range and torque limit. */
final class JointRows {
    private static final double MAX_TORQUE = 10_000;
    private static final int FIELD = 86;

    /** What the fields do; ranges in rad or m. */
    interface Deeds {
        void select(String joint);

        void range(String joint, double lower, double upper);

        void torqueLimit(String joint, double max);
    }

    private final Composite grid;
    private final Deeds deeds;
    private final List<Row> rows = new ArrayList<>();
    private List<String> shape = List.of();

    /** Any of the fields may be null. */
    private record Row(int joint, NumberField lower, NumberField upper, NumberField torque) {}

    JointRows(Composite parent, Deeds deeds) {
        this.deeds = deeds;
        grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(4).spacing(6, 3).applyTo(grid);
    }

    Control control() {
        return grid;
    }

    /** @return whether there are other rows than before */
    boolean show(CharacterDraft draft) {
        List<Joint> joints = draft.model().joints();
        List<String> now = joints.stream().map(JointRows::shape).toList();
        boolean other = !now.equals(shape);
        if (other) {
            shape = now;
            rebuild(draft);
        }
        boolean known = draft.reference().joints().size() == joints.size();
        for (Row r : rows) {
            Joint j = joints.get(r.joint());
            Joint home = known ? draft.reference().joints().get(r.joint()) : j;
            if (r.lower() != null) {
                put(
                        r.lower(),
                        shown(j, j.limit().lower()),
                        home.limit() == null ? 0 : shown(home, home.limit().lower()));
            }
            if (r.upper() != null) {
                put(
                        r.upper(),
                        shown(j, j.limit().upper()),
                        home.limit() == null ? 0 : shown(home, home.limit().upper()));
            }
            if (r.torque() != null) {
                put(r.torque(), j.torqueLimit(), home.torqueLimit());
            }
        }
        return other;
    }

    /** What decides which fields a joint has. */
    private static String shape(Joint j) {
        return j.name() + " " + j.type() + " " + (j.limit() != null) + " " + limited(j);
    }

    private static boolean limited(Joint j) {
        return j.torqueLimit() > 0 && Double.isFinite(j.torqueLimit());
    }

    private static void put(NumberField field, double value, double home) {
        Quantity q = field.quantity();
        if (Double.isFinite(home) && q.accepts(home) && home != q.initial()) {
            field.quantity(new Quantity(q.name(), q.unit(), q.minimum(), q.maximum(), home, q.step(), q.help()));
        }
        field.show(value);
    }

    private void rebuild(CharacterDraft draft) {
        for (Control c : grid.getChildren()) {
            c.dispose();
        }
        rows.clear();
        for (String words : List.of("", "From", "To", "Torque, N m")) {
            Label label = new Label(grid, SWT.RIGHT);
            label.setText(words + PartRows.RESET_ROOM);
            label.setFont(Lettering.of(label).small());
            GridDataFactory.fillDefaults().applyTo(label);
        }
        List<Joint> joints = draft.model().joints();
        for (int i = 0; i < joints.size(); i++) {
            Joint j = joints.get(i);
            if (j.limit() != null || limited(j)) {
                rows.add(row(i, j));
            }
        }
    }

    private Row row(int index, Joint j) {
        Label name = new Label(grid, SWT.NONE);
        name.setText(j.name());
        name.addListener(SWT.MouseDown, e -> deeds.select(j.name()));
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .hint(60, SWT.DEFAULT)
                .applyTo(name);
        NumberField[] ends = new NumberField[2];
        boolean ball = j.type() == JointType.BALL;
        DoubleConsumer take =
                v -> deeds.range(j.name(), ball ? 0 : inside(j, ends[0].value()), inside(j, ends[1].value()));
        if (j.limit() == null) {
            none();
            none();
        } else {
            if (ball) {
                none();
            } else {
                ends[0] = field(
                        j.name(), range(j, "lower end of its range", j.limit().lower()), take);
            }
            String help = ball ? "maximum angle from zero in any direction" : "upper end of its range";
            ends[1] = field(j.name(), range(j, help, j.limit().upper()), take);
        }
        NumberField torque = null;
        if (limited(j)) {
            double max = Math.max(MAX_TORQUE, j.torqueLimit());
            double min = Math.min(0.1, j.torqueLimit());
            Quantity q = new Quantity(
                    j.name() + ": torque limit",
                    j.type() == JointType.SLIDE ? "N" : "",
                    min,
                    max,
                    j.torqueLimit(),
                    5,
                    "maximum torque of its motor, per axis");
            torque = field(j.name(), q, v -> deeds.torqueLimit(j.name(), v));
        } else {
            none();
        }
        return new Row(index, ends[0], ends[1], torque);
    }

    private void none() {
        Label none = new Label(grid, SWT.CENTER);
        none.setText("–");
        GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(none);
    }

    private NumberField field(String joint, Quantity quantity, DoubleConsumer commit) {
        NumberField field = new NumberField(grid, quantity);
        GridDataFactory.fillDefaults().hint(FIELD, SWT.DEFAULT).applyTo(field);
        field.addListener(SWT.FocusIn, e -> deeds.select(joint));
        // nothing of it is seen before it is taken
        field.onEdit(new Editing<>(now -> {}, commit::accept, () -> {}));
        return field;
    }

    /** Angles in degrees, as everywhere on the screen. */
    private static double shown(Joint j, double inside) {
        return j.type() == JointType.SLIDE ? inside : Math.rint(Math.toDegrees(inside) * 1e4) / 1e4;
    }

    private static double inside(Joint j, double shown) {
        return j.type() == JointType.SLIDE ? shown : Math.toRadians(shown);
    }

    private static Quantity range(Joint j, String help, double now) {
        boolean slide = j.type() == JointType.SLIDE;
        double max = slide ? 100 : j.type() == JointType.BALL ? 180 : 360;
        double min = j.type() == JointType.BALL ? 0.1 : -max;
        double home = shown(j, now);
        return new Quantity(
                j.name() + ": range",
                slide ? "m" : "°",
                Math.min(min, home),
                Math.max(max, home),
                home,
                slide ? 0.01 : 1,
                help);
    }
}
