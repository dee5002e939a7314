// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.image;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Reads PNG pictures [W3C PNG, third edition] of all colour types and depths, not interlaced, within limits. An own reader,
 * because the one of the JDK converts grey levels by colour profiles, and a terrain must have the same bits everywhere.
 */
public final class Png {
    /** Longest side, pixels. */
    static final int MAX_PIXELS = 4096;
    /** Most pixels in all. */
    static final int MAX_AREA = 1 << 22;

    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int[] CHANNELS = {1, 0, 3, 1, 2, 0, 4};
    private static final int PALETTE = 3;

    private final String file;
    private int width;
    private int height;
    private int depth;
    private int colour;
    private byte[] palette;
    private final ByteArrayOutputStream packed = new ByteArrayOutputStream();

    private Png(String file) {
        this.file = file;
    }

    /** Brightness of each pixel; {@code file} names the picture in refusals. */
    public static GreyImage read(byte[] bytes, String file) {
        Png png = new Png(file);
        png.chunks(ByteBuffer.wrap(bytes));
        byte[] raw = png.unpack();
        png.unfilter(raw);
        return png.brightness(raw);
    }

    private InvalidInput refuse(String why) {
        return new InvalidInput(file + ": " + why);
    }

    private void chunks(ByteBuffer in) {
        if (in.remaining() < 8 || in.getLong() != SIGNATURE) {
            throw refuse("not a PNG picture; save it as PNG");
        }
        boolean ended = false;
        while (!ended) {
            if (in.remaining() < 12) {
                throw refuse("the picture is truncated; save it again");
            }
            int length = in.getInt();
            if (length < 0 || length > in.remaining() - 8) {
                throw refuse("the picture is truncated; save it again");
            }
            CRC32 check = new CRC32();
            check.update(in.slice(in.position(), length + 4));
            int type = in.getInt();
            byte[] data = new byte[length];
            in.get(data);
            if (in.getInt() != (int) check.getValue()) {
                throw refuse("a check sum is wrong, so the picture is damaged; save it again");
            }
            ended = chunk(type, data);
        }
        if (width == 0 || packed.size() == 0 || colour == PALETTE && palette == null) {
            throw refuse("header, colours or pixels of the picture are missing; save it again");
        }
    }

    private boolean chunk(int type, byte[] data) {
        switch (type) {
            case 0x49484452 -> header(ByteBuffer.wrap(data)); // IHDR
            case 0x504C5445 -> palette = data; // PLTE
            case 0x49444154 -> packed.writeBytes(data); // IDAT
            default -> {
                return type == 0x49454E44; // IEND
            }
        }
        return false;
    }

    private void header(ByteBuffer b) {
        if (b.remaining() != 13) {
            throw refuse("the header has " + b.remaining() + " bytes, expected 13; save the picture again");
        }
        width = b.getInt();
        height = b.getInt();
        depth = b.get();
        colour = b.get();
        if (width < 2 || height < 2 || width > MAX_PIXELS || height > MAX_PIXELS || width * height > MAX_AREA) {
            throw refuse("the picture has " + width + " × " + height + " pixels; expected 2 to " + MAX_PIXELS
                    + " a side and at most " + MAX_AREA + " in all; scale it");
        }
        boolean known = colour >= 0 && colour < CHANNELS.length && CHANNELS[colour] > 0;
        boolean deep = depth == 8 || depth == 16 && colour != PALETTE;
        boolean shallow = (depth == 1 || depth == 2 || depth == 4) && (colour == 0 || colour == PALETTE);
        if (!known || !deep && !shallow || b.get() != 0 || b.get() != 0) {
            throw refuse("colour type " + colour + " with " + depth + " bits is no PNG; save the picture again");
        }
        if (b.get() != 0) {
            throw refuse("the picture is interlaced; save it without interlacing");
        }
    }

    private int bitsPerPixel() {
        return depth * CHANNELS[colour];
    }

