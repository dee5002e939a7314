// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.measure.Gait;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * Walks a gait over many grounds of a kind and reports who fell, and means over those who did not. Started by the script grounds.
 */
final class Grounds {
    private static final String CONTROLLER = "terrain-adaptive";

    private final CharacterModel character;
    private final Map<String, Double> gait;
    private final List<GoalEvent> goals;
    private final TerrainSpec ground;
    private final double seconds;

    private Grounds(
            CharacterModel character,
            Map<String, Double> gait,
            List<GoalEvent> goals,
            TerrainSpec ground,
            double seconds) {
        this.character = character;
        this.gait = gait;
        this.goals = goals;
        this.ground = ground;
        this.seconds = seconds;
    }

    /** Model, file of a gait, terrain, first seed, number of grounds, seconds; then name=value of parameters, and goal:key=value[@seconds]. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> gait = new HashMap<>(
                PresetFile.preset(Files.readString(Path.of(args[1])), args[1], CONTROLLER).values());
        List<GoalEvent> goals = new ArrayList<>();
        for (String extra : List.of(args).subList(6, args.length)) {
            String[] pair = extra.split("=", 2);
            if (pair[0].startsWith("goal:")) {
                goals.add(goal(pair[0].substring(5), pair[1]));
            } else {
                gait.put(pair[0], Double.parseDouble(pair[1]));
            }
        }
        Grounds grounds = new Grounds(c, gait, goals, TerrainText.parse(args[2]), Double.parseDouble(args[5]));
        long first = Long.parseLong(args[3]);
        Walk[] walks = new Walk[Integer.parseInt(args[4])];
        IntStream.range(0, walks.length).parallel().forEach(i -> walks[i] = grounds.walk(first + i));
        print(walks, first, args[2]);
    }

    private static GoalEvent goal(String key, String text) {
        String[] at = text.split("@", 2);
        double value = Double.parseDouble(at[0]);
        GoalKey k = GoalKey.ofKey(key).orElseThrow(() -> new IllegalArgumentException("there is no goal '" + key + "'"));
        return new GoalEvent(at.length > 1 ? Double.parseDouble(at[1]) : 0, k, k.toSi(value));
    }

    private static void print(Walk[] walks, long first, String ground) {
        StringBuilder fallen = new StringBuilder();
        for (int i = 0; i < walks.length; i++) {
            if (!walks[i].upright) {
                fallen.append(String.format(Locale.ROOT, " %d: %.1f s", first + i, walks[i].seconds));
            }
        }
        long up = Arrays.stream(walks).filter(w -> w.upright).count();
        System.out.printf(Locale.ROOT, "%s: %d of %d upright%s%n", ground, up, walks.length, fallen.isEmpty() ? "" : "; fell" + fallen);
        say(walks, "  speed %.3f", w -> w.gait.speed());
        say(walks, " (aside %.3f) m/s", w -> w.gait.sidewaysSpeed());
        say(walks, ", step %.3f m", w -> w.gait.stepLength());
        say(walks, " in %.3f s", w -> w.gait.stepSeconds());
        say(walks, ", width %.2f m", w -> w.gait.stepWidth());
        say(walks, ", slip %.1f cm", w -> 100 * w.gait.footSlip());
        say(walks, ", double support %.0f %%", w -> 100 * w.gait.doubleSupport());
        say(walks, ", stance knee %.2f rad", w -> w.knee);
        say(walks, " (least %.2f)", w -> w.minKnee);
        say(walks, ", clearance %.1f cm", w -> 100 * w.clearance);
        say(walks, ", torque cost %.2f /s", w -> w.torque);
        say(walks, ", transport %.2f", w -> w.transport);
        say(walks, ", help %.1f N%n", w -> w.help);
    }

    private static void say(Walk[] walks, String format, ToDoubleFunction<Walk> what) {
        System.out.printf(Locale.ROOT, format, mean(walks, what));
    }

    private static double mean(Walk[] walks, ToDoubleFunction<Walk> what) {
        boolean any = Arrays.stream(walks).anyMatch(w -> w.upright);
        return Arrays.stream(walks)
                .filter(w -> w.upright || !any)
                .mapToDouble(what)
                .filter(Double::isFinite)
                .average()
                .orElse(Double.NaN);
    }

    /**
     * How it went.
     *
     * @param knee mean bend of the stance leg's knee in mid-stance, rad
     * @param leastKnee the least of each half-cycle, mean, rad
     * @param clearance greatest height of the swing foot's lowest point over the ground in a half-cycle, mean, m
     * @param torque cost of torques per second [Wu 2010, eq. 6]
     * @param help greatest helper force, N
     */
    private record Walk(
            boolean upright,
            double seconds,
            Gait gait,
            double knee,
            double minKnee,
            double clearance,
            double torque,
            double transport,
            double help) {}

    private Walk walk(long seed) {
        Scene.Casting walker = new Scene.Casting("walker", character.name(), CONTROLLER, "", gait, goals, 0, 0, 0);
        TerrainSpec spec = new TerrainSpec(ground.kind(), ground.parameters(), seed, ground.words());
        Scene scene = Scene.of("grounds", seconds, List.of(walker)).on(spec).build();
        try (Run run = new Run(scene, new OneCharacter(character))) {
            Map<String, Signal> signals = new HashMap<>();
            run.signals().forEach(s -> signals.put(s.name(), s));
            double knees = 0, max = 0, minima = 0, clearances = 0, help = 0;
            double min = Double.POSITIVE_INFINITY;
            int mid = 0;
            int halves = 0;
            double before = 0;
            while (run.advance()) {
                double phase = now(signals, "phase");
                double half = now(signals, "half-cycle");
                if (half != before) {
                    before = half;
                    halves++;
                    minima += min;
                    clearances += max;
                    min = Double.POSITIVE_INFINITY;
                    max = 0;
                }
                if (phase > 0.3 && phase < 0.8) {
                    double knee = now(signals, "stance-knee");
                    knees += knee;
                    mid++;
                    min = Math.min(min, knee);
                }
                max = Math.max(max, now(signals, "swing-clearance"));
                help = Math.max(help, now(signals, "helper-force"));
            }
            return new Walk(
                    run.outcome() == Outcome.UPRIGHT,
                    run.timeSeconds(),
                    run.measures().gait(),
                    knees / mid,
                    minima / halves,
                    clearances / halves,
                    now(signals, "torque-cost") / run.timeSeconds(),
                    run.measures().costOfTransport(),
                    help);
        }
    }

    private static double now(Map<String, Signal> signals, String name) {
        return signals.get(name).now().getAsDouble();
    }
}
