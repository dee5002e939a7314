// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Something that can be chosen.
 *
 * @param part what it is
 * @param word its id, or the path of its file
 * @param name for people
 * @param about one sentence; may be empty
 * @param origin where it comes from
 * @param pick who takes part once it is chosen
 * @param why what is in the way; empty if it fits
 * @param repairs changes that make it fit, the best first; none for what fits
 */
public record Offer(
        Part part, String word, String name, String about, Origin origin, Pick pick, String why, List<Repair> repairs) {
    /** Where something comes from, in the order in which it is offered. */
    public enum Origin {
        PROJECT("Your projects"),
        EXAMPLE("Examples"),
        SHIPPED("Shipped"),
        PLUGIN("Plug-ins");

        private final String title;

        Origin(String title) {
            this.title = title;
        }

        /** For people. */
        public String title() {
            return title;
        }
    }

    public Offer {
        Objects.requireNonNull(part, "part");
        Objects.requireNonNull(word, "word");
        Objects.requireNonNull(pick, "pick");
        repairs = List.copyOf(repairs);
    }

    Offer about(String words) {
        return new Offer(part, word, name, words, origin, pick, why, repairs);
    }

    public boolean fits() {
        return why.isEmpty();
    }

    /** Whether all of some words, in any order, stand in what people see of it. */
    public boolean matches(String words) {
        String all = (name + " " + word + " " + about).toLowerCase(Locale.ROOT);
        for (String w : words.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
            if (!all.contains(w)) {
                return false;
            }
        }
        return true;
    }
}
