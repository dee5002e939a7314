// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Lettering;
import org.gaitwright.workbench.widgets.paint.Shortcuts;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * A line to type in where the value was. Enter takes what is typed if that is accepted, Esc does not, and leaving takes it
 * if it can. A {@link StyledText}, since a native field has a least height that is more than a row has.
 */
public final class InPlaceText {
    private static final int MARGIN = 5;

    private final StyledText field;
    private final Predicate<String> accept;
    private final Runnable closed;
    private final Drawn owner;
    private boolean done;
    private boolean trying;

    /**
     * @param select whether the next key replaces the text instead of going on behind it
     * @param accept takes the text and says whether it was good; called again for each try
     * @param closed runs once, when the line is gone
     */
    public InPlaceText(
            Drawn owner, Rectangle box, String text, boolean select, Predicate<String> accept, Runnable closed) {
        this.owner = owner;
        this.accept = accept;
        this.closed = closed;
        field = new StyledText(owner, SWT.SINGLE);
        Ink ink = Ink.of(owner);
        field.setFont(Lettering.of(owner).body());
        field.setBackground(ink.of(Tone.PAPER));
        field.setForeground(ink.of(Tone.TEXT));
        field.setText(text);
        field.setSelection(select ? 0 : text.length(), text.length());
        int inset = Math.max(0, (box.height - 4 - field.getLineHeight()) / 2);
        field.setMargins(MARGIN, inset, MARGIN, 0);
        field.setBounds(box.x + 2, box.y + 2, box.width - 4, box.height - 4);
        field.setKeyBinding('A' | SWT.MOD1, ST.SELECT_ALL);
        field.addListener(SWT.Traverse, this::pass);
        field.addListener(SWT.FocusOut, e -> leave());
        field.addListener(SWT.Dispose, e -> Shortcuts.release());
        Shortcuts.hold();
        field.setFocus();
    }

    private void pass(Event event) {
        switch (event.detail) {
            case SWT.TRAVERSE_RETURN -> {
                event.doit = false;
                enter();
            }
            case SWT.TRAVERSE_ESCAPE -> {
                event.doit = false;
                close();
                owner.setFocus();
            }
            case SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS -> event.doit = true;
            default -> {}
        }
    }

    private void enter() {
        trying = true;
        boolean good = accept.test(field.getText());
        trying = false;
        if (good) {
            close();
            owner.setFocus();
        } else {
            field.forceFocus();
        }
    }

    /** Why a value was refused is said in a window of its own, and some desktops give that the focus for a moment. */
    private void leave() {
        if (!done && !trying) {
            accept.test(field.getText());
            close();
        }
    }

    /** Disposing takes the focus away, which must not count as leaving. */
    private void close() {
        if (!done) {
            done = true;
            field.dispose();
            closed.run();
        }
    }
}
