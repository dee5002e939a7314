// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** A parameter, or one value of a curve. */
final class NumberRow extends Row {
    private final Tuning tuning;
    private final Tunable owner;
    private final Parameter parameter;
    private final String name;
    private final int indent;
    private final SliderRow slider;
    /** Null until there is something to compare with. */
    private TakeButton take;

    NumberRow(Composite list, Tuning tuning, Tunable owner, Parameter parameter, String name, int indent) {
        this.tuning = tuning;
        this.owner = owner;
        this.parameter = parameter;
        this.name = name;
        this.indent = indent;
        slider = new SliderRow(list, quantity());
        slider.onEdit(tuning.edit(owner, parameter));
    }

    /** A reset goes back to what the preset says. */
    private Quantity quantity() {
        Quantity q = Quantity.of(
                name, parameter.unit(), parameter.minimum(), parameter.maximum(), tuning.home(owner, parameter));
        return q.helped(parameter.help() + " (" + parameter.name() + ")");
    }

    @Override
    List<Control> controls() {
        return take == null ? List.of(slider) : List.of(slider, take.control());
    }

    @Override
    void show() {
        if (slider.quantity().initial() != tuning.home(owner, parameter)) {
            slider.quantity(quantity());
        }
        slider.show(tuning.value(owner, parameter));
        if (take != null) {
            take.show();
        }
    }

    @Override
    protected void moveTo(Rectangle area) {
        if (take == null && tuning.comparing(owner)) {
            take = new TakeButton(slider.getParent(), tuning, owner, parameter.name(), List.of(parameter));
            // it may stand on what the slider leaves free
            take.control().moveAbove(slider);
        }
        int width = Math.max(1, area.width - indent);
        boolean beside = take != null && !slider.below(width - TakeButton.ROOM);
        // in a narrow view the name needs all the room it has
        int room = take == null ? 0 : take.place(beside ? area : underside(area));
        slider.keepFree(beside ? 0 : room);
        slider.setBounds(area.x + indent, area.y, Math.max(1, beside ? width - room : width), area.height);
    }

    private static Rectangle underside(Rectangle area) {
        int height = TakeButton.LOW;
        return new Rectangle(area.x, area.y + area.height - height, area.width, height);
    }
}
