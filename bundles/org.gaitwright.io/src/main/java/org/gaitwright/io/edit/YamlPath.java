// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;

/**
 * The text of a place in a YAML file, such as {@code characters[0].parameters.gait.speed}. A key that has dots or brackets
 * itself is quoted, {@code parameters."hip.kp"}; without quotes it is found all the same if the file has it.
 */
public final class YamlPath {
    private YamlPath() {}

    /** Reads a path; refuses what is none. */
    public static EntryPath of(String text) {
        List<Object> steps = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '[') {
                int end = text.indexOf(']', at);
                String digits = end < 0 ? "" : text.substring(at + 1, end);
                if (!digits.matches("[0-9]{1,6}")) {
                    throw refuse(text, at);
                }
                steps.add(Integer.valueOf(digits));
                at = end + 1;
            } else {
                if (!steps.isEmpty()) {
                    if (c != '.') {
                        throw refuse(text, at);
                    }
                    at++;
                }
                at = key(text, at, steps);
            }
        }
        return new EntryPath(steps);
    }

    private static int key(String text, int from, List<Object> steps) {
        StringBuilder key = new StringBuilder();
        int at = from;
        if (at < text.length() && text.charAt(at) == '"') {
            for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
                at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
                key.append(text.charAt(at));
            }
            if (at == text.length()) {
                throw refuse(text, from);
            }
            at++;
        } else {
            for (; at < text.length() && ".[".indexOf(text.charAt(at)) < 0; at++) {
                key.append(text.charAt(at));
            }
            if (at == from) {
                throw refuse(text, from);
            }
        }
        steps.add(key.toString());
        return at;
    }

    private static InvalidInput refuse(String text, int at) {
        return new InvalidInput("path '" + text + "': can't be read from character " + (at + 1)
                + " on; expected keys and positions, such as characters[0].parameters.gait.speed");
    }

    /** As {@link #of} reads it. */
    public static String text(EntryPath path) {
        StringBuilder s = new StringBuilder();
        for (Object step : path.steps()) {
            if (step instanceof Integer i) {
                s.append('[').append(i).append(']');
            } else {
                String key = (String) step;
                boolean plain = !key.isEmpty() && key.chars().noneMatch(c -> c == '.' || c == '[' || c == '"');
                s.append(s.isEmpty() ? "" : ".").append(plain ? key : quoted(key));
            }
        }
        return s.toString();
    }

    private static String quoted(String key) {
        return "\"" + key.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
