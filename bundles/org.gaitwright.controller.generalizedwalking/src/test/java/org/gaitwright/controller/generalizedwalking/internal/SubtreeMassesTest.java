// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.dynamics.TreeModel;

class SubtreeMassesTest {
    private final double[] outward = new double[3];
    private final double[] inward = new double[3];
    private final double[] anchor = new double[3];

    @Property(seed = Figure.SEED, tries = 50)
    void whatHangsOnALinkIsWhatASearchOfItsDescendantsFinds(@ForAll @LongRange(min = 1, max = 99) long seed) {
        Figure f = Figure.shaken(seed);
        TreeModel model = f.body.biped.model;
        SubtreeMasses masses = new SubtreeMasses(model);
        masses.sum(f.body);
        for (int link = 1; link < model.links; link++) {
            double mass = 0;
            double[] moment = new double[3];
            for (int l = 0; l < model.links; l++) {
                int at = l;
                while (at > link) {
                    at = model.parent[at];
                }
                if (at == link) {
                    mass += model.mass[l];
                    for (int k = 0; k < 3; k++) {
                        moment[k] += model.mass[l] * f.body.tree.com[3 * l + k];
                    }
                }
            }
            assertEquals(mass, masses.outward(link, f.body, outward), 1e-12);
            f.body.anchor(link, anchor, 0);
            for (int k = 0; k < 3; k++) {
                assertEquals(moment[k] / mass - anchor[k], outward[k], 1e-12);
            }
        }
    }

    @Property(seed = Figure.SEED, tries = 50)
    void bothSidesOfAJointMakeUpTheBody(@ForAll @LongRange(min = 1, max = 99) long seed) {
        Figure f = Figure.shaken(seed);
        SubtreeMasses masses = new SubtreeMasses(f.body.biped.model);
        masses.sum(f.body);
        for (int link = 1; link < f.body.biped.model.links; link++) {
            double out = masses.outward(link, f.body, outward), in = masses.inward(link, f.body, inward);
            assertEquals(f.body.biped.mass, out + in, 1e-12);
            f.body.anchor(link, anchor, 0);
            for (int k = 0; k < 3; k++) {
                double mean = (out * outward[k] + in * inward[k]) / (out + in);
                assertEquals(f.body.com[k], anchor[k] + mean, 1e-12);
            }
        }
    }
}
