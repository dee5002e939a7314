// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Drawing;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.junit.jupiter.api.Test;

final class SceneMarksTest {
    private static final Vec3 FOOT = new Vec3(0.1, 0.2, 0.3);
    private static final Vec3 WISH = new Vec3(0, 0, 500);
    private static final Vec3 MADE = new Vec3(0, 0, 400);

    private static List<Mark> marks(Overlay... on) {
        Scene.Casting ball = new Scene.Casting("ball", "humanoid", "passive", "", Map.of(), List.of(), 0, 0, 0);
        World world = new Stage(Scene.of("s", 1, List.of(ball)).build(), new FakeStudio()).world();
        Drawing.Sheet sheet = new Drawing.Sheet();
        sheet.force("ideal", FOOT, WISH);
        sheet.realised("realised", FOOT, MADE);
        sheet.held("pinned", FOOT);
        Snapshot now = new Snapshot(world, 0, new double[14], List.of(), List.of(), new float[0], sheet.drawing());
        EnumSet<Overlay> overlays = EnumSet.noneOf(Overlay.class);
        overlays.addAll(List.of(on));
        return SceneMarks.of(now, new SignalIndex(world, List.of()), overlays, ForceScale.USUAL, -1);
    }

    @Test
    void whatIsWantedAndWhatIsMadeAreToldApart() {
        Mark wanted = new Mark.Arrow(FOOT, WISH.times(1e-3), Ink.IDEAL);
        Mark made = new Mark.Arrow(FOOT, MADE.times(1e-3), Ink.REALISED);
        Mark held = new Mark.Dot(FOOT, 5, Ink.SUPPORT);
        assertEquals(List.of(wanted, held), marks(Overlay.WISHES));
        assertEquals(List.of(made, held), marks(Overlay.REALISED));
        assertEquals(List.of(wanted, made, held), marks(Overlay.WISHES, Overlay.REALISED));
        assertEquals(List.of(), marks());
    }
}
