// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.edit.YamlItem;
import org.gaitwright.io.internal.edit.YamlSource;

/** A value of a YAML text, and where it stands. Asked for what it is not, it refuses with line, what was got and expected. */
public final class YamlPlace {
    private final YamlSource source;
    private final EntryPath path;
    private final YamlItem item;

    YamlPlace(YamlSource source, EntryPath path, YamlItem item) {
        this.source = source;
        this.path = path;
        this.item = item;
    }

    public EntryPath path() {
        return path;
    }

    /** Number of the line that it begins in, from 1. */
    public int line() {
        return source.line(item.start());
    }

    /** Its first character. */
    public int offset() {
        return item.start();
    }

    /** How many characters it takes, without what follows it. */
    public int length() {
        return item.end() - item.start();
    }

    public boolean isMap() {
        return item instanceof YamlItem.Mapping;
    }

    public boolean isList() {
        return item instanceof YamlItem.Sequence;
    }

    /** Whether nothing stands there. */
    public boolean isEmpty() {
        return item instanceof YamlItem.Scalar s && s.isNull();
    }

    /** Whether it is a number. */
    public boolean isNumber() {
        return item instanceof YamlItem.Scalar s && s.plain() && Numbers.decimal(s.value()) != null;
    }

    /** Entries of a map or items of a list; 0 of anything else. */
    public int size() {
        return item.count();
    }

    /** The keys of a map, in the order of the text. */
    public List<String> keys() {
        if (!(item instanceof YamlItem.Mapping m)) {
            throw refuse("a map");
        }
        List<String> keys = new ArrayList<>();
        for (YamlItem.Pair p : m.pairs()) {
            if (p.name() != null) {
                keys.add(p.name());
            }
        }
        return keys;
    }

    /** The value of a map by its key. */
    public YamlPlace value(String key) {
        YamlItem.Pair pair = item instanceof YamlItem.Mapping m ? m.get(key) : null;
        if (pair == null) {
            throw refuse("a map with the key '" + key + "'");
        }
        return new YamlPlace(source, path.key(key), pair.value());
    }

    /** The items of a list. */
    public List<YamlPlace> items() {
        if (!(item instanceof YamlItem.Sequence s)) {
            throw refuse("a list");
        }
        List<YamlPlace> all = new ArrayList<>();
        for (YamlItem i : s.items()) {
            all.add(new YamlPlace(source, path.item(all.size()), i));
        }
        return all;
    }

    /** A finite number. */
    public double number() {
        Double d = item instanceof YamlItem.Scalar s && s.plain() ? Numbers.decimal(s.value()) : null;
        if (d == null) {
            throw refuse("a number");
        }
        return d;
    }

    public long whole() {
        Long n = item instanceof YamlItem.Scalar s && s.plain() ? Numbers.whole(s.value()) : null;
        if (n == null) {
            throw refuse("a whole number");
        }
        return n;
    }

    /** The numbers of a list. */
    public double[] numbers() {
        return items().stream().mapToDouble(YamlPlace::number).toArray();
    }

    /** The words as they stand there, without quotes. */
    public String text() {
        if (!(item instanceof YamlItem.Scalar s)) {
            throw refuse("text");
        }
        return s.value();
    }

    private InvalidInput refuse(String expected) {
        String got = isMap() ? "a map" : isList() ? "a list" : isEmpty() ? "nothing" : shown();
        return new InvalidInput(
                "line " + line() + ": " + YamlPath.text(path) + ": got " + got + ", expected " + expected);
    }

    private String shown() {
        String text = source.text().substring(item.start(), item.end());
        return "'" + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "'";
    }
}
