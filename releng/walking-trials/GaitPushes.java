// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/** Pushes a walker from some sides at 8 phases of its step. Started by the scripts simbicon-pushes and terrain-adaptive-pushes. */
final class GaitPushes {
    private static final int PHASES = 8;
    /** The walk is steady by then. */
    private static final double FIRST = 6;
    /** How long it has to stay up after the push, s. */
    private static final double AFTER = 10;

    private final CharacterModel character;
    private final String controller;
    private final Map<String, Double> gait;
    private final String body;
    private final double newtons;
    private final double seconds;

    private GaitPushes(
            CharacterModel character,
            String controller,
            Map<String, Double> gait,
            String body,
            double newtons,
            double seconds) {
        this.character = character;
        this.controller = controller;
        this.gait = gait;
        this.body = body;
        this.newtons = newtons;
        this.seconds = seconds;
    }

    /** Model, controller, file of a gait, body, newtons, seconds, offset of the phases (0 … 1), picture (SVG, or -), angles. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> gait = PresetFile.preset(Files.readString(Path.of(args[2])), args[2], args[1])
                .values();
        GaitPushes pushes =
                new GaitPushes(c, args[1], gait, args[3], Double.parseDouble(args[4]), Double.parseDouble(args[5]));
        double offset = Double.parseDouble(args[6]);
        double[] angles =
                IntStream.range(8, args.length).mapToDouble(i -> Double.parseDouble(args[i])).toArray();
        double[] fell = new double[angles.length * PHASES];
        IntStream.range(0, fell.length)
                .parallel()
                .forEach(i -> fell[i] = pushes.falls(angles[i / PHASES], (i % PHASES + offset) / PHASES));
        int good = 0;
        boolean[] ok = new boolean[fell.length];
        for (int a = 0; a < angles.length; a++) {
            StringBuilder row = new StringBuilder();
            StringBuilder times = new StringBuilder();
            for (int p = 0; p < PHASES; p++) {
                double t = fell[a * PHASES + p];
                row.append(Double.isNaN(t) ? '#' : '.');
                times.append(Double.isNaN(t) ? "   –  " : String.format(Locale.ROOT, "%6.2f", t));
                ok[a * PHASES + p] = Double.isNaN(t);
                good += Double.isNaN(t) ? 1 : 0;
            }
            System.out.printf(Locale.ROOT, "%4.0f deg  %s %s%n", angles[a], row, times);
        }
        String title = String.format(Locale.ROOT, "%s N for %s s: %d of %d", args[4], args[5], good, fell.length);
        System.out.println(title);
        if (!args[7].equals("-")) {
            PushMap map = new PushMap();
            map.add(title, Arrays.stream(angles).map(Math::toRadians).toArray(), PHASES, ok);
            map.write(Path.of(args[7]));
        }
    }

    /** Seconds after 6 s at which it fell; NaN if it did not. */
    private double falls(double degrees, double phase) {
        double a = Math.toRadians(degrees);
        Push push = new Push(
                FIRST,
                seconds,
                "",
                body,
                new Vec3(newtons * Math.cos(a), newtons * Math.sin(a), 0),
                Vec3.ZERO,
                Optional.empty(),
                Push.Axes.FACING,
                Push.Rhythm.atPhase(phase));
        Scene.Casting walker =
                new Scene.Casting("walker", character.name(), controller, "", gait, List.of(), 0, 0, 0);
        Scene scene = Scene.of("pushes", FIRST + AFTER + seconds, List.of(walker))
                .pushes(List.of(push))
                .build();
        try (Run run = new Run(scene, new OneCharacter(character))) {
            while (run.advance()) {}
            return run.outcome() == Outcome.UPRIGHT ? Double.NaN : run.timeSeconds() - FIRST;
        }
    }
}
