// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/** Changes from a gait of SIMBICON to others and back at 16 pairs of times. Started by the script simbicon-changes. */
final class GaitChanges {
    private static final int PAIRS = 16;
    /** The gait is steady by then. */
    private static final double FIRST = 5;
    /** The times of either change are spread over so many seconds: some steps of any gait, so that no phase and no leg is left out. */
    private static final double SPREAD = 3;
    /** From the last time of the first change to the first time of the second. */
    private static final double BETWEEN = 4;
    /** From the first change to the one between two others, s. */
    private static final double EARLIER = 3;
    /** How long it has to stay up after the second change, s. */
    private static final double AFTER = 8;
    /** Coprime to the pairs, so that the second time is another share of its spread than the first is. */
    private static final int STRIDE = 5;

    private final CharacterModel character;
    private final List<Preset> gaits;
    /** Of the gait that it begins with, between others; 0 changes only from it and back. */
    private final double rest;

    private record Preset(String id, Map<String, Double> values) implements PresetProvider {
        @Override
        public String name() {
            return id.substring("simbicon/".length());
        }

        String word() {
            return name().substring(0, name().indexOf('#'));
        }

        @Override
        public String controller() {
            return "simbicon";
        }

        @Override
        public String character() {
            return "humanoid";
        }
    }

    /** How a trial ended: 0 when it fell before any change, 1 or 2 after so many, 3 if it stayed up; and when. */
    private record End(int changes, double seconds) {}

    private GaitChanges(CharacterModel character, List<Preset> gaits, double rest) {
        this.character = character;
        this.gaits = gaits;
        this.rest = rest;
    }

    /** Model, offset of the times (0 … 1), steps of rest, file of the gait that it begins and ends with, files of the others. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        double offset = Double.parseDouble(args[1]);
        List<Preset> gaits = new ArrayList<>();
        double rest = Double.parseDouble(args[2]);
        for (int i = 3; i < args.length; i++) {
            Path file = Path.of(args[i]);
            String name = file.getFileName().toString().replace(".yaml", "");
            // a file may have the name of another
            gaits.add(new Preset(
                    "simbicon/" + name + "#" + i,
                    PresetFile.preset(Files.readString(file), args[i], "simbicon").values()));
        }
        GaitChanges changes = new GaitChanges(c, gaits, rest);
        List<Preset> others = gaits.subList(1, gaits.size());
        for (Preset one : others) {
            if (rest == 0) {
                changes.row(List.of(one), offset);
                continue;
            }
            for (Preset other : others) {
                if (one != other) {
                    changes.row(List.of(one, other), offset);
                }
            }
        }
    }

    /** One gait, or one and then another. */
    private void row(List<Preset> others, double offset) {
        End[] ends = new End[PAIRS];
        IntStream.range(0, PAIRS).parallel().forEach(i -> ends[i] = end(others, i, offset));
        StringBuilder row = new StringBuilder();
        StringBuilder times = new StringBuilder();
        int good = 0;
        for (int i = 0; i < PAIRS; i++) {
            boolean up = ends[i].changes == 3;
            good += up ? 1 : 0;
            row.append(up ? "#" : String.valueOf(ends[i].changes));
            if (!up) {
                double change = ends[i].changes == 2 ? second(i, offset) : first(i, offset);
                times.append(String.format(
                        Locale.ROOT, "  %.2f,%.2f: +%.2f", first(i, offset), second(i, offset), ends[i].seconds - change));
            }
        }
        String words = String.join(" ", others.stream().map(Preset::word).toList());
        System.out.printf("%-" + (16 * others.size()) + "s %s %2d of %d%s%n", words, row, good, PAIRS, times);
    }

    private static double first(int pair, double offset) {
        return FIRST + SPREAD * (pair + offset) / PAIRS;
    }

    private static double second(int pair, double offset) {
        return FIRST + SPREAD + BETWEEN + SPREAD * (STRIDE * pair % PAIRS + offset) / PAIRS;
    }

    private End end(List<Preset> others, int pair, double offset) {
        double first = first(pair, offset), second = second(pair, offset);
        List<GoalEvent> goals = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            // the last of them begins at the first time of the pair
            goals.add(new GoalEvent(first - EARLIER * (others.size() - 1 - i), GoalKey.GAIT, i + 1));
        }
        goals.add(new GoalEvent(second, GoalKey.GAIT, 0));
        Map<String, Double> own = new HashMap<>(gaits.get(0).values());
        own.put("change.rest", rest);
        Scene.Casting walker = new Scene.Casting("walker", character.name(), "simbicon", "", own, goals, 0, 0, 0)
                .with(others.stream().map(Preset::name).toList());
        Scene scene = Scene.of("changes", second + AFTER, List.of(walker)).build();
        try (Run run = new Run(scene, new OneCharacter(character, gaits))) {
            while (run.advance()) {}
            double t = run.timeSeconds();
            return new End(run.outcome() == Outcome.UPRIGHT ? 3 : t < first ? 0 : t < second ? 1 : 2, t);
        }
    }
}
