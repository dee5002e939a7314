// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.character.SideNames;

/**
 * The angles of a pose, said of stance and swing: of the half of a cycle in which the left foot stands, the left joints are those of the stance leg; in the other half, the right ones. Slot 0 is the
 * root's own angle in the world. Immutable.
 */
final class Slots {
    static final int TORSO = 0;

    final Figure figure;
    final int count;
    final List<String> names;
    /** The same without a side. */
    final List<String> kinds;
    /** Link, joint and coordinate of each slot, by the side that stands, and the factor from one side's angle to the other's. */
    final int[][] link;

    final int[][] joint;
    final int[][] coordinate;
    final double[] factor;
    /** The slot of the other side; itself if there is none. */
    final int[] other;
    /** Mass of the link that a slot turns: its weight among the others [Sharon 2004, 4.3.1]. */
    final double[] weight;

    final int stanceHip;
    final int swingHip;

    Slots(Figure figure) {
        this.figure = figure;
        CharacterModel c = figure.character;
        List<Integer> found = new ArrayList<>(List.of(0));
        for (int l = 1; l < figure.links; l++) {
            boolean first = c.links().get(l).side() != Side.RIGHT || c.mirrorLink(l) == l;
            if (figure.coordinate[l] >= 0 && first) {
                found.add(l);
                if (c.mirrorLink(l) != l) {
                    found.add(c.mirrorLink(l));
                }
            }
        }
        count = found.size();
        link = new int[2][count];
        joint = new int[2][count];
        coordinate = new int[2][count];
        factor = new double[count];
        other = new int[count];
        weight = new double[count];
        List<String> all = new ArrayList<>();
        List<String> plain = new ArrayList<>();
        int hip = 0;
        for (int s = 0; s < count; s++) {
            int l = found.get(s);
            int mirror = c.mirrorLink(l);
            link[Figure.LEFT][s] = l;
            link[Figure.RIGHT][s] = mirror;
            for (int side = 0; side < 2; side++) {
                coordinate[side][s] = figure.coordinate[link[side][s]];
                joint[side][s] = joint(c, link[side][s]);
            }
            factor[s] = figure.sign[l] * figure.sign[mirror];
            other[s] = found.indexOf(mirror);
            weight[s] = figure.mass[l];
            plain.add(s == TORSO ? "torso" : kind(c, l));
            all.add(s == TORSO ? "torso" : prefix(c.links().get(l), mirror == l) + plain.get(s));
            hip = l == figure.thigh[Figure.LEFT] ? s : hip;
        }
        names = List.copyOf(all);
        kinds = List.copyOf(plain);
        stanceHip = hip;
        swingHip = other[hip];
    }

    private static int joint(CharacterModel c, int link) {
        List<org.gaitwright.core.character.Joint> own = Figure.joints(c, link);
        return c.joints().indexOf(own.get(own.size() - 1));
    }

    private static String prefix(Link l, boolean alone) {
        return alone ? "" : l.side() == Side.RIGHT ? "swing-" : "stance-";
    }

    /** The name of a link's joint without a side, such as hip. */
    private static String kind(CharacterModel c, int link) {
        String name = c.joints().get(joint(c, link)).name().toLowerCase(Locale.ROOT);
        String mirror = SideNames.mirror(name);
        int a = 0, b = name.length(), m = mirror.length();
        while (a < Math.min(b, m) && name.charAt(a) == mirror.charAt(a)) {
            a++;
        }
        while (b > a && m > a && name.charAt(b - 1) == mirror.charAt(m - 1)) {
            b--;
            m--;
        }
        // left and right end in the same letter
        String plain = name.equals(mirror)
                ? name
                : name.substring(0, a) + name.substring(b).replaceFirst("^t", "");
        return plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /** Reads a pose from a position vector, as the one who stands on a side says it. */
    void read(double[] q, int stance, double[] pose) {
        for (int s = 0; s < count; s++) {
            pose[s] = q[coordinate[stance][s]] * (stance == Figure.LEFT ? 1 : factor[s]);
        }
    }

    /** Writes a pose into a position vector. */
    void write(double[] pose, int stance, double[] q) {
        for (int s = 0; s < count; s++) {
            q[coordinate[stance][s]] = pose[s] * (stance == Figure.LEFT ? 1 : factor[s]);
        }
    }
}
