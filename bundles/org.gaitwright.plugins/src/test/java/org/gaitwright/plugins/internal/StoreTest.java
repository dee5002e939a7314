// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreTest {
    @TempDir
    Path folder;

    private Store store;

    @BeforeEach
    void openStore() {
        store = new Store(folder.resolve("deep/store"));
    }

    private StoredPlugin write(String id, String version, String content) throws IOException {
        Path jar = Files.writeString(folder.resolve("source.jar"), content);
        StoredPlugin plugin = new StoredPlugin(
                id,
                version,
                "Hüpfen = \"hop\"",
                "somewhere else",
                "CN=Somebody, O=\\ Somewhere",
                "2026-01-01T00:00:00Z",
                List.of(new StoredBundle(id, version, id + "-" + version + ".jar", Sha256.of(jar))));
        store.write(plugin, Map.of(id + "-" + version + ".jar", jar));
        return plugin;
    }

    private List<String> files(String id) throws IOException {
        try (Stream<Path> files = Files.list(store.folder().resolve(id))) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aStoreThatDoesNotExistIsEmpty() {
        assertEquals(List.of(), store.read());
        assertEquals("", store.stamp());
        assertFalse(Files.exists(store.folder()), "reading makes no folder");
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        StoredPlugin hop = write("com.example.hop", "1.0.0", "bytes");
        assertEquals(List.of(new Store.Found("com.example.hop", hop, null)), store.read());
        assertNull(store.refusal("com.example.hop", hop.bundles().get(0)));
    }

    @Test
    void aNewVersionTakesThePlaceOfTheOld() throws IOException {
        write("com.example.hop", "1.0.0", "old bytes");
        String before = store.stamp();
        StoredPlugin newer = write("com.example.hop", "1.1.0", "new bytes");
        assertNotEquals(before, store.stamp());
        assertEquals(newer, store.find("com.example.hop").plugin());
        assertEquals(List.of("com.example.hop-1.1.0.jar", "plugin.properties"), files("com.example.hop"));
    }

    @Test
    void deletingLeavesNothing() throws IOException {
        write("com.example.hop", "1.0.0", "bytes");
        store.delete("com.example.hop");
        assertEquals(List.of(), store.read());
        assertFalse(Files.exists(store.folder().resolve("com.example.hop")));
    }

    @Test
    void jarsWithoutARecordDoNotCountAndAreSweptAway() throws IOException {
        Path sub = Files.createDirectories(store.folder().resolve("com.example.hop"));
        Files.writeString(sub.resolve("half.jar.part"), "a crash came in between");
        Files.writeString(sub.resolve("plugin.properties.part"), "id=com.example.hop");
        assertEquals(List.of(), store.read());
        write("com.example.hop", "1.0.0", "bytes");
        assertEquals(List.of("com.example.hop-1.0.0.jar", "plugin.properties"), files("com.example.hop"));
    }

    @Test
    void aJarThatWasChangedOrLostIsNoticed() throws IOException {
        StoredPlugin hop = write("com.example.hop", "1.0.0", "bytes");
        Path jar = store.jar("com.example.hop", hop.bundles().get(0));
        Files.writeString(jar, "other bytes");
        assertTrue(store.refusal("com.example.hop", hop.bundles().get(0)).contains("was changed"));
        Files.delete(jar);
        assertTrue(store.refusal("com.example.hop", hop.bundles().get(0)).contains("is missing"));
    }

    @Test
    void recordsThatLeadOutOfTheStoreOrLackSomethingAreNamed() throws IOException {
        write("com.example.hop", "1.0.0", "bytes");
        Path record = store.folder().resolve("com.example.hop/plugin.properties");
        String good = Files.readString(record);
        Files.writeString(record, good.replace("bundle.1.file=", "bundle.1.file=../../"));
        assertTrue(store.find("com.example.hop").problem().contains("expected the plain name of a jar"));
        Files.writeString(record, good.replace("bundles=1", "bundles=one"));
        assertTrue(store.find("com.example.hop").problem().contains("can't be read"));
        Files.writeString(record, good.replace("id=com.example.hop", "id=com.example.skip"));
        assertTrue(store.find("com.example.hop").problem().contains("is of 'com.example.skip'"));
    }
}
