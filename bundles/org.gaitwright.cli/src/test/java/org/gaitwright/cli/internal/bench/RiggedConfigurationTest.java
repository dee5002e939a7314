// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RiggedConfigurationTest {
    @TempDir
    Path folder;

    private Path rigs;
    private Path area;
    private String option;

    @BeforeEach
    void write() throws IOException {
        Path product = Files.createDirectory(folder.resolve("product"));
        rigs = MadeUpRigs.in(product);
        area = folder.resolve("area");
        option = new RiggedConfiguration(product, rigs).write(area);
    }

    @Test
    void theStudioUsesTheAreaThatWasWritten() {
        assertEquals("-Dosgi.configuration.area=" + area, option);
    }

    @Test
    void theRigComesAfterTheBundlesOfTheProduct() throws IOException {
        assertEquals(
                List.of(
                        "#version=1",
                        "a,1.0.0,plugins/a_1.0.0.jar,4,false",
                        "org.example.rigs,1.2.3.now," + rigs.toUri() + ",4,false"),
                Files.readAllLines(area.resolve("org.eclipse.equinox.simpleconfigurator/bundles.info")));
    }

    @Test
    void whatLiesBesideTheProductsOwnAreaIsFoundThere() throws IOException {
        Properties settings = new Properties();
        try (Reader in = Files.newBufferedReader(area.resolve("config.ini"))) {
            settings.load(in);
        }
        assertEquals(folder.resolve("product/p2").toUri().toString(), settings.getProperty("eclipse.p2.data.area"));
        assertEquals("file:plugins/framework.jar", settings.getProperty("osgi.framework"));
        assertEquals("false", settings.getProperty("osgi.configuration.cascaded"));
    }
}
