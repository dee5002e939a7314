// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class PelvisReactionTest {
    private final Figure figure = new Figure();
    private final LinkTorques links = new LinkTorques(figure.body);
    private final int chest = figure.biped.character.linkIndex("chest");
    private final int leftThigh = figure.biped.character.linkIndex("left-thigh");
    private final int rightThigh = figure.biped.character.linkIndex("right-thigh");

    private void load(double left, double right) {
        figure.biped.load[PosedBiped.LEFT] = left;
        figure.biped.load[PosedBiped.RIGHT] = right;
        figure.sense();
    }

    /** PD and further torques at random, but for the left leg's hip. */
    private void drive(long seed) {
        links.begin(new Command(figure.biped.character));
        for (int i = 0; i < links.pd.length; i++) {
            links.pd[i] = i / 3 == leftThigh ? 0 : 30 * CounterRandom.normal(seed, 1, i);
            boolean moves = i >= 3 && !figure.shares(false).carries(i / 3);
            links.extra[i] = moves ? 30 * CounterRandom.normal(seed, 2, i) : 0;
        }
    }

    private void react(boolean bothFeet) {
        new PelvisReaction(figure.body.biped).add(figure.body, figure.shares(bothFeet), links);
    }

    /** Torque on a link at its joint. */
    private double at(int link, int axis) {
        return links.pd[3 * link + axis] + links.extra[3 * link + axis];
    }

    /** Joints turn the pelvis against the links that hang on it. */
    @Property(seed = Figure.SEED, tries = 50)
    void thePelvisFeelsTheTorqueThatIsMeantForItAlone(@ForAll @LongRange(min = 1, max = 99) long seed) {
        load(Figure.HEAVY, 0);
        drive(seed);
        react(false);
        for (int k = 0; k < 3; k++) {
            assertEquals(links.pd[k], -at(chest, k) - at(leftThigh, k) - at(rightThigh, k), Figure.ROUNDING);
        }
    }

    /** The torque at its joint less those at the joints further out is what acts on a link. */
    @Property(seed = Figure.SEED, tries = 50)
    void eachLinkFeelsItsPdAsIfFromOutside(@ForAll @LongRange(min = 1, max = 99) long seed) {
        load(Figure.HEAVY, 0);
        drive(seed);
        double[] before = links.extra.clone();
        react(false);
        TreeModel model = figure.body.biped.model;
        for (int l = 1; l < model.links; l++) {
            if (figure.shares(false).carries(l)) {
                continue;
            }
            for (int k = 0; k < 3; k++) {
                double net = at(l, k) - before[3 * l + k];
                for (int child = l + 1; child < model.links; child++) {
                    net -= model.parent[child] == l ? at(child, k) - before[3 * child + k] : 0;
                }
                assertEquals(links.pd[3 * l + k], net, Figure.ROUNDING, "link " + l);
            }
        }
    }

    @Test
    void onBothFeetTheHipsTakeItByTheirShares() {
        load(3 * Figure.HEAVY, Figure.HEAVY);
        links.begin(new Command(figure.biped.character));
        links.pd[0] = 8;
        links.pd[1] = -4;
        react(true);
        assertEquals(-6, at(leftThigh, 0), 1e-12);
        assertEquals(3, at(leftThigh, 1), 1e-12);
        assertEquals(-2, at(rightThigh, 0), 1e-12);
    }

    @Test
    void aFootWithLittleLoadHoldsLittle() {
        double scale = figure.body.biped.massScale;
        for (double load : new double[] {0, 1000}) {
            load(load, 0);
            links.begin(new Command(figure.biped.character));
            links.pd[0] = -3000;
            links.pd[1] = 4000;
            react(false);
            double most = Math.max(30 * scale, 0.5 * load * 0.85);
            assertEquals(0.6 * most, at(leftThigh, 0), Figure.ROUNDING);
            assertEquals(-0.8 * most, at(leftThigh, 1), Figure.ROUNDING, "the direction stays");
        }
    }

    @Test
    void theUpperBodyTakesATwistThatTheFootCannotHold() {
        load(500, 0);
        double hold = 0.2 * 500 * 0.22;
        double most = 40 * figure.body.biped.massScale;
        for (double asked : new double[] {hold, hold + 5, hold + 500}) {
            links.begin(new Command(figure.biped.character));
            links.pd[2] = -asked;
            react(false);
            assertEquals(hold, at(leftThigh, 2), Figure.ROUNDING);
            assertEquals(Math.min(asked - hold, most), at(chest, 2), Figure.ROUNDING);
        }
    }

    @Test
    void aFootThatSpinsIsBraked() {
        int d = figure.biped.character.velocityOffset(0) + 5;
        figure.biped.v[d] = 2;
        load(500, 0);
        links.begin(new Command(figure.biped.character));
        react(false);
        assertEquals(-8 * figure.body.biped.massScale * 2, at(leftThigh, 2), Figure.ROUNDING);
        assertTrue(at(chest, 2) > 0, "against the upper body");
    }
}
