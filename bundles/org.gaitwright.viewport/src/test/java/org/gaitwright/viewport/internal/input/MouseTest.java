// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.Cameras;
import org.gaitwright.viewport.GrabListener;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.internal.Contents;
import org.gaitwright.viewport.internal.pick.Sight;
import org.junit.jupiter.api.Test;

/** A picture of 800 × 600; a body is under all places left of the middle, ground is under all others. */
class MouseTest {
    private static final int BODY = 7;
    private static final Vec3 TARGET = new Vec3(0, 0, 1);

    private final Camera camera = Cameras.at(TARGET, -Math.PI / 2, 0, 4);
    private final Contents contents = new Contents();
    private final List<String> told = new ArrayList<>();
    private final Mouse mouse = new Mouse(camera, contents, new Stage(), body -> told.add("selected " + body));

    @Test
    void aPlainDragOrbits() {
        double yaw = camera.yaw();
        drag(500, 300, 560, 300, plain(1));
        assertEquals(yaw - 0.1 * Math.PI, camera.yaw(), 1e-9);
        assertEquals(List.of(), told, "a drag is no click");
    }

    @Test
    void aMiddleDragPansByWhatIsUnderTheCursor() {
        drag(400, 300, 450, 300, plain(2));
        double metres = sight().metresPerPoint(TARGET);
        assertEquals(-50 * metres, camera.target().x(), 1e-9);
    }

    @Test
    void theWheelZoomsToTheCursor() {
        Vec3 before = sight().ray(600, 300).at(1);
        mouse.wheel(600, 300, 1);
        assertEquals(4 * 0.88, camera.distance(), 1e-9);
        Vec3 place = sight().place(before);
        assertTrue(Math.abs(place.x() - 600) < 60, "what is there stays about there");
    }

    @Test
    void aDoubleClickOnABodySelectsIt() {
        mouse.press(plain(1).at(100, 100));
        mouse.release(plain(1).at(100, 100));
        mouse.press(plain(1).at(100, 100));
        mouse.doubleClick(plain(1).at(100, 100));
        mouse.release(plain(1).at(100, 100));
        assertEquals(List.of("selected " + BODY), told);
    }

    @Test
    void aClickBesideAllBodiesSelectsNothing() {
        mouse.press(plain(1).at(600, 100));
        mouse.move(plain(1).at(602, 101));
        mouse.release(plain(1).at(602, 101));
        assertEquals(List.of("selected " + Pick.NONE), told);
    }

    @Test
    void controlAndTheRightButtonPush() {
        mouse.onGrab(new Told());
        mouse.press(ctrl(3).at(100, 300));
        mouse.move(ctrl(3).at(130, 260));
        mouse.release(ctrl(3).at(130, 260));
        double metres = sight().metresPerPoint(TARGET);
        assertEquals(
                List.of("begin 7 PUSH", line("move", 30 * metres, 0, 40 * metres, 50), "end"), told, "right and up");
        assertEquals(-Math.PI / 2, camera.yaw(), 1e-12, "the camera stays");
    }

    @Test
    void controlAndTheLeftButtonTwistAndEscapeCancels() {
        mouse.onGrab(new Told());
        mouse.press(ctrl(1).at(100, 300));
        assertTrue(mouse.cancel());
        mouse.move(ctrl(1).at(200, 300));
        mouse.release(ctrl(1).at(200, 300));
        assertEquals(List.of("begin 7 TWIST", "cancel"), told);
    }

    @Test
    void aGrabPointsElsewhereWhenTheCameraHasTurned() {
        mouse.onGrab(new Told());
        mouse.press(ctrl(3).at(100, 300));
        mouse.move(ctrl(3).at(130, 300));
        mouse.refresh();
        assertEquals(2, told.size(), "nothing has changed");
        camera.orbit(Math.PI / 2, 0);
        mouse.refresh();
        double metres = sight().metresPerPoint(TARGET);
        assertEquals(line("move", 0, 30 * metres, 0, 30), told.get(2));
    }

    @Test
    void theGroundCannotBeGrabbedAndNothingCanWithoutAListener() {
        mouse.onGrab(new Told());
        mouse.press(ctrl(3).at(600, 300));
        mouse.release(ctrl(3).at(600, 300));
        mouse.onGrab(null);
        mouse.press(ctrl(3).at(100, 300));
        assertFalse(mouse.busy());
        assertEquals(List.of(), told);
    }