    private int rowBytes() {
        return (width * bitsPerPixel() + 7) / 8;
    }

    private byte[] unpack() {
        byte[] raw = new byte[height * (rowBytes() + 1)];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(packed.toByteArray());
            int n = 0;
            while (n < raw.length) {
                int got = inflater.inflate(raw, n, raw.length - n);
                if (got == 0) {
                    throw refuse("the pixels end in row " + n / (rowBytes() + 1) + " of " + height
                            + "; save the picture again");
                }
                n += got;
            }
        } catch (DataFormatException e) {
            throw new InvalidInput(file + ": the pixels can't be unpacked; save the picture again", e);
        } finally {
            inflater.end();
        }
        return raw;
    }

    /** Undoes the prediction of each byte from its left, upper and upper left neighbours, in place. */
    private void unfilter(byte[] raw) {
        int row = rowBytes();
        int step = Math.max(1, bitsPerPixel() / 8);
        for (int r = 0; r < height; r++) {
            int start = r * (row + 1) + 1;
            int filter = raw[start - 1];
            if (filter < 0 || filter > 4) {
                throw refuse("row " + r + " has the unknown filter " + filter + "; save the picture again");
            }
            for (int k = 0; k < row; k++) {
                int left = k < step ? 0 : raw[start + k - step] & 0xff;
                int up = r == 0 ? 0 : raw[start + k - row - 1] & 0xff;
                int corner = r == 0 || k < step ? 0 : raw[start + k - row - 1 - step] & 0xff;
                raw[start + k] += (byte) prediction(filter, left, up, corner);
            }
        }
    }

    private static int prediction(int filter, int left, int up, int corner) {
        return switch (filter) {
            case 0 -> 0;
            case 1 -> left;
            case 2 -> up;
            case 3 -> (left + up) / 2;
            default -> {
                int byLeft = Math.abs(up - corner);
                int byUp = Math.abs(left - corner);
                int byCorner = Math.abs(left + up - 2 * corner);
                yield byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
            }
        };
    }

    private GreyImage brightness(byte[] raw) {
        char[] pixels = new char[width * height];
        for (int r = 0; r < height; r++) {
            for (int c = 0; c < width; c++) {
                pixels[r * width + c] = (char) pixel(raw, r * (rowBytes() + 1) + 1, c);
            }
        }
        return new GreyImage(width, height, pixels);
    }

    /** Transparency is not looked at. */
    private int pixel(byte[] raw, int start, int column) {
        int channels = CHANNELS[colour];
        int first = sample(raw, start, column * channels);
        if (colour == PALETTE) {
            if (3 * first + 2 >= palette.length) {
                throw refuse("a pixel has the colour number " + first + ", but there are only " + palette.length / 3
                        + "; save the picture again");
            }
            return luminance(eight(palette, 3 * first), eight(palette, 3 * first + 1), eight(palette, 3 * first + 2));
        }
        if (channels < 3) {
            return wide(first);
        }
        return luminance(
                wide(first),
                wide(sample(raw, start, column * channels + 1)),
                wide(sample(raw, start, column * channels + 2)));
    }

    private int sample(byte[] raw, int start, int number) {
        if (depth == 16) {
            return (raw[start + 2 * number] & 0xff) << 8 | raw[start + 2 * number + 1] & 0xff;
        }
        int bit = number * depth;
        return (raw[start + bit / 8] & 0xff) >> 8 - depth - bit % 8 & (1 << depth) - 1;
    }

    /** A sample of any depth, stretched to 16 bits. */
    private int wide(int sample) {
        return (int) (sample * 65_535L / ((1 << depth) - 1));
    }

    private static int eight(byte[] bytes, int at) {
        return (bytes[at] & 0xff) * 257;
    }

    /** Weights of [ITU-R BT.709], on the values as they are stored. */
    private static int luminance(int red, int green, int blue) {
        return (int) ((2126L * red + 7152L * green + 722L * blue + 5000) / 10_000);
    }
}
