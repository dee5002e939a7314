// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.function.Supplier;
import org.gaitwright.core.registry.InvalidInput;

/**
 * An entry of a scene does not fit what is installed. Its key is that of a scene file, such as
 * {@code characters[0].parameters.joint.damping}, so that whoever read one can name the line.
 */
public final class RefusedEntry extends InvalidInput {
    private static final long serialVersionUID = 1L;

    private final String key;

    private RefusedEntry(String key, InvalidInput refusal) {
        super(refusal.getMessage(), refusal);
        this.key = key;
    }

    public String key() {
        return key;
    }

    /** Runs code that may refuse the entry, and adds the key to what it throws, unless that is closer to it. */
    public static <T> T at(String key, Supplier<T> code) {
        try {
            return code.get();
        } catch (RefusedEntry closer) {
            throw closer;
        } catch (InvalidInput e) {
            throw new RefusedEntry(key, e);
        }
    }

    /** Runs code that may refuse entries below this one, and puts the key before theirs. */
    public static <T> T within(String key, Supplier<T> code) {
        try {
            return code.get();
        } catch (RefusedEntry below) {
            throw new RefusedEntry(key + "." + below.key, below);
        } catch (InvalidInput e) {
            throw new RefusedEntry(key, e);
        }
    }
}
