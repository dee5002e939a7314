// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gaitwright.core.scene.EntryPath;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Random changes of random texts, held against the same changes of the values, as another reader of YAML sees them. */
final class YamlEditPropertyTest {
    private static final int CASES = 6000;

    private static Object load(String text) {
        return new Load(LoadSettings.builder().build()).loadFromString(text);
    }

    /** A value within another, by chance. */
    private static EntryPath anyPath(Object root, Random random) {
        EntryPath path = EntryPath.ROOT;
        Object at = root;
        while (random.nextInt(4) > 0) {
            if (at instanceof Map<?, ?> m && !m.isEmpty()) {
                String key = (String) new ArrayList<>(m.keySet()).get(random.nextInt(m.size()));
                path = path.key(key);
                at = m.get(key);
            } else if (at instanceof List<?> l && !l.isEmpty()) {
                int i = random.nextInt(l.size());
                path = path.item(i);
                at = l.get(i);
            } else {
                return path;
            }
        }
        return path;
    }

    private static Object get(Object root, EntryPath path) {
        Object at = root;
        for (Object step : path.steps()) {
            at = step instanceof String key ? ((Map<?, ?>) at).get(key) : ((List<?>) at).get((Integer) step);
        }
        return at;
    }

    private static Object copy(Object v) {
        if (v instanceof Map<?, ?> m) {
            Map<String, Object> all = new LinkedHashMap<>();
            m.forEach((k, inner) -> all.put((String) k, copy(inner)));
            return all;
        }
        return v instanceof List<?> l
                ? new ArrayList<>(l.stream().map(YamlEditPropertyTest::copy).toList())
                : v;
    }

    @SuppressWarnings("unchecked")
    private static Object with(Object root, EntryPath path, Object value) {
        if (path.steps().isEmpty()) {
            return value;
        }
        Object changed = copy(root);
        Object last = path.steps().get(path.steps().size() - 1);
        Object in =
                get(changed, new EntryPath(path.steps().subList(0, path.steps().size() - 1)));
        if (last instanceof String key) {
            ((Map<String, Object>) in).put(key, value);
        } else {
            ((List<Object>) in).set((Integer) last, value);
        }
        return changed;
    }

    private static int removed(List<TextEdit> edits) {
        return edits.stream().mapToInt(TextEdit::length).sum();
    }

    private static int comments(String text, int of) {
        int found = 0;
        for (int i = 0; i < of; i++) {
            found += text.contains("#" + i + ".") ? 1 : 0;
        }
        return found;
    }

    @Test
    void settingChangesTheValueAndNothingElse() {
        for (int k = 0; k < CASES; k++) {
            Random random = new Random(k);
            RandomYaml yaml = new RandomYaml(random);
            Object root = yaml.value(4);
            String text = yaml.text(root);
            assertEquals(root, load(text), "the generator: " + text);
            EntryPath path = anyPath(root, random);
            Object value = yaml.value(random.nextInt(3));
            YamlEdit edit = YamlEdit.of(text);
            String shown = "case " + k + ", " + path + " = " + value + " in\n" + text;
            List<TextEdit> edits = edit.set(path, value);
            String result = TextEdit.apply(text, edits);
            assertEquals(with(root, path, value), load(result), shown + "\nbecame\n" + result);
            YamlPlace place = edit.find(path).orElseThrow();
            String old = text.substring(place.offset(), place.offset() + place.length());
            for (TextEdit e : edits) {
                int from = Math.min(Math.max(e.offset(), place.offset()), e.offset() + e.length());
                int to = Math.max(from, Math.min(e.offset() + e.length(), place.offset() + place.length()));
                String around = text.substring(e.offset(), from) + text.substring(to, e.offset() + e.length());
                assertTrue(around.isBlank(), shown + "\nlost " + around);
            }
            int inside = comments(old, yaml.comments());
            assertEquals(yaml.comments() - inside, comments(result, yaml.comments()), shown + "\nbecame\n" + result);
        }
    }

    @Test
    void addingTouchesNothingThatIsThere() {
        for (int k = 0; k < CASES; k++) {
            Random random = new Random(1_000_000 + k);
            RandomYaml yaml = new RandomYaml(random);
            Object root = yaml.value(4);
            String text = yaml.text(root);
            EntryPath path = anyPath(root, random);
            Object in = get(root, path);
            Object value = yaml.value(random.nextInt(3));
            Object expected;
            if (in instanceof Map<?, ?>) {
                path = path.key("new-one");
                expected = with(root, path, value);
            } else if (in instanceof List<?> list) {
                int at = random.nextInt(list.size() + 1);
                List<Object> longer = new ArrayList<>(list);
                longer.add(at, value);
                expected = with(root, path, longer);
                path = path.item(at);
            } else {
                continue;
            }
            List<TextEdit> edits = YamlEdit.of(text).insert(path, value);
            String result = TextEdit.apply(text, edits);
            String shown = "case " + k + ", " + path + " = " + value + " in\n" + text + "\nbecame\n" + result;
            assertEquals(expected, load(result), shown);
            assertEquals(0, removed(edits), shown);
        }
    }

    @Test
    void removingTakesTheValueWithItsLines() {
        for (int k = 0; k < CASES; k++) {
            Random random = new Random(2_000_000 + k);
            RandomYaml yaml = new RandomYaml(random);
            Object root = yaml.value(4);
            String text = yaml.text(root);
            EntryPath path = anyPath(root, random);
            if (path.steps().isEmpty()) {
                continue;
            }
            EntryPath above = new EntryPath(path.steps().subList(0, path.steps().size() - 1));
            Object in = copy(get(root, above));
            Object last = path.steps().get(path.steps().size() - 1);
            if (in instanceof Map<?, ?> m) {
                m.remove(last);
            } else {
                ((List<?>) in).remove((int) (Integer) last);
            }
            YamlEdit edit = YamlEdit.of(text);
            List<TextEdit> edits = edit.remove(path);
            String result = TextEdit.apply(text, edits);
            String shown = "case " + k + ", without " + path + " of\n" + text + "\nbecame\n" + result;
            assertEquals(with(root, above, in), load(result), shown);
            YamlPlace place = edit.find(path).orElseThrow();
            for (TextEdit e : edits) {
                int end = place.offset() + place.length();
                String behind = text.substring(Math.min(end, e.offset() + e.length()), e.offset() + e.length());
                boolean comment = behind.contains("#");
                assertTrue(!comment || behind.strip().indexOf('\n') < 0, shown + "\nlost " + behind);
            }
        }
    }

    @Test
    void pathsThatAreMissingAreMade() {
        for (int k = 0; k < CASES / 4; k++) {
            Random random = new Random(3_000_000 + k);
            RandomYaml yaml = new RandomYaml(random);
            Map<String, Object> root = new LinkedHashMap<>();
            root.put("a", yaml.value(2));
            String text = yaml.text(root);
            Object value = yaml.value(1);
            String result = TextEdit.apply(text, YamlEdit.of(text).set("new.inner[0].deep", value));
            Map<String, Object> expected = new LinkedHashMap<>(root);
            expected.put("new", Map.of("inner", List.of(Map.of("deep", value))));
            assertEquals(expected, load(result), text + "\nbecame\n" + result);
        }
    }
}
