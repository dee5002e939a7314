// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.help.page.PageColours;
import org.gaitwright.workbench.internal.help.page.PageFonts;
import org.gaitwright.workbench.internal.help.page.PageViewer;

/** One step of a cheat sheet: its number or a tick, its title, and while it is the current one, what to do. */
final class StepCard {
    private static final int MARK = 24;

    private final int index;
    private final CheatSheet.Step step;
    private final Composite card;
    private final Canvas mark;
    private final Label title;
    private final PageViewer text;
    private final Composite buttons;
    private final Button first;
    /** Null for a step that can't be checked. */
    private final Finding finding;

    private boolean current;
    private boolean done;

    /** What the sheet does when asked: goes to this step, or to the next one; makes room for more words; gets ready for what a button does. */
    record Moves(Runnable open, Runnable next, Runnable fit, Runnable pressed) {}

    StepCard(Composite parent, int index, CheatSheet.Step step, PageFonts fonts, Moves moves) {
        this.index = index;
        this.step = step;
        card = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 4).applyTo(card);
        mark = new Canvas(card, SWT.DOUBLE_BUFFERED);
        mark.addListener(SWT.Paint, e -> paint(e.gc));
        GridDataFactory.fillDefaults()
                .hint(MARK, MARK)
                .align(SWT.CENTER, SWT.BEGINNING)
                .applyTo(mark);
        title = new Label(card, SWT.WRAP);
        title.setText(step.title());
        title.setFont(fonts.subheading);
        title.setCursor(title.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        title.addListener(SWT.MouseUp, e -> moves.open().run());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(title);
        text = PageViewer.within(card, HelpLinks::open);
        text.show(step.text(), List.of());
        GridDataFactory.fillDefaults().grab(true, false).span(1, 1).indent(0, 0).applyTo(text.control());
        new Label(card, SWT.NONE).moveAbove(text.control());
        buttons = new Composite(card, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).applyTo(buttons);
        GridDataFactory.fillDefaults().indent(0, 4).applyTo(buttons);
        new Label(card, SWT.NONE).moveAbove(buttons);
        Button doIt = step.button().isEmpty()
                ? null
                : button(step.button(), () -> {
                    moves.pressed().run();
                    HelpLinks.open(step.target());
                });
        finding = step.check().isEmpty() ? null : new Finding(card, step.check(), moves.fit());
        if (finding != null) {
            button("&Check", finding::ask);
        }
        Button goOn = button("&Next", moves.next());
        first = doIt == null ? goOn : doIt;
    }

    private Button button(String words, Runnable action) {
        Button button = new Button(buttons, SWT.PUSH);
        button.setText(words);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.run()));
        return button;
    }

    Control control() {
        return card;
    }

    void setFocus() {
        first.setFocus();
    }

    void show(boolean nowCurrent, boolean nowDone) {
        current = nowCurrent;
        done = nowDone;
        boolean before = true;
        for (Control c : card.getChildren()) {
            before &= c != title;
            if (!before && c != title) {
                c.setVisible(current);
                ((GridData) layoutData(c)).exclude = !current;
            }
        }
        if (finding != null) {
            finding.show(current);
        }
        mark.setToolTipText(done ? "Done: " + step.title() : null);
        mark.redraw();
    }

    private static Object layoutData(Control c) {
        if (c.getLayoutData() == null) {
            c.setLayoutData(new GridData());
        }
        return c.getLayoutData();
    }

    void colour() {
        mark.redraw();
        if (finding != null) {
            finding.colour();
        }
    }

    private void paint(GC gc) {
        PageColours colours = PageColours.now();
        gc.setAntialias(SWT.ON);
        gc.setBackground(current ? colours.accent() : colours.panel());
        gc.fillOval(1, 1, MARK - 2, MARK - 2);
        gc.setForeground(current ? colours.onAccent() : colours.words());
        if (done) {
            gc.setLineWidth(2);
            gc.setLineCap(SWT.CAP_ROUND);
            gc.drawPolyline(new int[] {7, 12, 11, 16, 17, 8});
            return;
        }
        String number = Integer.toString(index + 1);
        Point size = gc.stringExtent(number);
        gc.drawString(number, (MARK - size.x) / 2, (MARK - size.y) / 2, true);
    }
}
