// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.DemoMarks;
import org.gaitwright.viewport.DemoTerrain;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.gl.Views;
import org.gaitwright.viewport.internal.pick.Sight;
import org.junit.jupiter.api.Test;

class MarkMeshTest {
    /** Of a pixel: vertices are floats. */
    private static final double FLOAT = 0.01;

    private final MarkMesh mesh = new MarkMesh();
    private final Sight sight = Views.sight(Vec3.ZERO);

    @Test
    void aLineIsAsWideAsAskedWhateverItsDistance() {
        for (double y : new double[] {-2, 0, 20}) {
            draw(new Mark.Line(
                    List.of(new Vec3(-0.1, y, 0), new Vec3(0, y, 0), new Vec3(0.1, y, 0)), Ink.TRAIL, 5, false));
            TriangleStream s = mesh.among();
            for (int v = 0; v < s.vertexCount(); v++) {
                // half a pixel to either side is for the edge
                assertEquals(3, Math.abs(place(s, v).y() - 300), FLOAT);
                assertEquals(3, s.number(v, 6), FLOAT);
                assertEquals(3, Math.abs(s.number(v, 4)), FLOAT);
            }
        }
    }

    @Test
    void aThinLineIsFaintRatherThanThinnerThanAPixel() {
        draw(new Mark.Line(List.of(Vec3.ZERO, Vec3.X), Ink.TRAIL, 0.5, false));
        assertEquals(1, mesh.among().number(0, 6), FLOAT);
        assertEquals(128, mesh.among().rgba(0) >>> 24, 1);
    }

    @Test
    void aLineThatGoesBehindTheEyeIsCutOff() {
        draw(new Mark.Line(List.of(new Vec3(0, -9, 0.1), new Vec3(0, 2, 0.1)), Ink.TRAIL, 2, false));
        TriangleStream s = mesh.among();
        assertTrue(s.vertexCount() > 0);
        for (int v = 0; v < s.vertexCount(); v++) {
            assertTrue(place(s, v).z() > 0.1);
        }
    }

    @Test
    void aPointThatIsNowhereLeavesAGap() {
        Vec3 nowhere = new Vec3(Double.NaN, 0, 0);
        draw(new Mark.Line(
                List.of(new Vec3(-1, 0, 0), new Vec3(-0.5, 0, 0), nowhere, new Vec3(0.5, 0, 0), new Vec3(1, 0, 0)),
                Ink.TRAIL,
                2,
                false));
        TriangleStream s = mesh.among();
        assertFinite(s);
        for (int i = 0; i < s.indexCount(); i += 3) {
            double side = Math.signum(place(s, s.indices()[i]).x() - 400);
            assertEquals(side, Math.signum(place(s, s.indices()[i + 2]).x() - 400), "no triangle spans the gap");
        }
    }

    @Test
    void dashesCoverLessThanTheWholeLineAndNothingElse() {
        draw(new Mark.Line(List.of(new Vec3(-1, 0, 0), new Vec3(1, 0, 0)), Ink.PLAN, 2, false));
        double whole = area(mesh.among());
        draw(new Mark.Line(List.of(new Vec3(-1, 0, 0), new Vec3(1, 0, 0)), Ink.PLAN, 2, true));
        // dashes are as long as gaps, and their round ends reach some pixels into the gaps
        assertEquals(0.68 * whole, area(mesh.among()), 0.12 * whole);
    }

    @Test
    void anArrowReachesFromItsFootToItsTip() {
        Vec3 foot = new Vec3(-0.2, 0, 0.1);
        Vec3 vector = new Vec3(0.5, 0, 0.3);
        draw(new Mark.Arrow(foot, vector, Ink.CONTACT));
        Vec3 along = sight.place(foot.plus(vector)).minus(sight.place(foot));
        double length = Math.hypot(along.x(), along.y());
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        double widest = 0;
        TriangleStream s = mesh.among();
        for (int v = 0; v < s.vertexCount(); v++) {
            Vec3 p = place(s, v).minus(sight.place(foot));
            double t = (p.x() * along.x() + p.y() * along.y()) / length;
            min = Math.min(min, t);
            max = Math.max(max, t);
            widest = Math.max(widest, Math.abs(p.x() * along.y() - p.y() * along.x()) / length);
        }
        assertEquals(0, min, 4, "round foot");
        assertEquals(length, max, 3, "tip, and room for its edge");
        assertEquals(8, widest, 3, "half the cone");
    }

