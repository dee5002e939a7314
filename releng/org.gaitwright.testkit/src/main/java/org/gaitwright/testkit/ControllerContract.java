// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

/** What the state of every controller must do; a test of one extends this. */
public abstract class ControllerContract {
    private static final int BEFORE = 700;
    private static final int AFTER = 300;

    /** Another instance of the controller, as its factory makes it. */
    protected abstract Controller create();

    /** The body that all instances see, the same object each time. */
    protected abstract Observation body();

    /** Puts the body where it is in this tick. */
    protected abstract void move(int tick);

    private Command tick(Controller controller) {
        Command command = new Command(body().character());
        controller.tick(body(), command);
        return command;
    }

    /** Resets a new instance, and lets it do its work for some time. */
    private Controller begun(int ticks) {
        Controller c = create();
        move(0);
        c.reset(body());
        for (int i = 0; i < ticks; i++) {
            move(i);
            tick(c);
        }
        return c;
    }

    private void goOnTheSame(Controller one, Controller other) {
        for (int i = BEFORE; i < BEFORE + AFTER; i++) {
            move(i);
            assertSame(tick(one), tick(other), i);
            assertArrayEquals(one.memory(), other.memory(), "state after tick " + i);
        }
        assertEquals(one.phase(), other.phase());
    }

    private void assertSame(Command a, Command b, int tick) {
        CharacterModel c = body().character();
        for (int d = 0; d < c.velocities(); d++) {
            String where = "degree of freedom " + d + " in tick " + tick;
            assertEquals(a.torque(d), b.torque(d), where);
            assertEquals(a.stiffness(d), b.stiffness(d), where);
            assertEquals(a.damping(d), b.damping(d), where);
            assertEquals(a.targetVelocity(d), b.targetVelocity(d), where);
        }
        for (int q = 0; q < c.positions(); q++) {
            assertEquals(a.target(q), b.target(q), "coordinate " + q + " in tick " + tick);
        }
    }

    @Test
    final void aNewInstanceGoesOnFromASavedStateToTheSameBits() {
        Controller one = begun(BEFORE);
        Controller other = create();
        other.restore(one.memory());
        goOnTheSame(one, other);
    }

    @Test
    final void anInstanceThatDidSomethingElseGoesOnFromASavedStateToTheSameBits() {
        Controller one = begun(BEFORE);
        Controller other = begun(BEFORE / 3);
        other.restore(one.memory());
        goOnTheSame(one, other);
    }

    @Test
    final void savingChangesNothing() {
        Controller one = create();
        Controller other = create();
        move(0);
        one.reset(body());
        other.reset(body());
        for (int i = 1; i < BEFORE; i++) {
            move(i);
            assertArrayEquals(one.memory(), one.memory());
            assertSame(tick(one), tick(other), i);
        }
        assertArrayEquals(one.memory(), other.memory());
    }

    @Test
    final void resetForgetsAll() {
        Controller used = begun(BEFORE);
        Controller fresh = create();
        used.reset(body());
        fresh.reset(body());
        assertArrayEquals(fresh.memory(), used.memory());
        goOnTheSame(fresh, used);
    }

    @Test
    final void aStateWithAValueMissingOrLeftOverIsRefused() {
        Controller c = begun(1);
        double[] saved = c.memory();
        assertThrows(InvalidInput.class, () -> c.restore(Arrays.copyOf(saved, saved.length + 1)));
        if (saved.length > 0) {
            assertThrows(InvalidInput.class, () -> c.restore(Arrays.copyOf(saved, saved.length - 1)));
        }
    }
}
