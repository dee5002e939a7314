// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.testkit.MadeUpBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

class RegistryTest {
    private final Registry registry = Services.get(Registry.class);
    private final List<Bundle> installed = new ArrayList<>();

    @TempDir
    Path folder;

    @AfterEach
    void uninstallWhatWasMade() throws BundleException {
        for (Bundle bundle : installed) {
            if (bundle.getState() != Bundle.UNINSTALLED) {
                bundle.uninstall();
            }
        }
    }

    @Test
    void aServiceAppearsWhenItsBundleStartsAndGoesWhenItStops() throws Exception {
        AtomicInteger told = new AtomicInteger();
        try (AutoCloseable listening = registry.listen(told::incrementAndGet)) {
            Bundle bundle = start(MadeUpBundle.named("test.arrives", "1.2.3").id("arrives"));
            Entry entry = entry("test.arrives").orElseThrow();
            assertEquals("arrives", entry.id());
            assertEquals("1.2.3", entry.bundleVersion());
            assertTrue(entry.health().good());
            assertEquals(
                    "Hop arrives",
                    registry.get(ControllerFactory.class, "arrives").name());
            assertEquals(1, told.get());
            bundle.stop();
            assertTrue(entry("test.arrives").isEmpty());
            assertThrows(UnknownContribution.class, () -> registry.get(ControllerFactory.class, "arrives"));
            assertEquals(2, told.get());
        }
    }

    @Test
    void aComponentThatThrowsInItsConstructorIsNamedAndSetAside() throws Exception {
        start(MadeUpBundle.named("test.constructor", "1.0.0").throwsAt("constructor"));
        Entry entry = entry("test.constructor").orElseThrow();
        assertEquals("hop.component", entry.id());
        String named =
                "controller 'hop.component' of test.constructor 1.0.0 threw java.lang.IllegalStateException: no legs;";
        assertTrue(entry.health().text().startsWith(named), entry.health().text());
    }

    @Test
    void anImmediateComponentThatThrowsIsFoundAlthoughItsServiceIsGone() throws Exception {
        Bundle bundle = start(MadeUpBundle.named("test.immediate", "1.0.0")
                .throwsAt("constructor")
                .immediate());
        Services.await("the failure is listed", () -> entry("test.immediate").isPresent());
        assertTrue(entry("test.immediate").orElseThrow().health().text().contains("no legs"));
        bundle.stop();
        Services.await("the failure is forgotten", () -> entry("test.immediate").isEmpty());
    }

    @Test
    void aPluginThatThrowsWhenAskedForItsIdIsSetAside() throws Exception {
        start(MadeUpBundle.named("test.id", "1.0.0").throwsAt("id"));
        assertTrue(entry("test.id").orElseThrow().health().text().contains("IllegalStateException: no legs"));
    }

    @Test
    void anIdThatFilesCouldNotHoldIsRefused() throws Exception {
        start(MadeUpBundle.named("test.badid", "1.0.0").id("Hop on one leg!"));
        String text = entry("test.badid").orElseThrow().health().text();
        assertTrue(text.contains("has the id 'Hop on one leg!'"), text);
    }

    @Test
    void theSecondToTakeAnIdIsSetAsideUntilTheFirstLeaves() throws Exception {
        Bundle first = start(MadeUpBundle.named("test.first", "1.0.0").id("twice"));
        start(MadeUpBundle.named("test.second", "2.0.0").id("twice"));
        String text = entry("test.second").orElseThrow().health().text();
        assertTrue(text.contains("test.first 1.0.0") && text.contains("test.second 2.0.0"), text);
        assertTrue(entry("test.first").orElseThrow().health().good());
        first.stop();
        assertTrue(entry("test.second").orElseThrow().health().good());
    }

    @Test
    void aPluginThatThrowsLaterIsSetAsideAndGetsAFreshStartWhenInstalledAnew() throws Exception {
        MadeUpBundle made =
                MadeUpBundle.named("test.later", "1.0.0").id("later").throwsAt("suits");
        Bundle bundle = start(made);
        ControllerFactory factory = registry.get(ControllerFactory.class, "later");
        PluginFailure failure = assertThrows(PluginFailure.class, () -> registry.guard(factory, f -> f.suits(null)));
        assertEquals("test.later", failure.entry().bundle());
        assertFalse(registry.all(ControllerFactory.class).contains(factory));
        UnknownContribution unknown =
                assertThrows(UnknownContribution.class, () -> registry.get(ControllerFactory.class, "later"));
        assertTrue(unknown.getMessage().contains("no legs"), unknown.getMessage());
        bundle.uninstall();
        start(made);
        assertTrue(entry("test.later").orElseThrow().health().good());
    }

    private Bundle start(MadeUpBundle made) throws IOException, BundleException {
        Path jar = made.write(folder.resolve("made.jar"));
        try (InputStream in = Files.newInputStream(jar)) {
            Bundle bundle = Services.context().installBundle("test:" + installed.size() + jar, in);
            installed.add(bundle);
            bundle.start(Bundle.START_ACTIVATION_POLICY);
            return bundle;
        }
    }

    private Optional<Entry> entry(String bundle) {
        return registry.entries().stream()
                .filter(e -> e.kind() == Kind.CONTROLLER && e.bundle().equals(bundle))
                .findFirst();
    }
}
