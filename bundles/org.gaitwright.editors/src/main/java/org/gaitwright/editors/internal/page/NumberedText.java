// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.edit.YamlEdit;

/**
 * The text of a preset with numbered parts, such as states of a gait, that can be moved about: each value of a part is a line of its own, such as
 * {@code state.0.cd: 0.2}. Comments stay with the line below them. Immutable.
 *
 * @param part what they are called in the text, such as state
 * @param count the key that says how many there are, such as states
 */
public record NumberedText(String text, String part, String count) {
    /** Finer than anybody sees, and short enough to read in the file. */
    public static final double GRAIN = 1e4;

    private static final Pattern LINE = Pattern.compile("^([A-Za-z]+)\\.(\\d+)(\\.([A-Za-z0-9.-]+)\\s*:.*)$");
    private static final Pattern NAME = Pattern.compile("([A-Za-z]+\\.\\d+|[^.]+)\\..+");

    /** The number of the part that a path is of, such as 3 for node.3.at; −1 if it is of none. */
    public static int numberOf(String part, String path) {
        String rest = path.startsWith(part + ".") ? path.substring(part.length() + 1) : "";
        int end = rest.indexOf('.');
        String number = end < 0 ? rest : rest.substring(0, end);
        return number.matches("\\d{1,2}") ? Integer.parseInt(number) : -1;
    }

    public static double rounded(double value) {
        // a zero has no sign in a file
        return Math.rint(value * GRAIN) / GRAIN + 0.0;
    }

    /** A line with its number of a part; −1 if it is none. */
    private record Row(int number, String key, String words) {
        static Row of(String line, String part) {
            Matcher m = LINE.matcher(line);
            return m.matches() && m.group(1).equals(part)
                    ? new Row(Integer.parseInt(m.group(2)), m.group(4), line)
                    : new Row(-1, "", line);
        }

        Row numbered(int now) {
            return number < 0 ? this : new Row(now, key, LINE.matcher(words).replaceFirst("$1." + now + "$3"));
        }

        boolean comment() {
            return words.stripLeading().startsWith("#");
        }

        boolean blank() {
            return words.isBlank();
        }
    }

    private Row row(String line) {
        return Row.of(line, part);
    }

    private NumberedText with(String now) {
        return new NumberedText(now, part, count);
    }

    /** One value: where it stands, or else at the end of its like. */
    public NumberedText set(String name, double value) {
        YamlEdit yaml = YamlEdit.of(text);
        if (yaml.find(name).isPresent()) {
            return with(yaml.with(yaml.set(name, value)).text());
        }
        Matcher m = NAME.matcher(name);
        int after = m.matches() ? lastOf(m.group(1) + ".") : -1;
        if (after < 0 && name.startsWith(part + ".") && !nested()) {
            after = lastOf(part + ".") < 0 ? rows().size() - 1 : lastOf(part + ".");
        }
        if (after < 0) {
            return with(yaml.with(yaml.set(name, value)).text());
        }
        List<Row> rows = rows();
        rows.add(after + 1, row(name + ": " + spelled(value)));
        return of(rows);
    }

    /** Leaves a value to the controller. */
    public NumberedText reset(String name) {
        YamlEdit yaml = YamlEdit.of(text);
        return with(yaml.with(yaml.remove(name)).text());
    }

    /**
     * Another part behind one, with the values of this one or others; those that come after count one more.
     *
     * @param was values of all parts as they count now, by number and short name
     * @param values of the new one
     */
    public NumberedText insert(int after, List<Map<String, Double>> was, Map<String, Double> values, Initial initial) {
        refuseNested();
        List<Row> rows = new ArrayList<>();
        for (Row r : rows()) {
            rows.add(r.number() > after ? r.numbered(r.number() + 1) : r);
        }
        List<Row> added = new ArrayList<>();
        added.add(row(""));
        values.forEach((key, value) -> added.add(row(part + "." + (after + 1) + "." + key + ": " + spelled(value))));
        int last = last(rows, after);
        rows.addAll(last < 0 ? rows.size() : last + 1, added);
        List<Map<String, Double>> now = new ArrayList<>(was);
        now.add(after + 1, values);
        return of(rows).kept(now, initial);
    }

    /** Without one of them; those that come after count one less. */
    public NumberedText remove(int number, List<Map<String, Double>> was, Initial initial) {
        refuseNested();
        List<Row> rows = new ArrayList<>();
        for (Row r : rows()) {
            if (r.number() == number) {
                dropComments(rows);
            } else {
                rows.add(r.number() > number ? r.numbered(r.number() - 1) : r);
            }
        }
        for (int i = rows.size() - 1; i > 0; i--) {
            if (rows.get(i).blank() && rows.get(i - 1).blank()) {
                rows.remove(i);
            }
        }
        List<Map<String, Double>> now = new ArrayList<>(was);
        now.remove(number);
        return of(rows).kept(now, initial);
    }

    /**
     * All parts again, each value on a line of its own where the first one was; lines of before are gone, comments stay.
     *
     * @param values by whole name
     */
    public NumberedText replaced(int parts, Map<String, Double> values) {
        refuseNested();
        List<Row> rows = new ArrayList<>();
        int first = -1;
        for (Row r : rows()) {
            if (r.number() >= 0) {
                first = first < 0 ? rows.size() : first;
            } else {
                rows.add(r);
            }
        }
        List<Row> added = new ArrayList<>();
        values.forEach((name, value) -> added.add(row(name + ": " + spelled(value))));
        rows.addAll(first < 0 ? rows.size() : first, added);
        return of(rows).set(count, parts);
    }

    /** What the controller takes for a value that the text leaves out. */
    public interface Initial {
        double of(int number, String key);
    }

    /** Parts keep their values where the controller's own differ from number to number; and their count is said. */
    private NumberedText kept(List<Map<String, Double>> parts, Initial initial) {
        NumberedText now = this;
        Map<String, Boolean> said = new LinkedHashMap<>();
        rows().forEach(r -> said.put(r.number() + "." + r.key(), true));
        for (int i = 0; i < parts.size(); i++) {
            for (Map.Entry<String, Double> e : parts.get(i).entrySet()) {
                boolean left = !said.containsKey(i + "." + e.getKey());
                if (left && initial.of(i, e.getKey()) != e.getValue()) {
                    now = now.set(part + "." + i + "." + e.getKey(), e.getValue());
                }
            }
        }
        return now.set(count, parts.size());
    }

    private static void dropComments(List<Row> rows) {
        while (!rows.isEmpty()
                && rows.get(rows.size() - 1).comment()
                && rows.stream().anyMatch(r -> !r.comment())) {
            rows.remove(rows.size() - 1);
        }
    }

    private void refuseNested() {
        if (nested()) {
            throw new InvalidInput("values of '" + part
                    + "' are nested; write each on its own line, such as '" + part
                    + ".0.seconds: 0.2', to add, move and remove them here");
        }
    }

    private boolean nested() {
        return YamlEdit.of(text).find(part).isPresent() && lastOf(part + ".") < 0;
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        text.lines().forEach(l -> rows.add(row(l)));
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

    private static int last(List<Row> rows, int number) {
        for (int i = rows.size() - 1; i >= 0; i--) {
            if (rows.get(i).number() == number) {
                return i;
            }
        }
        return -1;
    }

    private NumberedText of(List<Row> rows) {
        StringBuilder all = new StringBuilder();
        rows.forEach(r -> all.append(r.words()).append('\n'));
        return with(all.toString());
    }

    /** As people write it. */
    public static String spelled(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString((long) value)
                : Double.toString(value);
    }
}
