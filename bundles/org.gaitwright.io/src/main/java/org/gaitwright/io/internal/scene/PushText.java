// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.io.internal.Numbers;

/** Writes pushes. A drag with the mouse is many of them in a row; they stand as lines of one text. */
final class PushText {
    private PushText() {}

    static void write(List<Push> pushes, StringBuilder out) {
        for (int i = 0; i < pushes.size(); ) {
            int end = i + 1;
            while (end < pushes.size() && goesOn(pushes.get(i), pushes.get(end - 1), pushes.get(end))) {
                end++;
            }
            if (end - i > 1) {
                drag(pushes.subList(i, end), out);
            } else {
                push(pushes.get(i), out);
            }
            i = end;
        }
    }

    private static boolean goesOn(Push first, Push last, Push next) {
        double gap = next.startSeconds() - last.startSeconds() - last.durationSeconds();
        return Math.abs(gap) < 1e-9
                && next.actor().equals(first.actor())
                && next.body().equals(first.body())
                && next.point().equals(first.point())
                && first.point().isPresent()
                && first.axes() == Push.Axes.WORLD
                && next.axes() == Push.Axes.WORLD
                && first.rhythm().equals(Push.Rhythm.ONCE)
                && next.rhythm().equals(Push.Rhythm.ONCE);
    }

    private static void drag(List<Push> parts, StringBuilder out) {
        Push first = parts.get(0);
        head(first, out);
        line(out, "drag", "|");
        for (Push p : parts) {
            out.append("      ")
                    .append(Numbers.spell(p.startSeconds()))
                    .append(' ')
                    .append(Numbers.spell(p.durationSeconds()));
            numbers(p.force(), out);
            if (!p.torque().equals(Vec3.ZERO)) {
                numbers(p.torque(), out);
            }
            out.append('\n');
        }
    }

    private static void numbers(Vec3 v, StringBuilder out) {
        for (double n : new double[] {v.x(), v.y(), v.z()}) {
            out.append(' ').append(Numbers.spell(n));
        }
    }

    private static void push(Push p, StringBuilder out) {
        head(p, out);
        line(out, "at", Numbers.spell(p.startSeconds()));
        line(out, "duration", Numbers.spell(p.durationSeconds()));
        line(out, "force", SceneText.vector(p.force()));
        if (!p.torque().equals(Vec3.ZERO)) {
            line(out, "torque", SceneText.vector(p.torque()));
        }
        if (p.axes() == Push.Axes.FACING) {
            line(out, "axes", "facing");
        }
        p.rhythm().phase().ifPresent(phase -> line(out, "phase", Numbers.spell(phase)));
        if (p.rhythm().times() > 1) {
            line(out, "times", Integer.toString(p.rhythm().times()));
        }
        if (p.rhythm().every() != Push.Rhythm.ONCE.every()) {
            line(out, "every", Numbers.spell(p.rhythm().every()));
        }
    }

    private static void head(Push p, StringBuilder out) {
        out.append("  - body: ").append(SceneText.word(p.body())).append('\n');
        if (!p.actor().isEmpty()) {
            line(out, "actor", SceneText.word(p.actor()));
        }
        p.point().ifPresent(point -> line(out, "point", SceneText.vector(point)));
    }

    private static void line(StringBuilder out, String key, String value) {
        out.append("    ").append(key).append(": ").append(value).append('\n');
    }
}
