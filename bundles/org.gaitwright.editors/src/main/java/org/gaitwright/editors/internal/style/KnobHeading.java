// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** What the curve or number in hand means, and what can be done with all of it. */
final class KnobHeading {
    private final Composite line;
    private final Label name;
    private final Label help;
    private final ToolItem reset;
    private final ToolItem flatten;
    private final ToolItem both;
    private StyleModel model;
    private Knob knob;

    KnobHeading(Composite parent, StyleEdits edits, Consumer<Boolean> bothSteps) {
        line = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(10, 4)
                .spacing(8, 0)
                .applyTo(line);
        name = new Label(line, SWT.NONE);
        name.setFont(Lettering.of(line).bold());
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .applyTo(name);
        Tools tools = new Tools(line);
        both = tools.check("icons/both-steps.svg", "Show the next step as well, mirrored", bothSteps::accept);
        flatten = tools.push(
                "icons/flatten.svg", "The same value during the whole step", () -> edits.flatten(knob, model));
        reset = tools.push(
                "icons/reset.svg", "Use the controller's default: remove it from the style", () -> edits.reset(knob));
        help = new Label(line, SWT.WRAP);
        help.setFont(Lettering.of(line).small());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .span(2, 1)
                .hint(60, SWT.DEFAULT)
                .applyTo(help);
    }

    Control control() {
        return line;
    }

    void show(StyleModel now, Knob of) {
        model = now;
        knob = of;
        name.setText(of.name());
        help.setText(of.help());
        reset.setEnabled(now.says(of));
        flatten.setEnabled(of.isCurve());
        both.setEnabled(of.isCurve());
        line.requestLayout();
    }
}
