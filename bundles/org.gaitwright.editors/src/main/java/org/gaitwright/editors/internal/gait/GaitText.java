// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.YamlEdit;

/**
 * The text of a gait whose states can be moved about: each value of a state is a line of its own, such as
 * {@code state.0.cd: 0.2}. Comments stay with the line below them. Immutable.
 */
record GaitText(String text) {
    private static final Pattern LINE = Pattern.compile("^(state\\.)(\\d+)(\\.([A-Za-z-]+)\\s*:.*)$");
    private static final Pattern NAME = Pattern.compile("(state\\.\\d+|[^.]+)\\..+");

    /** A line with its number of a state; −1 if it is none. */
    private record Row(int state, String key, String words) {
        static Row of(String line) {
            Matcher m = LINE.matcher(line);
            return m.matches() ? new Row(Integer.parseInt(m.group(2)), m.group(4), line) : new Row(-1, "", line);
        }

        Row numbered(int now) {
            return state < 0 ? this : new Row(now, key, LINE.matcher(words).replaceFirst("$1" + now + "$3"));
        }

        boolean comment() {
            return words.stripLeading().startsWith("#");
        }

        boolean blank() {
            return words.isBlank();
        }
    }

    /** One value: where it stands, or else at the end of its like. */
    GaitText set(String name, double value) {
        YamlEdit yaml = YamlEdit.of(text);
        if (yaml.find(name).isPresent()) {
            return new GaitText(yaml.with(yaml.set(name, value)).text());
        }
        Matcher m = NAME.matcher(name);
        int after = m.matches() ? lastOf(m.group(1) + ".") : -1;
        if (after < 0) {
            return new GaitText(yaml.with(yaml.set(name, value)).text());
        }
        List<Row> rows = rows();
        rows.add(after + 1, Row.of(name + ": " + spelled(value)));
        return of(rows);
    }

    /** Leaves a value to the controller. */
    GaitText reset(String name) {
        YamlEdit yaml = YamlEdit.of(text);
        return new GaitText(yaml.with(yaml.remove(name)).text());
    }

    /**
     * Another state behind one, with the values of this one or others; those that come after count one more.
     *
     * @param was values of all states as they count now, by number and short name
     * @param values of the new one
     */
    GaitText insert(int after, List<Map<String, Double>> was, Map<String, Double> values, Initial initial) {
        refuseNested();
        List<Row> rows = new ArrayList<>();
        for (Row r : rows()) {
            rows.add(r.state() > after ? r.numbered(r.state() + 1) : r);
        }
        List<Row> added = new ArrayList<>();
        added.add(Row.of(""));
        values.forEach((key, value) -> added.add(Row.of("state." + (after + 1) + "." + key + ": " + spelled(value))));
        int last = last(rows, after);
        rows.addAll(last < 0 ? rows.size() : last + 1, added);
        List<Map<String, Double>> now = new ArrayList<>(was);
        now.add(after + 1, values);
        return of(rows).kept(now, initial);
    }

    /** Without a state; those that come after count one less. */
    GaitText remove(int state, List<Map<String, Double>> was, Initial initial) {
        refuseNested();
        List<Row> rows = new ArrayList<>();
        for (Row r : rows()) {
            if (r.state() == state) {
                dropComments(rows);
            } else {
                rows.add(r.state() > state ? r.numbered(r.state() - 1) : r);
            }
        }
        for (int i = rows.size() - 1; i > 0; i--) {
            if (rows.get(i).blank() && rows.get(i - 1).blank()) {
                rows.remove(i);
            }
        }
        List<Map<String, Double>> now = new ArrayList<>(was);
        now.remove(state);
        return of(rows).kept(now, initial);
    }

    /** What the controller takes for a value that the text leaves out. */
    interface Initial {
        double of(int state, String key);
    }

    /** States keep their values where the controller's own differ from number to number; and their count is said. */
    private GaitText kept(List<Map<String, Double>> states, Initial initial) {
        GaitText now = this;
        Map<String, Boolean> said = new LinkedHashMap<>();
        rows().forEach(r -> said.put(r.state() + "." + r.key(), true));
        for (int i = 0; i < states.size(); i++) {
            for (Map.Entry<String, Double> e : states.get(i).entrySet()) {
                boolean left = !said.containsKey(i + "." + e.getKey());
                if (left && initial.of(i, e.getKey()) != e.getValue()) {
                    now = now.set("state." + i + "." + e.getKey(), e.getValue());
                }
            }
        }
        return now.set("states", states.size());
    }

    private static void dropComments(List<Row> rows) {
        while (!rows.isEmpty()
                && rows.get(rows.size() - 1).comment()
                && rows.stream().anyMatch(r -> !r.comment())) {
            rows.remove(rows.size() - 1);
        }
    }

    private void refuseNested() {
        if (YamlEdit.of(text).find("state").isPresent() && lastOf("state.") < 0) {
            throw new InvalidInput(
                    "the states are written one within the other; write each value on a line of its own, "
                            + "such as 'state.0.cd: 0.2', to add and remove states here");
        }
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        text.lines().forEach(l -> rows.add(Row.of(l)));
        return rows;
    }

    private int lastOf(String prefix) {
        List<Row> rows = rows();
        for (int i = rows.size() - 1; i >= 0; i--) {
            if (rows.get(i).words().startsWith(prefix)) {
                return i;
            }
        }
        return -1;
    }

    private static int last(List<Row> rows, int state) {
        for (int i = rows.size() - 1; i >= 0; i--) {
            if (rows.get(i).state() == state) {
                return i;
            }
        }
        return -1;
    }

    private static GaitText of(List<Row> rows) {
        StringBuilder all = new StringBuilder();
        rows.forEach(r -> all.append(r.words()).append('\n'));
        return new GaitText(all.toString());
    }

    static String spelled(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString((long) value)
                : Double.toString(value);
    }
}
