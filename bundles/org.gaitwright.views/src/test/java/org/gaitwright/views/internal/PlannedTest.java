// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PlannedTest {
    private static final Path BUNDLE = Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.views");

    @Test
    void eachHasAViewAndAnIconAndSaysThatItComesLater() throws IOException {
        String plugin = Files.readString(BUNDLE.resolve("plugin.xml"));
        for (Planned planned : Planned.values()) {
            String id = "org.gaitwright.views."
                    + planned.icon().replace("icons/", "").replace(".svg", "");
            assertTrue(plugin.contains("\"" + id + "\""), id);
            assertEquals(planned, Planned.of(id));
            assertTrue(Files.exists(BUNDLE.resolve(planned.icon())), planned.icon());
            assertTrue(planned.explanation().contains("later version"), planned.title());
        }
    }
}
