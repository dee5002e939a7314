// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.function.Consumer;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.function.Executable;

final class StateCodecTest {
    /** One value of each sort. */
    private static final class Owner {
        double number;
        long whole;
        int integer;
        boolean flag;
        Side side;
        double[] fixed = new double[3];
        double[] list = {};
        byte[] bytes = {};

        static Owner full() {
            Owner o = new Owner();
            o.number = -0.0;
            o.whole = Long.MIN_VALUE + 3;
            o.integer = Integer.MIN_VALUE;
            o.flag = true;
            o.side = Side.RIGHT;
            o.fixed = new double[] {Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY};
            o.list = new double[700];
            Arrays.fill(o.list, Math.PI);
            o.bytes = new byte[] {-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -11};
            return o;
        }

        void state(StateCodec codec) {
            number = codec.number(number);
            whole = codec.whole(whole);
            integer = codec.integer(integer);
            flag = codec.flag(flag);
            side = codec.choice(side, Side.values());
            codec.numbers(fixed);
            list = codec.list(list);
            bytes = codec.bytes(bytes);
        }

        void assertSame(Owner other) {
            assertEquals(Double.doubleToRawLongBits(number), Double.doubleToRawLongBits(other.number));
            assertEquals(whole, other.whole);
            assertEquals(integer, other.integer);
            assertEquals(flag, other.flag);
            assertEquals(side, other.side);
            assertArrayEquals(fixed, other.fixed);
            assertArrayEquals(list, other.list);
            assertArrayEquals(bytes, other.bytes);
        }
    }

    @Example
    void bytesRestoreEveryValueToTheBit() {
        Owner taken = new Owner();
        StateCodec.fromBytes(StateCodec.toBytes(Owner.full()::state), taken::state);
        Owner.full().assertSame(taken);
    }

    @Example
    void numbersRestoreEveryValueToTheBit() {
        Owner taken = new Owner();
        StateCodec.fromNumbers(StateCodec.toNumbers(Owner.full()::state), taken::state);
        Owner.full().assertSame(taken);
    }

    @Property(seed = "1", tries = 300)
    void anyStateSurvivesAsBytesAndAsNumbers(
            @ForAll long whole, @ForAll int integer, @ForAll long bits, @ForAll double[] list, @ForAll byte[] bytes) {
        Owner o = new Owner();
        o.whole = whole;
        o.integer = integer;
        o.number = Double.longBitsToDouble(bits);
        o.list = list;
        o.bytes = bytes;
        Owner fromBytes = Owner.full();
        StateCodec.fromBytes(StateCodec.toBytes(o::state), fromBytes::state);
        o.assertSame(fromBytes);
        Owner fromNumbers = Owner.full();
        StateCodec.fromNumbers(StateCodec.toNumbers(o::state), fromNumbers::state);
        o.assertSame(fromNumbers);
    }

    @Property(seed = "1", tries = 300)
    void anyNumbersAreTakenOrRefused(@ForAll double[] saved, @ForAll byte[] bytes) {
        takenOrRefused(() -> StateCodec.fromNumbers(saved, new Owner()::state));
        takenOrRefused(() -> StateCodec.fromBytes(bytes, new Owner()::state));
    }

    private static void takenOrRefused(Executable restores) {
        try {
            restores.execute();
        } catch (InvalidInput e) {
            assertFalse(e.getMessage().isBlank());
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    @Example
    void savingChangesNothing() {
        Owner o = Owner.full();
        StateCodec.toBytes(o::state);
        StateCodec.toNumbers(o::state);
        o.assertSame(Owner.full());
    }

    @Example
    void nullIsAChoice() {
        Owner taken = Owner.full();
        StateCodec.fromBytes(StateCodec.toBytes(new Owner()::state), taken::state);
        new Owner().assertSame(taken);
    }

    @Example
    void stateOfSomethingElseIsRefused() {
        Consumer<StateCodec> two = c -> c.numbers(new double[2]);
        for (int n : new int[] {1, 3}) {
            assertThrows(InvalidInput.class, () -> StateCodec.fromBytes(new byte[8 * n], two));
            assertThrows(InvalidInput.class, () -> StateCodec.fromNumbers(new double[n], two));
        }
        assertThrows(InvalidInput.class, () -> StateCodec.fromNumbers(new double[] {9}, c -> c.list(new double[0])));
        assertThrows(InvalidInput.class, () -> StateCodec.fromNumbers(new double[] {-1}, c -> c.list(new double[0])));
        assertThrows(
                InvalidInput.class, () -> StateCodec.fromNumbers(new double[] {3}, c -> c.choice(null, Side.values())));
    }

    private abstract static class Idle implements Controller {
        @Override
        public void reset(Observation start) {}

        @Override
        public void tick(Observation now, Command command) {}

        @Override
        public void parametersChanged(ParameterValues parameters) {}
    }

    @Example
    void controllerThatOnlyHandsItsStateOverHasAMemory() {
        final class Counting extends Idle {
            long ticks;

            @Override
            public void state(StateCodec codec) {
                ticks = codec.whole(ticks);
            }
        }
        Counting saved = new Counting();
        saved.ticks = 1L << 40;
        Counting other = new Counting();
        other.restore(saved.memory());
        assertEquals(saved.ticks, other.ticks);
    }

    @Example
    void controllerWithoutStateHasAnEmptyMemory() {
        Controller idle = new Idle() {};
        assertEquals(0, idle.memory().length);
        idle.restore(idle.memory());
        assertThrows(InvalidInput.class, () -> idle.restore(new double[1]));
    }
}
