// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.model;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.gaitwright.io.internal.xml.XmlElement;

/** The names of one kind of thing; no two are the same. */
public final class Names {
    private static final int LONGEST = 200;

    /** Leaves room for a number, so that what is invented can be read again. */
    private static final int LONGEST_STEM = 180;

    private final String kind;
    private final Set<String> taken = new HashSet<>();
    private final Set<String> reserved = new HashSet<>();
    private final Map<String, Integer> next = new HashMap<>();

    public Names(String kind) {
        this.kind = kind;
    }

    /** Takes a name that a file gives. */
    public String take(XmlElement where, String name) {
        check(where, name);
        if (!taken.add(name)) {
            throw where.refuse(
                    "name '" + XmlElement.brief(name) + "' is taken by another " + kind + "; rename one of them");
        }
        return name;
    }

    /** Takes a name that a file gives, with a number if it is taken. */
    public String takeSome(XmlElement where, String name) {
        check(where, name);
        return invent(name);
    }

    private static void check(XmlElement where, String name) {
        if (name.length() > LONGEST) {
            throw where.refuse("has a name of " + name.length() + " characters; at most " + LONGEST + ": shorten it");
        }
    }

    /** Keeps a name that will be taken from those that are invented. */
    public void reserve(String name) {
        reserved.add(name);
    }

    /** Takes the wish, or the wish with a number. */
    public String invent(String wish) {
        String stem = wish.length() > LONGEST_STEM ? wish.substring(0, LONGEST_STEM) : wish;
        String name = stem;
        while (reserved.contains(name) || !taken.add(name)) {
            name = stem + "-" + next.merge(stem, 2, (a, b) -> a + 1);
        }
        return name;
    }

    public boolean has(String name) {
        return taken.contains(name);
    }
}
