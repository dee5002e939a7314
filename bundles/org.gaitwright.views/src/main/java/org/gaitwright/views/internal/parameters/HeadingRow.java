// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The name of a group. */
final class HeadingRow extends DrawnRow {
    private final Tuning tuning;
    private final Entry.Group group;
    private final Line.Choice choice;
    private final Runnable toggled;
    private long changes;
    private boolean open;

    HeadingRow(Composite list, Tuning tuning, Entry.Group group, Line.Choice choice, Runnable toggled) {
        super(list);
        this.tuning = tuning;
        this.group = group;
        this.choice = choice;
        this.toggled = toggled;
    }

    @Override
    void toggle() {
        choice.toggle(group);
        toggled.run();
    }

    @Override
    boolean open() {
        return !choice.closed(group);
    }

    @Override
    void reset() {
        tuning.reset(group.owner(), group.name(), group.parameters());
    }

    @Override
    void show() {
        long now = tuning.changed(group.owner(), group.entries());
        if (now != changes || open != open()) {
            changes = now;
            open = open();
            canvas().redraw();
        }
        super.show();
    }

    @Override
    boolean changedNow() {
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
        if (!choice.narrowed()) {
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
