// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.run.LiveEdits;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.StyleFiles;

/** What a drop-down of the toolbar offers. */
enum Choice {
    CONTROLLER(Kind.CONTROLLER, Cast::controller, Cast::withController),
    CHARACTER(Kind.CHARACTER, Cast::character, Cast::withCharacter),
    TERRAIN(Kind.TERRAIN, Cast::terrain, Cast::withTerrain),
    STYLE(Kind.PRESET, null, null),
    SPEED(null, null, null);

    private static final double[] SPEEDS = {0.05, 0.1, 0.25, 0.5, 1, 2, 4, 10, RunControl.UNLIMITED};

    /** One line of it. */
    record Option(String label, boolean chosen, Runnable choose) {}

    private final Kind kind;
    private final Function<Cast, String> reader;
    private final BiFunction<Cast, String, Cast> writer;

    Choice(Kind kind, Function<Cast, String> reader, BiFunction<Cast, String, Cast> writer) {
        this.kind = kind;
        this.reader = reader;
        this.writer = writer;
    }

    static Choice of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the button says. */
    String label(RunControl runs) {
        if (this == SPEED) {
            return speed(runs.status().speed());
        }
        if (this == STYLE) {
            return preset(runs).isEmpty() ? "no style" : Cast.shortly(preset(runs));
        }
        String id = reader.apply(runs.status().cast());
        return id.isEmpty() ? "no " + word() : Cast.shortly(id);
    }

    List<Option> options(RunControl runs) {
        List<Option> options = new ArrayList<>();
        if (this == SPEED) {
            for (double s : SPEEDS) {
                options.add(new Option(speed(s), s == runs.status().speed(), () -> runs.setSpeed(s)));
            }
            return options;
        }
        if (this == STYLE) {
            return styles(runs);
        }
        Cast cast = runs.status().cast();
        for (RunControl.Pick pick : runs.picks(kind)) {
            boolean chosen = pick.id().equals(reader.apply(cast));
            options.add(new Option(label(pick), chosen, () -> new LiveEdits(runs)
                    .choose(name().charAt(0) + word().substring(1) + " " + pick.id(), writer.apply(cast, pick.id()))));
        }
        return options;
    }

    /** The presets of the controller in focus, and none. */
    private static List<Option> styles(RunControl runs) {
        List<Option> options = new ArrayList<>();
        String now = preset(runs);
        options.add(new Option("no style", now.isEmpty(), () -> take(runs, "")));
        String prefix = runs.status().cast().controller() + "/";
        for (RunControl.Pick pick : runs.picks(Kind.PRESET)) {
            if (pick.id().startsWith(prefix)) {
                String id = pick.id().substring(prefix.length());
                options.add(new Option(id, id.equals(now), () -> take(runs, id)));
            }
        }
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        for (StyleFiles.StyleFile s : StyleFiles.of(runs.status().cast().controller(), registry)) {
            options.add(new Option(s.name(), s.word().equals(now), () -> take(runs, s.word())));
        }
        return options;
    }

    private static void take(RunControl runs, String preset) {
        runs.parameters().ifPresent(before -> new LiveEdits(runs).preset(preset(runs), preset, before.asMap()));
    }

    private static String preset(RunControl runs) {
        return runs.scene()
                .map(s -> s.roles()
                        .get(Math.min(runs.actor(), s.roles().size() - 1))
                        .preset())
                .orElse("");
    }

    private static String label(RunControl.Pick pick) {
        return pick.name().equalsIgnoreCase(pick.id()) ? pick.id() : pick.name() + "  (" + pick.id() + ")";
    }

    private static String speed(double factor) {
        if (factor == RunControl.UNLIMITED) {
            return "max";
        }
        return factor == Math.rint(factor)
                ? Math.round(factor) + "×"
                : String.format(Locale.ROOT, "%.2f×", factor).replaceFirst("0×$", "×");
    }
}
