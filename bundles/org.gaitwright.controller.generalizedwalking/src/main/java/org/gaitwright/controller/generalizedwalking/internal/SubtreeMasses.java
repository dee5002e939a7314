// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.dynamics.TreeModel;

/** Mass and centre of each link together with all that hangs on it, and of all the rest. Written by {@link #sum} alone. */
final class SubtreeMasses {
    /** Σ m and Σ m c (3) of each link's subtree. */
    private final double[] mass;

    private final double[] moment;
    private final double[] anchor = new double[3];

    SubtreeMasses(TreeModel model) {
        mass = new double[model.links];
        moment = new double[3 * model.links];
    }

    void sum(BodyState body) {
        TreeModel model = body.biped.model;
        for (int l = 0; l < model.links; l++) {
            mass[l] = model.mass[l];
            for (int k = 0; k < 3; k++) {
                moment[3 * l + k] = mass[l] * body.tree.com[3 * l + k];
            }
        }
        for (int l = model.links - 1; l > 0; l--) {
            int p = model.parent[l];
            mass[p] += mass[l];
            for (int k = 0; k < 3; k++) {
                moment[3 * p + k] += moment[3 * l + k];
            }
        }
    }

    /** out = centre of a link's subtree, from the link's first joint, m; returns its mass, kg. */
    double outward(int link, BodyState body, double[] out) {
        body.anchor(link, anchor, 0);
        for (int k = 0; k < 3; k++) {
            out[k] = moment[3 * link + k] / mass[link] - anchor[k];
        }
        return mass[link];
    }

    /** out = centre of all but a link's subtree, from the link's first joint, m; returns its mass, kg. */
    double inward(int link, BodyState body, double[] out) {
        double rest = body.biped.mass - mass[link];
        body.anchor(link, anchor, 0);
        for (int k = 0; k < 3; k++) {
            out[k] = (body.biped.mass * body.com[k] - moment[3 * link + k]) / rest - anchor[k];
        }
        return rest;
    }
}
