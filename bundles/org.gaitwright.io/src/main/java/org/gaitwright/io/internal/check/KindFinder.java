// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.edit.YamlItem;
import org.gaitwright.io.internal.edit.YamlSource;

/** Tells what a file is by its keys, or by its first element. */
public final class KindFinder {
    /** Enough to see the keys of a file that is not YAML yet. */
    private static final int HEAD = 100_000;

    private static final Pattern KEY = Pattern.compile("(?m)^[\"']?([A-Za-z][A-Za-z0-9_.-]*)[\"']?[ \\t]*:(?=\\s|$)");
    private static final Pattern ELEMENT = Pattern.compile("<([A-Za-z][A-Za-z0-9_-]*)");
    private static final Map<String, FileKind> FOLDERS = Map.of(
            "characters", FileKind.CHARACTER_RECIPE,
            "styles", FileKind.STYLE,
            "gaits", FileKind.STYLE,
            "motions", FileKind.STYLE,
            "presets", FileKind.PRESET,
            "terrains", FileKind.TERRAIN,
            "scenes", FileKind.SCENE,
            "recipes", FileKind.OPTIMIZATION);

    private KindFinder() {}

    public static FileKind find(String file, String text) {
        String head = text.stripLeading();
        String ending = FileWord.ending(file);
        if (head.startsWith("<") || Set.of("xml", "mjcf", "urdf").contains(ending)) {
            return model(head, ending);
        }
        if (!ending.equals("yaml") && !ending.equals("yml")) {
            return FileKind.UNKNOWN;
        }
        YamlItem.Mapping map = map(text);
        Set<String> keys = map == null ? keys(text) : keys(map);
        FileKind found = byKeys(keys);
        if (found == FileKind.UNKNOWN) {
            found = byFolder(file.replace('\\', '/'));
        }
        return found == FileKind.UNKNOWN && map != null && isNumbers(map) ? FileKind.PRESET : found;
    }

    private static FileKind model(String head, String ending) {
        // comments may hold anything
        String bare = head.substring(0, Math.min(HEAD, head.length())).replaceAll("(?s)<!--.*?(-->|$)", "");
        Matcher m = ELEMENT.matcher(bare);
        String root = m.find() ? m.group(1) : "";
        return switch (root) {
            case "mujoco" -> FileKind.MJCF;
            case "robot" -> FileKind.URDF;
            case "" -> ending.equals("urdf") ? FileKind.URDF : ending.equals("mjcf") ? FileKind.MJCF : FileKind.UNKNOWN;
            default -> FileKind.UNKNOWN;
        };
    }

    @SuppressWarnings("unused") // what is wrong with it is told by those who read it
    private static YamlItem.Mapping map(String text) {
        if (text.length() > HEAD) {
            return null;
        }
        try {
            return new YamlSource(text).root() instanceof YamlItem.Mapping m ? m : null;
        } catch (InvalidInput e) {
            return null;
        }
    }

    private static Set<String> keys(YamlItem.Mapping map) {
        Set<String> keys = new LinkedHashSet<>();
        map.pairs().forEach(p -> keys.add(p.name()));
        return keys;
    }

    private static Set<String> keys(String text) {
        Set<String> keys = new LinkedHashSet<>();
        Matcher m = KEY.matcher(text.substring(0, Math.min(HEAD, text.length())));
        while (m.find()) {
            keys.add(m.group(1));
        }
        return keys;
    }

    private static FileKind byKeys(Set<String> keys) {
        if (keys.contains("characters")) {
            return FileKind.SCENE;
        }
        if (any(keys, "objective", "optimizer", "variables")) {
            return FileKind.OPTIMIZATION;
        }
        if (any(keys, "parts", "base")) {
            return FileKind.CHARACTER_RECIPE;
        }
        if (any(keys, "kind", "things")) {
            return FileKind.TERRAIN;
        }
        if (any(keys, "terrain", "pushes", "crates", "springs", "physics", "engine")) {
            return FileKind.SCENE;
        }
        return keys.contains("controller") ? FileKind.STYLE : FileKind.UNKNOWN;
    }

    private static boolean any(Set<String> keys, String... words) {
        return !Collections.disjoint(keys, Set.of(words));
    }

    /** By the nearest folder that has a name of ours. */
    private static FileKind byFolder(String path) {
        String[] parts = path.split("/");
        for (int i = parts.length - 2; i >= 0; i--) {
            if (FOLDERS.containsKey(parts[i])) {
                return FOLDERS.get(parts[i]);
            }
        }
        return FileKind.UNKNOWN;
    }

    /** Whether all values are numbers, as of parameters. */
    private static boolean isNumbers(YamlItem item) {
        if (item instanceof YamlItem.Mapping m) {
            return !m.pairs().isEmpty() && m.pairs().stream().allMatch(p -> isNumbers(p.value()));
        }
        if (item instanceof YamlItem.Sequence s) {
            return s.items().stream().allMatch(KindFinder::isNumbers);
        }
        return item instanceof YamlItem.Scalar s && s.plain() && Numbers.decimal(s.value()) != null;
    }
}
