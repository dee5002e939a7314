// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Lettering;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * A number with its unit. Click or Enter to type, drag sideways, arrow keys or wheel to step (Shift fine, Ctrl coarse;
 * the wheel only with the keyboard here, so that a list still scrolls), Delete or the arrow beside it to reset. What is
 * out of range is refused with the range. A quantity of a few words is a box to tick or a list to choose from.
 */
public final class NumberField extends Drawn {
    private static final int REFUSAL_TIME = 4000;
    private static final int STOP_TIME = 1500;
    private static final int TICK = 16;

    private final Edit<Double> edit = new Edit<>();
    private final Hint hint = new Hint(this);
    private final NumberInput input;
    private Quantity quantity;
    private double value;
    private boolean typing;
    private boolean overReset;

    public NumberField(Composite parent, Quantity quantity) {
        super(parent, SWT.NONE);
        this.quantity = quantity;
        value = quantity.initial();
        input = new NumberInput(this);
        Hint.hover(this, (x, y) -> typing || edit.active() ? null : help(x, y));
    }

    public double value() {
        return value;
    }

    /** Shows a value that the program has; waits while the user is at it. One out of range is marked. */
    public void show(double now) {
        if (!edit.active() && !typing) {
            put(now);
        }
    }

    public Quantity quantity() {
        return quantity;
    }

    /** Shows something else. */
    public void quantity(Quantity other) {
        stopEditing();
        quantity = other;
        redraw();
    }

    public void onEdit(EditListener<Double> listener) {
        edit.listen(listener);
    }

    /** Back to the initial value, as an edit of the user. */
    public void reset() {
        stopEditing();
        replace(quantity.initial());
    }

    private void replace(double now) {
        edit.begin(value);
        give(now);
        edit.commit();
    }

    /** Makes a label its label: a double-click there resets, and its help is shown there. */
    public void labelledBy(Control label) {
        label.addListener(SWT.MouseDoubleClick, e -> reset());
        Hint.hover(label, (x, y) -> {
            Point size = label.getSize();
            return note(new Rectangle(0, 0, size.x, size.y));
        });
    }

    /** Lets the user type. What is left as it is changes nothing, though the value may have more digits than are shown. */
    public void type() {
        if (quantity.isSwitch()) {
            replace(quantity.choice(value) == 0 ? quantity.maximum() : quantity.minimum());
        } else if (quantity.chooses()) {
            choose();
        } else {
            typeNumber();
        }
    }

    /** Opens the list of words. */
    private void choose() {
        Menu menu = new Menu(this);
        for (int i = 0; i < quantity.choices().size(); i++) {
            double chosen = quantity.minimum() + i;
            MenuItem item = new MenuItem(menu, SWT.RADIO);
            item.setText(quantity.choices().get(i));
            item.setSelection(i == quantity.choice(value));
            item.addListener(SWT.Selection, e -> {
                if (item.getSelection() && chosen != value) {
                    replace(chosen);
                }
            });
        }
        Rectangle box = parts().box();
        menu.setLocation(toDisplay(box.x, box.y + box.height));
        menu.addListener(SWT.Hide, e -> getDisplay().asyncExec(menu::dispose));
        menu.setVisible(true);
    }

    private void typeNumber() {
        type(Numbers.shortly(value).replace('\u2212', '-'), true);
    }

    Hint.Note note(Rectangle about) {
        String range = quantity.range() + ", default " + quantity.inUnit(quantity.initial());
        String text = quantity.help().isEmpty() ? range : quantity.help() + "\n" + range;
        return new Hint.Note(quantity.name(), text, about);
    }

    boolean changed() {
        return value != quantity.initial();
    }

    /** Starts an edit from outside, such as a slider's. */
    void begin() {
        edit.begin(value);
    }

    /** A value from within an edit; out of range, the bound is shown and why. */
    void give(double wanted) {
        double now = quantity.clamp(wanted);
        if (now == wanted) {
            hint.hide();
        } else {
            stop();
        }
        put(now);
        edit.change(now);
    }

    void end() {
        edit.commit();
    }

    /** Back to the value before the edit. */
    void undo() {
        edit.cancel(this::put);
        input.letGo();
        hint.hide();
    }

    boolean editing() {
        return edit.active();
    }

    boolean typing() {
        return typing;
    }

    /** Whether the mouse is on the way back. */
    void overReset(boolean now) {
        if (overReset != now) {
            overReset = now;
            redraw();
        }
    }

    /** Says that the range ends here. */
    void stop() {
        hint.refuse("Limit of the range: " + quantity.range(), parts().box(), STOP_TIME);
    }

    private void put(double now) {
        if (now != value) {
            value = now;
            redraw();
            getParent().redraw();
        }
    }

    private void stopEditing() {
        input.letGo();
        edit.commit();
    }

    NumberFieldLayout parts() {
        Rectangle area = getClientArea();
        return NumberFieldLayout.of(area.width, area.height);
    }

