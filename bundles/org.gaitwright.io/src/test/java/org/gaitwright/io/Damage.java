// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * A change that spoils a text.
 *
 * @param how what is done
 * @param at where, as a share of the text
 * @param word what is put there
 */
public record Damage(How how, double at, String word) {
    enum How {
        INSERT,
        REPLACE_WORD,
        REMOVE_LINE,
        REPEAT_LINE,
        SWAP_LINES,
        INDENT,
        CUT
    }

    /** What readers of YAML, of XML and of numbers may stumble over. */
    private static final List<String> WORDS = List.of(
            "",
            " ",
            "\n",
            "\t",
            "-",
            "- ",
            ":",
            ": ",
            "#",
            "'",
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            "&a ",
            "*a",
            "|",
            ">",
            "!!int ",
            "!x ",
            "~",
            "null",
            "true",
            "none",
            "---\n",
            "...\n",
            "%YAML 1.2\n",
            "? ",
            "<<: ",
            "\u0000",
            "\ufeff",
            "\ud800",
            "é",
            "-1",
            "0",
            "-0.0",
            "1e400",
            "1e-400",
            "NaN",
            ".inf",
            "0x10",
            "1_000",
            "99999999999999999999",
            "<",
            "/>",
            "</body>",
            "&lt;",
            "&x;",
            "<!--",
            "]]>",
            "<body>",
            "name=\"a\" ");

    /** A few of them, one after the other. */
    public static Arbitrary<List<Damage>> some() {
        return Combinators.combine(
                        Arbitraries.of(How.values()),
                        Arbitraries.doubles().between(0, 1).ofScale(4),
                        Arbitraries.of(WORDS))
                .as(Damage::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4);
    }

    /** A text after all of this. */
    public static String of(String text, List<Damage> damages) {
        String spoilt = text;
        for (Damage d : damages) {
            spoilt = d.in(spoilt);
        }
        return spoilt;
    }

    private String in(String text) {
        int here = (int) (at * text.length());
        return switch (how) {
            case INSERT -> text.substring(0, here) + word + text.substring(here);
            case REPLACE_WORD -> text.substring(0, wordStart(text, here)) + word + text.substring(wordEnd(text, here));
            case CUT -> text.substring(0, here) + text.substring(Math.min(text.length(), here + 20));
            default -> lines(text);
        };
    }

    private static int wordStart(String text, int here) {
        int i = here;
        while (i > 0 && Character.isLetterOrDigit(text.charAt(i - 1))) {
            i--;
        }
        return i;
    }

    private static int wordEnd(String text, int here) {
        int i = here;
        while (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private String lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        int i = (int) (at * (lines.size() - 1));
        switch (how) {
            case REMOVE_LINE -> lines.remove(i);
            case REPEAT_LINE -> lines.add(i, lines.get(i));
            case SWAP_LINES -> lines.add(Math.max(0, i - 1), lines.remove(i));
            default -> lines.set(i, " " + lines.get(i));
        }
        return String.join("\n", lines);
    }
}
