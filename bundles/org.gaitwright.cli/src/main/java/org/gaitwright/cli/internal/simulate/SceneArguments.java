// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;

/** Reads the values of --set, --goal and --push. */
final class SceneArguments {
    private static final String PUSH =
            "t=S,body=B,force=FX:FY:FZ,duration=S, such as" + " t=1,body=torso,force=100:0:0,duration=0.1";
    private static final List<String> PUSH_KEYS = List.of("t", "body", "force", "duration", "actor");

    /** A new value of a parameter; {@code actor} is empty for the first character. */
    record Setting(String actor, String path, double value) {}

    /** Something asked of a character; {@code gait} is a preset that it is to walk by, or empty. */
    record Asking(String actor, GoalEvent event, String gait) {}

    private SceneArguments() {}

    static Setting setting(String text) {
        String[] pair = pair(text, "--set", "path=value, such as hip.kp=300");
        String[] name = actor(pair[0]);
        return new Setting(name[0], name[1], number(pair[1], "--set " + text));
    }

    static Asking goal(String text) {
        String[] pair = pair(text, "--goal", "key=value or key=value@seconds, such as speed=1.2@3");
        String[] name = actor(pair[0]);
        GoalKey key = GoalKey.ofKey(name[1])
                .orElseThrow(() -> new InvalidInput("--goal " + text + ": there is no goal '" + name[1]
                        + "'; expected one of "
                        + String.join(
                                ", ",
                                Stream.of(GoalKey.values()).map(GoalKey::key).toList())));
        int at = pair[1].indexOf('@');
        double time = at < 0 ? 0 : number(pair[1].substring(at + 1), "--goal " + text);
        String word = at < 0 ? pair[1] : pair[1].substring(0, at);
        boolean asks = !word.equals("none");
        if (asks && key == GoalKey.GAIT && !word.matches("[+-]?[0-9.].*")) {
            return new Asking(name[0], new GoalEvent(time, key, 0), word);
        }
        double value = asks ? number(word, "--goal " + text) : 0;
        return new Asking(name[0], new GoalEvent(time, key, key.toSi(value), asks), "");
    }

    static Push push(String text) {
        String option = "--push " + text;
        Map<String, String> values = new HashMap<>();
        for (String item : text.split(",", -1)) {
            String[] pair = pair(item, option, PUSH);
            if (!PUSH_KEYS.contains(pair[0])) {
                throw new InvalidInput(option + ": '" + pair[0] + "' is unknown; expected " + PUSH);
            }
            if (values.put(pair[0], pair[1]) != null) {
                throw new InvalidInput(option + ": '" + pair[0] + "' is given twice; expected " + PUSH);
            }
        }
        for (String key : PUSH_KEYS.subList(0, 4)) {
            if (!values.containsKey(key)) {
                throw new InvalidInput(option + ": '" + key + "' is missing; expected " + PUSH);
            }
        }
        String[] f = values.get("force").split(":", -1);
        if (f.length != 3) {
            throw new InvalidInput(
                    option + ": got the force '" + values.get("force") + "'; expected its three parts, FX:FY:FZ");
        }
        return new Push(
                number(values.get("t"), option),
                number(values.get("duration"), option),
                values.getOrDefault("actor", ""),
                values.get("body"),
                new Vec3(number(f[0], option), number(f[1], option), number(f[2], option)));
    }

    private static String[] pair(String text, String option, String expected) {
        int equals = text.indexOf('=');
        if (equals < 1 || equals == text.length() - 1) {
            throw new InvalidInput(option + ": got '" + text + "', expected " + expected);
        }
        return new String[] {text.substring(0, equals), text.substring(equals + 1)};
    }

    /** Splits name/path; no parameter and no goal has a slash. */
    private static String[] actor(String key) {
        int slash = key.lastIndexOf('/');
        return slash < 0 ? new String[] {"", key} : new String[] {key.substring(0, slash), key.substring(slash + 1)};
    }

    private static double number(String text, String option) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new InvalidInput(option + ": '" + text + "' is not a number; expected one such as 0.6", e);
        }
    }
}
