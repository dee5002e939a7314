// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

/** Views that have their place already; a later version fills them. */
enum Planned {
    COMPARISON(
            "Comparison",
            "Every controller on every character and terrain, in one table: who stays upright, how far, at what cost. It"
                    + " arrives in a later version.",
            Step.SIMULATE),
    PUSH_MAP(
            "Push Map",
            "How hard a character can be pushed from each side before it falls, drawn as a polar map. It arrives in a"
                    + " later version.",
            Step.NONE),
    REPLAYS(
            "Replays",
            "Recorded runs will play side by side here, in step with each other, in a later version.",
            Step.NONE);

    /** The first thing to do instead, where there is one. */
    enum Step {
        NONE,
        SIMULATE
    }

    private final String title;
    private final String explanation;
    private final Step step;

    Planned(String title, String explanation, Step step) {
        this.title = title;
        this.explanation = explanation;
        this.step = step;
    }

    /** From the last word of the view's id. */
    static Planned of(String viewId) {
        String word = viewId.substring(viewId.lastIndexOf('.') + 1);
        return valueOf(word.replace('-', '_').toUpperCase(java.util.Locale.ROOT));
    }

    String icon() {
        return "icons/" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') + ".svg";
    }

    String title() {
        return title;
    }

    String explanation() {
        return explanation;
    }

    Step step() {
        return step;
    }
}
