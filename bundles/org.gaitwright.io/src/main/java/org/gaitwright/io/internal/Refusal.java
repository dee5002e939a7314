// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal;

import org.gaitwright.core.registry.InvalidInput;

/** Something in a file is wrong; besides the message it knows where that stands. */
public final class Refusal extends InvalidInput {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;
    private final String path;
    private final String why;
    private final String missing;
    private final transient Object place;

    /**
     * Refuses a value.
     *
     * @param line from 1
     * @param path of the value in its file; empty if it has none
     * @param place the node or element of a parser, or null
     */
    public Refusal(String file, int line, String path, String why, Object place, Throwable cause) {
        this(file, line, path, why, place, "", cause);
    }

    private Refusal(String file, int line, String path, String why, Object place, String missing, Throwable cause) {
        super(file + ":" + line + ": " + (path.isEmpty() ? "" : path + ": ") + why, cause);
        this.file = file;
        this.line = line;
        this.path = path;
        this.why = why;
        this.place = place;
        this.missing = missing;
    }

    /** The same, because a key of a map is not there. */
    public Refusal missing(String key) {
        return new Refusal(file, line, path, why, place, key, getCause());
    }

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }

    /** The path of the value; empty if it has none. */
    public String path() {
        return path;
    }

    /** What is wrong, without file, line and path. */
    public String why() {
        return why;
    }

    /** The key that is not there; empty if it is not about one. */
    public String missing() {
        return missing;
    }

    /** The node or element that is wrong; null if it is not known. */
    public Object place() {
        return place;
    }
}
