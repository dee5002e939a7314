// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;

/**
 * How people look at a scene. Nothing of it changes the run.
 *
 * @param signals names of the signals that are plotted, in the order of their lines
 * @param stacked whether each unit has a plot of its own
 * @param cameras views that were kept, by number
 * @param camera where it is seen from; empty for where a viewport begins
 * @param bookmarks moments with a name, by time
 */
public record SceneLook(
        List<String> signals,
        boolean stacked,
        SortedMap<Integer, Camera> cameras,
        Optional<Camera> camera,
        List<Bookmark> bookmarks) {
    /** Cameras are called by the keys 1 to 9. */
    public static final int MAX_CAMERAS = 9;

    public static final SceneLook NONE = new SceneLook(List.of(), true, new TreeMap<>());

    /** One without a camera of its own and without bookmarks. */
    public SceneLook(List<String> signals, boolean stacked, SortedMap<Integer, Camera> cameras) {
        this(signals, stacked, cameras, Optional.empty(), List.of());
    }

    public SceneLook {
        Objects.requireNonNull(camera, "camera");
        bookmarks = bookmarks.stream()
                .sorted(Comparator.comparingDouble(Bookmark::seconds))
                .toList();
        signals = signals.stream().distinct().toList();
        cameras = Collections.unmodifiableSortedMap(new TreeMap<>(cameras));
        for (Integer number : cameras.keySet()) {
            if (number < 1 || number > MAX_CAMERAS) {
                throw new InvalidInput("camera " + number + "; expected a number from 1 to " + MAX_CAMERAS);
            }
        }
    }

    public SceneLook plotting(List<String> newSignals, boolean newStacked) {
        return new SceneLook(newSignals, newStacked, cameras, camera, bookmarks);
    }

    /** The same with one more signal, last, or without one that is there. */
    public SceneLook plotting(String signal, boolean wanted) {
        List<String> all = new ArrayList<>(signals);
        all.remove(signal);
        if (wanted) {
            all.add(signal);
        }
        return plotting(all, stacked);
    }

    /** Whether both show the same plots. */
    public boolean plotsAs(SceneLook other) {
        return stacked == other.stacked && signals.equals(other.signals);
    }

    public SceneLook with(int number, Camera camera) {
        TreeMap<Integer, Camera> all = new TreeMap<>(cameras);
        all.put(number, camera);
        return new SceneLook(signals, stacked, all, this.camera, bookmarks);
    }

    public SceneLook withCameras(Map<Integer, Camera> newCameras) {
        return new SceneLook(signals, stacked, new TreeMap<>(newCameras), camera, bookmarks);
    }

    /** The same, seen from elsewhere; empty for where a viewport begins. */
    public SceneLook from(Optional<Camera> newCamera) {
        return new SceneLook(signals, stacked, cameras, newCamera, bookmarks);
    }

    /** The same with other bookmarks. */
    public SceneLook marking(List<Bookmark> newBookmarks) {
        return new SceneLook(signals, stacked, cameras, camera, newBookmarks);
    }

    /** A moment with a name, s of simulated time. */
    public record Bookmark(double seconds, String name) {
        public Bookmark {
            Objects.requireNonNull(name, "name");
            if (!(seconds >= 0 && Double.isFinite(seconds))) {
                throw new InvalidInput("bookmark '" + name + "' at " + seconds + " s; expected a time of zero or more");
            }
        }
    }

    /** How a camera moves by itself. */
    public enum Mode {
        /** Goes with the character. */
        FOLLOW,
        /** Stays where it was put. */
        ORBIT,
        /** Stays where it is and turns after the character. */
        FIXED
    }

    /**
     * Where a scene is seen from.
     *
     * @param mode how it moves by itself
     * @param target what it looks at, m; from the character if it follows, else in the world
     * @param yaw from the target to the eye, counter-clockwise from x, rad
     * @param pitch of the eye above the horizon, rad
     * @param distance from the target to the eye, m
     */
    public record Camera(Mode mode, Vec3 target, double yaw, double pitch, double distance) {
        public Camera {
            Objects.requireNonNull(mode, "mode");
            if (!target.isFinite() || !Double.isFinite(yaw + pitch) || !(distance > 0 && Double.isFinite(distance))) {
                throw new InvalidInput("camera at " + target + ", yaw " + yaw + " rad, pitch " + pitch
                        + " rad, distance " + distance + " m; expected finite numbers and a distance over zero");
            }
        }
    }
}
