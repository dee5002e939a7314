// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.Plugins;
import org.gaitwright.testkit.MadeUpBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;

class PluginStoreTest {
    private static final Path STORE = Path.of(System.getProperty("gaitwright.plugins"));
    private static final String RECORD = "plugin.properties";

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

    @Test
    void anInstalledJarContributesIsListedAndLeavesWithoutATrace() throws Exception {
        AtomicInteger told = new AtomicInteger();
        try (AutoCloseable listening = plugins.listen(told::incrementAndGet)) {
            InstalledPlugin hop = install(made("test.hop", "1.0.0").header("Bundle-Name", "Hop for tests"));
            assertEquals("Hop for tests", hop.name());
            assertEquals("", hop.signer());
            assertTrue(hop.health().good(), hop.health().text());
            assertEquals(List.of(hop), plugins.list());
            assertEquals("hop", entry("test.hop").orElseThrow().id());
            assertEquals(hop, plugins.remove("test.hop"));
            assertEquals(2, told.get());
        }
        assertNothingLeft("test.hop");
        assertFalse(Files.exists(STORE.resolve("test.hop")));
    }

    @Test
    void unsignedContentIsRefusedUnlessTrusted() throws Exception {
        Path jar = made("test.unsigned", "1.0.0").write(folder.resolve("unsigned.jar"));
        List<String> asked = new ArrayList<>();
        InvalidInput refusal = assertThrows(
                InvalidInput.class,
                () -> plugins.install(
                        jar.toString(),
                        null,
                        what -> {
                            asked.addAll(what);
                            return false;
                        },
                        phrases::add));
        assertEquals(List.of("test.unsigned 1.0.0: unsigned"), asked);
        assertTrue(refusal.getMessage().contains("--trust-unsigned"), refusal.getMessage());
        assertNothingLeft("test.unsigned");
    }

