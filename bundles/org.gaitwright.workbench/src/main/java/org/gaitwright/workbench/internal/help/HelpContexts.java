// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.help.AbstractContextProvider;
import org.eclipse.help.IContext;
import org.eclipse.help.IHelpResource;
import org.gaitwright.workbench.internal.help.book.Book;
import org.gaitwright.workbench.internal.help.page.Page;

/** Tells the platform which page is about a help id. Pages say themselves what they are about. */
public final class HelpContexts extends AbstractContextProvider {
    @Override
    public IContext getContext(String id, String locale) {
        return Book.open().about(id).map(About::new).orElse(null);
    }

    /** Null stands for all. */
    @Override
    public String[] getPlugins() {
        return null;
    }

    /** A page is all the context that there is, and its only topic. */
    private record About(Page page) implements IContext, IHelpResource {
        @Override
        public IHelpResource[] getRelatedTopics() {
            return new IHelpResource[] {this};
        }

        @Override
        public String getText() {
            return page.title();
        }

        @Override
        public String getHref() {
            return page.address();
        }

        @Override
        public String getLabel() {
            return page.title();
        }
    }
}
