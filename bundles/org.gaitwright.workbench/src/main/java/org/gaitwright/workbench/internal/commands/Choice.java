// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.Locale;
import java.util.Optional;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.run.RunControl;

/** What a button of the toolbar chooses. */
enum Choice {
    CONTROLLER(Part.CONTROLLER),
    CHARACTER(Part.CHARACTER),
    TERRAIN(Part.TERRAIN),
    STYLE(Part.STYLE),
    SPEED(null);

    private final Part part;

    Choice(Part part) {
        this.part = part;
    }

    static Choice of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Of a cast; empty for the speed. */
    Optional<Part> part() {
        return Optional.ofNullable(part);
    }

    /** As wide as the button is, whatever is chosen. */
    String sample() {
        return switch (this) {
            case CONTROLLER -> "generalized-walking";
            case SPEED -> "0.25×";
            default -> "human-16";
        };
    }

    /** What stands behind the label where the platform draws no arrow. */
    String arrow() {
        return part == null ? "" : " \u25be";
    }

    /** What the button is for, and the whole of its label, which may be cut. */
    String tip(String label) {
        return part == null
                ? "Simulated seconds per second"
                : part.name().charAt(0) + part.word().substring(1) + ": " + label;
    }

    /** What the button says. */
    String label(RunControl runs) {
        if (part == null) {
            return SpeedMenu.words(runs.state().status().speed());
        }
        String id = RunChoice.word(part, runs.state());
        return id.isEmpty() ? "no " + word() : Cast.shortly(id);
    }
}
