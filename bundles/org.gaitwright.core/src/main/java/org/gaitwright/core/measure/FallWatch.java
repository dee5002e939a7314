// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Footing;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.state.StateCodec;

/**
 * The fall rule: the root below 60 % of its standing height over the ground, or body parts other than the ends of legs carrying load
 * for 0.1 s. Load is a quarter of the weight on all of them while the character is upright, so that a shank may brush a step; it is
 * 1 % on one of them once the root is below 75 % of its standing height or leans by more than 45° from how it stood.
 */
public final class FallWatch {
    static final double HEIGHT_SHARE = 0.6;
    private static final double LOAD_SECONDS = 0.1;
    /** Load of a body part that counts once posture is lost, as a share of the body's weight: more than a brush with the ground. */
    private static final double TOUCH_SHARE = 0.01;
    /** Load of all such parts that counts in any posture: who kneels or leans on a hand has more on it. */
    private static final double CARRY_SHARE = 0.25;

    private static final double LOW_SHARE = 0.75;
    private static final double LEANING_COSINE = Math.sqrt(0.5);

    private final Simulation simulation;
    private final CharacterModel character;
    private final int first;
    private final boolean[] mayCarry;
    private final double[] loadedSeconds;
    private final double[] load;
    private final double standingHeight;
    private final double weight;
    private final double[] up = new double[3];
    private final double[] pose = new double[7];
    private final double[] force = new double[3];
    private double carriedSeconds;
    /** The body of the fall, -1 as long as there was none; when, and what share of the weight it carried. */
    private int body = -1;

    private double atSeconds = Double.NaN;
    private double share = Double.NaN;

    /** To be made before the first tick. */
    public FallWatch(Simulation simulation, int actor) {
        this.simulation = simulation;
        World world = simulation.world();
        character = world.actors().get(actor).character();
        first = world.firstBody(actor);
        mayCarry = Footing.of(character);
        loadedSeconds = new double[mayCarry.length];
        load = new double[mayCarry.length];
        weight = character.totalMass() * world.gravity().norm();
        standingHeight = rootHeight();
        verticalInRoot(up);
    }

    /** Looks at the tick that was just done; true from the first fall on. */
    public boolean fell() {
        if (body < 0) {
            look();
        }
        return body >= 0;
    }

    /** The first fall; null as long as there was none. */
    public Fall fall() {
        return body < 0 ? null : new Fall(atSeconds, character.links().get(body).name(), share);
    }

    private void look() {
        double height = rootHeight();
        if (height < HEIGHT_SHARE * standingHeight) {
            fallen(0, Double.NaN);
            return;
        }
        loads();
        double dt = simulation.world().timing().tickSeconds();
        double all = 0;
        int most = -1;
        int longest = -1;
        for (int i = 0; i < mayCarry.length; i++) {
            all += Math.max(0, load[i]);
            loadedSeconds[i] = load[i] > TOUCH_SHARE * weight ? loadedSeconds[i] + dt : 0;
            most = load[i] > 0 && (most < 0 || load[i] > load[most]) ? i : most;
            longest = loadedSeconds[i] >= LOAD_SECONDS - 1e-9 && (longest < 0 || load[i] > load[longest]) ? i : longest;
        }
        carriedSeconds = all > CARRY_SHARE * weight ? carriedSeconds + dt : 0;
        if (carriedSeconds >= LOAD_SECONDS - 1e-9) {
            fallen(most, load[most] / weight);
        } else if (longest >= 0 && (height < LOW_SHARE * standingHeight || leans())) {
            fallen(longest, load[longest] / weight);
        }
    }

    private void fallen(int link, double carried) {
        body = link;
        share = carried;
        atSeconds = simulation.ticks() * simulation.world().timing().tickSeconds();
    }

    /** What the ground carries of each link that is no end of a leg. */
    private void loads() {
        java.util.Arrays.fill(load, 0);
        ForceLog contacts = simulation.contacts();
        for (int i = 0; i < contacts.size(); i++) {
            int link = contacts.body(i) - first;
            if (contacts.other(i) == -1 && link >= 0 && link < mayCarry.length && !mayCarry[link]) {
                contacts.force(i, force);
                load[link] += force[2];
            }
        }
    }

    private double rootHeight() {
        simulation.bodyPose(first, pose);
        return pose[2] - simulation.world().terrain().height(pose[0], pose[1]);
    }

    /** Whether what was upright in the root at the start leans; reads the pose that {@link #rootHeight} left. */
    private boolean leans() {
        verticalInRoot(force);
        return force[0] * up[0] + force[1] * up[1] + force[2] * up[2] < LEANING_COSINE;
    }

    /** The world's vertical in axes of the root: the third row of its rotation matrix. */
    private void verticalInRoot(double[] out) {
        double w = pose[3], x = pose[4], y = pose[5], z = pose[6];
        out[0] = 2 * (x * z - w * y);
        out[1] = 2 * (y * z + w * x);
        out[2] = 1 - 2 * (x * x + y * y);
    }

    public void state(StateCodec x) {
        x.numbers(loadedSeconds);
        carriedSeconds = x.number(carriedSeconds);
        body = x.integer(body);
        atSeconds = x.number(atSeconds);
        share = x.number(share);
    }
}
