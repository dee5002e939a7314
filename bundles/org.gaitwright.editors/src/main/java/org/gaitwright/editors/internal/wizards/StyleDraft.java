// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes new styles from others, comments and all. */
final class StyleDraft {
    private static final Pattern DESCRIPTION = Pattern.compile("(?m)^description:.*$");

    private StyleDraft() {}

    /** The same style with another description. */
    static String of(String style, String description) {
        String line = "description: " + quoted(description);
        Matcher found = DESCRIPTION.matcher(style);
        return found.find()
                ? found.replaceFirst(Matcher.quoteReplacement(line))
                : style.stripTrailing() + "\n" + line + "\n";
    }

    /** Plain where YAML reads it as text; in quotes otherwise. */
    static String quoted(String text) {
        boolean plain =
                text.matches("[A-Za-z][A-Za-z0-9 ,.;()'-]*") && !text.matches("(?i)true|false|null|yes|no|on|off");
        return plain ? text.stripTrailing() : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
