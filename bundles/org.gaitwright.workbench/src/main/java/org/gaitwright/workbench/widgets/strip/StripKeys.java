// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;

/** What the keyboard does to a time strip. */
final class StripKeys {
    private static final double ZOOM = 1.25;

    private final TimeStrip strip;
    private final StripMouse mouse;

    StripKeys(TimeStrip strip, StripMouse mouse) {
        this.strip = strip;
        this.mouse = mouse;
        strip.addListener(SWT.KeyDown, this::key);
        strip.addListener(SWT.KeyUp, e -> finish());
        strip.addListener(SWT.FocusOut, e -> finish());
    }

    private void finish() {
        if (!mouse.scrubbing() && strip.scrub().active()) {
            strip.endScrub();
        }
    }

    private void key(Event e) {
        double steps = (e.stateMask & SWT.SHIFT) != 0 ? Drawn.COARSE : 1;
        Range reachable = strip.tree().reachable();
        StripStops stops = new StripStops(strip.flags(), strip.lanes());
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> go(strip.cursor() - steps * strip.step());
            case SWT.ARROW_RIGHT -> go(strip.cursor() + steps * strip.step());
            case SWT.HOME -> go(reachable == null ? 0 : reachable.from());
            case SWT.END -> go(reachable == null ? 0 : reachable.to());
            case SWT.PAGE_UP -> go(stops.before(strip.cursor()));
            case SWT.PAGE_DOWN -> go(stops.after(strip.cursor()));
            case SWT.ARROW_UP -> strip.select(strip.tree().active() - 1);
            case SWT.ARROW_DOWN -> strip.select(strip.tree().active() + 1);
            case SWT.CR, SWT.KEYPAD_CR -> rename();
            case SWT.ESC -> mouse.cancel();
            case SWT.KEYPAD_ADD -> zoom(1 / ZOOM);
            case SWT.KEYPAD_SUBTRACT -> zoom(ZOOM);
            default -> character(e.character);
        }
    }

    private void character(char c) {
        switch (c) {
            case '+', '=' -> zoom(1 / ZOOM);
            case '-' -> zoom(ZOOM);
            case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> strip.toggleGhost(c - '1');
            default -> {}
        }
    }

    /** A held key is one scrub, which ends when it comes up. */
    private void go(double time) {
        strip.scrubTo(time);
        if (!strip.sight().fitted()) {
            strip.sight().reveal(strip.cursor());
        }
    }

    private void rename() {
        Bookmark flag = strip.flagAtCursor();
        if (flag != null) {
            strip.rename(flag);
        }
    }

    private void zoom(double factor) {
        Range range = strip.range();
        double about = range.contains(strip.cursor()) ? strip.cursor() : range.from() + range.span() / 2;
        strip.sight().zoom(about, factor);
        strip.rangeChanged();
    }
}
