// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;

/** How a walker carries trunk, head and arms while it walks along x: poses of all links after it has got into its walk. */
final class Carriage {
    private static final double FROM = 4;
    private static final double SECONDS = 12;

    private final CharacterModel character;
    private final List<double[][]> poses = new ArrayList<>();

    private Carriage(CharacterModel character) {
        this.character = character;
    }

    @SuppressWarnings("resource") // the run closes its simulation
    static Carriage of(String controller, String preset, String character, Registry registry) {
        Scene.Casting role = Scene.Casting.of(character, controller).with(preset, Map.of());
        Scene scene = Scene.of("carriage", SECONDS, List.of(role)).build();
        try (Run run = new Run(scene, registry)) {
            Carriage seen =
                    new Carriage(run.simulation().world().actors().get(0).character());
            while (run.advance()) {
                if (run.timeSeconds() > FROM) {
                    seen.keep(run);
                }
            }
            return seen;
        }
    }

    @SuppressWarnings("resource")
    private void keep(Run run) {
        double[][] pose = new double[character.links().size()][7];
        for (int l = 0; l < pose.length; l++) {
            run.simulation().bodyPose(l, pose[l]);
        }
        poses.add(pose);
    }

    private int link(String name) {
        for (int l = 0; l < character.links().size(); l++) {
            if (character.links().get(l).name().equals(name)) {
                return l;
            }
        }
        throw new IllegalArgumentException("there is no link " + name);
    }

    /** From the least to the greatest angle of a link from the upright, seen from its side, deg. */
    double rocking(String name) {
        int l = link(name);
        double[] pitch = poses.stream()
                .mapToDouble(p -> Math.atan2(
                        2 * (p[l][4] * p[l][6] + p[l][3] * p[l][5]), 1 - 2 * (p[l][4] * p[l][4] + p[l][5] * p[l][5])))
                .toArray();
        return Math.toDegrees(Arrays.stream(pitch).max().orElseThrow()
                - Arrays.stream(pitch).min().orElseThrow());
    }

    /** How far ahead of a link another one is, from its mean, m. */
    double[] ahead(String name, String of) {
        int l = link(name), o = link(of);
        double[] x = poses.stream().mapToDouble(p -> p[l][0] - p[o][0]).toArray();
        double mean = Arrays.stream(x).average().orElseThrow();
        return Arrays.stream(x).map(v -> v - mean).toArray();
    }

    /** Root mean square. */
    static double rms(double[] values) {
        return Math.sqrt(Arrays.stream(values).map(v -> v * v).average().orElseThrow());
    }

    /** 1 if two go together, 0 if one is a quarter of a cycle late, −1 if they go against each other. */
    static double correlation(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum / a.length / rms(a) / rms(b);
    }
}
