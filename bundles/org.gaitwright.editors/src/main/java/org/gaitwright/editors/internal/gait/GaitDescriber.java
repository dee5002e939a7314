// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.regex.Pattern;
import org.gaitwright.editors.internal.page.HeadDescriber;

/** Tells the platform whether a file is a gait: it names the controller, or no other one and has states. */
public final class GaitDescriber extends HeadDescriber {
    private static final Pattern NAMED = Pattern.compile("(?m)^controller:\\s*[\"']?simbicon[\"']?\\s*(#.*)?$");
    private static final Pattern ELSE =
            Pattern.compile("(?m)^(controller|characters|objective|optimizer|variables|base|parts|kind|things)\\s*:");
    private static final Pattern STATES = Pattern.compile("(?m)^(states\\s*:|state\\.\\d+\\.[a-z-]+\\s*:)");

    @Override
    protected boolean fits(String text) {
        return isGait(text);
    }

    /** Whether a text is a gait, as far as its keys tell. */
    public static boolean isGait(String text) {
        return NAMED.matcher(text).find()
                || STATES.matcher(text).find() && !ELSE.matcher(text).find();
    }
}
