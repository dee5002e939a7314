// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Values by chance, and texts of them in all styles that people write. */
final class RandomYaml {
    private static final List<String> KEYS = List.of("a", "b", "c", "gait", "step-time", "hip.kp", "x y", "é😀", "y");
    private static final List<Object> WORDS =
            List.of(1, -2.5, "word", "two words", "a: b", "# no", "😀", true, "", "line\nbreak", "- x", "12");

    private final Random random;
    private final String br;
    private final int unit;
    private int comments;

    RandomYaml(Random random) {
        this.random = random;
        br = random.nextInt(5) == 0 ? "\r\n" : "\n";
        unit = random.nextInt(3) == 0 ? 4 : 2;
    }

    /** How many comments the text has; each is {@code #n.}. */
    int comments() {
        return comments;
    }

    Object value(int depth) {
        int kind = random.nextInt(depth == 0 ? 1 : 3);
        if (kind == 0) {
            return WORDS.get(random.nextInt(WORDS.size()));
        }
        int n = random.nextInt(5);
        if (kind == 1) {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                list.add(value(depth - 1));
            }
            return list;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(KEYS.get(random.nextInt(KEYS.size())), value(depth - 1));
        }
        return map;
    }

    String text(Object root) {
        StringBuilder out = new StringBuilder();
        out.append(random.nextInt(8) == 0 ? "\uFEFF" : "");
        out.append(random.nextInt(4) == 0 ? comment("") + br : "");
        out.append(random.nextInt(6) == 0 ? "---" + br : "");
        if (isFilled(root) && random.nextInt(4) > 0) {
            lines(root, "", out);
        } else {
            out.append(flow(root, false)).append(end());
        }
        return random.nextInt(5) == 0 ? out.toString().stripTrailing() : out.toString();
    }

    private static boolean isFilled(Object v) {
        return v instanceof Map<?, ?> m ? !m.isEmpty() : v instanceof List<?> l && !l.isEmpty();
    }

    private String comment(String before) {
        return before + "#" + comments++ + ".";
    }

    /** The end of a line, perhaps with a comment, perhaps with more lines that say nothing. */
    private String end() {
        StringBuilder s = new StringBuilder(random.nextInt(4) == 0 ? comment(" ") : "").append(br);
        for (int n = random.nextInt(8); n > 6; n--) {
            s.append(random.nextBoolean() ? "" : comment(" ".repeat(random.nextInt(6))))
                    .append(br);
        }
        return s.toString();
    }

    private void lines(Object v, String indent, StringBuilder out) {
        boolean first = true;
        if (v instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> e : map.entrySet()) {
                out.append(first ? "" : indent).append(word(e.getKey())).append(random.nextInt(6) == 0 ? " :" : ":");
                boolean flush = e.getValue() instanceof List<?> && random.nextBoolean();
                inner(e.getValue(), flush ? indent : indent + " ".repeat(unit), out);
                first = false;
            }
        } else {
            for (Object i : (List<?>) v) {
                out.append(first ? "" : indent).append('-');
                if (isFilled(i) && random.nextInt(3) > 0) {
                    String more = " ".repeat(random.nextInt(4) == 0 ? 3 : 1);
                    out.append(more);
                    lines(i, indent + more + " ", out);
                } else {
                    inner(i, indent + "  ", out);
                }
                first = false;
            }
        }
    }

    private void inner(Object v, String indent, StringBuilder out) {
        if (isFilled(v) && random.nextInt(3) > 0) {
            out.append(end()).append(indent);
            lines(v, indent, out);
        } else {
            out.append(' ').append(flow(v, true)).append(end());
        }
    }

    private String flow(Object v, boolean nested) {
        boolean lines = !nested && random.nextBoolean();
        String gap = lines ? br + "  " : random.nextBoolean() ? "" : " ";
        String comma = lines ? "," + br + "  " : random.nextInt(4) == 0 ? " , " : ", ";
        StringBuilder s = new StringBuilder();
        if (v instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> e : map.entrySet()) {
                s.append(s.isEmpty() ? gap : comma).append(word(e.getKey())).append(": ");
                s.append(flow(e.getValue(), true));
            }
            return "{" + close(s, lines) + "}";
        }
        if (v instanceof List<?> list) {
            for (Object i : list) {
                s.append(s.isEmpty() ? gap : comma).append(flow(i, true));
            }
            return "[" + close(s, lines) + "]";
        }
        return word(v);
    }

    private String close(StringBuilder s, boolean lines) {
        return s.isEmpty() ? "" : s + (random.nextInt(6) == 0 ? "," : "") + (lines ? comment(" ") + br : "");
    }

    private String word(Object v) {
        if (!(v instanceof String text)) {
            return v.toString();
        }
        if (text.matches("[a-zé😀]+([.-][a-z]+)*") && random.nextInt(3) > 0) {
            return text;
        }
        boolean single = text.indexOf('\n') < 0 && random.nextBoolean();
        return single ? "'" + text + "'" : "\"" + text.replace("\n", "\\n") + "\"";
    }
}
