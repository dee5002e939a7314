// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * Pushes a walking or standing humanoid from all sides at all phases, and draws the map of what it recovers from. Started by
 * the script beside it.
 */
final class Pushes {
    static final int DIRECTIONS = 16;
    static final int PHASES = 8;
    private static final double SECONDS = 0.1;
    /** The walk is steady by then. */
    private static final double FIRST = 6;
    /** Time in which it has to be back at its speed, and over which that is measured, s. */
    static final double BACK = 8;

    private static final double MEASURED = 2;

    private final CharacterModel character;
    private final double speed;
    private final double offset;
    private final double period;
    private final Map<String, Double> parameters;

    Pushes(CharacterModel character, Map<String, Double> parameters, double speed, double offset) {
        this.character = character;
        this.parameters = parameters;
        this.speed = speed;
        this.offset = offset;
        try (Run run = new Run(scene(12, List.of()), new OneCharacter(character))) {
            while (run.advance()) {}
            double step = run.measures().gait().stepSeconds();
            period = speed == 0 ? 7 : 2 * step;
        }
    }

    /** Model, speed, offset of the grid (0 … 1), picture (SVG, or -), forces. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Pushes pushes = new Pushes(c, Map.of(), Double.parseDouble(args[1]), Double.parseDouble(args[2]));
        PushMap map = new PushMap();
        int n = args.length - 4;
        for (int i = 0; i < n; i++) {
            double force = Double.parseDouble(args[4 + i]);
            boolean[] ok = pushes.grid(force);
            int good = (int) IntStream.range(0, ok.length).filter(k -> ok[k]).count();
            System.out.printf(
                    Locale.ROOT, "%.0f N: %d of %d = %.1f %%%n", force, good, ok.length, 100.0 * good / ok.length);
            for (int d = 0; d < DIRECTIONS; d++) {
                StringBuilder row = new StringBuilder();
                for (int p = 0; p < PHASES; p++) {
                    row.append(ok[d * PHASES + p] ? '#' : '.');
                }
                System.out.printf(Locale.ROOT, "  %5.1f deg  %s%n", 360 * (d + pushes.offset) / DIRECTIONS, row);
            }
            String title = String.format(Locale.ROOT, "%.0f N: %d of %d", force, good, ok.length);
            map.add(title, pushes.directions(), PHASES, ok);
        }
        if (!args[3].equals("-")) {
            map.write(Path.of(args[3]));
        }
    }

    /** Directions by phases: whether it was upright and back at its speed. */
    private boolean[] grid(double force) {
        boolean[] ok = new boolean[DIRECTIONS * PHASES];
        IntStream.range(0, ok.length).parallel().forEach(i -> ok[i] = recovers(i / PHASES, i % PHASES, force, BACK));
        return ok;
    }

    private double direction(int d) {
        return 2 * Math.PI * (d + offset) / DIRECTIONS;
    }

    private double[] directions() {
        return IntStream.range(0, DIRECTIONS).mapToDouble(this::direction).toArray();
    }

    /** Whether it is upright, and walks at its speed so many seconds after a push. */
    boolean recovers(int d, int p, double force, double back) {
        double direction = direction(d);
        double at = FIRST + period * (p + offset) / PHASES;
        Push push = new Push(
                at, SECONDS, "", "torso", new Vec3(force * Math.cos(direction), force * Math.sin(direction), 0));
        try (Run run = new Run(scene(at + back + MEASURED, List.of(push)), new OneCharacter(character))) {
            double[] pose = new double[7];
            double from = Double.NaN;
            while (run.advance()) {
                if (Double.isNaN(from) && run.timeSeconds() >= at + back) {
                    run.simulation().bodyPose(0, pose);
                    from = pose[0];
                }
            }
            run.simulation().bodyPose(0, pose);
            return run.outcome() == Outcome.UPRIGHT && Math.abs((pose[0] - from) / MEASURED - speed) < 0.15;
        }
    }

    private Scene scene(double seconds, List<Push> pushes) {
        Scene.Casting casting = new Scene.Casting(
                "walker",
                character.name(),
                "generalized-walking",
                "",
                parameters,
                List.of(new GoalEvent(0, GoalKey.SPEED, speed)),
                0,
                0,
                0);
        return Scene.of("pushes", seconds, List.of(casting)).pushes(pushes).build();
    }
}
