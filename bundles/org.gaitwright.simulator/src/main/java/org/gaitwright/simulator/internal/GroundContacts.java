// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Contacts of shapes with the ground. Every shape has a fixed set of spheres (a sphere itself, the ends of a capsule, the
 * corners of a box with radius zero), so that each possible contact has a number for life, by which the solver remembers
 * its force.
 */
final class GroundContacts {
    private final Terrain terrain;
    private final int[] link;
    private final double[] local;
    private final double[] radius;
    private final double[] friction;
    private final int[] active;
    private final double[] point;
    private final double[] normal;
    private final double[] distance;
    private final double[] three = new double[3];
    private int count;

    GroundContacts(TreeModel model, List<CharacterModel> characters, Terrain terrain) {
        this.terrain = terrain;
        List<double[]> spheres = new ArrayList<>();
        int l = 0;
        for (CharacterModel c : characters) {
            for (Link each : c.links()) {
                for (Shape s : each.shapes()) {
                    if (s.collides()) {
                        addSpheres(l, s, spheres);
                    }
                }
                l++;
            }
        }
        if (l != model.links) {
            throw new IllegalArgumentException("model has " + model.links + " links, characters have " + l);
        }
        int n = spheres.size();
        link = new int[n];
        local = new double[3 * n];
        radius = new double[n];
        friction = new double[n];
        for (int i = 0; i < n; i++) {
            double[] s = spheres.get(i);
            link[i] = (int) s[0];
            System.arraycopy(s, 1, local, 3 * i, 3);
            radius[i] = s[4];
            friction[i] = s[5];
        }
        active = new int[n];
        point = new double[3 * n];
        normal = new double[3 * n];
        distance = new double[n];
    }

    private static void addSpheres(int link, Shape s, List<double[]> out) {
        if (s.geometry() instanceof Geometry.Sphere g) {
            add(link, s, Vec3.ZERO, g.radius(), out);
        } else if (s.geometry() instanceof Geometry.Capsule g) {
            add(link, s, new Vec3(0, 0, g.halfLength()), g.radius(), out);
            add(link, s, new Vec3(0, 0, -g.halfLength()), g.radius(), out);
        } else if (s.geometry() instanceof Geometry.Box g) {
            for (int k = 0; k < 8; k++) {
                Vec3 corner = new Vec3(
                        (k & 1) == 0 ? g.hx() : -g.hx(),
                        (k & 2) == 0 ? g.hy() : -g.hy(),
                        (k & 4) == 0 ? g.hz() : -g.hz());
                add(link, s, corner, 0, out);
            }
        }
    }

    private static void add(int link, Shape s, Vec3 centre, double radius, List<double[]> out) {
        Vec3 p = s.pose().transform(centre);
        out.add(new double[] {link, p.x(), p.y(), p.z(), radius, s.friction()});
    }

    /** Number of possible contacts. */
    int points() {
        return link.length;
    }

    /** Number of contacts now. */
    int count() {
        return count;
    }

    /** Number for life of the i-th contact. */
    int id(int i) {
        return active[i];
    }

    int link(int i) {
        return link[active[i]];
    }

    double friction(int i) {
        return friction[active[i]];
    }

    /** Negative: how deep it is. */
    double distance(int i) {
        return distance[i];
    }

    double[] point() {
        return point;
    }

    double[] normal() {
        return normal;
    }

    void find(TreeState s) {
        count = 0;
        for (int i = 0; i < link.length; i++) {
            int l = link[i];
            int r = 9 * l;
            double x = s.position[3 * l], y = s.position[3 * l + 1], z = s.position[3 * l + 2];
            double lx = local[3 * i], ly = local[3 * i + 1], lz = local[3 * i + 2];
            x += s.rotation[r] * lx + s.rotation[r + 1] * ly + s.rotation[r + 2] * lz;
            y += s.rotation[r + 3] * lx + s.rotation[r + 4] * ly + s.rotation[r + 5] * lz;
            z += s.rotation[r + 6] * lx + s.rotation[r + 7] * ly + s.rotation[r + 8] * lz;
            double above = z - terrain.height(x, y);
            if (above > 2 * radius[i]) {
                continue;
            }
            terrain.normal(x, y, three);
            // distance to the tangent plane below the centre
            double d = above * three[2] - radius[i];
            if (d < 0) {
                active[count] = i;
                distance[count] = d;
                double reach = radius[i] + 0.5 * d;
                point[3 * count] = x - reach * three[0];
                point[3 * count + 1] = y - reach * three[1];
                point[3 * count + 2] = z - reach * three[2];
                System.arraycopy(three, 0, normal, 3 * count, 3);
                count++;
            }
        }
    }

    /** Writes the forces of this sub-step, each with its share of the tick. */
    void log(ConstraintSolver solver, double share, ForceBuffer log) {
        for (int i = 0; i < count; i++) {
            solver.contactForce(i, three);
            if (three[0] != 0 || three[1] != 0 || three[2] != 0) {
                log.add(link(i), -1, point, 3 * i, normal, 3 * i, share * three[0], share * three[1], share * three[2]);
            }
        }
    }
}
