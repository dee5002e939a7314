// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ManifestTest {
    private static final Path ROOT = Path.of(System.getProperty("gaitwright.root"));
    private final List<BundleManifest> product = BundleManifest.in(ROOT.resolve("bundles"));
    private final List<BundleManifest> rigs = BundleManifest.in(ROOT.resolve("releng"));
    private final List<BundleManifest> bundles =
            Stream.concat(product.stream(), rigs.stream()).toList();

    ManifestTest() throws IOException {}

    @Test
    void everyBundleIsRead() {
        assertTrue(product.size() >= 16, "found only " + product);
        assertTrue(rigs.size() >= 4, "found only " + rigs);
    }

    @Test
    void arrowsFollowTheTable() {
        assertEquals(List.of(), Arrows.violations(bundles));
    }

    @Test
    void theProductNeedsNothingOfItsRigsAndTests() throws IOException {
        assertEquals(List.of(), Arrows.violations(product));
        try (Stream<Path> features = Files.list(ROOT.resolve("features"))) {
            for (Path f : features.map(f -> f.resolve("feature.xml")).toList()) {
                String feature = Files.readString(f);
                rigs.forEach(r -> assertFalse(feature.contains('"' + r.name() + '"'), f + " contains " + r.name()));
            }
        }
    }

    @Test
    void noBundleHasAnActivator() {
        for (BundleManifest b : bundles) {
            assertNull(b.header("Bundle-Activator"), b.name());
        }
    }

    @Test
    void internalsStayInside() {
        for (BundleManifest b : bundles) {
            for (BundleManifest.Clause e : b.exports()) {
                assertFalse(e.name().contains("internal"), b.name() + " exports " + e.name());
            }
        }
    }

    @Test
    void packagesAreExportedAndImportedWithVersions() {
        for (BundleManifest b : bundles) {
            for (BundleManifest.Clause e : b.exports()) {
                assertTrue(e.text().contains("version="), b.name() + " exports " + e.name() + " without a version");
            }
            for (BundleManifest.Clause i : b.imports()) {
                if (i.name().startsWith(BundleManifest.PREFIX)) {
                    assertTrue(i.text().contains("version=\"[1.0,2)\""), b.name() + " imports " + i.text());
                }
            }
        }
    }

    @Test
    void aForbiddenArrowIsFound() {
        assertViolation("org.gaitwright.simulator", "org.gaitwright.io", "may use only");
    }

    @Test
    void drawingBelowTheViewportIsFound() {
        assertViolation("org.gaitwright.cli", "org.eclipse.swt.widgets", "nothing below the viewport may draw");
        assertViolation("org.gaitwright.io", "org.lwjgl.opengl", "only the viewport");
        assertViolation("org.gaitwright.workbench", "org.lwjgl.opengl", "only the viewport");
    }

    @Test
    void anUnknownBundleIsFound() {
        assertViolation("org.gaitwright.sundries", "java.util", "not in the table");
    }

    private static void assertViolation(String bundle, String imported, String expected) {
        BundleManifest io = manifest("org.gaitwright.io", null, "org.gaitwright.io;version=\"1.0.0\"");
        BundleManifest bad = manifest(bundle, imported, null);
        List<String> found = Arrows.violations(bundle.equals(io.name()) ? List.of(bad) : List.of(io, bad));
        assertTrue(found.stream().anyMatch(v -> v.contains(expected)), () -> "found " + found);
    }

    private static BundleManifest manifest(String name, String imports, String exports) {
        Attributes a = new Attributes();
        a.putValue("Bundle-SymbolicName", name);
        if (imports != null) {
            a.putValue("Import-Package", imports);
        }
        if (exports != null) {
            a.putValue("Export-Package", exports);
        }
        return BundleManifest.of(a);
    }
}
