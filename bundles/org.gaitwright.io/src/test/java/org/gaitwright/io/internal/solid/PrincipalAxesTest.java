// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.solid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.ojalgo.matrix.decomposition.Eigenvalue;
import org.ojalgo.matrix.store.RawStore;
import org.ojalgo.scalar.ComplexNumber;

final class PrincipalAxesTest {
    /** Quaternions are of unit length within 1e-14. */
    private static final double ROUNDING = 1e-13;

    /** Inertias of needles, discs and lumps, some of them along the axes or with equal moments. */
    @Provide
    Arbitrary<Inertia> inertias() {
        Arbitrary<Double> spread = Arbitraries.oneOf(
                Arbitraries.of(1e-6, 1.0),
                Arbitraries.doubles().between(1e-6, 1).ofScale(6));
        Arbitrary<Double> part = Arbitraries.oneOf(
                Arbitraries.of(0.0, 1.0, 1e-9), Arbitraries.doubles().between(-1, 1));
        return Combinators.combine(spread, spread, spread, part, part, part, part)
                .filter((a, b, c, w, x, y, z) -> w * w + x * x + y * y + z * z > 1e-3)
                .as((a, b, c, w, x, y, z) ->
                        MassProperties.rotated(1, Vec3.ZERO, b + c, a + c, a + b, new Quat(w, x, y, z).normalized()));
    }

    @Property(seed = "3", tries = 300)
    void aboutItsAxesTheInertiaIsThatOfTheMoments(@ForAll("inertias") Inertia n) {
        assertSame(n, PrincipalAxes.of(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz()), ROUNDING);
    }

    /** MuJoCo leaves turns whose cosine is within 1e-12 of one. */
    @Property(seed = "3", tries = 300)
    void theAxesThatMujocoFindsAreOffByItsTolerance(@ForAll("inertias") Inertia n) {
        assertSame(n, PrincipalAxes.asMujoco(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz()), 2e-6);
    }

    private static void assertSame(Inertia n, PrincipalAxes p, double tolerance) {
        double[] m = p.moments();
        assertTrue(m[0] >= m[1] && m[1] >= m[2] && p.min() == m[2], () -> Arrays.toString(m));
        Inertia back = MassProperties.rotated(1, Vec3.ZERO, m[0], m[1], m[2], p.orientation());
        assertEquals(n.xx(), back.xx(), tolerance);
        assertEquals(n.yy(), back.yy(), tolerance);
        assertEquals(n.zz(), back.zz(), tolerance);
        assertEquals(n.xy(), back.xy(), tolerance);
        assertEquals(n.xz(), back.xz(), tolerance);
        assertEquals(n.yz(), back.yz(), tolerance);
    }

    @Property(seed = "3", tries = 300)
    void momentsAreTheEigenvaluesThatOjAlgoFinds(@ForAll("inertias") Inertia n) {
        Eigenvalue<Double> reference = Eigenvalue.R064.make(3, true);
        reference.decompose(RawStore.wrap(new double[][] {
            {n.xx(), n.xy(), n.xz()},
            {n.xy(), n.yy(), n.yz()},
            {n.xz(), n.yz(), n.zz()}
        }));
        double[] expected = reference.getEigenvalues().stream()
                .mapToDouble(ComplexNumber::getReal)
                .toArray();
        Arrays.sort(expected);
        double[] own =
                PrincipalAxes.of(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz()).moments();
        for (int i = 0; i < 3; i++) {
            assertEquals(expected[2 - i], own[i], ROUNDING);
        }
    }
}
