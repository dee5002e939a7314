// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.gaitwright.controller.simbicon.internal.StateMachine.Change;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;
import org.junit.jupiter.api.Test;

class StateMachineTest {
    private static final double TICK = 0.01;
    private static final double EXACT = 1e-12;

    private final ParameterValues initial = SimbiconParameters.PLANAR.set().initialValues();
    private final StateMachine machine = new StateMachine();

    @Test
    void aStateEndsByTimeWhateverTheFootDoes() {
        SimbiconGait gait = gait(Map.of("state.0.seconds", 0.3));
        machine.begin(gait, Biped.RIGHT);
        for (int i = 1; i < 30; i++) {
            assertEquals(Change.NONE, machine.advance(gait, TICK, i % 2 == 0));
        }
        assertEquals(Change.STATE, machine.advance(gait, TICK, false));
        assertEquals(1, machine.state);
        assertEquals(Biped.RIGHT, machine.swing);
        assertEquals(0, machine.seconds);
    }

    @Test
    void aLandingChangesTheLegs() {
        SimbiconGait gait = gait(Map.of("state.0.seconds", 0.01, "state.1.seconds", 0.0));
        machine.begin(gait, Biped.RIGHT);
        machine.advance(gait, TICK, false);
        assertEquals(Change.NONE, machine.advance(gait, TICK, false));
        assertEquals(Change.LEGS, machine.advance(gait, TICK, true));
        assertEquals(0, machine.state);
        assertEquals(Biped.LEFT, machine.swing);
        assertEquals(Biped.RIGHT, machine.stance());
        assertEquals(1, machine.steps);
    }

    @Test
    void aLandingCountsFromTheSecondsOfItsStateOn() {
        SimbiconGait gait = gait(Map.of("states", 1.0, "state.0.contact", 1.0, "state.0.seconds", 0.2));
        machine.begin(gait, Biped.LEFT);
        assertEquals(20, ticksUntil(Change.LEGS, gait, true));
    }

    @Test
    void aLandingThatDoesNotComeIsWaitedForNoLongerThanTheLimit() {
        SimbiconGait gait =
                gait(Map.of("states", 1.0, "state.0.contact", 1.0, "state.0.seconds", 0.2, "contact.wait", 0.5));
        machine.begin(gait, Biped.LEFT);
        assertEquals(70, ticksUntil(Change.LEGS, gait, false));
    }

    @Test
    void aLandingLateInTheHalfCycleEndsAllOfItWhereTheGaitSaysSo() {
        SimbiconGait gait =
                gait(Map.of("states", 3.0, "state.0.seconds", 0.1, "state.1.seconds", 1.0, "contact.early", 0.4));
        machine.begin(gait, Biped.LEFT);
        assertEquals(10, ticksUntil(Change.STATE, gait, true));
        assertEquals(30, ticksUntil(Change.LEGS, gait, true));
        assertEquals(0, machine.state);
        assertEquals(Biped.RIGHT, machine.swing);
    }

    @Test
    void manyStatesFollowEachOther() {
        SimbiconGait gait = gait(Map.of("states", 8.0));
        machine.begin(gait, Biped.LEFT);
        for (int state = 0; state < 8; state++) {
            assertEquals(state, machine.state);
            Change change = Change.NONE;
            while (change == Change.NONE) {
                change = machine.advance(gait, TICK, true);
            }
            assertEquals(state < 7 ? Change.STATE : Change.LEGS, change);
        }
        assertEquals(Biped.RIGHT, machine.swing);
    }

    @Test
    void itGoesOnInAnotherGaitAtTheEndOfItsState() {
        SimbiconGait four = gait(Map.of("states", 4.0, "state.0.seconds", 0.01));
        machine.begin(four, Biped.LEFT);
        for (int i = 0; i < 3; i++) {
            machine.advance(four, TICK, true);
        }
        assertEquals(3, machine.state);
        assertEquals(Change.LEGS, machine.advance(gait(Map.of("states", 2.0)), TICK, true));
        assertEquals(0, machine.state);
        assertEquals(Biped.RIGHT, machine.swing);
    }

    @Test
    void theShareIsThatOfTheLastHalfCyclesTime() {
        SimbiconGait gait = gait(Map.of("states", 1.0, "state.0.contact", 1.0, "state.0.seconds", 0.2));
        machine.begin(gait, Biped.LEFT);
        for (int i = 0; i < 40; i++) {
            machine.advance(gait, TICK, i == 39);
        }
        for (int i = 0; i < 10; i++) {
            machine.advance(gait, TICK, false);
        }
        assertEquals(0.25, machine.share(), EXACT);
    }

    @Test
    void whatWasSavedGoesOnTheSame() {
        SimbiconGait gait = gait(Map.of());
        machine.begin(gait, Biped.RIGHT);
        for (int i = 0; i < 95; i++) {
            machine.advance(gait, TICK, i % 40 == 39);
        }
        StateMachine other = new StateMachine();
        StateCodec.fromNumbers(StateCodec.toNumbers(machine::state), other::state);
        for (int i = 0; i < 200; i++) {
            assertEquals(machine.advance(gait, TICK, i % 50 == 49), other.advance(gait, TICK, i % 50 == 49));
            assertEquals(machine.share(), other.share());
        }
    }

    private int ticksUntil(Change wanted, SimbiconGait gait, boolean down) {
        int ticks = 1;
        while (machine.advance(gait, TICK, down) != wanted) {
            ticks++;
        }
        return ticks;
    }

    /** Two states unless asked for more: the first by time, the others by landing, which counts at once. */
    private SimbiconGait gait(Map<String, Double> changes) {
        ParameterValues values = initial.with("states", 2);
        for (int i = 1; i < SimbiconParameters.MAX_STATES; i++) {
            values = values.with("state." + i + ".seconds", 0).with("state." + i + ".contact", 1);
        }
        return new SimbiconGait(SimbiconParameters.PLANAR, values.with(changes));
    }
}