    @Test
    void aHandleIsDraggedAlongItsAxis() {
        handle();
        mouse.press(plain(1).at(400, 300));
        mouse.move(plain(1).at(440, 290));
        mouse.release(plain(1).at(440, 290));
        double metres = sight().metresPerPoint(TARGET);
        String amount = String.format(Locale.ROOT, "%.3f", 40 * metres);
        assertEquals(List.of("x BEGUN 0.000", "x MOVED " + amount, "x COMMITTED " + amount), told);
    }

    @Test
    void aCancelledHandleGoesBackToWhereItWas() {
        handle();
        mouse.press(plain(1).at(400, 300));
        mouse.move(plain(1).at(440, 300));
        assertTrue(mouse.cancel());
        assertEquals("x CANCELLED 0.000", told.get(2));
        assertEquals("", contents.hotHandle());
    }

    @Test
    void theHandleUnderTheCursorLightsUp() {
        handle();
        assertEquals(SWT.CURSOR_HAND, mouse.move(plain(0).at(404, 300)));
        assertEquals("x", contents.hotHandle());
        assertEquals(SWT.DEFAULT, mouse.move(plain(0).at(450, 300)));
        assertEquals("", contents.hotHandle());
    }

    @Test
    void aClickOnTheGizmoLooksFromThere() {
        Sight s = sight();
        contents.gizmo().layOut(s.right(), s.up(), s.forward(), 800, 600);
        // x is to the right of the gizmo's middle
        mouse.press(plain(1).at(777, 547));
        mouse.release(plain(1).at(777, 547));
        Cameras.settle(camera);
        assertEquals(0, camera.yaw(), 1e-9);
        assertEquals(List.of(), told, "it is no click beside all bodies");
    }

    private void handle() {
        contents.handles(List.of(Handle.knob("x", TARGET, Vec3.X)));
        mouse.onHandle(
                drag -> told.add(String.format(Locale.ROOT, "%s %s %.3f", drag.id(), drag.phase(), drag.amount())));
    }

    private static String line(String what, double x, double y, double z, double pixels) {
        return String.format(Locale.ROOT, "%s %.4f %.4f %.4f %.1f", what, x + 0.0, y + 0.0, z + 0.0, pixels);
    }

    private void drag(int x0, int y0, int x1, int y1, Buttons held) {
        mouse.press(held.at(x0, y0));
        mouse.move(held.at(x1, y1));
        mouse.release(held.at(x1, y1));
    }

    private record Buttons(int button, boolean ctrl) {
        Pointer at(int x, int y) {
            return new Pointer(x, y, button, ctrl, false);
        }
    }

    private static Buttons plain(int button) {
        return new Buttons(button, false);
    }

    private static Buttons ctrl(int button) {
        return new Buttons(button, true);
    }

    private Sight sight() {
        return Sight.of(camera, 800, 600);
    }

    private final class Stage implements Surroundings {
        @Override
        public Sight sight() {
            return MouseTest.this.sight();
        }

        @Override
        public Optional<Pick> pick(int x, int y) {
            boolean body = x < 400;
            return Optional.of(new Pick(body ? BODY : Pick.NONE, body ? 0 : Pick.NONE, TARGET, Vec3.ZERO));
        }

        @Override
        public Vec3 pointOf(int body, Vec3 pointInBody) {
            return TARGET;
        }

        @Override
        public void redraw() {
            // nothing is drawn here
        }
    }

    private final class Told implements GrabListener {
        @Override
        public void begin(Pick pick, Kind kind) {
            told.add("begin " + pick.body() + " " + kind);
        }

        @Override
        public void move(Vec3 drag, double pixels) {
            double x = Math.abs(drag.x()) < 1e-9 ? 0 : drag.x();
            double y = Math.abs(drag.y()) < 1e-9 ? 0 : drag.y();
            double z = Math.abs(drag.z()) < 1e-9 ? 0 : drag.z();
            told.add(line("move", x, y, z, pixels));
        }

        @Override
        public void end() {
            told.add("end");
        }

        @Override
        public void cancel() {
            told.add("cancel");
        }
    }
}
