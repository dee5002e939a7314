// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gaitwright.controller.generalizedwalking.internal.GeneralizedWalking;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.core.scene.Outcome;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.mjcf.MjcfImporter;
import org.gaitwright.simulator.internal.GaitwrightEngine;
import org.gaitwright.terrain.internal.FlatTerrain;

/**
 * Walks with characters of random proportions, one after the other in this process. Started by the script beside it, with
 * the model, the first seed and the number of characters.
 */
final class RandomProportions {
    private static final double SECONDS = 30;
    /** A character that is upright but got less far than this share of what it was asked for does not walk. */
    private static final double SHARE = 0.5;

    private RandomProportions() {}

    public static void main(String[] args) throws Exception {
        CharacterModel base =
                new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        long seed = Long.parseLong(args[1]);
        int count = Integer.parseInt(args[2]);
        GeneralizedWalking controller = new GeneralizedWalking();
        double asked = controller.parameters(base).initialValues().get("gait.speed");
        int walking = 0;
        for (long s = seed; s < seed + count; s++) {
            Proportions p = Proportions.random(s);
            CharacterModel character = p.of(base, base.name() + "-random-" + s);
            try (Run run = new Run(scene(character), new OneCharacter(character, controller))) {
                while (run.advance()) {}
                double speed = run.measures().distance() / run.timeSeconds();
                boolean upright = run.outcome() == Outcome.UPRIGHT;
                if (upright && speed >= SHARE * asked) {
                    walking++;
                } else {
                    String what = upright
                            ? String.format(Locale.ROOT, "walks at %.2f m/s for %.2f", speed, asked)
                            : String.format(Locale.ROOT, "%s at %.1f s", run.outcome().word(), run.timeSeconds());
                    System.out.println("seed " + s + ": " + what + " · " + rounded(p));
                }
            }
        }
        System.out.println(walking + " of " + count + " walk");
    }

    /** Two digits are enough to see what is odd about it; the seed has them all. */
    private static String rounded(Proportions p) {
        return p.toString().replaceAll("(\\.\\d\\d)\\d+", "$1");
    }

    private static Scene scene(CharacterModel c) {
        Scene.Casting casting = Scene.Casting.of(c.name(), "generalized-walking");
        return new Scene(
                c.name(), List.of(casting), TerrainSpec.FLAT, Scene.DEFAULT_ENGINE, 0, SECONDS, List.of());
    }

    private record Made(CharacterModel model) implements CharacterProvider {
        @Override
        public String id() {
            return model.name();
        }

        @Override
        public String name() {
            return model.name();
        }
    }

    /** What a run needs: no framework, and a plug-in that throws ends the trial. */
    private static final class OneCharacter implements Registry {
        private final List<Contribution> all;

        OneCharacter(CharacterModel character, GeneralizedWalking controller) {
            all = List.of(new Made(character), controller, new GaitwrightEngine(), new FlatTerrain());
        }

        @Override
        public List<Entry> entries() {
            return List.of();
        }

        @Override
        public <T extends Contribution> List<T> all(Class<T> contract) {
            return all.stream().filter(contract::isInstance).map(contract::cast).toList();
        }

        @Override
        public <T extends Contribution> T get(Class<T> contract, String id) {
            return all(contract).stream()
                    .filter(c -> c.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new UnknownContribution("there is no '" + id + "'"));
        }

        @Override
        public <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) {
            try {
                return call.on(contribution);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new InvalidInput(e.getMessage(), e);
            }
        }

        @Override
        public void setAside(Contribution contribution, Throwable cause) {
            throw new IllegalStateException(contribution.id(), cause);
        }

        @Override
        public AutoCloseable listen(Runnable listener) {
            return () -> {};
        }
    }
}
