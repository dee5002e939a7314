// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Objects;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Quat;

/** Compares models, numbers to 1e-12 of the greater of 1 and themselves. */
public final class SameModel {
    private static final double TOLERANCE = 1e-12;

    private SameModel() {}

    /** Where two models differ; null if they do not. */
    public static String difference(CharacterModel a, CharacterModel b) {
        String found = firstOf(
                differs("name", a.name(), b.name()),
                differs("links", a.links(), b.links()),
                differs("joints", a.joints(), b.joints()),
                differs("end effectors", a.endEffectors(), b.endEffectors()),
                differs("exclusions", a.exclusions(), b.exclusions()),
                differs("pairs", a.contactPairs(), b.contactPairs()),
                differs("keyframes", a.keyframes(), b.keyframes()));
        if (found != null) {
            return found;
        }
        for (String k : a.keyframes()) {
            double[] p = a.keyframe(k);
            double[] q = b.keyframe(k);
            for (int i = 0; i < p.length; i++) {
                found = firstOf(found, differs("keyframe " + k + " " + i, p[i], q[i]));
            }
        }
        return found;
    }

    private static String firstOf(String... found) {
        for (String f : found) {
            if (f != null) {
                return f;
            }
        }
        return null;
    }

    private static String differs(String where, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            boolean same = x.equals(y) || Math.abs(x - y) <= TOLERANCE * Math.max(1, Math.abs(x));
            return same ? null : where + ": " + a + " and " + b;
        }
        if (a instanceof List<?> x && b instanceof List<?> y && x.size() == y.size()) {
            for (int i = 0; i < x.size(); i++) {
                String found = differs(where + " " + i, x.get(i), y.get(i));
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        if (a instanceof Quat p
                && b instanceof Quat q
                && p.w() * q.w() + p.x() * q.x() + p.y() * q.y() + p.z() * q.z() < 0) {
            return record(where, p, new Quat(-q.w(), -q.x(), -q.y(), -q.z()));
        }
        if (a instanceof Inertia m && b instanceof Inertia n) {
            return inertia(where, m, n);
        }
        if (a instanceof Record x && b instanceof Record y && a.getClass() == b.getClass()) {
            return record(where, x, y);
        }
        return Objects.equals(a, b) ? null : where + ": " + a + " and " + b;
    }

    /** Elements of a tensor are as exact as its greatest. */
    private static String inertia(String where, Inertia m, Inertia n) {
        double[] p = {m.xx(), m.yy(), m.zz(), m.xy(), m.xz(), m.yz()};
        double[] q = {n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz()};
        double scale = Math.max(p[0], Math.max(p[1], p[2]));
        for (int i = 0; i < p.length; i++) {
            if (Math.abs(p[i] - q[i]) > TOLERANCE * scale) {
                return where + " element " + i + ": " + p[i] + " and " + q[i];
            }
        }
        return firstOf(differs(where, m.mass(), n.mass()), differs(where, m.com(), n.com()));
    }

    private static String record(String where, Record a, Record b) {
        try {
            for (RecordComponent c : a.getClass().getRecordComponents()) {
                Object x = c.getAccessor().invoke(a);
                Object y = c.getAccessor().invoke(b);
                String found = differs(where + " " + c.getName(), x, y);
                if (found != null) {
                    return found;
                }
            }
            return null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
