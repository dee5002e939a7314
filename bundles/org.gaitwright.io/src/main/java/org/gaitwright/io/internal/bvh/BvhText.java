// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.Refusal;
import org.gaitwright.io.internal.xml.XmlElement;

/** The words of a BVH file, one after another, with the lines on which they stand. */
final class BvhText {
    private final String text;
    private final String file;
    private int at;
    private int line = 1;
    private int wordLine = 1;

    BvhText(String text, String file) {
        this.text = text;
        this.file = file;
    }

    /** The line of the word that was read last. */
    int line() {
        return wordLine;
    }

    /** The next word; empty at the end. */
    String word() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            step();
        }
        wordLine = line;
        int from = at;
        while (at < text.length() && !isSpace(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /** What stands on the rest of the line, up to a brace: names of joints have spaces in them. */
    String restOfLine() {
        wordLine = line;
        int from = at;
        while (at < text.length() && "\r\n{".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at).strip();
    }

    /** The words of the next line that has any; none at the end. */
    String[] row() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            step();
        }
        wordLine = line;
        int from = at;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        String row = text.substring(from, at).strip();
        return row.isEmpty() ? new String[0] : row.split("[ \t\f]+");
    }

    /** Refuses another word than the one that is expected. */
    void expect(String word, String what) {
        String got = word();
        if (!got.equalsIgnoreCase(word)) {
            throw got(got, what);
        }
    }

    double number(String what) {
        return number(word(), what);
    }

    double number(String word, String what) {
        Double number = Numbers.decimal(word);
        if (number == null) {
            throw got(word, what + ", a finite decimal number");
        }
        return number;
    }

    /** A whole number within bounds. */
    int count(String what, int min, int max) {
        String word = word();
        Long number = Numbers.whole(word);
        if (number == null || number < min || number > max) {
            throw got(word, what + ", a whole number from " + min + " to " + max);
        }
        return number.intValue();
    }

    Refusal got(String word, String expected) {
        return refuse(
                word.isEmpty()
                        ? "the file ends here; expected " + expected
                        : "got '" + XmlElement.brief(word) + "'; expected " + expected);
    }

    Refusal refuse(String why) {
        return new Refusal(file, wordLine, "", why, null, null);
    }

    /** Files of old systems end their lines with CR alone. */
    private void step() {
        char c = text.charAt(at++);
        boolean pair = c == '\r' && at < text.length() && text.charAt(at) == '\n';
        line += c == '\n' || c == '\r' && !pair ? 1 : 0;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }
}