    @Test
    void aFileThatIsNoJarIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.jar"), "not a jar");
        assertRefused(file, "is not a jar");
        assertRefused(folder.resolve("nowhere.jar"), "there is no file");
    }

    @Test
    void aJarWithoutASymbolicNameIsRefused() throws IOException {
        Path jar = made("test.plain", "1.0.0")
                .header("Bundle-ManifestVersion", "1")
                .write(folder.resolve("plain.jar"));
        assertRefused(jar, "is not an OSGi bundle");
    }

    @Test
    void aMissingPackageIsNamed() throws IOException {
        Path jar = made("test.missing", "1.0.0")
                .imports("com.acme.legs;version=\"[2.0,3)\"")
                .write(folder.resolve("missing.jar"));
        assertRefused(jar, "the package com.acme.legs 2.0.0 or later, before 3.0.0");
        assertNothingLeft("test.missing");
    }

    @Test
    void aThrowingConstructorIsRefusedWithWhatItThrew() throws IOException {
        Path jar = made("test.throwing", "1.0.0").throwsAt("constructor").write(folder.resolve("throwing.jar"));
        assertRefused(jar, "threw java.lang.IllegalStateException: no legs");
        assertNothingLeft("test.throwing");
    }

    @Test
    void aComponentThatWaitsForAServiceIsRefused() throws IOException {
        Path jar = made("test.waiting", "1.0.0").waitsFor("com.acme.Legs").write(folder.resolve("waiting.jar"));
        assertRefused(jar, "waits for the service com.acme.Legs");
        assertNothingLeft("test.waiting");
    }

    @Test
    void anIdThatIsTakenIsRefused() throws Exception {
        install(made("test.owner", "1.0.0"));
        Path jar = made("test.thief", "1.0.0").write(folder.resolve("thief.jar"));
        assertRefused(jar, "test.owner 1.0.0");
        assertNothingLeft("test.thief");
        assertTrue(entry("test.owner").orElseThrow().health().good());
    }

    @Test
    void aJarThatContributesNothingIsRefused() throws IOException {
        Path jar = made("test.library", "1.0.0").withoutComponent().write(folder.resolve("library.jar"));
        assertRefused(jar, "contributes nothing");
        assertNothingLeft("test.library");
    }

    @Test
    void aBundleThatShipsWithTheStudioIsRefused() throws IOException {
        Path jar = made("org.gaitwright.core", "9.0.0").write(folder.resolve("core.jar"));
        assertRefused(jar, "ships with the studio");
    }

    @Test
    void anotherVersionReplacesTheOldOne() throws Exception {
        install(made("test.hop", "1.0.0"));
        InstalledPlugin newer = install(made("test.hop", "1.1.0").id("hop-higher"));
        assertEquals("1.1.0", newer.version());
        assertEquals(List.of(newer), plugins.list());
        assertEquals("hop-higher", entry("test.hop").orElseThrow().id());
        try (Stream<Path> files = Files.list(STORE.resolve("test.hop"))) {
            assertEquals(2, files.count(), "one record and one jar");
        }
    }

    @Test
    void theOldVersionStaysIfTheNewOneFails() throws Exception {
        InstalledPlugin old = install(made("test.hop", "1.0.0"));
        Path jar = made("test.hop", "1.1.0").throwsAt("constructor").write(folder.resolve("broken.jar"));
        assertRefused(jar, "no legs");
        assertEquals(List.of(old), plugins.list());
        assertEquals("1.0.0", entry("test.hop").orElseThrow().bundleVersion());
        assertTrue(entry("test.hop").orElseThrow().health().good());
    }

    @Test
    void theSameContentIsNotInstalledTwice() throws Exception {
        InstalledPlugin first = install(made("test.hop", "1.0.0"));
        long bundle = running("test.hop").get(0).getBundleId();
        assertEquals(first, plugins.install(first.source(), null, what -> false, phrases::add));
        assertTrue(phrases.contains("test.hop 1.0.0 is already installed"), phrases.toString());
        assertEquals(bundle, running("test.hop").get(0).getBundleId());
    }

    @Test
    void aPluginOfAnotherProcessAppearsAndDisappears() throws Exception {
        install(made("test.hop", "1.0.0"));
        Path aside = folder.resolve("aside");
        // as another process would: the record goes first and comes last
        Files.createDirectories(aside);
        Path plugin = STORE.resolve("test.hop");
        Files.copy(plugin.resolve(RECORD), aside.resolve(RECORD));
        Files.delete(plugin.resolve(RECORD));
        Services.await("the plug-in disappears", () -> entry("test.hop").isEmpty());
        Services.await("its bundle is gone", () -> running("test.hop").isEmpty());
        Files.move(aside.resolve(RECORD), plugin.resolve(RECORD), StandardCopyOption.ATOMIC_MOVE);
        Services.await("the plug-in appears", () -> entry("test.hop").isPresent());
    }

    @Test
    void aJarThatWasChangedInTheStoreIsNotStarted() throws Exception {
        install(made("test.hop", "1.0.0"));
        Path record = STORE.resolve("test.hop").resolve(RECORD);
        try (Stream<Path> files = Files.list(STORE.resolve("test.hop"))) {
            Path jar =
                    files.filter(f -> f.toString().endsWith(".jar")).findFirst().orElseThrow();
            Files.writeString(jar, "more", StandardOpenOption.APPEND);
        }
        Files.writeString(record, "\n", StandardOpenOption.APPEND);
        Services.await("the plug-in stops", () -> entry("test.hop").isEmpty());
        InstalledPlugin changed = plugins.list().get(0);
        assertTrue(changed.health().text().contains("was changed after it was installed"), changed.toString());
    }

    @Test
    void aRecordThatCanNotBeReadIsListedAndCanBeRemoved() throws Exception {
        Files.createDirectories(STORE.resolve("test.garbled"));
        Files.writeString(STORE.resolve("test.garbled").resolve(RECORD), "id=test.garbled\n");
        InstalledPlugin garbled = plugins.list().get(0);
        assertEquals("test.garbled", garbled.id());
        assertTrue(garbled.health().text().contains("its record can't be read"), garbled.toString());
    }

    @Test
    void removingWhatIsNotThereNamesWhatIs() throws Exception {
        install(made("test.hop", "1.0.0"));
        InvalidInput unknown = assertThrows(InvalidInput.class, () -> plugins.remove("test.skip"));
        assertTrue(unknown.getMessage().contains("installed are: test.hop"), unknown.getMessage());
        InvalidInput shipped = assertThrows(InvalidInput.class, () -> plugins.remove("org.gaitwright.core"));
        assertTrue(shipped.getMessage().contains("ships with the studio"), shipped.getMessage());
    }

    @Test
    void aPluginThatAnotherNeedsIsNotRemoved() throws Exception {
        install(made("test.provider", "1.0.0").id("provider").header("Export-Package", "test.provided"));
        install(made("test.user", "1.0.0").id("user").imports("test.provided"));
        InvalidInput needed = assertThrows(InvalidInput.class, () -> plugins.remove("test.provider"));
        assertTrue(needed.getMessage().contains("needed by test.user"), needed.getMessage());
        plugins.remove("test.user");
        plugins.remove("test.provider");
    }

    @Test
    void aFolderThatIsNoUpdateSiteIsRefused() {
        InvalidInput refusal = assertThrows(
                InvalidInput.class,
                () -> plugins.install(folder.toString(), "com.example.hop", what -> true, phrases::add));
        assertTrue(refusal.getMessage().contains("update site"), refusal.getMessage());
    }

    private static MadeUpBundle made(String name, String version) {
        return MadeUpBundle.named(name, version);
    }

    private InstalledPlugin install(MadeUpBundle made) throws IOException {
        Path jar = made.write(folder.resolve("made.jar"));
        return plugins.install(jar.toString(), null, what -> true, phrases::add);
    }

    private void assertRefused(Path jar, String reason) {
        InvalidInput refusal = assertThrows(
                InvalidInput.class, () -> plugins.install(jar.toString(), null, what -> true, phrases::add));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    private void assertNothingLeft(String name) {
        assertTrue(running(name).isEmpty(), "the bundle is uninstalled");
        assertTrue(entry(name).isEmpty(), "nothing in the registry");
        assertTrue(plugins.list().stream().noneMatch(p -> p.id().equals(name)), "nothing in the list");
        assertFalse(Files.exists(STORE.resolve(name).resolve(RECORD)), "nothing in the store");
    }

    private static List<Bundle> running(String name) {
        return Arrays.stream(Services.context().getBundles())
                .filter(b -> name.equals(b.getSymbolicName()))
                .toList();
    }

    private Optional<Entry> entry(String bundle) {
        return registry.entries().stream()
                .filter(e -> e.kind() == Kind.CONTROLLER && e.bundle().equals(bundle))
                .findFirst();
    }
}
