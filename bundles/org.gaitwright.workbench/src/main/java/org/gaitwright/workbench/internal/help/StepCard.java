// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.help.page.PageFonts;
import org.gaitwright.workbench.internal.help.page.PageViewer;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Tone;

/** One step of a cheat sheet: its number or a tick, its title, and while it is the current one, what to do. */
final class StepCard {
    private static final int MARK = 24;
    private static final Color ON_ACCENT = new Color(20, 20, 20);

    private final int index;
    private final CheatSheet.Step step;
    private final Composite card;
    private final Canvas mark;
    /** What is seen of the current step only. */
    private final Composite details;

    private final Composite buttons;
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
        Label title = new Label(card, SWT.WRAP);
        title.setText(step.title());
        title.setFont(fonts.subheading);
        title.setCursor(title.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        title.addListener(SWT.MouseUp, e -> moves.open().run());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(title);
        details = new Composite(card, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(details);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .span(2, 1)
                .indent(MARK + 10, 0)
                .applyTo(details);
        PageViewer text = PageViewer.within(details, HelpLinks::open);
        text.show(step.text(), List.of());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text.control());
        buttons = new Composite(details, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).applyTo(buttons);
        GridDataFactory.fillDefaults().indent(0, 4).applyTo(buttons);
        finding = step.check().isEmpty() ? null : new Finding(details, step.check(), moves.fit());
        if (!step.button().isEmpty()) {
            button(step.button(), () -> {
                moves.pressed().run();
                HelpLinks.open(step.target());
            });
        }
        if (finding != null) {
            button("&Check", finding::ask);
        }
        button("&Next", moves.next());
    }

    private void button(String words, Runnable action) {
        Button button = new Button(buttons, SWT.PUSH);
        button.setText(words);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.run()));
    }

    Control control() {
        return card;
    }

    /** To the first button. */
    void setFocus() {
        buttons.getChildren()[0].setFocus();
    }

    void show(boolean nowCurrent, boolean nowDone) {
        current = nowCurrent;
        done = nowDone;
        details.setVisible(current);
        ((GridData) details.getLayoutData()).exclude = !current;
        mark.setToolTipText(done ? "Done: " + step.title() : null);
        mark.redraw();
    }

    void colour() {
        mark.redraw();
        if (finding != null) {
            finding.colour();
        }
    }

    private void paint(GC gc) {
        Ink ink = Ink.of(mark);
        gc.setAntialias(SWT.ON);
        gc.setBackground(ink.of(current ? Tone.ACCENT : Tone.WELL));
        gc.fillOval(1, 1, MARK - 2, MARK - 2);
        gc.setForeground(current ? ON_ACCENT : ink.of(Tone.TEXT));
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
