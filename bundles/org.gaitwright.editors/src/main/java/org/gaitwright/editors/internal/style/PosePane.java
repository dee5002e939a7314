// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.function.DoubleConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** The pose at the phase, with a button that lets it walk on the spot where the camera is. */
final class PosePane {
    private final Composite pane;
    private final PoseView view;
    private final Tools tools;
    private final ToolItem play;

    PosePane(Composite parent, DoubleConsumer phaseShown) {
        pane = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(pane);
        Composite line = new Composite(pane, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(10, 4).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
        Label title = new Label(line, SWT.NONE);
        title.setText("Pose");
        title.setFont(Lettering.of(line).bold());
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .applyTo(title);
        tools = new Tools(line);
        play = tools.check("icons/play.svg", "Play both steps in a loop", this::play);
        view = new PoseView(pane, phaseShown);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(view.control());
    }

    Control control() {
        return pane;
    }

    PoseView view() {
        return view;
    }

    void play(boolean go) {
        view.play(go);
        play.setSelection(go);
        tools.icon(play, go ? "icons/pause.svg" : "icons/play.svg");
    }
}
