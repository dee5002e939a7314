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
    private final Line.Number line;
    private final Parameter parameter;
    private final SliderRow slider;

    NumberRow(Composite list, Tuning tuning, Line.Number line) {
        this.tuning = tuning;
        this.line = line;
        parameter = line.entry().parameter();
        slider = new SliderRow(list, quantity());
        slider.onEdit(tuning.edit(line.owner(), parameter));
    }

    /** A reset goes back to what the preset says. */
    private Quantity quantity() {
        double home = tuning.home(line.owner(), parameter);
        return Quantity.of(line.name(), parameter.unit(), parameter.minimum(), parameter.maximum(), home)
                .helped(parameter.help() + " (" + parameter.name() + ")")
                .choosing(parameter);
    }

    @Override
    List<Control> controls() {
        return List.of(slider);
    }

    @Override
    void show() {
        if (slider.quantity().initial() != tuning.home(line.owner(), parameter)) {
            slider.quantity(quantity());
        }
        slider.show(tuning.value(line.owner(), parameter));
    }

    @Override
    protected void moveTo(Rectangle area) {
        slider.setBounds(area.x + line.indent(), area.y, Math.max(1, area.width - line.indent()), area.height);
    }

    /** Below the name in a narrow view: the name needs all the room that it has. */
    @Override
    protected Rectangle leave(int room, Rectangle area) {
        boolean below = slider.below(area.width - line.indent() - room);
        slider.keepFree(below ? room : 0);
        if (!below) {
            return super.leave(room, area);
        }
        moveTo(area);
        int height = ComparedRow.LOW;
        return new Rectangle(area.x, area.y + area.height - height, area.width, height);
    }
}
