// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.function.Supplier;
import org.gaitwright.core.registry.InvalidInput;

/**
 * An entry of a scene or a recipe does not fit what is installed. It has the path of the entry in a file, so that whoever
 * read one can name the line.
 */
public final class RefusedEntry extends InvalidInput {
    private static final long serialVersionUID = 1L;

    private final transient EntryPath path;

    public RefusedEntry(EntryPath path, String message) {
        super(message);
        this.path = path;
    }

    private RefusedEntry(EntryPath path, InvalidInput refusal) {
        super(refusal.getMessage(), refusal);
        this.path = path;
    }

    public EntryPath path() {
        return path;
    }

    /** The same entry as seen from elsewhere. */
    public RefusedEntry moved(EntryPath to) {
        return new RefusedEntry(to, this);
    }

    /** Runs code that may refuse the entry, and adds the path to what it throws, unless that is closer to it. */
    public static <T> T at(EntryPath path, Supplier<T> code) {
        try {
            return code.get();
        } catch (RefusedEntry closer) {
            throw closer;
        } catch (InvalidInput e) {
            throw new RefusedEntry(path, e);
        }
    }

    /** The same of a check. */
    public static void check(EntryPath path, Runnable check) {
        at(path, () -> {
            check.run();
            return null;
        });
    }

    /** Runs code that may refuse entries below this one, and puts the path before theirs. */
    public static <T> T within(EntryPath path, Supplier<T> code) {
        try {
            return code.get();
        } catch (RefusedEntry below) {
            throw below.moved(path.then(below.path));
        } catch (InvalidInput e) {
            throw new RefusedEntry(path, e);
        }
    }
}
