// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gaitwright.controller.generalizedwalking.internal.GeneralizedWalking;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

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
            try (Run run = new Run(scene(character), new OneCharacter(character))) {
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
        return Scene.of(c.name(), SECONDS, List.of(casting)).build();
    }
}
