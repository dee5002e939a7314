// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;

/** Where the elements and attributes of an XML text stand. For texts that a parser has found well-formed, without a DTD. */
public final class XmlSource {
    /**
     * An attribute.
     *
     * @param start first character of its name
     * @param from first character of its value, after the quote
     * @param to after the last character of its value
     */
    public record Attribute(String name, int start, int from, int to) {}

    /** An element. */
    public static final class Tag {
        public final String name;
        /** Its opening bracket. */
        public final int start;

        public final List<Attribute> attributes = new ArrayList<>();
        /** After the closing bracket of its first tag. */
        public int end;
        /** Where its last tag begins; the same as {@link #end} if it has none. */
        public int close;
        /** Whether it has no last tag. */
        public boolean single;

        Tag(String name, int start) {
            this.name = name;
            this.start = start;
        }

        /** Where another attribute goes. */
        public int afterAttributes() {
            return attributes.isEmpty()
                    ? start + 1 + name.length()
                    : attributes.get(attributes.size() - 1).to() + 1;
        }

        /** An attribute by its name; null without. */
        public Attribute attribute(String attribute) {
            for (Attribute a : attributes) {
                if (a.name().equals(attribute)) {
                    return a;
                }
            }
            return null;
        }
    }

    private final String text;
    private final List<Tag> tags = new ArrayList<>();

    public XmlSource(String text) {
        this.text = text;
        try {
            scan();
        } catch (StringIndexOutOfBoundsException e) {
            throw new InvalidInput("not well-formed XML; correct it first", e);
        }
    }

    public String text() {
        return text;
    }

    /** Elements in the order in which they begin. */
    public List<Tag> tags() {
        return tags;
    }

    public String value(Attribute a) {
        return text.substring(a.from(), a.to());
    }

    private void scan() {
        Deque<Tag> open = new ArrayDeque<>();
        int at = text.indexOf('<');
        while (at >= 0) {
            if (text.startsWith("<!--", at)) {
                at = after("-->", at + 4);
            } else if (text.startsWith("<![CDATA[", at)) {
                at = after("]]>", at);
            } else if (text.startsWith("<?", at)) {
                at = after("?>", at);
            } else if (text.startsWith("<!", at)) {
                at = after(">", at);
            } else if (text.startsWith("</", at)) {
                if (!open.isEmpty()) {
                    open.pop().close = at;
                }
                at = after(">", at);
            } else {
                Tag tag = tag(at);
                tags.add(tag);
                if (!tag.single) {
                    open.push(tag);
                }
                at = tag.end;
            }
            at = text.indexOf('<', at);
        }
    }

    private int after(String what, int from) {
        int at = text.indexOf(what, from);
        if (at < 0) {
            throw new InvalidInput("not well-formed XML: '" + what + "' is missing; correct it first");
        }
        return at + what.length();
    }

    private Tag tag(int start) {
        int at = name(start + 1);
        Tag tag = new Tag(text.substring(start + 1, at), start);
        while (true) {
            at = blanks(at);
            char c = text.charAt(at);
            if (c == '>' || c == '/') {
                tag.single = c == '/';
                tag.end = after(">", at);
                tag.close = tag.end;
                return tag;
            }
            int begin = at;
            at = name(at);
            String name = text.substring(begin, at);
            at = blanks(blanks(at) + 1);
            int to = text.indexOf(text.charAt(at), at + 1);
            if (name.isEmpty() || to < 0) {
                throw new InvalidInput("not well-formed XML: <" + tag.name + "> is not closed; correct it first");
            }
            tag.attributes.add(new Attribute(local(name), begin, at + 1, to));
            at = to + 1;
        }
    }

    private static String local(String name) {
        return name.substring(name.indexOf(':') + 1);
    }

    private int name(int from) {
        int at = from;
        while (" \t\r\n=/>".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    private int blanks(int from) {
        int at = from;
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
