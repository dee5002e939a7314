// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Every scene of the examples can be read, and nobody falls in it. */
class ShippedScenesTest {
    private final Registry registry = Services.get(Registry.class);

    private static List<URL> files() {
        Bundle scenarios = Arrays.stream(FrameworkUtil.getBundle(ShippedScenesTest.class)
                        .getBundleContext()
                        .getBundles())
                .filter(b -> b.getSymbolicName().equals("org.gaitwright.scenarios"))
                .findFirst()
                .orElseThrow();
        return Collections.list(scenarios.findEntries("resources/scenes", "*.yaml", false));
    }

    private static Scene scene(URL file) throws IOException {
        try (InputStream in = file.openStream()) {
            return SceneFile.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), file.getPath());
        }
    }

    @TestFactory
    Stream<DynamicTest> staysUprightToItsEnd() {
        return files().stream().map(f -> DynamicTest.dynamicTest(f.getPath(), () -> staysUpright(scene(f))));
    }

    private void staysUpright(Scene scene) {
        double seconds = Math.min(60, scene.durationSeconds());
        Scene shorter = scene.with(scene.roles(), scene.engine(), scene.seed(), seconds, scene.pushes());
        try (Run run = new Run(new Stage(shorter, registry))) {
            while (run.advance()) {
                // to its end
            }
            assertEquals(Outcome.UPRIGHT, run.outcome(), scene.name() + " after " + run.timeSeconds() + " s");
        }
    }

    @Test
    void oneHasPushesOneHasStepsOneHasACrowd() throws IOException {
        assertTrue(any(s -> !s.pushes().isEmpty()));
        assertTrue(any(s -> s.terrain().kind().equals("stairs")));
        assertTrue(any(s -> s.roles().size() == 3
                && s.roles().stream().map(Scene.Casting::preset).distinct().count() == 3));
    }

    private static boolean any(java.util.function.Predicate<Scene> wanted) throws IOException {
        for (URL f : files()) {
            if (wanted.test(scene(f))) {
                return true;
            }
        }
        return false;
    }
}
