// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.UnknownContribution;
import org.junit.jupiter.api.Test;

class ServiceRegistryTest {
    private static final Origin SHIPPED = new Origin("org.gaitwright.scenarios", "1.0.0", true);
    private static final Origin PLUGIN = new Origin("com.example.styles", "2.0.0", false);

    private final List<String> logged = new ArrayList<>();
    private final ServiceRegistry registry = new ServiceRegistry((reason, cause) -> logged.add(reason));
    private long serial;

    record Style(String id, String name, String text) implements StyleProvider {
        Style(String id) {
            this(id, "The style " + id, "gait: walk");
        }
    }

    private Style put(String id, Origin origin) {
        Style style = new Style(id);
        put(style, origin);
        return style;
    }

    private void put(Contribution c, Origin origin) {
        serial++;
        registry.put(serial, Slot.ask(Kind.STYLE, c, "component." + serial, serial, origin));
    }

    private String aside(int index) {
        Entry entry = registry.entries().get(index);
        assertFalse(entry.health().good(), entry.toString());
        return entry.health().text();
    }

    @Test
    void contributionsComeInTheOrderOfTheirIds() {
        Style walk = put("walk", SHIPPED);
        Style run = put("run", PLUGIN);
        assertEquals(List.of(run, walk), registry.all(StyleProvider.class));
        assertEquals(
                List.of("run", "walk"),
                registry.entries().stream().map(Entry::id).toList());
    }

    @Test
    void anUnknownIdListsTheKnownAndTheNearest() {
        put("walk", SHIPPED);
        put("run", SHIPPED);
        String message = assertThrows(UnknownContribution.class, () -> registry.get(StyleProvider.class, "wolk"))
                .getMessage();
        assertEquals("there is no style 'wolk'; did you mean 'walk'? Known are: run, walk", message);
        String none = assertThrows(UnknownContribution.class, () -> registry.get(PresetProvider.class, "a/b"))
                .getMessage();
        assertTrue(none.contains("'a/b'") && none.contains("install"), none);
    }

    record Preset(String id, String name, String controller, String character, Map<String, Double> values)
            implements PresetProvider {
        Preset(String controller, String name) {
            this(controller + "/" + name, "The preset " + name, controller, "", Map.of());
        }
    }

    @Test
    void anUnknownPresetListsThoseOfItsControllerAndItsNamesakes() {
        for (Preset p :
                List.of(new Preset("stride", "slow"), new Preset("stride", "fast"), new Preset("hop", "high"))) {
            serial++;
            registry.put(serial, Slot.ask(Kind.PRESET, p, "component." + serial, serial, SHIPPED));
        }
        assertEquals(
                "there is no preset 'stride/high'; there is 'hop/high'; known are: stride/fast, stride/slow",
                refusal("stride/high"));
        assertEquals("there is no preset 'skip/high'; there is 'hop/high'; 'skip' has none", refusal("skip/high"));
        assertEquals(
                "there is no preset 'stride/fest'; did you mean 'stride/fast'? Known are: stride/fast, stride/slow",
                refusal("stride/fest"));
    }

    private String refusal(String preset) {
        return assertThrows(UnknownContribution.class, () -> registry.get(PresetProvider.class, preset))
                .getMessage();
    }

    @Test
    void idsThatFilesCouldNotHoldAreSetAside() {
        for (String id : new String[] {"", "Walk", "walk on", "walk..on", "-walk", "walk/on", "../walk"}) {
            ServiceRegistry r = new ServiceRegistry((reason, cause) -> {});
            r.put(1, Slot.ask(Kind.STYLE, new Style(id), "component", 1, PLUGIN));
            assertFalse(r.entries().get(0).health().good(), id);
            assertEquals(List.of(), r.all(StyleProvider.class), id);
        }
    }

    @Test
    void onlyPresetsHaveAControllerInTheirId() {
        Slot preset = Slot.ask(Kind.PRESET, new Style("simbicon/walk-2d"), "component", 1, PLUGIN);
        assertTrue(preset.good(), preset.entry().health().text());
        assertFalse(Slot.ask(Kind.PRESET, new Style("walk-2d"), "component", 1, PLUGIN)
                .good());
    }

