// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.gaitwright.io.FileCheck.Problem;
import org.gaitwright.io.FileCheck.Severity;
import org.gaitwright.workbench.look.Links;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** What of a file is ignored, or may not be meant so; not there if there is nothing. */
final class Warnings {
    private static final int MOST = 40;

    private final Composite pane;
    private final IntConsumer open;
    private List<Problem> shown = List.of();

    /** @param open shows a line of the source */
    Warnings(Composite parent, IntConsumer open) {
        this.open = open;
        pane = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .spacing(0, 4)
                .extendedMargins(0, 0, 6, 0)
                .applyTo(pane);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(pane);
        pane.setVisible(false);
    }

    /** @return whether there are others than before */
    boolean show(List<Problem> problems) {
        List<Problem> now =
                problems.stream().filter(p -> p.severity() == Severity.WARNING).toList();
        if (now.equals(shown)) {
            return false;
        }
        shown = now;
        for (Control c : pane.getChildren()) {
            c.dispose();
        }
        Label title = new Label(pane, SWT.NONE);
        title.setText(now.size() == 1 ? "One warning" : now.size() + " warnings");
        title.setFont(Lettering.of(title).bold());
        now.stream().limit(MOST).forEach(this::line);
        GridDataFactory.fillDefaults().grab(true, false).exclude(now.isEmpty()).applyTo(pane);
        pane.setVisible(!now.isEmpty());
        return true;
    }

    private void line(Problem problem) {
        Link link = Links.follow(new Link(pane, SWT.WRAP));
        int line = problem.range().line();
        link.setText("<a>Line " + line + "</a>  "
                + problem.message().replace("&", "&&").replace("<", "‹").replace(">", "›"));
        link.setFont(Lettering.of(link).small());
        link.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> open.accept(line)));
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(link);
    }
}