    @Test
    void anArrowAtTheEyeOrOfNoLengthIsNotDrawn() {
        draw(new Mark.Arrow(Vec3.ZERO, Vec3.ZERO, Ink.PUSH));
        assertEquals(0, mesh.among().indexCount());
        draw(new Mark.Arrow(new Vec3(0, -4.5, 0), new Vec3(0, 0.2, 0), Ink.PUSH));
        assertEquals(0, mesh.among().indexCount());
    }

    @Test
    void anArrowThatPointsAtTheEyeIsADisc() {
        draw(new Mark.Arrow(Vec3.ZERO, new Vec3(0, -0.5, 0), Ink.PUSH));
        assertFinite(mesh.among());
        assertTrue(mesh.among().indexCount() > 0);
        draw(new Mark.Arrow(Vec3.ZERO, new Vec3(0, 0.5, 0), Ink.PUSH));
        assertFinite(mesh.among());
        assertTrue(mesh.among().indexCount() > 0);
    }

    @Test
    void aDotHasItsSizeInPixelsAndIsOnTop() {
        draw(new Mark.Dot(new Vec3(0, 6, 0), 10, Ink.PUSH));
        assertEquals(0, mesh.among().indexCount());
        TriangleStream s = mesh.top();
        double reach = 0;
        for (int v = 0; v < s.vertexCount(); v++) {
            reach = Math.max(reach, place(s, v).x() - 400);
        }
        assertEquals(10 + 1.4 + 0.5, reach, FLOAT, "radius, halo, edge");
    }

    @Test
    void anAreaLiesInItsPlane() {
        mesh.begin(Views.outlookFromAbove(), 1, Palette.of(Theme.LIGHT));
        List<Vec3> corners = List.of(
                new Vec3(0, 0, 0.5),
                new Vec3(1, 0, 0.5),
                new Vec3(1, 1, 0.5),
                new Vec3(0.5, 0.2, 0.5),
                new Vec3(0, 1, 0.5));
        mesh.add(List.of(new Mark.Area(corners, Ink.SUPPORT)), null);
        TriangleStream s = mesh.ground();
        for (int v = 0; v < s.vertexCount(); v++) {
            assertEquals(0.5, s.number(v, 2), 1e-4);
        }
        assertTrue(s.indexCount() >= 3 * 3 + 5 * 6);
    }

    @Test
    void aFootprintLiesOnTheSlopeOfTheGround() {
        DemoTerrain hills = DemoTerrain.hills();
        mesh.begin(Views.outlookFromAbove(), 1, Palette.of(Theme.LIGHT));
        Vec3 p = new Vec3(0.7, 0.4, hills.height(0.7, 0.4));
        mesh.add(List.of(new Mark.Footprint(p, 0.3, 0.25, 0.1, Side.LEFT, Ink.LEFT)), hills);
        TriangleStream s = mesh.ground();
        double farthest = 0;
        for (int v = 0; v < s.vertexCount(); v++) {
            double x = s.number(v, 0);
            double y = s.number(v, 1);
            assertEquals(hills.height(x, y), s.number(v, 2), 0.01);
            farthest = Math.max(farthest, Math.hypot(x - p.x(), y - p.y()));
        }
        assertEquals(0.125, farthest, 0.02);
    }

    @Test
    void anArcTurnsAsTheSignOfItsShareSays() {
        // seen along y with the axis pointing away, a positive turn is clockwise: from the top to the right
        draw(new Mark.TorqueArc(Vec3.ZERO, Vec3.Y, 0.25));
        assertTrue(middle(mesh.top()).x() > 402);
        draw(new Mark.TorqueArc(Vec3.ZERO, Vec3.Y, -0.25));
        assertTrue(middle(mesh.top()).x() < 398);
        draw(new Mark.TorqueArc(Vec3.ZERO, Vec3.Y, 0.001));
        assertEquals(0, mesh.top().indexCount());
    }

