// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlanarFigureTest {
    /** Sums of a few lengths of about a metre. */
    private static final double ROUNDING = 1e-12;

    private final Walks walks = new Walks();
    private final PlanarFigure figure = walks.figure;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void linksAreWhereTheKinematicsOfATreeHaveThem(long seed) {
        walks.biped.shake(seed);
        TreeModel model = TreeModel.of(walks.biped.character);
        TreeState state = new TreeState(model);
        System.arraycopy(walks.biped.q, 0, state.q, 0, state.q.length);
        Kinematics.positions(model, state);
        PlanarPlace place = new PlanarPlace(figure.body);
        figure.place(walks.biped.q, place);
        for (int l = 0; l < figure.links; l++) {
            assertEquals(state.position[3 * l], place.x(l), ROUNDING, "x of link " + l);
            assertEquals(state.position[3 * l + 2], place.z(l), ROUNDING, "z of link " + l);
            assertEquals(Math.sin(place.angle(l)), state.rotation[9 * l + 2], ROUNDING, "angle of link " + l);
        }
    }

    @Test
    void aFigureThatIsMovedAsAWholeIsAsFarAwayAsItsMassSays() {
        PlanarPlace a = new PlanarPlace(figure.body), b = new PlanarPlace(figure.body);
        walks.biped.shake(7);
        figure.place(walks.biped.q, a);
        walks.biped.q[figure.rootX] += 0.3;
        walks.biped.q[figure.rootZ] -= 0.4;
        figure.place(walks.biped.q, b);
        assertEquals(0.25 * walks.biped.character.totalMass(), figure.distance(a, b), 1e-10);
        assertEquals(0, figure.distance(a, a));
    }

    @Test
    void aTurnedFootCountsByHeelAndToe() {
        PlanarPlace a = new PlanarPlace(figure.body), b = new PlanarPlace(figure.body);
        figure.place(walks.biped.q, a);
        double angle = 0.2;
        walks.biped.q[figure.coordinate[figure.foot[PlanarFigure.LEFT]]] = angle;
        figure.place(walks.biped.q, b);
        // a point at a distance r moves by 2 r sin(angle / 2); the sole is 0.03 m below the ankle, from −0.05 to 0.17 m
        double chord = 4 * Math.pow(Math.sin(angle / 2), 2);
        double squares = 0.05 * 0.05 + 0.17 * 0.17 + 2 * 0.03 * 0.03;
        assertEquals(0.5 * 1 * chord * squares, figure.distance(a, b), ROUNDING);
    }

    @Test
    void bodiesThatDoNotKeepToThePlaneAreRefusedWithWhatIsMissing() {
        assertTrue(PlanarFigure.missing(walks.biped.character).isEmpty());
        String missing = String.join("; ", PlanarFigure.missing(PosedBiped.model(false, JointType.BALL)));
        assertTrue(missing.contains("x and z"), missing);
        assertTrue(missing.contains("'left-thigh'"), missing);
        assertFalse(
                new NearestNode().suits(PosedBiped.model(false, JointType.BALL)).suits());
    }

    @Test
    void slotsAreNamedByStanceAndSwing() {
        assertEquals(
                java.util.List.of(
                        "torso",
                        "back",
                        "stance-hip",
                        "swing-hip",
                        "stance-knee",
                        "swing-knee",
                        "stance-ankle",
                        "swing-ankle"),
                walks.slots.names);
        for (int s = 0; s < walks.slots.count; s++) {
            String other = walks.slots.names.get(s).startsWith("stance-")
                    ? walks.slots.names.get(s).replace("stance-", "swing-")
                    : walks.slots.names.get(s).replace("swing-", "stance-");
            assertEquals(other, walks.slots.names.get(walks.slots.other[s]));
        }
    }

    @Test
    void aPoseIsTheSameInTheMirror() {
        walks.biped.shake(3);
        double[] left = new double[walks.slots.count], right = new double[walks.slots.count];
        walks.slots.read(walks.biped.q, PlanarFigure.LEFT, left);
        walks.slots.read(walks.biped.mirrored().q, PlanarFigure.RIGHT, right);
        org.junit.jupiter.api.Assertions.assertArrayEquals(left, right);
        double[] back = walks.biped.q.clone();
        walks.slots.write(left, PlanarFigure.LEFT, back);
        org.junit.jupiter.api.Assertions.assertArrayEquals(walks.biped.q, back);
    }
}
