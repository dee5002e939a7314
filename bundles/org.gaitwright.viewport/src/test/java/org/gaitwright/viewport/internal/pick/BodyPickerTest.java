// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.DemoFigure;
import org.gaitwright.viewport.DemoTerrain;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.internal.StartPoses;
import org.junit.jupiter.api.Test;

class BodyPickerTest {
    private static final double EXACT = 1e-9;

    private final World world = DemoFigure.world(DemoTerrain.flat());
    private final BodyPicker picker = new BodyPicker(world);
    private final double[] poses = StartPoses.of(world);

    @Test
    void theNearestBodyIsPickedWithThePointInItsFrame() {
        int head = body("head");
        Vec3 above = BodyPicker.pose(poses, head).position().plus(Vec3.Z);
        Pick pick =
                picker.pick(new Ray(above, Vec3.Z.times(-1)), poses, b -> false).orElseThrow();
        assertEquals(head, pick.body());
        assertEquals(0, pick.actor());
        assertFalse(pick.ground());
        Vec3 back = BodyPicker.pose(poses, head).transform(pick.pointInBody());
        assertEquals(0, back.minus(pick.point()).norm(), EXACT);
        // a capsule from 0.05 to 0.1 with a radius of 0.09
        assertEquals(0.19, pick.pointInBody().z(), EXACT);
    }

    @Test
    void aCrateBelongsToNoActor() {
        int crate = body("crate");
        Vec3 above = BodyPicker.pose(poses, crate).position().plus(Vec3.Z);
        Pick pick =
                picker.pick(new Ray(above, Vec3.Z.times(-1)), poses, b -> false).orElseThrow();
        assertEquals(crate, pick.body());
        assertEquals(Pick.NONE, pick.actor());
    }

    @Test
    void besideAllBodiesThereIsTheGround() {
        Pick pick = picker.pick(new Ray(new Vec3(5, 5, 2), Vec3.Z.times(-1)), poses, b -> false)
                .orElseThrow();
        assertTrue(pick.ground());
        assertEquals(5, pick.point().x(), EXACT);
        // the demo terrain casts in steps of 2 cm
        assertEquals(0, pick.point().z(), 0.021);
    }

    @Test
    void theSkyIsNothing() {
        assertEquals(Optional.empty(), picker.pick(new Ray(new Vec3(5, 5, 2), Vec3.Z), poses, b -> false));
    }

    @Test
    void aBodyThatHasDivergedIsPassedOver() {
        int head = body("head");
        Vec3 above = BodyPicker.pose(poses, head).position().plus(Vec3.Z);
        poses[7 * head] = Double.NaN;
        Pick pick =
                picker.pick(new Ray(above, Vec3.Z.times(-1)), poses, b -> false).orElseThrow();
        assertEquals(body("torso"), pick.body());
    }

    private int body(String name) {
        for (int i = 0; i < world.bodies(); i++) {
            if (world.bodyName(i).equals(name)) {
                return i;
            }
        }
        throw new AssertionError(name);
    }
}