    @Test
    void axesAreThreeArrows() {
        draw(new Mark.Arrow(Vec3.ZERO, Vec3.X.times(0.3), Ink.X));
        int one = mesh.among().indexCount();
        draw(new Mark.Axes(Pose.IDENTITY, 0.3));
        assertTrue(mesh.top().indexCount() > 2 * one);
    }

    @Test
    void whatIsFarComesFirst() {
        draw(
                new Mark.Arrow(new Vec3(0, -1, 0), Vec3.Z.times(0.2), Ink.PUSH),
                new Mark.Arrow(new Vec3(0, 5, 0), Vec3.Z.times(0.2), Ink.CONTACT));
        assertTrue(place(mesh.among(), 0).z() > 8);
    }

    @Test
    void theSameMarksAgainTakeHardlyAnyMemory() {
        List<Mark> marks = DemoMarks.crowd(Vec3.ZERO, 300);
        for (int i = 0; i < 50; i++) {
            draw(marks);
        }
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        for (int i = 0; i < 10; i++) {
            draw(marks);
        }
        long each = (threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before) / 10;
        // arcs make a handful of small vectors each
        assertTrue(each < 300 * 1024, each + " bytes for 300 marks");
    }

    @Test
    void nothingThatIsNowhereIsDrawn() {
        Vec3 nowhere = new Vec3(0, Double.NaN, 0);
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Arrow(nowhere, Vec3.X, Ink.PUSH));
        marks.add(new Mark.Arrow(Vec3.ZERO, nowhere, Ink.PUSH));
        marks.add(new Mark.Area(List.of(Vec3.ZERO, Vec3.X, nowhere), Ink.SUPPORT));
        marks.add(new Mark.Footprint(nowhere, 0, 0.2, 0.1, Ink.PLAN));
        marks.add(new Mark.Dot(nowhere, 4, Ink.COM));
        marks.add(new Mark.Axes(new Pose(nowhere, Pose.IDENTITY.orientation()), 1));
        marks.add(new Mark.TorqueArc(nowhere, Vec3.Y, 1));
        draw(marks);
        assertEquals(
                0,
                mesh.ground().indexCount()
                        + mesh.among().indexCount()
                        + mesh.top().indexCount());
    }

    private void draw(Mark... marks) {
        draw(List.of(marks));
    }

    private void draw(List<Mark> marks) {
        mesh.begin(Views.outlook(Vec3.ZERO), 1, Palette.of(Theme.LIGHT));
        mesh.add(marks, null);
    }

    /** Where a vertex is in the picture, and its depth. */
    private Vec3 place(TriangleStream s, int vertex) {
        return sight.place(new Vec3(s.number(vertex, 0), s.number(vertex, 1), s.number(vertex, 2)));
    }

    private Vec3 middle(TriangleStream s) {
        Vec3 sum = Vec3.ZERO;
        for (int v = 0; v < s.vertexCount(); v++) {
            sum = sum.plus(place(s, v));
        }
        return sum.times(1.0 / s.vertexCount());
    }

    private double area(TriangleStream s) {
        double sum = 0;
        for (int i = 0; i < s.indexCount(); i += 3) {
            Vec3 a = place(s, s.indices()[i]);
            Vec3 b = place(s, s.indices()[i + 1]).minus(a);
            Vec3 c = place(s, s.indices()[i + 2]).minus(a);
            sum += 0.5 * Math.abs(b.x() * c.y() - b.y() * c.x());
        }
        return sum;
    }

    private static void assertFinite(TriangleStream s) {
        for (int v = 0; v < s.vertexCount(); v++) {
            for (int k : new int[] {0, 1, 2, 4, 5, 6}) {
                assertTrue(Float.isFinite(s.number(v, k)), "vertex " + v);
            }
        }
    }
}
