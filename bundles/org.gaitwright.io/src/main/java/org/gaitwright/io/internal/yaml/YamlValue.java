// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.yaml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.Refusal;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** A value in a YAML file, with the place where it stands. */
public final class YamlValue {
    /** Longest document read, characters: far above any scene, far below what hurts. */
    public static final int MAX_CHARACTERS = 4 << 20;
    /** Longest list read. */
    public static final int MAX_ITEMS = 100_000;

    private final String file;
    private final String path;
    private final Node node;
    /** Null for an item of a list, and for a whole document. */
    private final Node key;

    YamlValue(String file, String path, Node node) {
        this(file, path, node, null);
    }

    private YamlValue(String file, String path, Node node, Node key) {
        this.file = file;
        this.path = path;
        this.node = node;
        this.key = key;
    }

    /** Reads the one document of a text; {@code file} names it in messages. */
    public static YamlValue parse(String text, String file) {
        if (text.length() > 2 * MAX_CHARACTERS) {
            throw new InvalidInput(file + ": has " + text.length() + " characters; expected at most " + MAX_CHARACTERS);
        }
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setAllowDuplicateKeys(false)
                .setCodePointLimit(MAX_CHARACTERS)
                .build();
        try {
            Iterator<Node> documents =
                    new Compose(settings).composeAllFromString(text).iterator();
            if (!documents.hasNext()) {
                throw new Refusal(file, 1, "", "the file is empty; expected keys and values", null, null);
            }
            YamlValue root = new YamlValue(file, "", documents.next());
            if (documents.hasNext()) {
                Node second = documents.next();
                String what = "a second document begins here; expected one document per file";
                throw new Refusal(file, line(second), "", what, second, null);
            }
            return root;
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
            throw new Refusal(
                    file,
                    line,
                    "",
                    "not YAML: " + problem(e),
                    e.getProblemMark().orElse(null),
                    e);
        } catch (ReaderException e) {
            throw new Refusal(file, line(text, e.getCodePoint()), "", character(e.getCodePoint()), null, e);
        } catch (YamlEngineException e) {
            throw new InvalidInput(file + ": not YAML: " + e.getMessage(), e);
        } catch (StackOverflowError e) {
            throw new InvalidInput(file + ": lists or maps are nested too deep to read; flatten them", e);
        }
    }

    /** Where a character stands for the first time. */
    private static int line(String text, int codePoint) {
        long before = text.substring(0, Math.max(0, text.indexOf(codePoint)))
                .chars()
                .filter(c -> c == '\n')
                .count();
        return 1 + (int) before;
    }

    private static String character(int codePoint) {
        return String.format(Locale.ROOT, "not YAML: the character U+%04X can't stand in a text; remove it", codePoint);
    }

    public boolean isMap() {
        return node instanceof MappingNode;
    }

    public boolean isList() {
        return node instanceof SequenceNode;
    }

    /** Whether it is a text, not a number and the like. */
    public boolean isText() {
        return node instanceof ScalarNode && Tag.STR.equals(node.getTag());
    }

    /** A map in which no other keys than these may stand. */
    public YamlMap map(String... keys) {
        return anyMap("a map with " + String.join(", ", keys)).only(keys);
    }

    /** A map with keys that the reader judges itself; {@code expected} words it for messages. */
    public YamlMap anyMap(String expected) {
        if (!(node instanceof MappingNode m) || !Tag.MAP.equals(node.getTag())) {
            throw wrongType(expected);
        }
        return new YamlMap(this, m);
    }

    public List<YamlValue> list(String expected) {
        if (!(node instanceof SequenceNode s) || !Tag.SEQ.equals(node.getTag())) {
            throw wrongType(expected);
        }
        if (s.getValue().size() > MAX_ITEMS) {
            throw refuse("has " + s.getValue().size() + " entries; expected at most " + MAX_ITEMS);
        }
        List<YamlValue> items = new ArrayList<>();
        for (Node n : s.getValue()) {
            items.add(new YamlValue(file, path + "[" + items.size() + "]", n));
        }
        return items;
    }

    public String text() {
        if (node instanceof ScalarNode s && Tag.STR.equals(s.getTag())) {
            return s.getValue();
        }
        if (node instanceof ScalarNode s && s.isPlain() && !s.getValue().isEmpty()) {
            throw refuse("got " + what() + ", expected text; put it in quotes: '" + s.getValue() + "'");
        }
        throw wrongType("text");
    }

    /** Whether it is this word. */
    public boolean is(String word) {
        return node instanceof ScalarNode s && s.getValue().equals(word);
    }

