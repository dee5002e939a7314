// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import org.gaitwright.core.character.Side;
import org.gaitwright.core.state.StateCodec;

/**
 * Lengths, times and widths of steps, from where and when feet land. A step goes from the landing of one foot to that of
 * the other. Its direction of travel is that in which the first foot lands again [Huxham 2006], so that it is measured
 * well in turns too, and known when that foot has landed.
 */
final class StepSeries {
    /** Longer is a pause between steps. */
    private static final double LONGEST_STEP_SECONDS = 2;
    /** A stride below this has no direction of its own: the root's counts. */
    private static final double MIN_STRIDE_METRES = 0.05;

    private final double fromSeconds;
    private Landing a = new Landing();
    private Landing b = new Landing();
    private Landing c = new Landing();
    private double length = Double.NaN;
    private double seconds = Double.NaN;
    private double width = Double.NaN;
    private boolean inMeans;

    private final LastSteps lately = new LastSteps();
    private int steps;
    private double lengths;
    private double times;
    private double widths;
    private int pairs;
    private double lengthDifferences;
    private double timeDifferences;

    private static final class Landing {
        Side side;
        double time;
        double x;
        double y;
        double facingX;
        double facingY;

        void state(StateCodec x) {
            side = x.choice(side, Side.values());
            time = x.number(time);
            this.x = x.number(this.x);
            y = x.number(y);
            facingX = x.number(facingX);
            facingY = x.number(facingY);
        }
    }

    /** @param fromSeconds steps that begin earlier are left out of means */
    StepSeries(double fromSeconds) {
        this.fromSeconds = fromSeconds;
    }

    void landed(Side side, double time, double x, double y, double facingX, double facingY) {
        // a foot that comes down twice in a row did so in one step
        if (c.side != side) {
            Landing oldest = a;
            a = b;
            b = c;
            c = oldest;
        }
        c.side = side;
        c.time = time;
        c.x = x;
        c.y = y;
        c.facingX = facingX;
        c.facingY = facingY;
        if (a.side == side && b.side != side) {
            measure();
        }
    }

    private void measure() {
        if (b.time - a.time > LONGEST_STEP_SECONDS || c.time - b.time > LONGEST_STEP_SECONDS) {
            inMeans = false;
            return;
        }
        double dx = c.x - a.x;
        double dy = c.y - a.y;
        double stride = Math.sqrt(dx * dx + dy * dy);
        boolean travels = stride >= MIN_STRIDE_METRES;
        dx = travels ? dx / stride : b.facingX;
        dy = travels ? dy / stride : b.facingY;
        double ex = b.x - a.x;
        double ey = b.y - a.y;
        // left of the direction of travel is positive; going backward, the left foot is on its right
        boolean backward = dx * b.facingX + dy * b.facingY < 0;
        double left = (dx * ey - dy * ex) * (backward ? -1 : 1);
        add(ex * dx + ey * dy, b.time - a.time, b.side == Side.RIGHT ? -left : left);
    }

    private void add(double newLength, double newSeconds, double newWidth) {
        boolean hadOne = inMeans;
        inMeans = a.time >= fromSeconds;
        if (inMeans) {
            steps++;
            lengths += newLength;
            times += newSeconds;
            lately.add(newSeconds, 1);
            widths += newWidth;
        }
        if (inMeans && hadOne) {
            pairs++;
            lengthDifferences += Math.abs(newLength - length);
            timeDifferences += Math.abs(newSeconds - seconds);
        }
        length = newLength;
        seconds = newSeconds;
        width = newWidth;
    }

    void state(StateCodec x) {
        lately.state(x);
        a.state(x);
        b.state(x);
        c.state(x);
        length = x.number(length);
        seconds = x.number(seconds);
        width = x.number(width);
        inMeans = x.flag(inMeans);
        steps = x.integer(steps);
        lengths = x.number(lengths);
        times = x.number(times);
        widths = x.number(widths);
        pairs = x.integer(pairs);
        lengthDifferences = x.number(lengthDifferences);
        timeDifferences = x.number(timeDifferences);
    }

    /** Of the last step measured, m. */
    double length() {
        return length;
    }

    /** Of the last step measured. */
    double seconds() {
        return seconds;
    }

    /** Of the last step measured, m. */
    double width() {
        return width;
    }

    int steps() {
        return steps;
    }

    double meanLength() {
        return lengths / steps;
    }

    double meanSeconds() {
        return times / steps;
    }

    /** Over the last steps. */
    double secondsNow() {
        return lately.ratio();
    }

    double meanWidth() {
        return widths / steps;
    }

    /** @param leastLength what differences are related to where steps are shorter, m */
    double lengthAsymmetry(double minLength) {
        return lengthDifferences / pairs / Math.max(Math.abs(meanLength()), minLength);
    }

    double timeAsymmetry() {
        return timeDifferences / pairs / meanSeconds();
    }
}
