// SPDX-License-Identifier: Apache-2.0

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.measure.Gait;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/** Walks a walk of nearest-node over grounds of a kind, and reports who fell, how near the others stayed to their keyframes and how fast it went. Started by the script node-walks. */
final class NodeWalks {
    private static final String CONTROLLER = "nearest-node";

    private NodeWalks() {}

    /**
     * How it went.
     *
     * @param error mean of the style error, kg m²
     * @param factor how much faster than real time, by processor time
     */
    private record Walk(boolean upright, double seconds, Gait gait, double error, double transport, double factor) {}

    /** Model, file of a walk, terrain, place of the start along x, first seed, number of grounds, seconds; then name=value of parameters. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> values = new HashMap<>(
                PresetFile.preset(Files.readString(Path.of(args[1])), args[1], CONTROLLER).values());
        for (String extra : List.of(args).subList(7, args.length)) {
            String[] pair = extra.split("=", 2);
            values.put(pair[0], Double.parseDouble(pair[1]));
        }
        TerrainSpec ground = TerrainText.parse(args[2]);
        double x = Double.parseDouble(args[3]), seconds = Double.parseDouble(args[6]);
        long first = Long.parseLong(args[4]);
        Walk[] walks = new Walk[Integer.parseInt(args[5])];
        IntStream.range(0, walks.length)
                .parallel()
                .forEach(i -> walks[i] = walk(c, values, ground, x, first + i, seconds));
        print(walks, first, Path.of(args[1]).getFileName() + " on " + args[2]);
    }

    private static Walk walk(CharacterModel c, Map<String, Double> values, TerrainSpec kind, double x, long seed, double seconds) {
        Scene.Casting walker = new Scene.Casting("walker", c.name(), CONTROLLER, "", values, List.of(), x, 0, 0);
        TerrainSpec ground = new TerrainSpec(kind.kind(), kind.parameters(), seed, kind.words());
        Scene scene = Scene.of("nodes", seconds, List.of(walker)).on(ground).build();
        try (Run run = new Run(scene, new OneCharacter(c))) {
            Signal style = run.signals().stream()
                    .filter(s -> s.name().equals("style-error"))
                    .findFirst()
                    .orElseThrow();
            var threads = ManagementFactory.getThreadMXBean();
            long begun = threads.getCurrentThreadCpuTime();
            double sum = 0;
            long ticks = 0;
            while (run.advance()) {
                sum += style.now().getAsDouble();
                ticks++;
            }
            double spent = 1e-9 * (threads.getCurrentThreadCpuTime() - begun);
            return new Walk(
                    run.outcome() == Outcome.UPRIGHT,
                    run.timeSeconds(),
                    run.measures().gait(),
                    sum / ticks,
                    run.measures().costOfTransport(),
                    run.timeSeconds() / spent);
        }
    }

    private static void print(Walk[] walks, long first, String what) {
        StringBuilder fallen = new StringBuilder();
        for (int i = 0; i < walks.length; i++) {
            if (!walks[i].upright) {
                fallen.append(String.format(Locale.ROOT, " %d: %.1f s", first + i, walks[i].seconds));
            }
        }
        List<Walk> up = Arrays.stream(walks).filter(Walk::upright).toList();
        List<Walk> those = up.isEmpty() ? List.of(walks) : up;
        System.out.printf(
                Locale.ROOT,
                "%s: %d of %d upright%s%n  error %.2f kg m2, speed %.2f m/s, step %.2f m in %.2f s, slip %.1f cm, transport %.2f, %.0f times real time%n",
                what,
                up.size(),
                walks.length,
                fallen.isEmpty() ? "" : "; fell" + fallen,
                mean(those, Walk::error),
                mean(those, w -> w.gait.speed()),
                mean(those, w -> w.gait.stepLength()),
                mean(those, w -> w.gait.stepSeconds()),
                100 * mean(those, w -> w.gait.footSlip()),
                mean(those, Walk::transport),
                mean(those, Walk::factor));
    }

    private static double mean(List<Walk> walks, java.util.function.ToDoubleFunction<Walk> what) {
        return walks.stream().mapToDouble(what).filter(Double::isFinite).average().orElse(Double.NaN);
    }
}
