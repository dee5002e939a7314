// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.Locale;
import java.util.Objects;

/**
 * Why and when a character fell.
 *
 * @param atSeconds when the fall rule was met, s
 * @param body that carried weight, or the root that came down
 * @param share of the body's weight that it carried; NaN if the root came down
 */
public record Fall(double atSeconds, String body, double share) {
    public Fall {
        Objects.requireNonNull(body, "body");
    }

    /** The cause in words, without the time. */
    public String cause() {
        return Double.isNaN(share)
                ? body + " came below " + Math.round(100 * FallWatch.HEIGHT_SHARE) + " % of its standing height"
                : String.format(Locale.ROOT, "%s carried %.0f %% of the weight", body, 100 * share);
    }

    /** Cause and time: {@code fell_because} of reports. */
    public String words() {
        return cause() + String.format(Locale.ROOT, " at %.2f s", atSeconds);
    }
}
