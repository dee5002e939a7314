// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.OdeHelper;

/** The shapes of all links as ODE's geoms. */
final class Geoms {
    final int count;
    final DGeom[] geom;
    final int[] link;
    /** Index of the shape in its link's list. */
    final int[] number;

    final Geometry[] geometry;
    final Surface[] surface;
    /** Radius of a sphere around the shape's centre that holds all of it. */
    final double[] bound;
    /** First shape of each character, and one entry more. */
    final int[] firstOf;

    Geoms(List<CharacterModel> characters, Bodies bodies) {
        List<Shape> shapes = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        firstOf = new int[characters.size() + 1];
        int l = 0;
        for (int c = 0; c < characters.size(); c++) {
            for (Link each : characters.get(c).links()) {
                for (int k = 0; k < each.shapes().size(); k++) {
                    shapes.add(each.shapes().get(k));
                    places.add(new int[] {l, k});
                }
                l++;
            }
            firstOf[c + 1] = shapes.size();
        }
        count = shapes.size();
        geom = new DGeom[count];
        link = new int[count];
        number = new int[count];
        geometry = new Geometry[count];
        surface = new Surface[count];
        bound = new double[count];
        for (int i = 0; i < count; i++) {
            link[i] = places.get(i)[0];
            number[i] = places.get(i)[1];
            geometry[i] = shapes.get(i).geometry();
            surface[i] = shapes.get(i).surface();
            geom[i] = make(i);
            place(i, shapes.get(i).pose(), bodies);
        }
    }

    private DGeom make(int i) {
        if (geometry[i] instanceof Geometry.Sphere g) {
            bound[i] = g.radius();
            return OdeHelper.createSphere(g.radius());
        }
        if (geometry[i] instanceof Geometry.Capsule g) {
            bound[i] = g.radius() + g.halfLength();
            return OdeHelper.createCapsule(g.radius(), 2 * g.halfLength());
        }
        if (geometry[i] instanceof Geometry.Box g) {
            bound[i] = Math.sqrt(g.hx() * g.hx() + g.hy() * g.hy() + g.hz() * g.hz());
            return OdeHelper.createBox(2 * g.hx(), 2 * g.hy(), 2 * g.hz());
        }
        throw new IllegalArgumentException("no contact for " + geometry[i]);
    }

    private void place(int i, Pose inLink, Bodies bodies) {
        int l = link[i];
        DBody body = bodies.body(l);
        if (body != null) {
            Pose p = bodies.inBody(l).times(inLink);
            geom[i].setBody(body);
            geom[i].setOffsetPosition(
                    p.position().x(), p.position().y(), p.position().z());
            geom[i].setOffsetQuaternion(quaternion(p.orientation()));
        } else {
            double[] x = bodies.position;
            double[] q = bodies.quaternion;
            Pose frame = new Pose(
                    new org.gaitwright.core.math.Vec3(x[3 * l], x[3 * l + 1], x[3 * l + 2]),
                    new Quat(q[4 * l], q[4 * l + 1], q[4 * l + 2], q[4 * l + 3]));
            Pose p = frame.times(inLink);
            geom[i].setPosition(p.position().x(), p.position().y(), p.position().z());
            geom[i].setQuaternion(quaternion(p.orientation()));
        }
    }

    private static DQuaternion quaternion(Quat q) {
        Quat unit = q.normalized();
        return new DQuaternion(unit.w(), unit.x(), unit.y(), unit.z());
    }

    /** Whether the spheres around two shapes overlap. */
    boolean near(int a, int b) {
        DVector3C x = geom[a].getPosition();
        DVector3C y = geom[b].getPosition();
        double dx = x.get0() - y.get0(), dy = x.get1() - y.get1(), dz = x.get2() - y.get2();
        double reach = bound[a] + bound[b];
        return dx * dx + dy * dy + dz * dz < reach * reach;
    }
}
