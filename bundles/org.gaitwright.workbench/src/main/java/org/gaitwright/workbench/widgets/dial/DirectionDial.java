// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.PartOfEdit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Pen;

/**
 * Aims a push: which way relative to the character, whose front is up, and how hard by the distance from the middle; both
 * numbers can be typed.
 *
 * <p>Mouse: drag the handle (Shift fine). Keys: ← → direction, ↑ ↓ force (Shift fine), Esc gives up a drag.
 */
public final class DirectionDial extends Composite {
    private final Edit<PushAim> edit = new Edit<>();
    private final DialFace face;
    private final NumberField direction;
    private final NumberField force;

    /** @param range which forces one may ask for, in newtons */
    public DirectionDial(Composite parent, Quantity range) {
        super(parent, SWT.NONE);
        if (range.minimum() < 0 || range.maximum() <= 0) {
            throw new IllegalArgumentException(
                    "force of a push: range " + range.range() + "; give one from 0 N or more to something greater");
        }
        addListener(SWT.Paint, e -> new Pen(e.gc, this).ground(getClientArea()));
        face = new DialFace(this, range, edit);
        FacePanel panel = new FacePanel(this);
        setLayout(new FaceLayout(face, panel));
        direction = panel.entry(Quantity.of("Direction", "°", -180, 180, 0)
                        .stepped(5)
                        .helped("Direction of the push relative to the character: 0° is forward, left is positive"))
                .field();
        force = panel.entry(new Quantity(
                        "Force",
                        range.unit(),
                        range.minimum(),
                        range.maximum(),
                        range.initial(),
                        range.step(),
                        range.help()))
                .field();
        edit.listen(this::showNumbers);
        direction.onEdit(part(v -> new PushAim(Math.toRadians(v), face.aim().force())));
        force.onEdit(part(v -> new PushAim(face.aim().direction(), v)));
    }

    /** Hands an edit of one number on as an edit of the push. */
    private EditListener<Double> part(Function<Double, PushAim> aim) {
        return new PartOfEdit<>(edit, () -> face.aim(), now -> face.aim(now), aim);
    }

    /** Shows a push; waits while the user is at it. */
    public void show(PushAim aim) {
        if (!edit.active()) {
            face.aim(aim);
            showNumbers(aim);
        }
    }

    public PushAim aim() {
        return face.aim();
    }

    public void onEdit(EditListener<PushAim> listener) {
        edit.listen(listener);
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        face.setEnabled(enabled);
        direction.setEnabled(enabled);
        force.setEnabled(enabled);
    }

    @Override
    public boolean setFocus() {
        return face.setFocus();
    }

    private void showNumbers(PushAim aim) {
        direction.show(Math.rint(Math.toDegrees(aim.direction()) * 10) / 10);
        force.show(aim.force());
    }
}
