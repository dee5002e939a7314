// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The texts in editors, saved or not, by their files: what a scene names is played as it is in its editor. Any thread may
 * ask; editors tell on theirs.
 */
public final class OpenTexts {
    private static final Map<Path, String> TEXTS = new ConcurrentHashMap<>();
    private static final List<Consumer<Path>> LISTENERS = new CopyOnWriteArrayList<>();

    private OpenTexts() {}

    /** The text of a file as it is in an editor; empty if none has it open. */
    public static Optional<String> of(Path file) {
        return Optional.ofNullable(TEXTS.get(file));
    }

    /** Told, on the user interface's thread, which file reads otherwise now. */
    public static void listen(Consumer<Path> listener) {
        LISTENERS.add(listener);
    }

    public static void unlisten(Consumer<Path> listener) {
        LISTENERS.remove(listener);
    }

    static void put(Path file, String text) {
        if (!text.equals(TEXTS.put(file, text))) {
            LISTENERS.forEach(l -> l.accept(file));
        }
    }

    static void remove(Path file) {
        if (TEXTS.remove(file) != null) {
            LISTENERS.forEach(l -> l.accept(file));
        }
    }
}
