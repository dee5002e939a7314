// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.fuzz;

import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gaitwright.io.Damage;

/** MJCF and URDF, spoilt: they give a model that reads back the same once it is written, or are refused with file and line. */
final class SpoiltModelsTest {
    private final List<String> corpus = Corpus.all();

    SpoiltModelsTest() throws IOException {}

    @Provide
    Arbitrary<List<Damage>> damages() {
        return Damage.some();
    }

    @Provide
    Arbitrary<Integer> models() {
        return Arbitraries.integers().between(0, corpus.size() - 1);
    }

    @Property(seed = "31", tries = 300)
    void aModelIsReadAndWrittenOrRefused(@ForAll("models") int model, @ForAll("damages") List<Damage> damages) {
        Fuzzing fuzzing = new Fuzzing();
        String text = Damage.of(corpus.get(model), damages);
        assertNull(fuzzing.fault(text.getBytes(StandardCharsets.UTF_8)));
        Statistics.collect(fuzzing.models == 1);
        Statistics.coverage(c -> {
            c.check(true).percentage(p -> p > 5);
            c.check(false).percentage(p -> p > 20);
        });
    }
}
