// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;

/** What mouse and keyboard do to a time strip. */
final class StripInput {
    private final TimeStrip strip;
    private boolean scrubbing;
    private boolean panning;
    /** Where a stretch to be looped begins; NaN while none is drawn. */
    private double loopFrom = Double.NaN;

    private int lastX;

    StripInput(TimeStrip strip) {
        this.strip = strip;
        strip.addListener(SWT.MouseDown, this::press);
        strip.addListener(SWT.MouseMove, this::move);
        strip.addListener(SWT.MouseUp, this::release);
        strip.addListener(SWT.MouseExit, e -> strip.heat(StripSpot.NOTHING));
        strip.addListener(SWT.MouseDoubleClick, this::doubleClick);
        strip.addListener(SWT.MouseVerticalWheel, this::wheel);
        strip.addListener(SWT.MouseHorizontalWheel, e -> pan(-Integer.signum(e.count)));
        strip.addListener(SWT.KeyDown, this::key);
        strip.addListener(SWT.KeyUp, e -> endHeldKey());
        strip.addListener(SWT.FocusOut, e -> endHeldKey());
    }

    private void press(Event e) {
        strip.setFocus();
        lastX = e.x;
        StripSpot spot = strip.spot(e.x, e.y);
        boolean names = e.x < strip.parts().gutter();
        if (e.button == 2 || e.button == 1 && (e.stateMask & SWT.SHIFT) != 0) {
            panning = true;
        } else if (e.button != 1) {
            return;
        } else if ((e.stateMask & SWT.MOD1) != 0) {
            loopFrom = time(e);
        } else if (spot.eye() >= 0) {
            strip.toggleGhost(spot.eye());
        } else if (names || spot.bar()) {
            strip.select(spot.branch());
        } else if (spot.bookmark() != null) {
            strip.jump(spot.bookmark().time());
        } else if (spot.event() != null) {
            strip.jump(spot.event().time());
        } else {
            scrubbing = true;
            strip.scrubTo(strip.x().value(e.x));
        }
    }

    private void move(Event e) {
        if (!Double.isNaN(loopFrom)) {
            strip.drawLoop(stretch(e));
        } else if (scrubbing) {
            strip.scrubTo(strip.x().value(e.x));
        } else if (panning) {
            strip.sight.pan((lastX - e.x) * strip.x().perPixel());
            strip.redraw();
        } else {
            hover(e);
        }
        lastX = e.x;
    }

    private double time(Event e) {
        Range reachable = strip.tree().reachable();
        double at = strip.x().value(e.x);
        return reachable == null ? at : reachable.clamp(at);
    }

    private Range stretch(Event e) {
        double other = time(e);
        return other == loopFrom ? null : new Range(Math.min(loopFrom, other), Math.max(loopFrom, other));
    }

    private void hover(Event e) {
        StripSpot spot = strip.spot(e.x, e.y);
        strip.heat(spot);
        boolean names = e.x < strip.parts().gutter();
        boolean hand = spot.eye() >= 0
                || spot.bookmark() != null
                || spot.event() != null
                || spot.bar()
                || names && spot.branch() >= 0 && spot.branch() != strip.tree().active();
        int shape = hand ? SWT.CURSOR_HAND : names ? SWT.CURSOR_ARROW : SWT.CURSOR_SIZEWE;
        strip.setCursor(strip.getDisplay().getSystemCursor(shape));
    }

    private void release(Event e) {
        if (!Double.isNaN(loopFrom)) {
            Range stretch = stretch(e);
            loopFrom = Double.NaN;
            strip.drawLoop(null);
            strip.chooseLoop(stretch);
        }
        release();
    }

    private void release() {
        if (scrubbing) {
            strip.endScrub();
        }
        scrubbing = false;
        panning = false;
    }

    private void doubleClick(Event e) {
        StripSpot spot = strip.spot(e.x, e.y);
        if (spot.bookmark() != null) {
            strip.rename(spot.bookmark());
        } else if (e.x >= strip.parts().gutter() && spot.event() == null) {
            release();
            strip.fit();
        }
    }

    private void wheel(Event e) {
        e.doit = false;
        if (e.x < strip.parts().gutter()) {
            strip.scroll(-Integer.signum(e.count));
        } else if ((e.stateMask & SWT.SHIFT) != 0) {
            pan(-Integer.signum(e.count));
        } else {
            strip.sight.zoom(strip.x().value(e.x), Drawn.zoom(e));
            strip.redraw();
        }
    }

    private void pan(int direction) {
        strip.sight.pan(direction * 0.1 * strip.range().span());
        strip.redraw();
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
            case SWT.CR, SWT.KEYPAD_CR -> strip.flagAtCursor().ifPresent(strip::rename);
            case SWT.ESC -> cancel();
            default -> otherKey(e);
        }
    }

    private void otherKey(Event e) {
        if (Drawn.zoom(e) != 1) {
            strip.sight.zoomNear(strip.cursor(), Drawn.zoom(e));
            strip.redraw();
        } else if (e.character >= '1' && e.character <= '9') {
            strip.toggleGhost(e.character - '1');
        }
    }

    /** A held key is one scrub, which ends when it comes up. */
    private void go(double time) {
        strip.scrubTo(time);
        if (!strip.sight.fitted()) {
            strip.sight.reveal(strip.cursor());
        }
    }

    private void endHeldKey() {
        if (!scrubbing && strip.scrub.active()) {
            strip.endScrub();
        }
    }

    /** Gives up what was begun. */
    private void cancel() {
        scrubbing = false;
        panning = false;
        loopFrom = Double.NaN;
        strip.drawLoop(null);
        strip.cancelScrub();
    }
}
