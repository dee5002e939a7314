// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.Plugins;
import org.gaitwright.testkit.MadeUpBundle;
import org.gaitwright.tests.MadeUpSite.Named;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpdateSiteTest {
    private final Plugins plugins = Services.get(Plugins.class);
    private final Registry registry = Services.get(Registry.class);
    private final List<String> phrases = new ArrayList<>();

    @TempDir
    Path folder;

    @BeforeEach
    @AfterEach
    void emptyTheStore() {
        plugins.list().forEach(p -> plugins.remove(p.id()));
        assertEquals(List.of(), plugins.list());
    }

    /** A feature with a plug-in that needs a library of the same site, which comes in two versions. */
    private Path siteWithLibrary() throws Exception {
        MadeUpBundle hop = MadeUpBundle.named("test.hop", "1.0.0").imports("test.legs");
        return new MadeUpSite(folder.resolve("site"))
                .feature("test.hop.feature", "1.0.0", Named.unit("test.hop", "1.0.0"))
                .bundle(
                        hop,
                        "test.hop",
                        "1.0.0",
                        List.of(),
                        Named.exported("test.legs"),
                        Named.exported("org.gaitwright.core.controller"))
                .bundle(library("1.0.0"), "test.library", "1.0.0", List.of("test.legs"))
                .bundle(library("1.1.0"), "test.library", "1.1.0", List.of("test.legs"))
                .write();
    }

    private static MadeUpBundle library(String version) {
        return MadeUpBundle.named("test.library", version).withoutComponent().header("Export-Package", "test.legs");
    }

    @Test
    void aFeatureBringsWhatItNeedsInTheNewestVersion() throws Exception {
        InstalledPlugin hop = install(siteWithLibrary().toString(), "test.hop.feature");
        assertEquals("Made up", hop.name());
        assertEquals(List.of("test.hop", "test.library"), hop.bundles());
        assertTrue(hop.health().good(), hop.health().text());
        assertTrue(registry.entries().stream().anyMatch(e -> e.bundle().equals("test.hop")));
        assertTrue(phrases.contains("fetching test.library 1.1.0"), phrases.toString());
        plugins.remove("test.hop.feature");
        assertTrue(Arrays.stream(Services.context().getBundles())
                .noneMatch(b -> b.getSymbolicName().equals("test.library")));
    }

    @Test
    void aBundleCanBeNamedAndTheSiteGivenAsAnAddress() throws Exception {
        InstalledPlugin hop = install(siteWithLibrary().toUri().toString(), "test.hop");
        assertEquals("test.hop", hop.id());
        assertEquals("1.0.0", hop.version());
    }

    @Test
    void anUnknownIdListsWhatTheSiteHas() throws Exception {
        Path site = siteWithLibrary();
        InvalidInput unknown = assertThrows(InvalidInput.class, () -> install(site.toString(), "test.skip"));
        assertTrue(
                unknown.getMessage().contains("it has: test.hop, test.hop.feature, test.library"),
                unknown.getMessage());
        InvalidInput unsaid = assertThrows(InvalidInput.class, () -> install(site.toString(), null));
        assertTrue(unsaid.getMessage().contains("update site"), unsaid.getMessage());
    }

    @Test
    void whatNeitherTheSiteNorTheStudioHasIsNamed() throws Exception {
        Path site = new MadeUpSite(folder.resolve("site"))
                .bundle(
                        MadeUpBundle.named("test.hop", "1.0.0"),
                        "test.hop",
                        "1.0.0",
                        List.of(),
                        Named.exported("com.acme.legs"))
                .write();
        InvalidInput missing = assertThrows(InvalidInput.class, () -> install(site.toString(), "test.hop"));
        assertTrue(missing.getMessage().contains("com.acme.legs"), missing.getMessage());
        assertEquals(List.of(), plugins.list());
    }

    @Test
    void anArtifactThatIsNotOnTheSiteIsNamed() throws Exception {
        Path site = siteWithLibrary();
        Files.delete(site.resolve("plugins/test.library_1.1.0.jar"));
        InvalidInput gone = assertThrows(InvalidInput.class, () -> install(site.toString(), "test.hop"));
        assertTrue(gone.getMessage().contains("test.library 1.1.0 can't be fetched"), gone.getMessage());
        assertEquals(List.of(), plugins.list());
    }

    @Test
    void aPluginOfASiteThatThrowsIsRefusedWithAllThatCameWithIt() throws Exception {
        Path site = new MadeUpSite(folder.resolve("site"))
                .bundle(
                        MadeUpBundle.named("test.hop", "1.0.0")
                                .imports("test.legs")
                                .throwsAt("constructor"),
                        "test.hop",
                        "1.0.0",
                        List.of(),
                        Named.bundle("test.library"))
                .bundle(library("1.0.0"), "test.library", "1.0.0", List.of("test.legs"))
                .write();
        InvalidInput thrown = assertThrows(InvalidInput.class, () -> install(site.toString(), "test.hop"));
        assertTrue(thrown.getMessage().contains("no legs"), thrown.getMessage());
        assertTrue(Arrays.stream(Services.context().getBundles())
                .noneMatch(b -> b.getSymbolicName().startsWith("test.")));
    }

    private InstalledPlugin install(String site, String id) {
        return plugins.install(site, id, what -> true, phrases::add);
    }
}
