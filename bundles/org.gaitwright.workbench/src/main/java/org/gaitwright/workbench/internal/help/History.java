// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.ArrayList;
import java.util.List;

/** The pages that were looked at, for going back and forward. */
final class History {
    private static final int LONGEST = 100;

    private final List<String> pages = new ArrayList<>();
    private int at = -1;

    /** Another page; what lay ahead is forgotten. */
    void visit(String address) {
        if (address.equals(current())) {
            return;
        }
        pages.subList(at + 1, pages.size()).clear();
        pages.add(address);
        if (pages.size() > LONGEST) {
            pages.remove(0);
        }
        at = pages.size() - 1;
    }

    /** Empty before the first page. */
    String current() {
        return at < 0 ? "" : pages.get(at);
    }

    boolean canGoBack() {
        return at > 0;
    }

    boolean canGoForward() {
        return at < pages.size() - 1;
    }

    String goBack() {
        at -= canGoBack() ? 1 : 0;
        return current();
    }

    String goForward() {
        at += canGoForward() ? 1 : 0;
        return current();
    }
}
