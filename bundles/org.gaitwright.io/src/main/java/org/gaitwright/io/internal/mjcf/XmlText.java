// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.ArrayDeque;
import java.util.Deque;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.Numbers;

/** XML in the making, indented by two spaces a level. */
final class XmlText {
    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private boolean inTag;

    XmlText begin(String element) {
        endTag(">\n");
        indent();
        text.append('<').append(element);
        open.push(element);
        inTag = true;
        return this;
    }

    XmlText end() {
        String element = open.pop();
        if (inTag) {
            text.append("/>\n");
            inTag = false;
        } else {
            indent();
            text.append("</").append(element).append(">\n");
        }
        return this;
    }

    XmlText put(String attribute, String value) {
        text.append(' ').append(attribute).append("=\"");
        value.codePoints().forEach(this::escape);
        text.append('"');
        return this;
    }

    XmlText put(String attribute, double... values) {
        StringBuilder s = new StringBuilder();
        for (double v : values) {
            s.append(s.isEmpty() ? "" : " ").append(Numbers.spell(v));
        }
        return put(attribute, s.toString());
    }

    /** Only if it is not what a reader takes anyway. */
    XmlText putUnless(double otherwise, String attribute, double value) {
        return value == otherwise ? this : put(attribute, value);
    }

    XmlText put(String attribute, Vec3 v) {
        return v.equals(Vec3.ZERO) ? this : put(attribute, v.x(), v.y(), v.z());
    }

    XmlText put(String attribute, Quat q) {
        return q.equals(Quat.IDENTITY) ? this : put(attribute, q.w(), q.x(), q.y(), q.z());
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void endTag(String with) {
        if (inTag) {
            text.append(with);
            inTag = false;
        }
    }

    private void indent() {
        text.append("  ".repeat(open.size()));
    }

    private void escape(int c) {
        switch (c) {
            case '<' -> text.append("&lt;");
            case '>' -> text.append("&gt;");
            case '&' -> text.append("&amp;");
            case '"' -> text.append("&quot;");
                // a reader would make these a space
            case '\n', '\r', '\t' -> text.append("&#").append(c).append(';');
            default -> text.appendCodePoint(c);
        }
    }
}
