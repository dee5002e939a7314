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
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.run.Picks;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.StyleFiles;
import org.gaitwright.workbench.widgets.number.Numbers;

/** What a drop-down of the toolbar offers. */
enum Choice {
    CONTROLLER(Kind.CONTROLLER, Cast::controller, Cast::withController),
    CHARACTER(Kind.CHARACTER, Cast::character, Cast::withCharacter),
    TERRAIN(Kind.TERRAIN, Cast::terrain, Cast::withTerrain),
    STYLE(Kind.PRESET, null, null),
    SPEED(null, null, null);

    private static final double[] SPEEDS = {0.05, 0.1, 0.25, 0.5, 1, 2, 4, 10, Act.UNLIMITED};

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

    /** As wide as the button is, whatever is chosen. */
    String sample() {
        return switch (this) {
            case CONTROLLER -> "generalized-walking";
            case SPEED -> "0.25×";
            default -> "human-16";
        };
    }

    /** What the button says. */
    String label(RunControl runs) {
        if (this == SPEED) {
            return speed(runs.state().status().speed());
        }
        if (this == STYLE) {
            return preset(runs).isEmpty() ? "no style" : Cast.shortly(preset(runs));
        }
        String id = reader.apply(runs.state().status().cast());
        return id.isEmpty() ? "no " + word() : Cast.shortly(id);
    }

    List<Option> options(RunControl runs) {
        List<Option> options = new ArrayList<>();
        if (this == SPEED) {
            for (double s : SPEEDS) {
                options.add(
                        new Option(speed(s), s == runs.state().status().speed(), () -> runs.submit(new Act.Speed(s))));
            }
            return options;
        }
        if (this == STYLE) {
            return styles(runs);
        }
        Cast cast = runs.state().status().cast();
        for (Picks.Pick pick : Picks.of(kind)) {
            boolean chosen = pick.id().equals(reader.apply(cast));
            String label = name().charAt(0) + word().substring(1) + " " + pick.id();
            options.add(new Option(
                    label(pick), chosen, () -> runs.submit(new Act.Choose(label, writer.apply(cast, pick.id())))));
        }
        return options;
    }

    /** The presets of the controller in focus, and none. */
    private static List<Option> styles(RunControl runs) {
        List<Option> options = new ArrayList<>();
        String now = preset(runs);
        options.add(new Option("no style", now.isEmpty(), () -> take(runs, "")));
        String prefix = runs.state().status().cast().controller() + "/";
        for (Picks.Pick pick : Picks.of(Kind.PRESET)) {
            if (pick.id().startsWith(prefix)) {
                String id = pick.id().substring(prefix.length());
                options.add(new Option(id, id.equals(now), () -> take(runs, id)));
            }
        }
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        for (StyleFiles.StyleFile s : StyleFiles.of(runs.state().status().cast().controller(), registry)) {
            options.add(new Option(s.name(), s.word().equals(now), () -> take(runs, s.word())));
        }
        return options;
    }

    private static void take(RunControl runs, String preset) {
        runs.submit(Act.preset(runs.state().actor(), preset));
    }

    private static String preset(RunControl runs) {
        return runs.state().plan().role().map(Scene.Casting::preset).orElse("");
    }

    private static String label(Picks.Pick pick) {
        return pick.name().equalsIgnoreCase(pick.id()) ? pick.id() : pick.name() + "  (" + pick.id() + ")";
    }

    private static String speed(double factor) {
        return factor == Act.UNLIMITED ? "max" : Numbers.shortly(factor) + "×";
    }
}
