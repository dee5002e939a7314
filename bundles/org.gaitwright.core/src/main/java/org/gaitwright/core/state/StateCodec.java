// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.state;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Saves and restores state. The owner of the state hands over each value and takes the one that comes back: the same one
 * while the state is saved, the saved one while it is restored. So one method does both, in one order.
 */
public abstract sealed class StateCodec {
    /** Whether the values that come back are saved ones. */
    public abstract boolean restores();

    /** Any number, to the bit. */
    public abstract double number(double now);

    /** Any whole number. */
    public abstract long whole(long now);

    /** How many more values there can be. */
    abstract int remaining();

    public final int integer(int now) {
        return (int) number(now);
    }

    public final boolean flag(boolean now) {
        return number(now ? 1 : 0) == 1;
    }

    /** One of {@code all}, in the order of their declaration, or null. */
    public final <E extends Enum<E>> E choice(E now, E[] all) {
        int ordinal = integer(now == null ? -1 : now.ordinal());
        if (ordinal >= all.length) {
            throw foreign();
        }
        return ordinal < 0 ? null : all[ordinal];
    }

    /** Numbers of an array that never changes its length; saved ones are written into it. */
    public final void numbers(double[] now) {
        for (int i = 0; i < now.length; i++) {
            now[i] = number(now[i]);
        }
    }

    /** Numbers whose count is part of the state. */
    public final double[] list(double[] now) {
        int n = count(now.length);
        double[] values = n == now.length ? now : new double[n];
        numbers(values);
        return values;
    }

    /** Bytes whose count is part of the state. */
    public final byte[] bytes(byte[] now) {
        int words = count((now.length + Long.BYTES - 1) / Long.BYTES);
        int padding = integer(words * Long.BYTES - now.length);
        if (padding < 0 || padding > words * Long.BYTES) {
            throw foreign();
        }
        ByteBuffer b = ByteBuffer.wrap(Arrays.copyOf(now, words * Long.BYTES));
        for (int i = 0; i < b.capacity(); i += Long.BYTES) {
            b.putLong(i, whole(b.getLong(i)));
        }
        return Arrays.copyOf(b.array(), b.capacity() - padding);
    }

    private int count(int now) {
        int n = integer(now);
        if (n < 0 || n > remaining()) {
            throw foreign();
        }
        return n;
    }

    /** The state as bytes, eight for each number. */
    public static byte[] toBytes(Consumer<StateCodec> owner) {
        ByteWriter to = new ByteWriter();
        owner.accept(to);
        return Arrays.copyOf(to.out.array(), to.out.position());
    }

    /**
     * Restores what {@link #toBytes} gave.
     *
     * @throws InvalidInput if the owner takes more or fewer values than were saved
     */
    public static void fromBytes(byte[] saved, Consumer<StateCodec> owner) {
        restore(new ByteReader(saved), owner);
    }

    /** The state as numbers. */
    public static double[] toNumbers(Consumer<StateCodec> owner) {
        NumberWriter to = new NumberWriter();
        owner.accept(to);
        return Arrays.copyOf(to.out, to.count);
    }

    /**
     * Restores what {@link #toNumbers} gave.
     *
     * @throws InvalidInput if the owner takes more or fewer values than were saved
     */
    public static void fromNumbers(double[] saved, Consumer<StateCodec> owner) {
        restore(new NumberReader(saved), owner);
    }

    private static void restore(StateCodec from, Consumer<StateCodec> owner) {
        owner.accept(from);
        if (from.remaining() > 0) {
            throw foreign();
        }
    }

    private static InvalidInput foreign() {
        return new InvalidInput("this state belongs to another scene; restore only states of the same scene");
    }

    private static final class ByteWriter extends StateCodec {
        private ByteBuffer out = ByteBuffer.allocate(4096);

        @Override
        public boolean restores() {
            return false;
        }

        @Override
        public double number(double now) {
            whole(Double.doubleToRawLongBits(now));
            return now;
        }

        @Override
        public long whole(long now) {
            if (!out.hasRemaining()) {
                out = ByteBuffer.allocate(2 * out.capacity()).put(out.flip());
            }
            out.putLong(now);
            return now;
        }

        @Override
        int remaining() {
            return Integer.MAX_VALUE;
        }
    }

    private static final class ByteReader extends StateCodec {
        private final ByteBuffer in;

        ByteReader(byte[] saved) {
            in = ByteBuffer.wrap(saved);
        }

        @Override
        public boolean restores() {
            return true;
        }

        @Override
        public double number(double now) {
            return Double.longBitsToDouble(whole(0));
        }

        @Override
        public long whole(long now) {
            if (in.remaining() < Long.BYTES) {
                throw foreign();
            }
            return in.getLong();
        }

        @Override
        int remaining() {
            return in.remaining() / Long.BYTES;
        }
    }

    /** A whole number takes two places, since a double holds only those up to 2⁵³. */
    private static final class NumberWriter extends StateCodec {
        private double[] out = new double[64];
        private int count;

        @Override
        public boolean restores() {
            return false;
        }

        @Override
        public double number(double now) {
            if (count == out.length) {
                out = Arrays.copyOf(out, 2 * count);
            }
            out[count++] = now;
            return now;
        }

        @Override
        public long whole(long now) {
            number((int) (now >> Integer.SIZE));
            number((int) now);
            return now;
        }

        @Override
        int remaining() {
            return Integer.MAX_VALUE;
        }
    }

    private static final class NumberReader extends StateCodec {
        private final double[] in;
        private int taken;

        NumberReader(double[] saved) {
            in = saved;
        }

        @Override
        public boolean restores() {
            return true;
        }

        @Override
        public double number(double now) {
            if (taken == in.length) {
                throw foreign();
            }
            return in[taken++];
        }

        @Override
        public long whole(long now) {
            long high = integer(0);
            long low = integer(0) & 0xffff_ffffL;
            return high << Integer.SIZE | low;
        }

        @Override
        int remaining() {
            return in.length - taken;
        }
    }
}
