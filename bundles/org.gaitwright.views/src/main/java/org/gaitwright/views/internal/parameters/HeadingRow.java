// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The name of a group. */
final class HeadingRow extends DrawnRow {
    private final Entry.Group group;
    private long changes;

    HeadingRow(Composite list, LineMaker.Context context, Line.Heading line) {
        super(list, context, line);
        group = line.group();
    }

    @Override
    void reset() {
        context.tuning().reset(group.owner(), group.name(), group.parameters());
    }

    @Override
    boolean look() {
        long before = changes;
        changes = context.tuning().changed(group.owner(), group.entries());
        return changes != before;
    }

    @Override
    boolean changed() {
        return changes > 0;
    }

    @Override
    String title() {
        return group.name();
    }

    @Override
    String help() {
        int n = group.entries().size();
        return n + (n == 1 ? " parameter" : " parameters") + "; click to " + (open() ? "hide" : "show") + " them";
    }

    @Override
    String backWords() {
        return "Reset all of " + group.name();
    }

    @Override
    void draw(Pen pen, Rectangle area) {
        double middle = area.y + area.height / 2.0;
        if (!context.choice().narrowed()) {
            pen.with(Tone.QUIET);
            twistie(pen, area.x + 7, middle, open());
        }
        pen.bold().with(Tone.TEXT).text(group.name(), area.x + 18, middle, SWT.LEFT);
        int end = area.x + 18 + pen.width(group.name()) + 8;
        String words = changes > 0
                ? changes + " changed"
                : open() ? "" : group.entries().size() + "";
        pen.small().with(changes > 0 ? Tone.ACCENT_TEXT : Tone.QUIET).text(words, end, middle + 1, SWT.LEFT);
    }
}