    @Test
    void oneWithoutANameIsSetAside() {
        put(new Style("walk", null, ""), PLUGIN);
        assertTrue(aside(0).contains("has no name"), aside(0));
    }

    @Test
    void whatShipsKeepsItsIdEvenIfItComesLater() {
        put("walk", PLUGIN);
        Style shipped = put("walk", SHIPPED);
        assertSame(shipped, registry.get(StyleProvider.class, "walk"));
        String reason = aside(0);
        assertTrue(reason.contains("com.example.styles 2.0.0"), reason);
        assertTrue(reason.contains("org.gaitwright.scenarios 1.0.0"), reason);
    }

    @Test
    void whatAPluginThrowsReachesTheCallerWithItsName() {
        Style walk = put("walk", PLUGIN);
        PluginFailure failure = assertThrows(
                PluginFailure.class,
                () -> registry.guard(walk, s -> {
                    throw new IllegalStateException("no legs");
                }));
        String named = "style 'walk' of com.example.styles 2.0.0 threw java.lang.IllegalStateException: no legs; ";
        assertTrue(failure.getMessage().startsWith(named), failure.getMessage());
        assertEquals(List.of(failure.getMessage()), logged);
        assertEquals(List.of(), registry.all(StyleProvider.class));
        assertThrows(PluginFailure.class, () -> registry.guard(walk, StyleProvider::text));
    }

    @Test
    void linkageErrorsAndEndlessRecursionAreThePluginsFault() {
        Style walk = put("walk", PLUGIN);
        assertThrows(
                PluginFailure.class,
                () -> registry.guard(walk, s -> {
                    throw new NoClassDefFoundError("com/example/Gone");
                }));
        Style run = put("run", PLUGIN);
        assertThrows(PluginFailure.class, () -> registry.guard(run, ServiceRegistryTest::recurse));
        assertTrue(registry.all(StyleProvider.class).isEmpty());
    }

    private static int recurse(StyleProvider s) {
        return 1 + recurse(s);
    }

    @Test
    void memoryRunningOutIsNobodysFault() {
        Style walk = put("walk", PLUGIN);
        assertThrows(
                OutOfMemoryError.class,
                () -> registry.guard(walk, s -> {
                    throw new OutOfMemoryError("made up");
                }));
        assertEquals(List.of(walk), registry.all(StyleProvider.class));
    }

    @Test
    void wrongInputAndInterruptionAreNotThePluginsFault() {
        Style walk = put("walk", PLUGIN);
        assertThrows(
                InvalidInput.class,
                () -> registry.guard(walk, s -> {
                    throw new InvalidInput("speed: -1 m/s");
                }));
        assertThrows(
                CancellationException.class,
                () -> registry.guard(walk, s -> {
                    throw new InterruptedException();
                }));
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
        assertEquals(List.of(walk), registry.all(StyleProvider.class));
    }

    @Test
    void theOneThatThrewIsNamedNotTheOneThatCalledIt() {
        Style outer = put("outer", SHIPPED);
        Style inner = put("inner", PLUGIN);
        PluginFailure failure = assertThrows(
                PluginFailure.class,
                () -> registry.guard(
                        outer,
                        o -> registry.guard(inner, i -> {
                            throw new IllegalStateException("no legs");
                        })));
        assertEquals("inner", failure.entry().id());
        assertEquals(List.of(outer), registry.all(StyleProvider.class));
    }

    @Test
    void aListenerThatThrowsDoesNotKeepOthersFromBeingCalled() throws Exception {
        List<String> calls = new ArrayList<>();
        Runnable bad = () -> {
            throw new IllegalStateException("bad listener");
        };
        try (AutoCloseable first = registry.listen(bad);
                AutoCloseable second = registry.listen(() -> calls.add("changed"))) {
            put("walk", SHIPPED);
        }
        put("run", SHIPPED);
        assertEquals(List.of("changed"), calls);
    }
}
