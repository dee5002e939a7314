// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunState;

/**
 * Who takes part after a choice.
 *
 * @param cast after it
 * @param preset of the controller, where one was chosen: empty for none; without one, what suits the cast
 */
public record Pick(Cast cast, Optional<String> preset) {
    public Pick {
        Objects.requireNonNull(cast, "cast");
        Objects.requireNonNull(preset, "preset");
    }

    /** With the preset that suits. */
    static Pick of(Cast cast) {
        return new Pick(cast, Optional.empty());
    }

    static Pick of(Cast cast, String preset) {
        return new Pick(cast, Optional.of(preset));
    }

    /** What gives it to the actor in focus of a run: another style goes on at once, another cast is another run. */
    public Act act(RunState now) {
        Cast was = now.status().cast();
        return cast.equals(was) && preset.isPresent()
                ? Act.preset(now.actor(), preset.get())
                : new Act.Choose(label(was), cast, preset);
    }

    private String label(Cast was) {
        StringJoiner words = new StringJoiner(", ");
        name(words, Part.CONTROLLER, was.controller(), cast.controller());
        name(words, Part.CHARACTER, was.character(), cast.character());
        name(words, Part.TERRAIN, was.terrain(), cast.terrain());
        preset.filter(p -> !p.isEmpty()).ifPresent(p -> words.add("Style " + Cast.shortly(p)));
        return words.length() == 0 ? "Cast" : words.toString();
    }

    private static void name(StringJoiner words, Part part, String was, String is) {
        if (!was.equals(is)) {
            words.add(part.name().charAt(0) + part.word().substring(1) + " " + Cast.shortly(is));
        }
    }
}
