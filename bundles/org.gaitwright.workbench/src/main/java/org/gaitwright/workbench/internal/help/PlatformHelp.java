// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.help.IContext;
import org.eclipse.help.IHelpResource;
import org.eclipse.ui.help.AbstractHelpUI;
import org.gaitwright.workbench.internal.help.book.Book;

/** What the platform calls for help: from the question mark of dialogs, and from its own commands. */
public final class PlatformHelp extends AbstractHelpUI {
    @Override
    public void displayHelp() {
        HelpDesk.show(Book.open().first());
    }

    @Override
    public void displayDynamicHelp() {
        HelpDesk.helpHere();
    }

    @Override
    public void displaySearch() {
        HelpDesk.search("");
    }

    @Override
    public void search(String expression) {
        HelpDesk.search(expression);
    }

    @Override
    public void displayContext(IContext context, int x, int y) {
        IHelpResource[] topics = context.getRelatedTopics();
        if (topics.length == 0) {
            HelpDesk.helpHere();
        } else {
            displayHelpResource(topics[0].getHref());
        }
    }

    @Override
    public void displayHelpResource(String address) {
        Book book = Book.open();
        HelpDesk.show(book.page(address).or(book::first));
    }

    /** The Help view and trays are no pop-ups that a second F1 would have to close. */
    @Override
    public boolean isContextHelpDisplayed() {
        return false;
    }
}
