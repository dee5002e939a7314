// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Memory of a run on its way out or in: whoever has some hands over each value and takes the one that comes back, which is
 * the same when memory is saved and the saved one when it is restored. So one method does both, in one order.
 */
abstract class Exchange {
    /** Whether what comes back is to be taken on. */
    abstract boolean restores();

    abstract double number(double now);

    abstract long whole(long now);

    abstract byte[] bytes(byte[] now);

    final boolean flag(boolean now) {
        return whole(now ? 1 : 0) == 1;
    }

    final int small(int now) {
        return (int) whole(now);
    }

    final void numbers(double[] now) {
        for (int i = 0; i < now.length; i++) {
            now[i] = number(now[i]);
        }
    }

    /** Numbers whose count is part of the memory. */
    final double[] list(double[] now) {
        int n = small(now.length);
        double[] values = n == now.length ? now : new double[n];
        numbers(values);
        return values;
    }

    /** Saves. */
    static final class Out extends Exchange {
        private final ByteArrayOutputStream memory = new ByteArrayOutputStream(4096);
        private final DataOutputStream out = new DataOutputStream(memory);

        @Override
        boolean restores() {
            return false;
        }

        @Override
        double number(double now) {
            whole(Double.doubleToRawLongBits(now));
            return now;
        }

        @Override
        long whole(long now) {
            try {
                out.writeLong(now);
            } catch (IOException e) {
                throw new IllegalStateException("memory takes every byte", e);
            }
            return now;
        }

        @Override
        byte[] bytes(byte[] now) {
            whole(now.length);
            memory.writeBytes(now);
            return now;
        }

        byte[] memory() {
            return memory.toByteArray();
        }
    }

    /** Restores. */
    static final class In extends Exchange {
        private final DataInputStream in;

        In(byte[] memory) {
            in = new DataInputStream(new ByteArrayInputStream(memory));
        }

        @Override
        boolean restores() {
            return true;
        }

        @Override
        double number(double now) {
            return Double.longBitsToDouble(whole(0));
        }

        @Override
        long whole(long now) {
            try {
                return in.readLong();
            } catch (IOException e) {
                throw foreign(e);
            }
        }

        @Override
        byte[] bytes(byte[] now) {
            long n = whole(0);
            try {
                if (n < 0 || n > in.available()) {
                    throw foreign(null);
                }
                return in.readNBytes((int) n);
            } catch (IOException e) {
                throw foreign(e);
            }
        }

        private static InvalidInput foreign(IOException cause) {
            return new InvalidInput("this memory is of another run; restore only what the same scene gave", cause);
        }
    }
}
