// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.gaitwright.controller.generalizedwalking.internal.GeneralizedWalking;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/**
 * Looks for better values of the parameters of balance, one after the other: pushes from the sides, which are the hard ones, on
 * grids that no result is reported on. A value is taken if it recovers from more of them. Started by the script beside it.
 */
final class Tune {
    private static final double SPEED = 0.6;
    /** Grids of pushes that are kept for this. */
    private static final double[] OFFSETS = {0, 0.5};

    private static final double FORCE = 600;
    /** Directions of these indices and their mirrors: 22.5 to 135 degrees off the way. */
    private static final int FIRST = 1;

    private static final int LAST = 5;
    /** A shorter time than in the trials is enough to see a fall. */
    private static final double BACK = 4;
    /** So many more have to be recovered from: fewer are chance. */
    private static final int MORE = 2;

    private final CharacterModel character;
    private final Map<String, Double> best = new TreeMap<>();
    private int max;

    private Tune(CharacterModel character) {
        this.character = character;
    }

    /** Model, how often to go through all parameters, and their names, or none for all of the group Balance and some gains. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        List<Parameter> chosen = new ArrayList<>();
        List<String> names = List.of(args).subList(2, args.length);
        for (Parameter p : new GeneralizedWalking().parameters(c).list()) {
            boolean wanted = names.isEmpty() ? p.group().equals("Balance") || p.name().startsWith("gains.") : names.contains(p.name());
            if (wanted) {
                chosen.add(p);
            }
        }
        new Tune(c).search(chosen, Integer.parseInt(args[1]));
    }

    private void search(List<Parameter> chosen, int rounds) {
        max = score(best);
        System.out.printf(Locale.ROOT, "as shipped: %d of %d%n", max, cases().size());
        double factor = 1.4;
        for (int round = 0; round < rounds; round++) {
            for (Parameter p : chosen) {
                double now = best.getOrDefault(p.name(), p.initial());
                if (!better(p, now * factor)) {
                    better(p, now / factor);
                }
            }
            factor = Math.sqrt(factor);
        }
        System.out.println("best: " + best);
    }

    /** Tries a value, and takes it if it is better. */
    private boolean better(Parameter p, double value) {
        double v = Math.max(p.minimum(), Math.min(p.maximum(), value));
        Map<String, Double> trial = new TreeMap<>(best);
        trial.put(p.name(), v);
        int good = score(trial);
        boolean taken = good >= max + MORE;
        System.out.printf(Locale.ROOT, "%s = %.4g: %d%s%n", p.name(), v, good, taken ? " taken" : "");
        if (taken) {
            max = good;
            best.put(p.name(), v);
        }
        return taken;
    }

    private record Case(int offset, int direction, int phase) {}

    private static List<Case> cases() {
        List<Case> all = new ArrayList<>();
        for (int o = 0; o < OFFSETS.length; o++) {
            for (int d = FIRST; d <= LAST; d++) {
                for (int p = 0; p < Pushes.PHASES; p++) {
                    all.add(new Case(o, d, p));
                    all.add(new Case(o, Pushes.DIRECTIONS - d, p));
                }
            }
        }
        return all;
    }

    private int score(Map<String, Double> parameters) {
        Pushes[] grids = new Pushes[OFFSETS.length];
        for (int o = 0; o < grids.length; o++) {
            grids[o] = new Pushes(character, parameters, SPEED, OFFSETS[o]);
        }
        List<Case> all = cases();
        return (int) IntStream.range(0, all.size())
                .parallel()
                .filter(i -> {
                    Case c = all.get(i);
                    return grids[c.offset()].recovers(c.direction(), c.phase(), FORCE, BACK);
                })
                .count();
    }
}