    /** A finite number. */
    public double number() {
        if (node instanceof ScalarNode s && s.isPlain()) {
            Double d = Numbers.decimal(s.getValue());
            if (d != null) {
                return d;
            }
        }
        throw wrongType("a number");
    }

    public long integer() {
        if (node instanceof ScalarNode s && s.isPlain()) {
            Long n = Numbers.whole(s.getValue());
            if (n != null) {
                return n;
            }
        }
        throw wrongType("a whole number");
    }

    /** {@code true} or {@code false}. */
    public boolean truth() {
        if (node instanceof ScalarNode s && s.isPlain() && (is("true") || is("false"))) {
            return is("true");
        }
        throw wrongType("true or false");
    }

    /** Runs code that may refuse the value, and adds the place to what it says. */
    public <T> T at(Supplier<T> code) {
        try {
            return code.get();
        } catch (InvalidInput e) {
            // what is in this file itself has its place already
            throw e instanceof Refusal r && r.file().equals(file)
                    ? r
                    : new Refusal(file, line(node), "", e.getMessage(), node, e);
        }
    }

    /** A refusal of this value, with file, line and path. */
    public Refusal refuse(String why) {
        return refuse(why, null);
    }

    /** The same, because of a failure. */
    public Refusal refuse(String why, Throwable cause) {
        return new Refusal(file, line(node), path, why, node, cause);
    }

    /** The value of a map by its key. */
    public Optional<YamlValue> entry(String key) {
        return entry(EntryPath.of(key));
    }

    /** The value below this one at a path; keys of the file may themselves have dots. */
    public Optional<YamlValue> entry(EntryPath below) {
        return entry(below.steps(), 0);
    }

    /** The value at a path, or the nearest one above it. */
    public YamlValue nearest(EntryPath below) {
        for (EntryPath at = below; !at.steps().isEmpty(); at = at.parent()) {
            Optional<YamlValue> found = entry(at);
            if (found.isPresent()) {
                return found.get();
            }
        }
        return this;
    }

    private Optional<YamlValue> entry(List<Object> steps, int used) {
        if (used == steps.size()) {
            return Optional.of(this);
        }
        if (isList()) {
            return item(steps.get(used)).flatMap(item -> item.entry(steps, used + 1));
        }
        if (isMap()) {
            Map<String, YamlValue> entries = anyMap("a map").entries();
            String key = "";
            for (int i = used; i < steps.size() && steps.get(i) instanceof String word; i++) {
                key += (i == used ? "" : ".") + word;
                YamlValue value = entries.get(key);
                Optional<YamlValue> found = value == null ? Optional.empty() : value.entry(steps, i + 1);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** A list of parameters has names such as {@code bend.0}. */
    private Optional<YamlValue> item(Object step) {
        List<YamlValue> items = list("a list");
        int i = step instanceof Integer position
                ? position
                : ((String) step).matches("[0-9]{1,6}") ? Integer.parseInt((String) step) : items.size();
        return i < items.size() ? Optional.of(items.get(i)) : Optional.empty();
    }

    /** The node itself, for those that repair what it stands in. */
    Node node() {
        return node;
    }

    YamlValue child(String word, Node value) {
        return child(word, value, null);
    }

    YamlValue child(String word, Node value, Node keyNode) {
        return new YamlValue(file, path.isEmpty() ? word : path + "." + word, value, keyNode);
    }

    /** Its key, to be refused in its place, if that is the end of a name; else itself. */
    public YamlValue keyOf(String name) {
        return key instanceof ScalarNode k && name.endsWith(k.getValue()) ? new YamlValue(file, path, key) : this;
    }

    private Refusal wrongType(String expected) {
        return refuse("got " + what() + ", expected " + expected);
    }

    private String what() {
        if (node instanceof MappingNode) {
            return "a map";
        }
        if (node instanceof SequenceNode) {
            return "a list";
        }
        String value = ((ScalarNode) node).getValue();
        String shown = value.length() > 40 ? value.substring(0, 40) + "…" : value;
        Tag tag = node.getTag();
        if (Tag.NULL.equals(tag)) {
            return "nothing";
        }
        if (Tag.INT.equals(tag) || Tag.FLOAT.equals(tag)) {
            return "the number " + shown;
        }
        if (Tag.BOOL.equals(tag)) {
            return "the truth value " + shown;
        }
        return Tag.STR.equals(tag) ? "the text '" + shown + "'" : "a value with the tag " + tag.getValue();
    }

    static int line(Node node) {
        return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    private static String problem(MarkedYamlEngineException e) {
        String problem = e.getProblem() == null ? "unreadable" : e.getProblem();
        return e.getContext() == null ? problem : e.getContext() + ": " + problem;
    }
}
