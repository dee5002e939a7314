// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recording;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Packs frames of numbers into bytes, and back. */
public final class FrameBlock {
    public static final long MAGIC = 0x8947575245430d0aL; // "\x89GWREC\r\n": survives no text mode
    public static final int VERSION = 1;
    public static final int FRAMES = 0x46524d53; // "FRMS"
    public static final int DONE = 0x444f4e45; // "DONE"

    private FrameBlock() {}

    /** Packs {@code count} frames of {@code channels} numbers each. */
    public static byte[] pack(float[] numbers, int count, int channels) {
        int n = count * channels;
        byte[] planes = new byte[4 * n];
        int k = 0;
        for (int c = 0; c < channels; c++) {
            int previous = 0;
            for (int f = 0; f < count; f++, k++) {
                int bits = Float.floatToRawIntBits(numbers[f * channels + c]);
                int delta = bits - previous;
                previous = bits;
                planes[k] = (byte) (delta >>> 24);
                planes[n + k] = (byte) (delta >>> 16);
                planes[2 * n + k] = (byte) (delta >>> 8);
                planes[3 * n + k] = (byte) delta;
            }
        }
        return deflate(planes);
    }

    /** The numbers of a packed block, frame after frame; null if the bytes do not hold exactly as many. */
    public static float[] unpack(byte[] packed, int count, int channels) {
        int n = count * channels;
        byte[] planes = inflate(packed, 4 * n);
        if (planes == null) {
            return null;
        }
        float[] numbers = new float[n];
        int k = 0;
        for (int c = 0; c < channels; c++) {
            int bits = 0;
            for (int f = 0; f < count; f++, k++) {
                bits += planes[k] << 24
                        | (planes[n + k] & 0xff) << 16
                        | (planes[2 * n + k] & 0xff) << 8
                        | planes[3 * n + k] & 0xff;
                numbers[f * channels + c] = Float.intBitsToFloat(bits);
            }
        }
        return numbers;
    }

    private static byte[] deflate(byte[] plain) {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            deflater.setInput(plain);
            deflater.finish();
            byte[] out = new byte[plain.length + plain.length / 1000 + 64];
            int n = deflater.deflate(out);
            return Arrays.copyOf(out, n);
        } finally {
            deflater.end();
        }
    }

    @SuppressWarnings("unused") // whoever asks says where the damage is
    private static byte[] inflate(byte[] packed, int size) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(packed);
            byte[] out = new byte[size];
            int n = 0;
            while (n < size) {
                int got = inflater.inflate(out, n, size - n);
                if (got == 0) {
                    return null;
                }
                n += got;
            }
            return out;
        } catch (DataFormatException e) {
            return null;
        } finally {
            inflater.end();
        }
    }
}
