// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.testkit.Slope;
import org.gaitwright.testkit.SmallWorlds;

/** A crate that is thrown, lands, tumbles and comes to rest, stopped and taken up again anywhere on its way. */
class SnapshotTest {
    @Provide
    Arbitrary<double[]> speeds() {
        return Arbitraries.doubles().between(-4, 4).array(double[].class).ofSize(6);
    }

    private static Simulation thrown(double[] speed, double height) {
        CharacterModel crate = SmallWorlds.crate(0.5);
        double[] q = crate.zeroPose();
        q[2] = height;
        return new GaitwrightEngine().create(SmallWorlds.world(crate, q, speed, new Slope(0.2), 128, 4));
    }

    private static void steps(Simulation s, int n) {
        for (int i = 0; i < n; i++) {
            s.step();
        }
    }

    @Property(seed = "11", tries = 60)
    void anySnapshotGoesOnToTheSameBitsInItsOwnRunAndInAnother(
            @ForAll("speeds") double[] speed,
            @ForAll @DoubleRange(min = 0.15, max = 1) double height,
            @ForAll @IntRange(min = 0, max = 200) int before,
            @ForAll @IntRange(min = 1, max = 100) int after) {
        try (Simulation s = thrown(speed, height);
                Simulation other = thrown(new double[6], 2)) {
            steps(s, before);
            byte[] taken = s.snapshot();
            String then = StateHash.of(s);
            steps(s, after);
            String end = StateHash.of(s);
            byte[] last = s.snapshot();
            s.restore(taken);
            assertEquals(then, StateHash.of(s));
            steps(s, after);
            assertEquals(end, StateHash.of(s));
            other.restore(taken);
            steps(other, after);
            assertArrayEquals(last, other.snapshot());
        }
    }
}
