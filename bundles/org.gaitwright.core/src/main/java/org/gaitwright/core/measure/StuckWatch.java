// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.state.StateCodec;

/**
 * Whether a walker is stuck: it has a speed, and for seconds its root has not left the place where it is. One whose speed nobody knows is
 * stuck if it has walked, and takes no steps though it is within one. Allocates nothing per tick.
 */
public final class StuckWatch {
    /** Who has not left such a circle makes no way, m: wider than sway, narrower than a step. */
    private static final double CIRCLE = 0.25;
    /** Slower than this is standing, m/s. */
    private static final double SLOWEST = 0.05;
    /** At least so long, s: more than a start, a turn on the spot or a stumble takes. */
    private static final double PATIENCE_SECONDS = 4;
    /** And so many times as long as leaving the circle takes at the speed. */
    private static final double PATIENCE = 4;
    /** Who got so far has walked, m. */
    private static final double WALKED = 1;

    private final Simulation simulation;
    private final int root;
    private final double[] pose = new double[7];
    private double markX;
    private double markY;
    private double markSeconds;
    private double walked;
    private int steps;
    private double forSeconds;
    private double before;

    /** To be made before the first tick. */
    public StuckWatch(Simulation simulation, int actor) {
        this.simulation = simulation;
        root = simulation.world().firstBody(actor);
        simulation.bodyPose(root, pose);
        markX = pose[0];
        markY = pose[1];
    }

    /**
     * Looks at the tick that was just done.
     *
     * @param speed that the walker has or is asked for, m/s; NaN if unknown
     * @param stepping whether it is within a step
     * @param touchDowns of its feet so far
     */
    public void tick(double speed, boolean stepping, int touchDowns) {
        simulation.bodyPose(root, pose);
        double dx = pose[0] - markX;
        double dy = pose[1] - markY;
        double way = Math.sqrt(dx * dx + dy * dy);
        boolean known = !Double.isNaN(speed);
        boolean stands = known ? Math.abs(speed) < SLOWEST : !stepping || touchDowns != steps || walked < WALKED;
        double now = simulation.ticks() * simulation.world().timing().tickSeconds();
        steps = touchDowns;
        if (way >= CIRCLE || stands) {
            walked += way;
            before += forSeconds;
            forSeconds = 0;
            markX = pose[0];
            markY = pose[1];
            markSeconds = now;
            return;
        }
        double patience = Math.max(PATIENCE_SECONDS, known ? PATIENCE * CIRCLE / Math.abs(speed) : 0);
        forSeconds = now - markSeconds >= patience ? now - markSeconds : 0;
    }

    /** For how long it has been stuck, s; 0 if it is not. */
    public double forSeconds() {
        return forSeconds;
    }

    /** For how long it was stuck so far, s. */
    public double totalSeconds() {
        return before + forSeconds;
    }

    public void state(StateCodec x) {
        markX = x.number(markX);
        markY = x.number(markY);
        markSeconds = x.number(markSeconds);
        walked = x.number(walked);
        steps = x.integer(steps);
        forSeconds = x.number(forSeconds);
        before = x.number(before);
    }
}
