// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** Makes the rows of the list. */
final class LineMaker {
    /**
     * What rows are about.
     *
     * @param relist lists the lines again, after another choice
     */
    record Context(RunControl runs, Tuning tuning, Line.Choice choice, Runnable relist) {}

    private final Context context;

    LineMaker(Context context) {
        this.context = context;
    }

    Row make(Composite list, Line line) {
        Row row = plain(list, line);
        if (line instanceof Line.Tuned tuned && context.tuning().comparing(tuned.owner())) {
            row = new ComparedRow(list, row, context.tuning(), tuned);
        }
        List<String> searchable = Line.searchable(line);
        return context.choice().ticking && !searchable.isEmpty()
                ? new TickedRow(list, row, searchable, context.choice().ticked, context.relist())
                : row;
    }

    private Row plain(Composite list, Line line) {
        if (line instanceof Line.Section s) {
            return new SectionRow(list, context.runs(), s.owner());
        }
        if (line instanceof Line.Heading h) {
            return new HeadingRow(list, context, h);
        }
        if (line instanceof Line.WholeCurve c) {
            return new CurveRow(list, context, c);
        }
        return new NumberRow(list, context.runs(), context.tuning(), (Line.Number) line);
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
                - n.indent()
                - (context.tuning().comparing(n.owner()) ? ComparedRow.ROOM : 0)
                - (context.choice().ticking ? TickedRow.ROOM : 0);
        // a slider goes below its name where there is no room beside it
        return SliderRow.height(!n.entry().parameter().choices().isEmpty(), room);
    }
}
