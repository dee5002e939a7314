// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class CameraTest {
    private static final double EXACT = 1e-12;

    private final Camera camera = new Camera();

    @Test
    void theEyeIsAtTheDistanceFromTheTarget() {
        camera.place(new Vec3(1, 2, 3), 0.7, 0.4, 5);
        assertEquals(5, camera.eye().minus(camera.target()).norm(), EXACT);
        assertEquals(1, camera.forward().norm(), EXACT);
        assertEquals(0, camera.forward().dot(camera.right()), EXACT);
    }

    @Test
    void yawOfZeroLooksBackAlongX() {
        camera.place(Vec3.ZERO, 0, 0, 2);
        assertSame(new Vec3(2, 0, 0), camera.eye());
        assertSame(new Vec3(0, 1, 0), camera.right());
    }

    @Test
    void pitchAndDistanceStayInTheirRanges() {
        camera.orbit(0, 10);
        assertTrue(camera.pitch() < Math.PI / 2);
        camera.orbit(0, -10);
        assertTrue(camera.pitch() > -Math.PI / 4);
        camera.zoom(1e-6, camera.target());
        assertTrue(camera.distance() > 0.1);
        camera.zoom(1e9, camera.target());
        assertTrue(camera.distance() < 100);
    }

    @Test
    void zoomingKeepsThePointUnderTheCursorWhereItIsInThePicture() {
        camera.place(new Vec3(0.3, -0.2, 1), 0.8, 0.3, 4);
        Vec3 point = new Vec3(0.5, 0.4, 1.2);
        Vec3 before = inPicture(point);
        camera.zoom(0.6, point);
        assertSame(before, inPicture(point));
        assertEquals(2.4, camera.distance(), EXACT);
    }

    @Test
    void panningMovesTheTargetWithinThePlaneOfThePicture() {
        camera.place(new Vec3(0, 0, 1), 0.8, 0.3, 4);
        Vec3 forward = camera.forward();
        camera.pan(0.5, 0.25);
        Vec3 moved = camera.target().minus(new Vec3(0, 0, 1));
        assertEquals(0, moved.dot(forward), EXACT);
        assertEquals(0.5, moved.dot(camera.right()), EXACT);
        assertEquals(Math.hypot(0.5, 0.25), moved.norm(), EXACT);
    }

    @Test
    void theEyeStaysAboveTheGround() {
        camera.standOn(DemoTerrain.hills());
        for (double yaw = -3; yaw < 3; yaw += 0.1) {
            camera.place(new Vec3(0, 0, 0), yaw, -1, 6);
            Vec3 eye = camera.eye();
            assertTrue(eye.z() > DemoTerrain.hills().height(eye.x(), eye.y()), "yaw " + yaw);
        }
    }

    @Test
    void theTargetIsLiftedOutOfTheGround() {
        camera.standOn(DemoTerrain.stairs());
        camera.place(new Vec3(0.9, 0, -5), 0, 0.3, 3);
        assertEquals(0.12, camera.target().z(), EXACT);
    }

    @Test
    void followingTrailsTheSubjectAndSettlesAtTheSameOffset() {
        camera.subject(new Subject(new Vec3(0, 0, 1), 0, new Vec3(0, 0, 0.9), 1));
        camera.frame();
        camera.follow(true);
        camera.subject(new Subject(new Vec3(0.5, 0.2, 1), 0, new Vec3(0.5, 0.2, 0.9), 1));
        assertTrue(camera.advance(0.05));
        assertTrue(camera.target().x() > 0 && camera.target().x() < 0.5);
        while (camera.advance(0.1)) {
            assertTrue(camera.target().x() <= 0.5);
        }
        assertEquals(0.5, camera.target().x(), 2e-3);
        assertEquals(0.2, camera.target().y(), 2e-3);
        assertEquals(0.9, camera.target().z(), 2e-3);
    }

    @Test
    void aJumpOfTheSubjectIsNotTrailed() {
        camera.subject(new Subject(new Vec3(0, 0, 1), 0, new Vec3(0, 0, 1), 1));
        camera.frame();
        camera.follow(true);
        camera.subject(new Subject(new Vec3(50, 0, 1), 0, new Vec3(50, 0, 1), 1));
        assertFalse(camera.advance(0.01));
        assertEquals(50, camera.target().x(), EXACT);
    }

    @Test
    void aCameraThatDoesNotFollowStays() {
        Vec3 target = camera.target();
        camera.subject(new Subject(new Vec3(5, 0, 1), 0, new Vec3(5, 0, 1), 1));
        assertFalse(camera.advance(1));
        assertSame(target, camera.target());
    }

    @Test
    void framingShowsTheWholeSubject() {
        camera.subject(new Subject(new Vec3(3, 1, 1), 0, new Vec3(3, 1, 0.9), 0.8));
        camera.frame();
        assertSame(new Vec3(3, 1, 0.9), camera.target());
        assertTrue(camera.distance() * Math.sin(Camera.FIELD_OF_VIEW_RAD / 2) > 0.8);
    }

    @Test
    void framingLooksFromHigherUpOnlyWhereTheGroundHidesTheSubject() {
        camera.standOn(DemoTerrain.stairs());
        camera.subject(new Subject(new Vec3(0.4, 0, 0.1), 0, new Vec3(0.4, 0, 0.1), 0.5));
        camera.place(Vec3.ZERO, Math.PI, 0.2, 3);
        camera.frame();
        assertEquals(0.2, camera.pitch(), EXACT, "nothing hides it from behind");
        camera.place(Vec3.ZERO, 0, 0.2, 3);
        camera.frame();
        assertEquals(0, camera.yaw(), EXACT);
        Vec3 ray = new Vec3(0.4, 0, 0.12).minus(camera.eye());
        Vec3 d = ray.unit();
        double hit = DemoTerrain.stairs()
                .cast(camera.eye().x(), camera.eye().y(), camera.eye().z(), d.x(), d.y(), d.z(), ray.norm() - 0.1);
        assertEquals(Double.POSITIVE_INFINITY, hit, "the steps are out of the way");
    }

    @Test
    void aFixedCameraStaysAndTurnsToItsSubject() {
        camera.place(new Vec3(0, 0, 1), 0.5, 0.2, 6);
        camera.mode(CameraMode.FIXED);
        Vec3 stand = camera.eye();
        for (int i = 1; i <= 200; i++) {
            Vec3 p = new Vec3(0.05 * i, 0.02 * i, 1);
            camera.subject(new Subject(p, 0, p, 1));
            camera.advance(0.05);
            assertSame(stand, camera.eye(), 1e-9);
        }
        Cameras.settle(camera);
        assertEquals(10, camera.target().x(), 5e-3);
        assertSame(new Vec3(10, 4, 1).minus(stand).unit(), camera.forward(), 1e-3);
    }

    @Test
    void aFixedCameraCanBeMovedByHand() {
        camera.mode(CameraMode.FIXED);
        camera.orbit(0.3, 0.1);
        Vec3 stand = camera.eye();
        camera.subject(new Subject(new Vec3(1, 0, 1), 0, new Vec3(1, 0, 1), 1));
        camera.advance(0.1);
        assertSame(stand, camera.eye(), 1e-9);
    }

    @Test
    void aFlightEndsAtItsPoseByTheShorterWay() {
        camera.place(new Vec3(0, 0, 1), 3, 0.1, 4);
        CameraPose there = new CameraPose(CameraMode.ORBIT, new Vec3(2, 1, 1), -3, 0.6, 8);
        camera.flyTo(there);
        double turned = 0;
        double yaw = camera.yaw();
        while (camera.advance(0.02)) {
            turned += Math.abs(Math.IEEEremainder(camera.yaw() - yaw, 2 * Math.PI));
            yaw = camera.yaw();
        }
        assertEquals(2 * Math.PI - 6, turned, 1e-9);
        assertSame(there.target(), camera.target());
        assertEquals(0.6, camera.pitch(), EXACT);
        assertEquals(8, camera.distance(), EXACT);
    }

    @Test
    void aFlightIsWhereItIsGoing() {
        CameraPose there = new CameraPose(CameraMode.ORBIT, new Vec3(2, 1, 1), 1, 0.6, 8);
        camera.flyTo(there);
        camera.advance(0.1);
        assertEquals(there, camera.pose());
    }

    @Test
    void anyOtherMoveEndsAFlight() {
        camera.flyTo(new CameraPose(CameraMode.ORBIT, new Vec3(2, 1, 1), 1, 0.6, 8));
        camera.advance(0.1);
        camera.orbit(0.1, 0);
        assertFalse(camera.advance(0.1));
        assertTrue(camera.target().x() < 1.9);
    }

    @Test
    void aKeptPoseOfAFollowingCameraGoesWithItsSubject() {
        camera.subject(new Subject(new Vec3(0, 0, 1), 0, new Vec3(0, 0, 1), 1));
        camera.frame();
        camera.follow(true);
        camera.orbit(0.4, 0.2);
        CameraPose kept = camera.pose();
        camera.orbit(1, 0);
        camera.subject(new Subject(new Vec3(40, 3, 1), 0, new Vec3(40, 3, 1), 1));
        camera.place(kept);
        assertSame(new Vec3(40, 3, 1), camera.target());
        assertEquals(kept.yawRad(), camera.yaw(), EXACT);
        assertTrue(camera.following());
    }

    @Test
    void aFollowingCameraFliesOverToANewSubject() {
        camera.subject(new Subject(new Vec3(0, 0, 1), 0, new Vec3(0, 0, 1), 1));
        camera.frame();
        camera.follow(true);
        Subject other = new Subject(new Vec3(0, 8, 1), 0, new Vec3(0, 8, 1), 1);
        camera.newSubject(other);
        camera.advance(0.1);
        assertTrue(camera.target().y() > 0 && camera.target().y() < 8, "on its way");
        Cameras.settle(camera);
        assertEquals(8, camera.target().y(), 1e-6);
    }

    @Test
    void standardViewsGoByTheHeadingOfTheSubject() {
        double heading = 0.7;
        camera.subject(new Subject(new Vec3(1, 2, 1), heading, new Vec3(1, 2, 1), 1));
        camera.frame();
        Vec3 ahead = new Vec3(Math.cos(heading), Math.sin(heading), 0);
        camera.look(StandardView.FRONT);
        Cameras.settle(camera);
        assertSame(ahead.times(-1), camera.forward(), 1e-9);
        camera.look(StandardView.RIGHT);
        Cameras.settle(camera);
        assertSame(ahead, camera.right(), 1e-9);
        camera.look(StandardView.LEFT);
        Cameras.settle(camera);
        assertSame(ahead.times(-1), camera.right(), 1e-9);
        camera.look(StandardView.BEHIND);
        Cameras.settle(camera);
        assertSame(ahead, camera.forward(), 1e-9);
        camera.look(StandardView.TOP);
        Cameras.settle(camera);
        assertTrue(camera.forward().z() < -0.99);
        assertTrue(camera.up().dot(ahead) > 0.99, "ahead is up in the picture");
    }

    @Test
    void lookingFromBelowStopsAtTheLowestPitch() {
        camera.lookFrom(new Vec3(0, 0, -1));
        Cameras.settle(camera);
        assertTrue(camera.pitch() > -Math.PI / 4);
        camera.lookFrom(Vec3.Y);
        Cameras.settle(camera);
        assertSame(Vec3.Y.times(-1), camera.forward(), 1e-9);
    }

    @Test
    void theEyeStaysAboveTheGroundInEveryModeAndInFlight() {
        DemoTerrain hills = DemoTerrain.hills();
        camera.standOn(hills);
        camera.mode(CameraMode.FOLLOW);
        for (int i = 0; i < 200; i++) {
            if (i % 50 == 20) {
                camera.flyTo(new CameraPose(CameraMode.values()[i % 3], Vec3.ZERO, i, -0.3, 9));
            }
            Vec3 p = new Vec3(0.2 * i, 0, hills.height(0.2 * i, 0));
            camera.subject(new Subject(p, 0, p, 0.5));
            camera.advance(0.05);
            Vec3 eye = camera.eye();
            assertTrue(eye.z() > hills.height(eye.x(), eye.y()), "picture " + i);
        }
    }

    @Test
    void aPoseMustBeFinite() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new CameraPose(CameraMode.ORBIT, new Vec3(Double.NaN, 0, 0), 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new CameraPose(CameraMode.ORBIT, Vec3.ZERO, 0, 0, 0));
    }

    @Test
    void everyChangeIsTold() {
        int[] told = {0};
        camera.onChange(() -> told[0]++);
        camera.orbit(0.1, 0);
        camera.pan(0.1, 0);
        camera.follow(true);
        assertEquals(3, told[0]);
    }

    /** Tangents of the angles to the right and up at which a point is seen. */
    private Vec3 inPicture(Vec3 point) {
        Vec3 p = point.minus(camera.eye());
        Vec3 up = camera.right().cross(camera.forward());
        double depth = p.dot(camera.forward());
        return new Vec3(p.dot(camera.right()) / depth, p.dot(up) / depth, 0);
    }

    private static void assertSame(Vec3 expected, Vec3 actual) {
        assertSame(expected, actual, EXACT);
    }

    private static void assertSame(Vec3 expected, Vec3 actual, double tolerance) {
        assertEquals(0, expected.minus(actual).norm(), tolerance, () -> "expected " + expected + ", got " + actual);
    }
}
