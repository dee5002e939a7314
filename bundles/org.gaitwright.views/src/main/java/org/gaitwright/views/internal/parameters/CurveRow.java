// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
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

    private final Line.WholeCurve line;
    private final Entry.Curve entry;
    private double[] values = {};
    private double[] homes = {};

    CurveRow(Composite list, LineMaker.Context context, Line.WholeCurve line) {
        super(list, context, line);
        this.line = line;
        entry = line.entry();
    }

    @Override
    void reset() {
        context.tuning().reset(line.owner(), entry.path(), entry.parameters());
    }

    @Override
    boolean look() {
        double[] now = knots(p -> context.tuning().value(line.owner(), p));
        double[] home = knots(p -> context.tuning().home(line.owner(), p));
        boolean news = !Arrays.equals(now, values) || !Arrays.equals(home, homes);
        values = now;
        homes = home;
        return news;
    }

    private double[] knots(ToDoubleFunction<Parameter> of) {
        return entry.parameters().stream().mapToDouble(of).toArray();
    }

    @Override
    boolean changed() {
        return !Arrays.equals(values, homes);
    }

    @Override
    String title() {
        return entry.shortName();
    }

    @Override
    String help() {
        Parameter first = entry.parameters().get(0);
        DoubleSummaryStatistics all = Arrays.stream(values).summaryStatistics();
        String range = all.getMin() == all.getMax()
                ? Numbers.withUnit(all.getMin(), first.unit()) + " during the whole step"
                : Numbers.shortly(all.getMin()) + " … " + Numbers.shortly(all.getMax()) + " " + first.unit()
                        + " over the step";
        return first.help().replaceFirst(" at \\d+ % of the step$", "") + " (" + entry.path() + ")\n" + range
                + "; click for its " + values.length + " values";
    }

    @Override
    String backWords() {
        return "Reset the curve";
    }

    @Override
    void draw(Pen pen, Rectangle area) {
        double middle = area.y + area.height / 2.0;
        pen.with(Tone.QUIET);
        twistie(pen, area.x + 7, middle, open());
        if (changed()) {
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
        DoubleSummaryStatistics all =
                DoubleStream.concat(Arrays.stream(values), Arrays.stream(homes)).summaryStatistics();
        double min = Math.min(0, all.getMin());
        double max = Math.max(0, all.getMax());
        double span = Math.max(max - min, 1e-6);
        double zero = in.y + in.height * max / span;
        pen.with(Tone.GRID).horizontal(zero, in.x, in.x + in.width);
        if (changed()) {
            pen.with(Tone.AXIS).dashed(1, 3, 3).stroke(path(pen, homes, in, max, span));
        }
        pen.with(changed() ? Tone.ACCENT : Tone.ACTUAL).wide(1.5).stroke(path(pen, values, in, max, span));
    }

    private Path path(Pen pen, double[] knots, Rectangle in, double max, double span) {
        Parameter first = entry.parameters().get(0);
        Curve curve = Curve.even(entry.path(), first.unit(), first.minimum(), first.maximum(), knots);
        Path path = new Path(pen.gc().getDevice());
        for (int x = 0; x <= in.width; x += 2) {
            float y = (float) (in.y + in.height * (max - curve.at((double) x / in.width)) / span);
            if (x == 0) {
                path.moveTo(in.x, y);
            } else {
                path.lineTo(in.x + x, y);
            }
        }
        return path;
    }
}
