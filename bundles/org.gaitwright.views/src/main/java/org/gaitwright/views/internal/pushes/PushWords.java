// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.Locale;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.widgets.number.Numbers;

/** Pushes in a few words. */
public final class PushWords {
    private PushWords() {}

    /** At a time or a phase, and how often. */
    public static String when(Push push) {
        String when = push.rhythm()
                .phase()
                .map(p -> String.format(Locale.ROOT, "phase %.2f", p))
                .orElse(Numbers.shortly(push.startSeconds()) + " s");
        return push.rhythm().times() > 1 ? when + ", " + push.rhythm().times() + "×" : when;
    }

    public static String strength(Push push) {
        double newtons = push.force().norm();
        double torque = push.torque().norm();
        String force = Numbers.shortly(Math.rint(newtons)) + " N";
        String turn = Numbers.shortly(Math.rint(torque)) + " N m";
        return torque == 0 ? force : newtons == 0 ? turn : force + ", " + turn;
    }

    static String way(Push push) {
        Vec3 f = push.force();
        if (f.norm() == 0) {
            return push.torque().norm() == 0 ? "–" : "turn";
        }
        if (Math.hypot(f.x(), f.y()) < 1e-6 * f.norm()) {
            return f.z() > 0 ? "up" : "down";
        }
        long degrees = Math.round(Math.toDegrees(PushDraft.aim(push).direction()));
        if (push.axes() == Push.Axes.WORLD) {
            return Numbers.shortly(degrees) + "° world";
        }
        return switch ((int) degrees) {
            case 0 -> "forward";
            case 90 -> "left";
            case -90 -> "right";
            case 180, -180 -> "backward";
            default -> Numbers.shortly(degrees) + "°";
        };
    }
}
