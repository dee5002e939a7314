// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.gaitwright.workbench.internal.help.book.Book;

/** F1, the contents of the help, or a view that helps by its id: whichever plugin.xml names after the colon. */
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
            case "here" -> HelpDesk.helpHere();
            default -> HelpDesk.open(what);
        }
        return null;
    }
}
