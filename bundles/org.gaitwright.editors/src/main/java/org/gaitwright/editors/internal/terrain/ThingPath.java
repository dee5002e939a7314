// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where things are in the text of a terrain. */
final class ThingPath {
    private static final Pattern THING = Pattern.compile("things\\[(\\d+)\\].*");

    private ThingPath() {}

    static String of(int index) {
        return "things[" + index + "]";
    }

    /** Which thing a path is about, or about a part of; empty for none. */
    static OptionalInt index(String path) {
        Matcher m = THING.matcher(path);
        return m.matches() ? OptionalInt.of(Integer.parseInt(m.group(1))) : OptionalInt.empty();
    }
}
