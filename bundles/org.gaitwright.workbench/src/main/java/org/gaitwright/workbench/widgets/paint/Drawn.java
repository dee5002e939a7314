// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;

/** A widget that draws itself: double-buffered, in the colours of the theme, in reach of Tab and of screen readers. */
public abstract class Drawn extends Canvas {
    /** What a modifier key does to the step of an arrow key. */
    public static final double FINE = 0.1;

    public static final double COARSE = 10;

    private static final double ZOOM = 1.2;

    protected Drawn(Composite parent, int style) {
        super(parent, style | SWT.DOUBLE_BUFFERED);
        addListener(SWT.Paint, e -> {
            Pen pen = new Pen(e.gc, this);
            pen.ground(getClientArea());
            draw(pen);
        });
        addListener(SWT.FocusIn, e -> redraw());
        addListener(SWT.FocusOut, e -> redraw());
        addListener(SWT.Traverse, this::pass);
        Ink.follow(this, this::redraw);
        speak();
    }

    protected abstract void draw(Pen pen);

    /** What a screen reader calls this. */
    protected abstract String spokenName();

    /** What a screen reader says about its state; empty if there is nothing to say. */
    protected String spokenValue() {
        return "";
    }

    /** What a screen reader says it is for; null if its name says so. */
    protected String spokenDescription() {
        return null;
    }

    /** What it is to a screen reader, as in {@link ACC}. */
    protected int spokenRole() {
        return ACC.ROLE_CLIENT_AREA;
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        redraw();
    }

    /** A widget that listens to keys keeps all of them; these are for going on to the next one. */
    protected void pass(Event event) {
        switch (event.detail) {
            case SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS -> event.doit = true;
            default -> {}
        }
    }

    /** How many times as much a turn of the wheel or a key wants to see; 1 if it does not zoom. */
    public static double zoom(Event e) {
        boolean wheel = e.type == SWT.MouseVerticalWheel;
        if (wheel ? e.count > 0 : e.keyCode == SWT.KEYPAD_ADD || e.character == '+' || e.character == '=') {
            return 1 / ZOOM;
        }
        return (wheel ? e.count < 0 : e.keyCode == SWT.KEYPAD_SUBTRACT || e.character == '-') ? ZOOM : 1;
    }

    private void speak() {
        getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent e) {
                e.result = spokenName();
            }

            @Override
            public void getDescription(AccessibleEvent e) {
                e.result = spokenDescription();
            }
        });
        getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
            @Override
            public void getValue(AccessibleControlEvent e) {
                e.result = spokenValue();
            }

            @Override
            public void getRole(AccessibleControlEvent e) {
                e.detail = spokenRole();
            }
        });
    }
}
