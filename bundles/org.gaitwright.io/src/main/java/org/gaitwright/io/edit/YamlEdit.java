// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.io.internal.edit.YamlEdits;
import org.gaitwright.io.internal.edit.YamlItem;
import org.gaitwright.io.internal.edit.YamlSource;
import org.gaitwright.io.internal.edit.YamlSpot;

/**
 * A YAML text whose values can be read and changed by path. A change is a list of {@link TextEdit}s that touch nothing but
 * the value: comments, order and layout of the rest stay as they are. What is added looks like its neighbours.
 *
 * <p>Values are texts, numbers, truth values, {@code double[]}, and lists and maps of them. Immutable: after a change make
 * one of the new text.
 *
 * <pre>{@code
 * YamlEdit style = YamlEdit.of(document.get());
 * apply(style.set("style.bend[2]", 0.4));
 * }</pre>
 */
public final class YamlEdit {
    private final YamlSource source;

    private YamlEdit(YamlSource source) {
        this.source = source;
    }

    /**
     * Reads a text.
     *
     * @throws InvalidInput if it is not YAML, with the line
     */
    public static YamlEdit of(String text) {
        return new YamlEdit(new YamlSource(text));
    }

    public String text() {
        return source.text();
    }

    /** The value at a path, if there is one. */
    public Optional<YamlPlace> find(String path) {
        return find(YamlPath.of(path));
    }

    public Optional<YamlPlace> find(EntryPath path) {
        if (source.root() == null) {
            return Optional.empty();
        }
        YamlSpot.Way way = YamlSpot.follow(source.root(), path.steps());
        if (way.used() < path.steps().size()) {
            return Optional.empty();
        }
        YamlItem item = way.spot().item();
        return Optional.of(new YamlPlace(source, path, item));
    }

    /**
     * Sets a value. Keys that are missing on the way are added; a list takes one more item at its end.
     *
     * @throws InvalidInput if there is no place for it, or it can't be changed alone (anchors, keys of many words)
     */
    public List<TextEdit> set(String path, Object value) {
        return set(YamlPath.of(path), value);
    }

    public List<TextEdit> set(EntryPath path, Object value) {
        return named(path, () -> new YamlEdits(source).set(path.steps(), value));
    }

    /**
     * Inserts an item into a list before the one at its position, or a key with its value at the end of a map.
     *
     * @throws InvalidInput if the key is there already, or as {@link #set(String, Object)}
     */
    public List<TextEdit> insert(String path, Object value) {
        return insert(YamlPath.of(path), value);
    }

    public List<TextEdit> insert(EntryPath path, Object value) {
        return named(path, () -> new YamlEdits(source).insert(path.steps(), value));
    }

    /** Removes a value with its key; no edits if there is none. What is left without values stays as {} or []. */
    public List<TextEdit> remove(String path) {
        return remove(YamlPath.of(path));
    }

    public List<TextEdit> remove(EntryPath path) {
        return named(path, () -> new YamlEdits(source).remove(path.steps()));
    }

    /** This text after some edits of it. */
    public YamlEdit with(List<TextEdit> edits) {
        return of(TextEdit.apply(source.text(), edits));
    }

    private static List<TextEdit> named(EntryPath path, java.util.function.Supplier<List<TextEdit>> edits) {
        try {
            return edits.get();
        } catch (InvalidInput e) {
            throw new InvalidInput("'" + YamlPath.text(path) + "': " + e.getMessage(), e);
        }
    }
}
