// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class SupportForceTest {
    private static final double[] STRAIGHT = {0, 0};

    private final double[] force = new double[3];

    /** In some pose; only these joints move, at random. */
    private static Figure moving(long seed, String... joints) {
        Figure f = Figure.shaken(seed);
        Arrays.fill(f.biped.v, 0);
        for (String joint : joints) {
            int j = f.biped.character.jointIndex(joint);
            int d = f.biped.character.velocityOffset(j);
            for (int k = 0; k < f.biped.character.joints().get(j).type().velocities(); k++) {
                f.biped.v[d + k] = CounterRandom.normal(seed, 7, d + k);
            }
        }
        return f;
    }

    private static void load(Figure f, double newtons) {
        f.biped.load[PosedBiped.LEFT] = newtons;
        f.sense();
    }

    /** Torques of the joints while the left foot carries. */
    private Command torques(Figure f, double[] bend, boolean bothFeet) {
        Command command = new Command(f.biped.character);
        LinkTorques links = new LinkTorques(f.body);
        links.begin(command);
        SubtreeMasses masses = new SubtreeMasses(f.body.biped.model);
        masses.sum(f.body);
        new SupportForce().add(force, bend, bothFeet, f.body, masses, f.shares(bothFeet), links);
        links.apply();
        return command;
    }

    private static double power(Figure f, Command command) {
        double power = 0;
        for (int d = 0; d < f.biped.v.length; d++) {
            power += command.torque(d) * f.biped.v[d];
        }
        return power;
    }

    /** Velocity of the centre of mass as seen from the left foot. */
    private static double[] seenFromFoot(Figure f) {
        int foot = f.biped.character.linkIndex("left-foot");
        double[] of = new double[6];
        Kinematics.pointVelocity(f.body.tree, foot, f.body.com[0], f.body.com[1], f.body.com[2], of);
        double[] v = f.body.comVelocity.clone();
        for (int k = 0; k < 3; k++) {
            v[k] -= of[3 + k];
        }
        return v;
    }

    /** The virtual work of the torques is that of the force: Σ τ q̇ = F · ċ while the support foot stays where it is. */
    @Property(seed = Figure.SEED, tries = 100)
    void itsTorquesDoTheWorkOfTheForce(@ForAll @LongRange(min = 1, max = 999) long seed) {
        Figure f = moving(seed, "left-hip", "left-knee", "left-ankle", "back");
        load(f, Figure.HEAVY);
        for (int k = 0; k < 3; k++) {
            force[k] = 100 * CounterRandom.normal(seed, 8, k);
        }
        double[] v = seenFromFoot(f);
        double work = force[0] * v[0] + force[1] * v[1] + force[2] * v[2];
        assertEquals(work, power(f, torques(f, STRAIGHT, false)), Figure.ROUNDING);
    }

    @Property(seed = Figure.SEED, tries = 50)
    void aSwingLegHasNoPartInIt(@ForAll @LongRange(min = 1, max = 99) long seed) {
        Figure f = moving(seed, "right-hip", "right-knee", "right-ankle");
        load(f, Figure.HEAVY);
        force[0] = 100;
        assertEquals(0, power(f, torques(f, STRAIGHT, false)));
    }

    @Property(seed = Figure.SEED, tries = 50)
    void aKneeThatIsToBeBentHoldsTheWeightAboveIt(@ForAll @LongRange(min = 1, max = 99) long seed) {
        Figure f = moving(seed, "left-knee");
        load(f, Figure.HEAVY);
        double lifting = f.body.biped.mass * 9.81 * seenFromFoot(f)[2];
        assertEquals(lifting, power(f, torques(f, new double[] {0.8, 0}, false)), Figure.ROUNDING);
        assertEquals(0.25 * lifting, power(f, torques(f, new double[] {0.2, 0}, false)), Figure.ROUNDING);
        f.biped.gravity = new Vec3(0, 0, -1.62);
        f.sense();
        double onTheMoon = lifting * 1.62 / 9.81;
        assertEquals(onTheMoon, power(f, torques(f, new double[] {-1.3, 0}, false)), Figure.ROUNDING);
    }

    /** The centre of pressure of the ankle's torque τ under a load N is τ/N ahead of the ankle. */
    @Test
    void theCentreOfPressureStaysWithinTheSole() {
        Figure f = new Figure();
        int ankle = f.biped.character.velocityOffset(f.biped.character.jointIndex("left-ankle"));
        for (double load : new double[] {0, 200}) {
            load(f, load);
            force[0] = 1e4;
            assertEquals(-0.8 * 0.05 * load, torques(f, STRAIGHT, false).torque(ankle), Figure.ROUNDING, "heel");
            force[0] = -1e4;
            assertEquals(0.8 * 0.17 * load, torques(f, STRAIGHT, false).torque(ankle), Figure.ROUNDING, "tip");
        }
    }

    @Test
    void onBothFeetTheHipTakesWhatTheAnkleCannotHoldSideways() {
        Figure f = new Figure();
        load(f, 200);
        force[1] = 100;
        int hip = f.biped.character.velocityOffset(f.biped.character.jointIndex("left-hip"));
        double one = torques(f, STRAIGHT, false).torque(hip);
        double two = torques(f, STRAIGHT, true).torque(hip);
        assertNotEquals(one, two);
        // T = −(c − p) × F about x at the ankle, of all but the foot
        double above = (f.body.biped.mass * f.body.com[2] - 1 * (0.03 - 0.1)) / (f.body.biped.mass - 1) - 0.03;
        double asked = above * 100 * (f.body.biped.mass - 1) / f.body.biped.mass;
        assertEquals(0.8 * 200 * 0.05 - asked, two - one, Figure.ROUNDING);
    }
}
