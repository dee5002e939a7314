// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.gaitwright.workbench.look.Icons;

/** What users can do in a view, for its tool bar and its menus. */
public final class ViewAction extends Action {
    private final Consumer<Boolean> work;

    private ViewAction(String words, int style, Consumer<Boolean> work) {
        super(words, style);
        this.work = work;
    }

    public static ViewAction of(String words, Runnable work) {
        return new ViewAction(words, IAction.AS_PUSH_BUTTON, on -> work.run());
    }

    /** @param icon name of its file, without folder and ending */
    public static ViewAction of(String words, String icon, Runnable work) {
        return of(words, work).icon(icon);
    }

    /** One that is on or off; {@code work} takes which of them it is now. */
    public static ViewAction check(String words, boolean on, Consumer<Boolean> work) {
        ViewAction action = new ViewAction(words, IAction.AS_CHECK_BOX, work);
        action.setChecked(on);
        return action;
    }

    /** One of several of which one is on; {@code work} is done when it becomes that one. */
    public static ViewAction radio(String words, boolean on, Runnable work) {
        ViewAction action = new ViewAction(words, IAction.AS_RADIO_BUTTON, now -> {
            if (now) {
                work.run();
            }
        });
        action.setChecked(on);
        return action;
    }

    public ViewAction icon(String name) {
        setImageDescriptor(Icons.descriptor(ViewAction.class, "icons/" + name + ".svg"));
        return this;
    }

    public ViewAction helped(String toolTip) {
        setToolTipText(toolTip);
        return this;
    }

    @Override
    public void run() {
        work.accept(isChecked());
    }
}
