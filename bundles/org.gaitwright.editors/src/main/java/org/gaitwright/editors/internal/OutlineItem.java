// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An element, key or item of a text that is worth finding again. */
public final class OutlineItem {
    private final OutlineItem parent;
    private final String path;
    private final String label;
    private final int offset;
    private final int length;
    private final List<OutlineItem> children = new ArrayList<>();
    private String value = "";
    private int end;

    /**
     * @param parent null for a root, which is not shown
     * @param path where it is in the text, such as {@code characters[0].goals} or {@code mujoco/worldbody/body[torso]}
     * @param label for people
     * @param offset where its name begins
     * @param length of its name
     */
    OutlineItem(OutlineItem parent, String path, String label, int offset, int length) {
        this.parent = parent;
        this.path = path;
        this.label = label;
        this.offset = offset;
        this.length = length;
        end = offset + length;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    static OutlineItem root() {
        return new OutlineItem(null, "", "", 0, 0);
    }

    /** The structure of a text, read leniently: sources are often half written. */
    public static List<OutlineItem> of(String text, boolean xml) {
        return xml ? XmlOutline.of(text) : YamlOutline.of(text);
    }

    public String path() {
        return path;
    }

    public String label() {
        return label;
    }

    /** What stands there, in short; empty for what has parts. */
    public String value() {
        return value;
    }

    void value(String words) {
        value = words;
    }

    public int offset() {
        return offset;
    }

    public int length() {
        return length;
    }

    void end(int after) {
        end = Math.max(end, after);
    }

    /** Its parent; null for one at the top. */
    public OutlineItem parent() {
        return parent == null || parent.parent == null ? null : parent;
    }

    public List<OutlineItem> children() {
        return children;
    }

    /** The innermost of some items that a character belongs to. */
    public static Optional<OutlineItem> at(List<OutlineItem> items, int offset) {
        for (OutlineItem i : items) {
            if (offset >= i.offset && offset < i.end) {
                return at(i.children, offset).or(() -> Optional.of(i));
            }
        }
        return Optional.empty();
    }

    /** The item at a path, or the nearest one around it. */
    public static Optional<OutlineItem> at(List<OutlineItem> items, String path) {
        for (OutlineItem i : items) {
            boolean begins = path.startsWith(i.path);
            if (begins && path.length() == i.path.length()) {
                return Optional.of(i);
            }
            if (begins && ".[/".indexOf(path.charAt(i.path.length())) >= 0) {
                return at(i.children, path).or(() -> Optional.of(i));
            }
        }
        return Optional.empty();
    }

    /** Whether it is the same thing, also of an earlier or later state of the text. */
    @Override
    public boolean equals(Object o) {
        return o instanceof OutlineItem other && other.path.equals(path);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return path;
    }
}
