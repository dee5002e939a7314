// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** A curve over the step in one line: its name and a picture of it; its values follow when it is open. */
final class CurveRow extends DrawnRow {
    private static final int PICTURE = 122;
    /** In a line so narrow that a whole picture would leave too little of the name. */
    private static final int SMALL_PICTURE = 56;

    private static final int NARROW = 264;
    private static final int MARGIN = 5;

    private final Tuning tuning;
    private final Tunable owner;
    private final Entry.Curve entry;
    private final Line.Choice choice;
    private final Runnable toggled;
    private double[] values = {};
    private double[] homes = {};
    private boolean open;
    /** Null until there is something to compare with. */
    private TakeButton take;

    CurveRow(Composite list, Tuning tuning, Tunable owner, Entry.Curve entry, Line.Choice choice, Runnable toggled) {
        super(list);
        this.tuning = tuning;
        this.owner = owner;
        this.entry = entry;
        this.choice = choice;
        this.toggled = toggled;
    }

    @Override
    List<Control> controls() {
        List<Control> all = new ArrayList<>(super.controls());
        if (take != null) {
            all.add(take.control());
        }
        return all;
    }

    @Override
    void toggle() {
        choice.toggle(entry);
        toggled.run();
    }

    @Override
    boolean open() {
        return choice.openCurves.contains(entry.path());
    }

    @Override
    void reset() {
        tuning.reset(owner, entry.path(), entry.parameters());
    }

    @Override
    void show() {
        double[] now = knots(p -> tuning.value(owner, p));
        double[] home = knots(p -> tuning.home(owner, p));
        if (!Arrays.equals(now, values) || !Arrays.equals(home, homes) || open != open()) {
            values = now;
            homes = home;
            open = open();
            canvas().redraw();
        }
        super.show();
        if (take != null) {
            take.show();
        }
    }

    private double[] knots(ToDoubleFunction<Parameter> of) {
        return entry.parameters().stream().mapToDouble(of).toArray();
    }

    @Override
    boolean changedNow() {
        return !Arrays.equals(values, homes);
    }

    @Override
    String title() {
        return entry.shortName();
    }

    @Override
    String help() {
        Parameter first = entry.parameters().get(0);
        double least = Arrays.stream(values).min().orElse(0);
        double most = Arrays.stream(values).max().orElse(0);
        String range = least == most
                ? Numbers.withUnit(least, first.unit()) + " during the whole step"
                : Numbers.shortly(least) + " … " + Numbers.shortly(most) + " " + first.unit() + " over the step";
        return first.help().replaceFirst(" at \\d+ % of the step$", "") + " (" + entry.path() + ")\n" + range
                + "; click for its " + values.length + " values";
    }

    @Override
    String backWords() {
        return "Reset the curve";
    }

    @Override
    protected void moveTo(Rectangle area) {
        if (take == null && tuning.comparing(owner)) {
            take = new TakeButton(canvas().getParent(), tuning, owner, entry.path(), entry.parameters());
        }
        int room = take == null ? 0 : take.place(area);
        canvas().setBounds(area.x, area.y, Math.max(1, area.width - room), area.height);
    }

    @Override
    void draw(Pen pen, Rectangle area) {
        double middle = area.y + area.height / 2.0;
        pen.with(Tone.QUIET);
        twistie(pen, area.x + 7, middle, open());
        if (changedNow()) {
            pen.with(Tone.ACCENT).disc(area.x + INDENT + 4, middle, 2.5);
        }
        int left = area.x + INDENT + LABEL;
        int picture = area.width < NARROW ? SMALL_PICTURE : PICTURE;
        Rectangle box = new Rectangle(area.x + area.width - BACK - picture, area.y + 2, picture, area.height - 4);
        pen.with(Tone.TEXT).text(pen.fitting(entry.shortName(), box.x - left - 6), left, middle, SWT.LEFT);
        pen.box(box, Tone.PAPER, Tone.BORDER, 8);
        drawCurves(pen, new Rectangle(box.x + MARGIN, box.y + MARGIN, box.width - 2 * MARGIN, box.height - 2 * MARGIN));
    }

    private void drawCurves(Pen pen, Rectangle in) {
        double least = Math.min(0, Math.min(least(values), least(homes)));
        double most = Math.max(0, Math.max(-least(negated(values)), -least(negated(homes))));
        double span = Math.max(most - least, 1e-6);
        double zero = in.y + in.height * most / span;
        pen.with(Tone.GRID).horizontal(zero, in.x, in.x + in.width);
        if (changedNow()) {
            pen.with(Tone.AXIS).dashed(1, 3, 3).stroke(path(pen, homes, in, most, span));
        }
        pen.with(changedNow() ? Tone.ACCENT : Tone.ACTUAL).wide(1.5).stroke(path(pen, values, in, most, span));
    }

    private static double least(double[] all) {
        return Arrays.stream(all).min().orElse(0);
    }

    private static double[] negated(double[] all) {
        return Arrays.stream(all).map(v -> -v).toArray();
    }

    private Path path(Pen pen, double[] knots, Rectangle in, double most, double span) {
        Parameter first = entry.parameters().get(0);
        Curve curve = Curve.even(entry.path(), first.unit(), first.minimum(), first.maximum(), knots);
        Path path = new Path(pen.gc().getDevice());
        for (int x = 0; x <= in.width; x += 2) {
            float y = (float) (in.y + in.height * (most - curve.at((double) x / in.width)) / span);
            if (x == 0) {
                path.moveTo(in.x, y);
            } else {
                path.lineTo(in.x + x, y);
            }
        }
        return path;
    }
}
