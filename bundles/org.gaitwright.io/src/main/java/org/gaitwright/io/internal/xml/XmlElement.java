// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.xml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.Refusal;

/** An element of an XML file that remembers where it stands. */
public final class XmlElement {
    /** Products of a few numbers within this stay finite, so that no model overflows on its way in. */
    private static final double GREATEST = 1e30;

    private static final int LONGEST_QUOTE = 60;

    public final String name;
    public final String file;
    public final int line;
    /** How many elements begin before it in its file. */
    public final int order;

    public final Map<String, String> attributes = new LinkedHashMap<>();
    public final List<XmlElement> children = new ArrayList<>();

    public XmlElement(String name, String file, int line, int order) {
        this.name = name;
        this.file = file;
        this.line = line;
        this.order = order;
    }

    public String get(String attribute, String otherwise) {
        return attributes.getOrDefault(attribute, otherwise);
    }

    public boolean has(String attribute) {
        return attributes.containsKey(attribute);
    }

    /** The first child of this name; null if there is none. */
    public XmlElement child(String childName) {
        for (XmlElement c : children) {
            if (c.name.equals(childName)) {
                return c;
            }
        }
        return null;
    }

    /** An attribute that must be there and not be empty. */
    public String required(String attribute) {
        String text = attributes.get(attribute);
        if (text == null || text.isBlank()) {
            throw refuse("has no " + attribute + "; give it one");
        }
        return text;
    }

    /** One of some words. */
    public String choice(String attribute, String otherwise, String... words) {
        String text = attributes.get(attribute);
        if (text == null) {
            return otherwise;
        }
        for (String w : words) {
            if (w.equals(text)) {
                return text;
            }
        }
        throw refuse(quoted(attribute) + "; expected " + String.join(", ", words));
    }

    public boolean flag(String attribute, boolean otherwise) {
        return choice(attribute, otherwise ? "true" : "false", "true", "false").equals("true");
    }

    /** The numbers of an attribute, at least and at most so many; null if it is not there. */
    public double[] numbers(String attribute, int min, int max) {
        String text = attributes.get(attribute);
        if (text == null) {
            return null;
        }
        String[] words = text.isBlank() ? new String[0] : text.strip().split("\\s+");
        if (words.length < min || words.length > max) {
            throw refuse(quoted(attribute) + " has " + words.length + " numbers; expected "
                    + (min == max ? "" + min : min + " to " + max));
        }
        double[] out = new double[words.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = finite(attribute, words[i]);
        }
        return out;
    }

    public double number(String attribute, double otherwise) {
        double[] n = numbers(attribute, 1, 1);
        return n == null ? otherwise : n[0];
    }

    public int integer(String attribute, int otherwise) {
        String text = attributes.get(attribute);
        if (text == null) {
            return otherwise;
        }
        Long whole = Numbers.whole(text.strip());
        // masks are written with or without a sign
        if (whole == null || whole < Integer.MIN_VALUE || whole > 0xffffffffL) {
            throw refuse(quoted(attribute) + " is not a whole number of 32 bits; give one");
        }
        return (int) (long) whole;
    }

    private double finite(String attribute, String word) {
        Double d = Numbers.decimal(word);
        if (d == null) {
            throw refuse(quoted(attribute) + ": '" + brief(word) + "' is not a finite number; give one");
        }
        if (Math.abs(d) > GREATEST) {
            throw refuse(quoted(attribute) + ": " + brief(word) + " is too large; give a number within " + GREATEST);
        }
        return d;
    }

    public Refusal refuse(String what) {
        return new Refusal(file, line, "", "<" + brief(name) + "> " + what, this, null);
    }

    private String quoted(String attribute) {
        return attribute + "=\"" + brief(attributes.get(attribute)) + "\"";
    }

    /** A text short enough for a message, on one line. */
    public static String brief(String text) {
        String line = text.replaceAll("\\s+", " ");
        return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
    }
}
