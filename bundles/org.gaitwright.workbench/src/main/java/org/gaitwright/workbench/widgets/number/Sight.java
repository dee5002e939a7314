// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

/** Which stretch of time is in sight: all of it, a window that follows the newest, or what the user zoomed to. */
public final class Sight {
    private static final double LONGEST = 4;

    private final double shortest;
    private Range all;
    private double newest;
    private Range chosen;
    private double window;
    private boolean following;

    /** @param shortest the least stretch that can be zoomed to */
    public Sight(Range all, double shortest) {
        extent(all);
        this.shortest = shortest;
    }

    /** Takes in what there is to see. */
    public void extent(Range extent) {
        extent(extent, extent.to());
    }

    /** The same where something that has ended may reach beyond the newest of what goes on. */
    public void extent(Range extent, double newestNow) {
        all = extent;
        newest = newestNow;
    }

    /** Where what goes on has got to. */
    public double newest() {
        return newest;
    }

    public Range extent() {
        return all;
    }

    public Range range() {
        if (following && window > 0) {
            // nothing comes before the beginning
            double from = Math.max(all.from(), newest - window);
            return new Range(from, from + window);
        }
        return chosen != null ? chosen : all;
    }

    /** Follows the newest with a window of so many seconds; 0 for never. */
    public void follow(double seconds) {
        window = Math.max(0, seconds);
        following = window > 0;
    }

    public boolean canFollow() {
        return window > 0;
    }

    public boolean following() {
        return following;
    }

    /** Follows again, or stays where it is. */
    public void following(boolean now) {
        if (!now && following) {
            chosen = range();
        }
        following = now && window > 0;
    }

    public void show(Range range) {
        chosen = bounded(range);
        following = false;
    }

    /** All of it. */
    public void fit() {
        chosen = null;
        following = false;
    }

    public boolean fitted() {
        return chosen == null && !following;
    }

    /** What is at {@code about} stays; where the newest is followed, the window changes instead. */
    public void zoom(double about, double factor) {
        if (following) {
            window = Math.max(shortest, Math.min(Math.max(window, all.span() * LONGEST), window * factor));
        } else {
            Range now = range();
            double span = Math.max(shortest, Math.min(Math.max(now.span(), all.span() * LONGEST), now.span() * factor));
            chosen = bounded(now.zoomed(about, span / now.span()));
        }
    }

    /** Zooms about {@code x} where that is in sight, else about the middle. */
    public void zoomNear(double x, double factor) {
        Range now = range();
        zoom(now.contains(x) ? x : now.from() + now.span() / 2, factor);
    }

    public void pan(double by) {
        chosen = bounded(range().moved(by));
        following = false;
    }

    /** Brings {@code x} into sight if it is not. */
    public void reveal(double x) {
        Range now = range();
        if (x < now.from()) {
            show(now.moved(x - now.from() - 0.1 * now.span()));
        } else if (x > now.to()) {
            show(now.moved(x - now.to() + 0.1 * now.span()));
        }
    }

    /** Some of what there is stays in sight. */
    private Range bounded(Range r) {
        double margin = 0.9 * r.span();
        if (r.from() > all.to() - (r.span() - margin)) {
            return r.moved(all.to() - (r.span() - margin) - r.from());
        }
        if (r.to() < all.from() + (r.span() - margin)) {
            return r.moved(all.from() + (r.span() - margin) - r.to());
        }
        return r;
    }
}
