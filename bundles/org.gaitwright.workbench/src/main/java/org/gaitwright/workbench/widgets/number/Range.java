// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

/** A stretch of an axis, such as the seconds that a chart shows. */
public record Range(double from, double to) {
    public Range {
        if (!(from < to) || Double.isInfinite(from) || Double.isInfinite(to)) {
            throw new IllegalArgumentException(
                    "range " + from + " … " + to + " is empty or not finite; give two finite ends in ascending order");
        }
    }

    public double span() {
        return to - from;
    }

    public boolean contains(double x) {
        return x >= from && x <= to;
    }

    /** The point of the range that is nearest to {@code x}. */
    public double clamp(double x) {
        return Math.max(from, Math.min(to, x));
    }

    public Range moved(double by) {
        return new Range(from + by, to + by);
    }

    /** {@code factor} times as long; what is at {@code about} stays where it is. */
    public Range zoomed(double about, double factor) {
        return new Range(about - (about - from) * factor, about + (to - about) * factor);
    }

    /** Longer by {@code share} of its length at each end. */
    public Range padded(double share) {
        return new Range(from - share * span(), to + share * span());
    }

    /** What lies in both, or this if nothing does. */
    public Range within(Range other) {
        double low = Math.max(from, other.from);
        double high = Math.min(to, other.to);
        return low < high ? new Range(low, high) : this;
    }
}
