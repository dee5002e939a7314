// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.CameraMode;
import org.gaitwright.viewport.CameraPose;

/** Up to nine cameras by number, and as text that can be kept. */
public final class CameraBookmarks {
    public static final int MOST = 9;

    /** Number, mode and six figures. */
    private static final Pattern LINE = Pattern.compile("[1-9] \\S+( -?[0-9]+(\\.[0-9]+)?){6}");

    private final Map<Integer, CameraPose> byNumber = new TreeMap<>();

    public Optional<CameraPose> get(int number) {
        return Optional.ofNullable(byNumber.get(number));
    }

    public void set(int number, CameraPose pose) {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException("camera " + number + "; expected 1 to " + MOST);
        }
        byNumber.put(number, pose);
    }

    public void remove(int number) {
        byNumber.remove(number);
    }

    public List<Integer> numbers() {
        return new ArrayList<>(byNumber.keySet());
    }

    /** One line per camera. */
    public String text() {
        StringBuilder s = new StringBuilder();
        byNumber.forEach((n, p) -> s.append(String.format(
                Locale.ROOT,
                "%d %s %.4f %.4f %.4f %.5f %.5f %.4f%n",
                n,
                p.mode(),
                p.target().x(),
                p.target().y(),
                p.target().z(),
                p.yawRad(),
                p.pitchRad(),
                p.distance())));
        return s.toString();
    }

    /** Reads what {@link #text} gave; passes over lines that it can't read. */
    public static CameraBookmarks of(String text) {
        CameraBookmarks all = new CameraBookmarks();
        for (String line : text.split("\\R")) {
            String[] w = line.trim().split(" ");
            if (LINE.matcher(line.strip()).matches()) {
                double[] v = Arrays.stream(w)
                        .skip(2)
                        .mapToDouble(Double::parseDouble)
                        .toArray();
                Vec3 target = new Vec3(v[0], v[1], v[2]);
                all.set(Integer.parseInt(w[0]), new CameraPose(mode(w[1]), target, v[3], v[4], v[5]));
            }
        }
        return all;
    }

    private static CameraMode mode(String word) {
        return Arrays.stream(CameraMode.values())
                .filter(m -> m.name().equals(word))
                .findFirst()
                .orElse(CameraMode.ORBIT);
    }
}
