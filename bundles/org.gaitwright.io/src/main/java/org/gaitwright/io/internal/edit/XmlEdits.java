// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.internal.Numbers;

/** Collects changes of attributes, and new elements, and finds the edits for them. */
public final class XmlEdits {
    /** Digits of numbers that are written; what differs less is left as it is. */
    private static final MathContext DIGITS = new MathContext(12);

    private static final double SAME = 1e-13;
    private static final double NOTHING = 1e-15;

    private final XmlSource source;
    private final Map<Integer, Map<String, String>> set = new LinkedHashMap<>();
    private final Map<Integer, StringBuilder> children = new LinkedHashMap<>();

    public XmlEdits(XmlSource source) {
        this.source = source;
    }

    /** Gives an element an attribute; null takes it away. */
    public void put(int element, String attribute, String value) {
        set.computeIfAbsent(element, e -> new LinkedHashMap<>()).put(attribute, value);
    }

    /** Gives an element an attribute of numbers; where it has as many already, only those that differ change. */
    public void put(int element, String attribute, double... values) {
        XmlSource.Attribute now = source.tags().get(element).attribute(attribute);
        StringJoiner fresh = new StringJoiner(" ");
        for (double v : values) {
            fresh.add(spell(v));
        }
        String text = now == null ? fresh.toString() : merged(source.value(now), values, fresh.toString());
        if (now == null || !text.equals(source.value(now))) {
            put(element, attribute, text);
        }
    }

    /** Adds an element as the first child of another, on a line of its own. */
    public void child(int element, String xml) {
        children.computeIfAbsent(element, e -> new StringBuilder()).append(xml);
    }

    private static String merged(String old, double[] values, String fresh) {
        String[] words = old.strip().split("\\s+");
        if (words.length != values.length || old.indexOf('&') >= 0) {
            return fresh;
        }
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (int i = 0; i < values.length; i++) {
            int begin = old.indexOf(words[i], at);
            Double was = Numbers.decimal(words[i]);
            out.append(old, at, begin);
            out.append(was != null && same(was, values[i]) ? words[i] : spell(values[i]));
            at = begin + words[i].length();
        }
        return out.append(old.substring(at)).toString();
    }

    private static boolean same(double a, double b) {
        return Math.abs(a - b) <= Math.max(NOTHING, SAME * Math.max(Math.abs(a), Math.abs(b)));
    }

    /** A number with as many digits as count. */
    public static String spell(double v) {
        if (Math.abs(v) < NOTHING) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(v).round(DIGITS).stripTrailingZeros();
        return Math.abs(v) < 1e-6 || Math.abs(v) >= 1e9
                ? Numbers.spell(rounded.doubleValue())
                : rounded.toPlainString();
    }

    /** All edits, in order. */
    public List<TextEdit> edits() {
        List<TextEdit> edits = new ArrayList<>();
        set.forEach((element, attributes) -> {
            XmlSource.Tag tag = source.tags().get(element);
            StringBuilder added = new StringBuilder();
            attributes.forEach((name, value) -> {
                XmlSource.Attribute now = tag.attribute(name);
                if (now == null && value != null) {
                    added.append(' ')
                            .append(name)
                            .append("=\"")
                            .append(escaped(value))
                            .append('"');
                } else if (now != null && value == null) {
                    edits.add(new TextEdit(now.start() - 1, now.to() + 2 - now.start(), ""));
                } else if (now != null) {
                    edits.addAll(shortened(now.from(), source.value(now), escaped(value)));
                }
            });
            if (added.length() > 0) {
                edits.add(new TextEdit(tag.afterAttributes(), 0, added.toString()));
            }
        });
        children.forEach((element, xml) -> edits.add(inserted(source.tags().get(element), xml.toString())));
        return TextEdit.sorted(edits);
    }

    private static List<TextEdit> shortened(int offset, String before, String after) {
        return TextEdit.between(before, after).stream()
                .map(e -> new TextEdit(offset + e.offset(), e.length(), e.text()))
                .toList();
    }

    private TextEdit inserted(XmlSource.Tag parent, String xml) {
        String text = source.text();
        int line = text.lastIndexOf('\n', parent.start) + 1;
        String before = text.substring(line, parent.start);
        String indent = before.isBlank() ? before : "";
        String br = text.indexOf("\r\n") >= 0 ? "\r\n" : "\n";
        if (parent.single) {
            int slash = text.lastIndexOf('/', parent.end);
            String closed = ">" + br + indent + "  " + xml + br + indent + "</" + parent.name + ">";
            return new TextEdit(slash, parent.end - slash, closed);
        }
        return new TextEdit(parent.end, 0, br + indent + "  " + xml);
    }

    /** As XML has it between quotes. */
    public static String escaped(String value) {
        return value.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace("\"", "&quot;")
                .replace("'", "&apos;");
    }
}
