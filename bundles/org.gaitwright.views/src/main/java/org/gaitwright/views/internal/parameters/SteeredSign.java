// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Lies on the slider of a parameter whose place a goal takes: says so, and gives the goal up for the slider at a click. */
final class SteeredSign extends Drawn {
    private final RunControl runs;
    private GoalKey goal = GoalKey.SPEED;
    private String value = "";

    SteeredSign(Composite list, RunControl runs) {
        super(list, SWT.NONE);
        this.runs = runs;
        setCursor(getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        addListener(SWT.MouseUp, e -> takeOver());
        addListener(SWT.KeyDown, e -> {
            if (Row.presses(e)) {
                takeOver();
            }
        });
        Hint.hover(this, (x, y) -> new Hint.Note("", spokenDescription(), getClientArea()));
    }

    void show(GoalKey now, Double asked) {
        String words = asked == null ? "" : Numbers.shortly(Math.rint(now.fromSi(asked) * 100) / 100);
        if (now != goal || !words.equals(value)) {
            goal = now;
            value = words;
            redraw();
        }
    }

    private void takeOver() {
        String name =
                goal.key().substring(0, 1).toUpperCase(Locale.ROOT) + goal.key().substring(1);
        runs.submit(Act.steer(name + " Not Set", "", runs.state().actor(), Map.of(), Set.of(goal)));
    }

    @Override
    protected void draw(Pen pen) {
        Rectangle all = getClientArea();
        Rectangle pill = new Rectangle(all.x, all.y + 3, all.width, Math.max(1, all.height - 6));
        pen.box(pill, Tone.WELL, Tone.BORDER, Pen.CORNER);
        pen.small().with(Tone.ACCENT_TEXT);
        double middle = all.y + all.height / 2.0;
        String whole = "steered: " + value;
        String words = pen.width(whole) <= all.width - 8 ? whole : "steered";
        pen.text(pen.fitting(words, all.width - 4), all.x + all.width / 2.0, middle, SWT.CENTER);
        if (isFocusControl()) {
            pen.focus(pill);
        }
    }

    @Override
    protected int spokenRole() {
        return ACC.ROLE_PUSHBUTTON;
    }

    @Override
    protected String spokenName() {
        return "Take over " + goal.key();
    }

    @Override
    protected String spokenDescription() {
        return "Steering asks for " + goal.key() + " " + value + " " + goal.unit()
                + ", so that this slider has no effect. Click to take over: the goal is no longer set.";
    }
}
