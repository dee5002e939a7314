// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** Makes the rows of the list. */
final class LineMaker {
    private final RunControl runs;
    private final Tuning tuning;
    private final Line.Choice choice;
    private final Runnable toggled;
    /** Never seen: it says how high a slider is. */
    private final SliderRow measure;

    LineMaker(Composite page, RunControl runs, Tuning tuning, Line.Choice choice, Runnable toggled) {
        this.runs = runs;
        this.tuning = tuning;
        this.choice = choice;
        this.toggled = toggled;
        measure = new SliderRow(page, Quantity.of("", "", 0, 1, 0));
        measure.setVisible(false);
        GridDataFactory.fillDefaults().exclude(true).applyTo(measure);
    }

    Row make(Composite list, Line line) {
        Row row = plain(list, line);
        List<String> searchable = Line.searchable(line);
        return choice.ticking && !searchable.isEmpty()
                ? new TickedRow(list, row, searchable, choice.ticked, toggled)
                : row;
    }

    private Row plain(Composite list, Line line) {
        if (line instanceof Line.Section s) {
            return new SectionRow(list, runs, s.owner());
        }
        if (line instanceof Line.Heading h) {
            return new HeadingRow(list, tuning, h.group(), choice, toggled);
        }
        if (line instanceof Line.WholeCurve c) {
            return new CurveRow(list, tuning, c.owner(), c.entry(), choice, toggled);
        }
        Line.Number n = (Line.Number) line;
        return new NumberRow(list, tuning, n.owner(), n.parameter(), n.name(), indent(n));
    }

    private static int indent(Line.Number n) {
        return n.knot() ? Row.KNOT_INDENT : Row.INDENT;
    }

    int height(Line line, int width) {
        if (line instanceof Line.Section) {
            return Row.SECTION;
        }
        if (line instanceof Line.Heading) {
            return Row.HEADING;
        }
        if (line instanceof Line.WholeCurve) {
            return Row.CURVE;
        }
        Line.Number n = (Line.Number) line;
        int room = width
                - indent(n)
                - (tuning.comparing(n.owner()) ? TakeButton.ROOM : 0)
                - (choice.ticking ? TickedRow.ROOM : 0);
        // a slider goes below its name where there is no room beside it
        return measure.computeSize(room, SWT.DEFAULT).y;
    }
}
