// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.Views;
import org.junit.jupiter.api.Test;

class LevelGroundTest {
    private final float[] ends = new float[4];

    @Test
    void fogBeginsAtItsDepth() {
        Outlook outlook = Views.outlookFromAbove();
        LevelGround.ends(outlook, 3, ends);
        Vec3 eye = new Vec3(0, -3, 3);
        Vec3 begin = new Vec3(0, -3 + ends[0], 0);
        assertEquals(outlook.fogBegin(), begin.minus(eye).dot(new Vec3(0, 1, -1).unit()), 1e-4);
    }

    @Test
    void stripsFollowOneAnotherFromAnyHeight() {
        for (double height : new double[] {0.1, 1, 5, 40}) {
            Outlook outlook = new Outlook();
            Vec3 eye = new Vec3(0, -5, height);
            outlook.set(eye, Vec3.ZERO, Vec3.X, eye.norm(), 800, 600);
            LevelGround.ends(outlook, (float) height, ends);
            assertTrue(ends[0] <= ends[1] && ends[1] <= ends[2], "height " + height);
            assertEquals(300, ends[3]);
        }
    }
}
