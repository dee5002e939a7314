// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.internal.help.book.Book;

/** F1, the contents of the help and the cheat sheets, whichever plugin.xml names after the colon. */
public final class HelpHandler extends AbstractHandler implements IExecutableExtension {
    private String what = "";

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        what = String.valueOf(data);
    }

    @Override
    public Object execute(ExecutionEvent event) {
        switch (what) {
            case "contents" -> HelpDesk.show(Book.open().first());
            case "cheatSheet" -> HelpDesk.sheet(Ids.CHEAT_SHEET);
            case "makeItWalk" -> HelpDesk.sheet(Ids.MAKE_IT_WALK);
            case "ownStyle" -> HelpDesk.sheet(Ids.OWN_STYLE);
            default -> HelpDesk.helpHere();
        }
        return null;
    }
}
