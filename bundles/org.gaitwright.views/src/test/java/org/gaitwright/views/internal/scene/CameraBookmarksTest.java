// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.CameraMode;
import org.gaitwright.viewport.CameraPose;
import org.junit.jupiter.api.Test;

class CameraBookmarksTest {
    private static final CameraPose POSE = new CameraPose(CameraMode.FIXED, new Vec3(1, -2.5, 0.75), -1.25, 0.5, 4.5);

    @Test
    void whatWasKeptComesBackWhateverTheLanguage() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            CameraBookmarks cameras = new CameraBookmarks();
            cameras.set(3, POSE);
            assertEquals(Optional.of(POSE), CameraBookmarks.of(cameras.text()).get(3));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void linesThatCannotBeReadArePassedOver() {
        CameraBookmarks cameras =
                CameraBookmarks.of("nonsense\n3 FIXED 1 2\n1 FOLLOW a b c d e f\n2 NEW 1 2 3 0.5 0.1 4\n");
        assertEquals(List.of(2), cameras.numbers());
        assertEquals(CameraMode.ORBIT, cameras.get(2).orElseThrow().mode());
    }

    @Test
    void thereAreNine() {
        assertThrows(IllegalArgumentException.class, () -> new CameraBookmarks().set(10, POSE));
        assertThrows(IllegalArgumentException.class, () -> new CameraBookmarks().set(0, POSE));
    }
}
