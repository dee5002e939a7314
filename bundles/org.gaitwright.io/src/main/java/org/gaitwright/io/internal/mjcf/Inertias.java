// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.List;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Pose;
import org.gaitwright.io.internal.solid.MassProperties;
import org.gaitwright.io.internal.solid.PrincipalAxes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Mass properties of a body, given or from its geoms, in the frame of the file. */
final class Inertias {
    private static final double SMALLEST = 1e-15;

    private final Compiler compiler;
    private final Placement placement;

    Inertias(Compiler compiler, Placement placement) {
        this.compiler = compiler;
        this.placement = placement;
    }

    /** Mass, the frame of its principal axes, and the moments about them. */
    record Principal(double mass, Pose pose, double[] moments) {
        /** As a link has it, given how the frame of the file comes into the link's. */
        Inertia in(Pose toLink) {
            Pose p = toLink.times(pose);
            return MassProperties.rotated(mass, p.position(), moments[0], moments[1], moments[2], p.orientation());
        }
    }

    /**
     * The mass properties of a body.
     *
     * @param inertial null if there is none
     * @param frame where the body stands, or null where a file with global coordinates leaves that open
     */
    Principal of(XmlElement body, XmlElement inertial, List<Geom> geoms, Pose frame) {
        boolean fromGeoms =
                switch (compiler.fromGeoms()) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case WHERE_NONE_IS_GIVEN -> inertial == null;
                };
        // a skin that weighs nothing must not change the bits of a sum
        List<Geom> counting = geoms.stream()
                .filter(g -> g.counts() && !(g.skin() && g.mass() == 0))
                .toList();
        Principal found = null;
        if (fromGeoms && !counting.isEmpty()) {
            found = ofGeoms(body, counting);
        } else if (inertial != null) {
            found = given(inertial);
        }
        if (found == null) {
            if (frame == null) {
                throw body.refuse("has neither pos nor anything with mass; give it a pos");
            }
            // MuJoCo then takes the body's own pos and quat for the frame of its mass
            found = new Principal(0, frame, new double[3]);
        }
        return bounded(inertial == null ? body : inertial, found);
    }

    private Principal ofGeoms(XmlElement body, List<Geom> geoms) {
        for (Geom g : geoms) {
            if (Double.isNaN(g.mass())) {
                throw g.source()
                        .refuse("is a mesh with mass, and meshes are not read; give its body an inertial,"
                                + " or this geom mass=\"0\"");
            }
        }
        if (geoms.size() == 1) {
            Geom g = geoms.get(0);
            double[] moments = g.solid() == null ? new double[3] : g.solid().moments(g.mass());
            return new Principal(g.mass(), g.pose(), moments);
        }
        List<Inertia> parts = geoms.stream()
                .filter(g -> g.mass() > 0)
                .map(g -> MassProperties.of(g.solid(), g.mass(), g.pose()))
                .toList();
        Inertia sum = MassProperties.sum(parts);
        if (sum.mass() < SMALLEST) {
            return new Principal(0, geoms.get(0).pose(), new double[3]);
        }
        return principal(body, sum);
    }

    private Principal given(XmlElement e) {
        Placement.check(e);
        double mass = e.number("mass", 0);
        if (!e.has("mass") || mass < 0) {
            throw e.refuse("has a mass of " + mass + " kg; expected zero or more: give one");
        }
        double[] d = e.numbers("diaginertia", 3, 3);
        double[] f = e.numbers("fullinertia", 6, 6);
        Pose pose = placement.pose(e);
        if (f != null && (d != null || e.has("quat") || Placement.TURNS.stream().anyMatch(e::has))) {
            throw e.refuse("has fullinertia and also diaginertia or an orientation; give one of them");
        }
        if (f != null) {
            return principal(e, new Inertia(mass, pose.position(), f[0], f[1], f[2], f[3], f[4], f[5]));
        }
        if (d == null) {
            throw e.refuse("has neither diaginertia nor fullinertia; give one of them");
        }
        if (d[0] < 0 || d[1] < 0 || d[2] < 0) {
            throw e.refuse("has a negative moment of inertia; expected zero or more");
        }
        return new Principal(mass, pose, d);
    }

    private static Principal principal(XmlElement e, Inertia n) {
        PrincipalAxes axes = PrincipalAxes.asMujoco(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz());
        if (axes.min() < 0) {
            throw e.refuse("has an inertia with a principal moment of " + axes.min()
                    + " kg m², which is impossible; check its signs and axes");
        }
        return new Principal(n.mass(), new Pose(n.com(), axes.orientation()), axes.moments());
    }

    private Principal bounded(XmlElement e, Principal p) {
        double[] m = p.moments.clone();
        for (int i = 0; i < 3; i++) {
            m[i] = Math.max(m[i], compiler.minInertia());
        }
        if (m[0] + m[1] < m[2] || m[0] + m[2] < m[1] || m[1] + m[2] < m[0]) {
            double slack = 1e-9 * (m[0] + m[1] + m[2]);
            boolean rounding =
                    m[0] + m[1] + slack >= m[2] && m[0] + m[2] + slack >= m[1] && m[1] + m[2] + slack >= m[0];
            if (compiler.balance()) {
                m[0] = m[1] = m[2] = (m[0] + m[1] + m[2]) / 3;
            } else if (!rounding) {
                throw e.refuse("has moments of inertia " + m[0] + ", " + m[1] + ", " + m[2]
                        + " kg m², which are impossible: none may exceed the sum of the others; correct them, or set"
                        + " balanceinertia=\"true\" in the compiler");
            }
        }
        return new Principal(Math.max(p.mass, compiler.minMass()), p.pose, m);
    }
}
