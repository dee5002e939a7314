// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class NodeRefiningTest {
    private final Walks walks = new Walks();
    private final Refining refining = new NodeRefining(c -> walks.settings);

    private ParameterValues split(ParameterValues values, int node) {
        return refining.split(walks.biped.character, values, node);
    }

    private ParameterValues prune(ParameterValues values, int node) {
        return refining.prune(walks.biped.character, values, node);
    }

    private Policy policy(ParameterValues values) {
        return new Policy(walks.settings, values, new TargetMotion(walks.settings, values));
    }

    @Test
    void theHalvesOfANodeLieALittleApartAndDriveToWhereItDrove() {
        ParameterValues values =
                walks.values(Map.of("node.1.centre.swing-hip", 0.2, "node.1.target.stance-knee", -0.4));
        ParameterValues finer = split(values, 1);
        assertEquals(5, finer.get("nodes"));
        assertEquals(0.2625, finer.get("node.2.at"), 1e-9);
        Policy before = policy(values), after = policy(finer);
        for (int s = 0; s < walks.slots.count; s++) {
            double way = before.centre[2][s] - before.centre[1][s];
            assertEquals(before.centre[1][s] - 0.025 * way, after.centre[1][s], 1e-8);
            assertEquals(before.centre[1][s] + 0.025 * way, after.centre[2][s], 1e-8);
            assertEquals(before.target[1][s], after.target[1][s], 1e-8);
            assertEquals(before.target[1][s], after.target[2][s], 1e-8);
        }
        for (int k : new int[] {0, 2, 3}) {
            int now = k < 1 ? k : k + 1;
            assertEquals(before.time[k], after.time[now], 1e-12);
            assertArrayEquals(before.centre[k], after.centre[now], 1e-8, "others stay where they are");
            assertArrayEquals(before.target[k], after.target[now], 1e-8, "and drive to where they did");
            assertEquals(before.feet(k), after.feet(now));
        }
    }

    @Test
    void afterTheLastNodeComesTheFirstOneInTheMirror() {
        ParameterValues values = walks.values(Map.of("node.3.centre.stance-hip", 0.2, "node.0.centre.swing-hip", 0.4));
        ParameterValues finer = split(values, 3);
        assertEquals(0.7625, finer.get("node.4.at"), 1e-9);
        Policy before = policy(values), after = policy(finer);
        int stance = walks.slot("stance-hip"), swing = walks.slot("swing-hip");
        double way = before.centre[0][swing] - before.centre[3][stance];
        assertEquals(before.centre[3][stance] + 0.025 * way, after.centre[4][stance], 1e-8);
    }

    @Test
    void whatIsSplitAndPrunedAgainIsAlmostAsBefore() {
        ParameterValues values = walks.values(Map.of("node.1.centre.swing-hip", 0.2, "node.1.branch", 6.0));
        Policy before = policy(values), after = policy(prune(split(values, 1), 2));
        for (int k = 0; k < 4; k++) {
            assertArrayEquals(before.centre[k], after.centre[k], k == 1 ? 0.1 : 1e-8);
            assertArrayEquals(before.target[k], after.target[k], 1e-8);
            assertEquals(before.branch(k), after.branch(k));
        }
    }

    @Test
    void branchesLeadWhereTheyLedBefore() {
        // node 2 of the other half
        ParameterValues values = walks.values(Map.of("node.0.branch", 6.0));
        assertEquals(8, split(values, 1).get("node.0.branch"), "one more in each half");
        assertEquals(4, prune(values, 1).get("node.0.branch"), "one less in each half");
        assertEquals(-1, prune(values, 2).get("node.0.branch"), "there it leads to nothing");
        assertEquals(8, split(values, 0).get("node.1.branch"), "both parts of a node that branches do");
    }

    @Test
    void valuesOfNodesThatAreNoMoreAreAsAtTheBeginning() {
        ParameterValues coarser = prune(walks.values(Map.of("node.3.centre.swing-hip", 0.2)), 0);
        assertEquals(0.2, coarser.get("node.2.centre.swing-hip"), 1e-8);
        assertEquals(0, coarser.get("node.3.centre.swing-hip"));
        assertEquals(-1, coarser.get("node.3.at"));
    }

    @Test
    void thereAreBoundsToHowManyThereAre() {
        ParameterValues many = walks.values(Map.of("nodes", (double) NodeParameters.MAX_NODES));
        assertTrue(assertThrows(InvalidInput.class, () -> split(many, 0))
                .getMessage()
                .contains("24"));
        ParameterValues few = walks.values(Map.of("nodes", 2.0));
        assertThrows(InvalidInput.class, () -> prune(few, 0));
        assertThrows(InvalidInput.class, () -> split(few, 2));
        assertThrows(InvalidInput.class, () -> prune(walks.values(Map.of()), -1));
    }

    /** Steps of nodes that take so many ticks each, so far from their centres. */
    private static Refining.Series run(int steps, int[] ticks, double[] distance) {
        double[][] all = new double[2][steps * java.util.Arrays.stream(ticks).sum()];
        int at = 0;
        for (int step = 0; step < steps; step++) {
            for (int k = 0; k < ticks.length; k++) {
                for (int i = 0; i < ticks[k]; i++) {
                    all[0][at] = k + step % 2 * ticks.length;
                    all[1][at++] = distance[k];
                }
            }
        }
        return name -> name.equals("node") ? all[0] : all[1];
    }

    private Refining.Advice advice(Refining.Series run) {
        return refining.advise(walks.biped.character, walks.values(Map.of()), run);
    }

    @Test
    void nodesThatAreUsedAlikeStayAsTheyAre() {
        Refining.Advice advice = advice(run(12, new int[] {10, 11, 9, 10}, new double[] {1, 1, 1.2, 1}));
        assertEquals(List.of(), advice.reasons());
        assertEquals(walks.values(Map.of()), advice.values());
        assertEquals(0.25, advice.uses().get(0).share(), 1e-12);
    }

    @Test
    void anOverloadedNodeIsSplitAndAnUnusedOnePruned() {
        Refining.Advice advice = advice(run(12, new int[] {10, 60, 10, 0}, new double[] {1, 2, 1, 1}));
        assertEquals(2, advice.reasons().size());
        assertTrue(advice.reasons().get(0).startsWith("node 1 is split"), advice.reasons()::toString);
        assertTrue(advice.reasons().get(1).startsWith("node 3 is pruned"), advice.reasons()::toString);
        ParameterValues now = advice.values();
        assertEquals(4, now.get("nodes"));
        double[] at = {0, 0.25, 0.2625, 0.5};
        for (int k = 0; k < 4; k++) {
            assertEquals(at[k], now.get("node." + k + ".at"), 1e-9);
        }
    }

    @Test
    void aLongStayNearTheCentreIsNoLoad() {
        Refining.Advice advice = advice(run(12, new int[] {10, 60, 10, 10}, new double[] {1, 0.2, 1, 1}));
        assertEquals(List.of(), advice.reasons());
    }

    @Test
    void aNodeThatIsPassedInATickIsNeeded() {
        Refining.Advice advice = advice(run(40, new int[] {30, 30, 30, 1}, new double[] {1, 1, 1, 1}));
        assertEquals(List.of(), advice.reasons());
        assertEquals(1, advice.uses().get(3).visits(), 0.03);
    }

    @Test
    void aRunOfAFewStepsTellsNothing() {
        Refining.Series few = run(4, new int[] {10, 60, 10, 0}, new double[] {1, 2, 1, 1});
        assertTrue(
                assertThrows(InvalidInput.class, () -> advice(few)).getMessage().contains("3 steps"));
    }

    @Test
    void aRunByOtherNodesIsRefused() {
        Refining.Series other = run(12, new int[] {1, 1, 1, 1, 1}, new double[] {1, 1, 1, 1, 1});
        assertThrows(InvalidInput.class, () -> advice(other));
    }

    @Test
    void theFactoryOffersIt() {
        NearestNode factory = new NearestNode();
        Refining own = factory.refining().orElseThrow();
        Map<String, Double> keys = new HashMap<>(Walks.keys());
        ParameterValues values =
                factory.parameters(walks.biped.character).initialValues().with(keys);
        assertEquals(5, own.split(walks.biped.character, values, 0).get("nodes"));
        assertEquals("node", own.part());
        assertSame(2, own.signals().size());
    }
}