    private Hint.Note help(int x, int y) {
        NumberFieldLayout layout = parts();
        if (layout.reset().contains(x, y)) {
            return changed()
                    ? new Hint.Note("", "Reset to " + quantity.inUnit(quantity.initial()), layout.reset())
                    : null;
        }
        return note(layout.box());
    }

    /** Lets the user type, beginning with {@code text}, which the next key replaces if it is selected. */
    void type(String text, boolean select) {
        if (!isEnabled() || typing) {
            return;
        }
        stopEditing();
        typing = true;
        Predicate<String> accept = now -> select && now.equals(text) || typed(now);
        new InPlaceText(this, parts().box(), text, select, accept, () -> {
            typing = false;
            redraw();
        });
    }

    private boolean typed(String text) {
        TypedNumber number = TypedNumber.of(text, quantity);
        if (number.refusal() == null) {
            hint.hide();
            replace(number.value());
            return true;
        }
        hint.refuse(number.refusal(), parts().box(), REFUSAL_TIME);
        return false;
    }

    @Override
    protected void draw(Pen pen) {
        NumberFieldLayout layout = parts();
        boolean usable = isEnabled();
        Rectangle box = layout.box();
        if (quantity.chooses()) {
            drawChoice(pen, box, usable);
        } else {
            drawNumber(pen, box, usable);
        }
        if (changed() && usable) {
            Rectangle reset = layout.reset();
            pen.with(overReset ? Tone.ACCENT : Tone.QUIET);
            Glyphs.reset(pen, reset.x + reset.width / 2.0 + 1, reset.y + reset.height / 2.0);
        }
    }

    private void drawChoice(Pen pen, Rectangle box, boolean usable) {
        double middle = box.y + box.height / 2.0;
        Tone text = usable ? Tone.TEXT : Tone.QUIET;
        if (quantity.isSwitch()) {
            boolean on = quantity.choice(value) == 1;
            Rectangle tick = new Rectangle(box.x, (int) middle - TICK / 2, TICK, TICK);
            pen.box(tick, on && usable ? Tone.ACCENT : Tone.PAPER, on && usable ? Tone.ACCENT : Tone.AXIS, 3);
            if (on) {
                pen.with(usable ? Tone.PAPER : Tone.QUIET);
                Glyphs.tick(pen, tick.x + TICK / 2.0, middle);
            }
            pen.with(text).text(quantity.inUnit(value), tick.x + TICK + NumberFieldLayout.MARGIN, middle, SWT.LEFT);
            if (isFocusControl()) {
                pen.focus(tick);
            }
            return;
        }
        pen.box(box, usable ? Tone.PAPER : Tone.PAGE, Tone.BORDER, Pen.CORNER);
        if (isFocusControl()) {
            pen.focus(box);
        }
        int arrow = box.x + box.width - 2 * NumberFieldLayout.MARGIN;
        int left = box.x + NumberFieldLayout.MARGIN;
        pen.with(text).text(pen.fitting(quantity.inUnit(value), arrow - 6 - left), left, middle, SWT.LEFT);
        pen.with(Tone.QUIET);
        Glyphs.arrowHead(pen, arrow + 2, middle + 3, -Math.PI / 2, 8);
    }

    private void drawNumber(Pen pen, Rectangle box, boolean usable) {
        pen.box(box, usable ? Tone.PAPER : Tone.PAGE, Tone.BORDER, Pen.CORNER);
        if (isFocusControl() || typing) {
            pen.focus(box);
        }
        double middle = box.y + box.height / 2.0;
        int right = box.x + box.width - NumberFieldLayout.MARGIN;
        String number = Numbers.shortly(value);
        // a number is never cut; a unit without room is in the hint
        int room = right - box.x - NumberFieldLayout.MARGIN - pen.width(number);
        String unit = quantity.unit().isEmpty() ? "" : Numbers.gap(quantity.unit()) + quantity.unit();
        unit = pen.width(unit) > room ? "" : unit;
        pen.with(Tone.QUIET).text(unit, right, middle, SWT.RIGHT);
        pen.with(!usable ? Tone.QUIET : quantity.accepts(value) ? Tone.TEXT : Tone.REFUSAL);
        pen.text(number, right - pen.width(unit), middle, SWT.RIGHT);
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        GC gc = new GC(this);
        gc.setFont(Lettering.of(this).body());
        int number = gc.textExtent("\u22120.00000").x;
        int unit = gc.textExtent(" " + quantity.unit()).x;
        gc.dispose();
        int width = number + unit + 2 * NumberFieldLayout.MARGIN + NumberFieldLayout.RESET;
        return new Point(wHint == SWT.DEFAULT ? width : wHint, hHint == SWT.DEFAULT ? NumberFieldLayout.HEIGHT : hHint);
    }

    @Override
    protected int spokenRole() {
        return quantity.isSwitch() ? ACC.ROLE_CHECKBUTTON : quantity.chooses() ? ACC.ROLE_COMBOBOX : super.spokenRole();
    }

    @Override
    protected String spokenName() {
        return quantity.name();
    }

    @Override
    protected String spokenValue() {
        return quantity.inUnit(value);
    }
}
