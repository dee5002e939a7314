// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** A parameter, or one value of a curve. */
final class NumberRow extends Row {
    private final Tuning tuning;
    private final Line.Number line;
    private final Parameter parameter;
    private final RunControl runs;
    private final SliderRow slider;
    /** Null until it was needed. */
    private SteeredSign steered;

    NumberRow(Composite list, RunControl runs, Tuning tuning, Line.Number line) {
        this.runs = runs;
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
        return steered == null ? List.of(slider) : List.of(steered, slider);
    }

    @Override
    void show() {
        if (slider.quantity().initial() != tuning.home(line.owner(), parameter)) {
            slider.quantity(quantity());
        }
        slider.show(tuning.value(line.owner(), parameter));
        showGoal();
    }

    private void showGoal() {
        GoalKey goal =
                line.owner() == Tunable.CONTROLLER ? runs.state().replaced().get(parameter.name()) : null;
        if (steered == null && goal != null) {
            steered = new SteeredSign(slider.getParent(), runs);
            steered.moveAbove(null);
        }
        if (steered != null) {
            steered.setVisible(goal != null && slider.getVisible());
            if (goal != null) {
                steered.show(goal, runs.state().goals().get(goal));
                placeSign();
            }
        }
    }

    private void placeSign() {
        if (steered != null) {
            Rectangle place = slider.slider();
            steered.setBounds(
                    slider.getLocation().x + place.x, slider.getLocation().y + place.y, place.width, place.height);
        }
    }

    @Override
    protected void moveTo(Rectangle area) {
        slider.setBounds(area.x + line.indent(), area.y, Math.max(1, area.width - line.indent()), area.height);
        placeSign();
    }

    /** A sign that is not needed now stays away when its row comes back into sight. */
    @Override
    void seen() {
        showGoal();
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
