// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.util.regex.Pattern;
import org.gaitwright.editors.internal.page.HeadDescriber;

/** Tells the platform whether a file has keyframes: it names the controller, or no other one and has keys. */
public final class KeyframeDescriber extends HeadDescriber {
    private static final Pattern NAMED = Pattern.compile("(?m)^controller:\\s*[\"']?nearest-node[\"']?\\s*(#.*)?$");
    private static final Pattern ELSE =
            Pattern.compile("(?m)^(controller|characters|objective|optimizer|variables|base|parts|kind|things)\\s*:");
    private static final Pattern KEYS = Pattern.compile("(?m)^(keys\\s*:|key\\.\\d+\\.[a-z0-9-]+\\s*:)");

    @Override
    protected boolean fits(String text) {
        return NAMED.matcher(text).find()
                || KEYS.matcher(text).find() && !ELSE.matcher(text).find();
    }
}
