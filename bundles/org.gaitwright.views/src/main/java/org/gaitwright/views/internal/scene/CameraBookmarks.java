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
    private static final Pattern READABLE = Pattern.compile("[1-9] [^ ]+( -?[0-9]+(\\.[0-9]+)?){6}");

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
            if (READABLE.matcher(line.trim()).matches()) {
                Vec3 target = new Vec3(Double.parseDouble(w[2]), Double.parseDouble(w[3]), Double.parseDouble(w[4]));
                all.set(
                        Integer.parseInt(w[0]),
                        new CameraPose(
                                mode(w[1]),
                                target,
                                Double.parseDouble(w[5]),
                                Double.parseDouble(w[6]),
                                Double.parseDouble(w[7])));
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
