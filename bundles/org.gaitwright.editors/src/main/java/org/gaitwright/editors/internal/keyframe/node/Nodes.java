// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.editors.internal.keyframe.figure.Cycle;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.NumberedText;

/** The nodes of half a cycle as pictures need them: when along the keyframes each is, its place and where it drives to. Immutable. */
final class Nodes {
    static final String PART = "node";
    static final String COUNT = "nodes";
    static final String AT = "at";
    static final String FEET = "feet";
    static final String BRANCH = "branch";
    static final String CENTRE = "centre.";
    static final String TARGET = "target.";

    /** Which feet touch the ground, by the number that the controller has for it. */
    static final List<String> FEET_WORDS =
            List.of("as in the keyframes", "any", "the stance foot", "both", "the swing foot", "none");

    private final KeyframeModel model;
    private final int count;
    private final double[] at;
    private final double[][] centre;
    private final double[][] target;

    Nodes(KeyframeModel model) {
        this.model = model;
        count = model.nodes();
        at = new double[count];
        centre = new double[count][];
        target = new double[count][];
        Cycle cycle = model.cycle();
        double lead = model.values().get("lead");
        for (int k = 0; k < count; k++) {
            double own = get(k, AT);
            at[k] = own < 0 ? (double) k / count : own;
        }
        for (int k = 0; k < count; k++) {
            double time = cycle.half() * at[k];
            double next = cycle.half() * (k + 1 < count ? at[k + 1] : 1 + at[0]);
            centre[k] = moved(said(cycle, time), k, CENTRE);
            target[k] = moved(said(cycle, Math.max(next, time + lead)), k, TARGET);
        }
    }

    /** The pose at a time as the first half says it. */
    private double[] said(Cycle cycle, double time) {
        double[] pose = cycle.pose(time);
        return cycle.stance(time) == Side.LEFT ? pose : cycle.body().mirrored(pose);
    }

    private double[] moved(double[] pose, int k, String by) {
        double[] out = pose.clone();
        for (int s = 0; s < out.length; s++) {
            out[s] += get(k, by + model.body().name(s));
        }
        return out;
    }

    static String name(int node, String value) {
        return PART + "." + node + "." + value;
    }

    KeyframeModel model() {
        return model;
    }

    /** How many half a cycle has. */
    int count() {
        return count;
    }

    double get(int node, String value) {
        return model.values().get(name(node, value));
    }

    /** Share of half a cycle where a node is. */
    double at(int node) {
        return at[node];
    }

    double[] centre(int node) {
        return centre[node];
    }

    double[] target(int node) {
        return target[node];
    }

    /** Which foot stands in a node of the whole cycle. */
    Side stance(int box) {
        return box < count ? Side.LEFT : Side.RIGHT;
    }

    /** The node besides the next that may follow one of the whole cycle; −1 if there is none. */
    int branch(int box) {
        int b = (int) Math.rint(get(box % count, BRANCH));
        return b < 0 ? -1 : (b + (box < count ? 0 : count)) % (2 * count);
    }

    /** Which feet touch the ground in a node, in words. */
    String feet(int node) {
        return FEET_WORDS.get((int) Math.rint(get(node, FEET)));
    }

    /** What a file says of nodes: all values that are not those that a controller takes by itself. */
    static Map<String, Double> said(ParameterValues values) {
        Map<String, Double> said = new LinkedHashMap<>();
        int count = (int) Math.rint(values.get(COUNT));
        for (Parameter p : values.set().list()) {
            int of = NumberedText.numberOf(PART, p.name());
            if (of >= 0 && of < count && values.get(p.name()) != p.initial()) {
                said.put(p.name(), values.get(p.name()));
            }
        }
        return said;
    }
}
