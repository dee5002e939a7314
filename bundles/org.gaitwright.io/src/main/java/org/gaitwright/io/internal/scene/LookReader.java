// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads what a scene file says of how it is looked at. */
final class LookReader {
    private LookReader() {}

    static SceneLook read(YamlValue value) {
        YamlMap map = value.map("signals", "stacked", "cameras", "camera", "bookmarks");
        List<String> signals = new ArrayList<>();
        map.find("signals")
                .ifPresent(s -> s.list("a list of names of signals").forEach(name -> signals.add(name.text())));
        boolean stacked = map.find("stacked").map(LookReader::yes).orElse(true);
        SortedMap<Integer, SceneLook.Camera> cameras = new TreeMap<>();
        map.find("cameras")
                .ifPresent(list -> list.list("a list of cameras").forEach(camera -> camera(camera, cameras)));
        Optional<SceneLook.Camera> camera =
                map.find("camera").map(c -> camera(c, c.map("mode", "target", "yaw", "pitch", "distance")));
        List<SceneLook.Bookmark> bookmarks = new ArrayList<>();
        map.find("bookmarks")
                .ifPresent(list -> list.list("a list of bookmarks").forEach(b -> bookmarks.add(bookmark(b))));
        return value.at(() -> new SceneLook(signals, stacked, cameras, camera, bookmarks));
    }

    private static boolean yes(YamlValue value) {
        if (!value.is("true") && !value.is("false")) {
            throw value.refuse("expected true or false");
        }
        return value.is("true");
    }

    private static void camera(YamlValue item, SortedMap<Integer, SceneLook.Camera> cameras) {
        YamlMap map = item.map("number", "mode", "target", "yaw", "pitch", "distance");
        YamlValue number = map.need("number");
        long n = number.integer();
        if (n < 1 || n > SceneLook.MAX_CAMERAS) {
            throw number.refuse("got " + n + ", expected a number from 1 to " + SceneLook.MAX_CAMERAS);
        }
        if (cameras.put((int) n, camera(item, map)) != null) {
            throw number.refuse("there are two cameras " + n + "; give one of them another number");
        }
    }

    private static SceneLook.Bookmark bookmark(YamlValue item) {
        YamlMap map = item.map("at", "name");
        double seconds = map.need("at").number();
        String name = map.need("name").text();
        return item.at(() -> new SceneLook.Bookmark(seconds, name));
    }

    private static SceneLook.Camera camera(YamlValue item, YamlMap map) {
        SceneLook.Mode mode = map.find("mode").map(LookReader::mode).orElse(SceneLook.Mode.FOLLOW);
        Vec3 target =
                map.find("target").map(t -> SceneReader.vector(t, "metres")).orElse(Vec3.ZERO);
        double yaw = Math.toRadians(map.need("yaw").number());
        double pitch = Math.toRadians(map.need("pitch").number());
        double distance = map.need("distance").number();
        return item.at(() -> new SceneLook.Camera(mode, target, yaw, pitch, distance));
    }

    private static SceneLook.Mode mode(YamlValue value) {
        for (SceneLook.Mode m : SceneLook.Mode.values()) {
            if (value.is(word(m))) {
                return m;
            }
        }
        throw value.refuse("expected one of "
                + String.join(
                        ", ",
                        Arrays.stream(SceneLook.Mode.values())
                                .map(LookReader::word)
                                .toList()));
    }

    private static String word(SceneLook.Mode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }
}
