// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * A named number with a slider. A notch marks the initial value, and the stretch from there to the value is in colour, so
 * that a glance down a list shows what was changed. A quantity of a few words has no slider. Two native controls a row, so a hundred rows are cheap.
 */
public final class SliderRow extends Drawn {
    private static final int TRACK = 4;

    private final NumberField field;
    private boolean dragging;
    private boolean hot;
    private int lastX;
    private double fine;
    private int kept;

    public SliderRow(Composite parent, Quantity quantity) {
        super(parent, SWT.NONE);
        field = new NumberField(this, quantity);
        addListener(SWT.Resize, e -> field.setBounds(parts().field()));
        addListener(SWT.MouseDown, this::press);
        addListener(SWT.MouseMove, this::move);
        addListener(SWT.MouseUp, e -> release());
        addListener(SWT.MouseExit, e -> heat(false));
        addListener(SWT.MouseDoubleClick, this::doubleClick);
        field.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ESC && dragging) {
                dragging = false;
            }
        });
        Hint.hover(this, (x, y) -> parts().label().contains(x, y) ? field.note(parts().label()) : null);
    }

    public double value() {
        return field.value();
    }

    /** Shows a value that the program has; waits while the user is at it. */
    public void show(double value) {
        field.show(value);
    }

    public Quantity quantity() {
        return field.quantity();
    }

    /** Shows something else, such as the same with another initial value. */
    public void quantity(Quantity other) {
        field.quantity(other);
        redraw();
    }

    /** Leaves the end of the slider to others, where it is below the name: beside the name there is no room to give. */
    public void keepFree(int pixels) {
        if (kept != pixels) {
            kept = pixels;
            redraw();
        }
    }

    /** Whether the slider is below the name in a row that is so wide. */
    public boolean below(int width) {
        return !field.quantity().chooses() && SliderRowLayout.of(width, kept).track().y > 0;
    }

    /** How high a row is that is so wide. */
    public static int height(boolean chooses, int width) {
        return chooses
                ? SliderRowLayout.ofWords(width).height()
                : SliderRowLayout.of(width, 0).height();
    }

    /** Where the slider is; others may lie on it while it has no effect. */
    public Rectangle slider() {
        return parts().track();
    }

    public boolean changed() {
        return field.changed();
    }

    public void onEdit(EditListener<Double> listener) {
        field.onEdit(listener);
    }

    /** Back to the initial value, as an edit of the user. */
    public void reset() {
        field.reset();
    }

    private SliderRowLayout parts() {
        int width = getClientArea().width;
        return field.quantity().chooses() ? SliderRowLayout.ofWords(width) : SliderRowLayout.of(width, kept);
    }

    private SliderTrack track() {
        return SliderTrack.in(parts().track(), field.quantity());
    }

    private void press(Event e) {
        if (e.button == 1 && isEnabled() && parts().track().contains(e.x, e.y)) {
            field.setFocus();
            dragging = true;
            lastX = e.x;
            fine = field.value();
            field.begin();
            if (Math.abs(e.x - track().pixel(field.value())) > SliderTrack.KNOB) {
                follow(e);
            }
            redraw();
        }
    }

    private void move(Event e) {
        heat(parts().track().contains(e.x, e.y));
        if (dragging && !field.editing()) {
            dragging = false;
        }
        if (dragging) {
            follow(e);
        }
    }

    private void follow(Event e) {
        SliderTrack track = track();
        if ((e.stateMask & SWT.SHIFT) != 0) {
            fine = field.quantity().clamp(fine + (e.x - lastX) * track.perPixel() * FINE);
            field.give(field.quantity().rounded(fine, FINE));
        } else {
            fine = track.value(e.x);
            field.give(fine);
        }
        lastX = e.x;
    }

    private void release() {
        if (dragging) {
            dragging = false;
            field.end();
            redraw();
        }
    }

    private void doubleClick(Event e) {
        if (parts().label().contains(e.x, e.y)) {
            reset();
        }
    }

    private void heat(boolean now) {
        if (hot != now) {
            hot = now;
            redraw();
        }
    }

    @Override
    protected void draw(Pen pen) {
        SliderRowLayout layout = parts();
        Rectangle label = layout.label();
        double middle = label.y + label.height / 2.0;
        if (changed()) {
            pen.with(Tone.ACCENT).disc(4, middle, 2.5);
        }
        pen.with(isEnabled() ? Tone.TEXT : Tone.QUIET);
        pen.text(pen.fitting(field.quantity().name(), label.width), label.x, middle, SWT.LEFT);
        if (!field.quantity().chooses()) {
            drawTrack(pen, layout.track());
        }
    }

    private void drawTrack(Pen pen, Rectangle area) {
        SliderTrack track = SliderTrack.in(area, field.quantity());
        int y = area.y + area.height / 2;
        int left = (int) Math.round(track.left());
        int right = (int) Math.round(track.right());
        Rectangle groove = new Rectangle(left - 2, y - TRACK / 2, right - left + 4, TRACK);
        pen.with(Tone.BORDER).pill(groove);
        double value = track.pixel(field.value());
        double home = track.pixel(field.quantity().initial());
        pen.with(Tone.AXIS).vertical(home - 0.5, y - 6, y + 6);
        if (!isEnabled()) {
            return;
        }
        pen.with(Tone.ACCENT);
        int from = (int) Math.round(Math.min(value, home));
        pen.fill(new Rectangle(from, y - TRACK / 2, (int) Math.round(Math.abs(value - home)), TRACK));
        pen.knob(value, y, SliderTrack.KNOB, pen.ink().of(changed() ? Tone.ACCENT : Tone.AXIS), hot || dragging);
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        int width = wHint == SWT.DEFAULT ? 260 : wHint;
        return new Point(width, hHint == SWT.DEFAULT ? height(field.quantity().chooses(), width) : hHint);
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        field.setEnabled(enabled);
    }

    @Override
    protected String spokenName() {
        return field.spokenName();
    }

    @Override
    protected String spokenValue() {
        return field.spokenValue();
    }
}
