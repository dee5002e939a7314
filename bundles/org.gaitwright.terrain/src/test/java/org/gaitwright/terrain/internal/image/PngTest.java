// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import javax.imageio.ImageIO;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.kind.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures written by the JDK come back as they were. */
final class PngTest {
    private static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(image, "png", out));
        return out.toByteArray();
    }

    private static int random(int k, int range) {
        return (int) (range * CounterRandom.uniform(1, 2, k));
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                BufferedImage.TYPE_BYTE_GRAY,
                BufferedImage.TYPE_USHORT_GRAY,
                BufferedImage.TYPE_INT_RGB,
                BufferedImage.TYPE_INT_ARGB,
                BufferedImage.TYPE_BYTE_BINARY,
                BufferedImage.TYPE_BYTE_INDEXED
            })
    void everyKindOfPixelIsRead(int type) throws IOException {
        BufferedImage image = new BufferedImage(37, 23, type);
        int range = type == BufferedImage.TYPE_USHORT_GRAY ? 65_536 : type == BufferedImage.TYPE_BYTE_BINARY ? 2 : 216;
        for (int k = 0; k < 37 * 23; k++) {
            for (int band = 0; band < image.getRaster().getNumBands(); band++) {
                // smooth, so that the writer has use for its filters
                int value = (random(k / 9 + band, range) + k) % range;
                image.getRaster().setSample(k % 37, k / 37, band, value);
            }
        }
        GreyImage read = Png.read(png(image), "a.png");
        assertEquals(37, read.width());
        assertEquals(23, read.height());
        for (int k = 0; k < 37 * 23; k++) {
            assertEquals(expected(image, k % 37, k / 37), read.at(k % 37, k / 37), "pixel " + k);
        }
    }

    private static long expected(BufferedImage image, int x, int y) {
        if (image.getType() == BufferedImage.TYPE_USHORT_GRAY) {
            return image.getRaster().getSample(x, y, 0);
        }
        if (image.getType() == BufferedImage.TYPE_BYTE_GRAY) {
            return 257L * image.getRaster().getSample(x, y, 0);
        }
        int rgb = image.getRGB(x, y);
        double grey = 0.2126 * (rgb >> 16 & 255) + 0.7152 * (rgb >> 8 & 255) + 0.0722 * (rgb & 255);
        return Math.round(257 * grey);
    }

    @Test
    void brokenPicturesAreRefusedWithAMessage() throws IOException {
        byte[] good = png(new BufferedImage(8, 8, BufferedImage.TYPE_BYTE_GRAY));
        for (int length = 0; length < good.length - 1; length++) {
            byte[] cut = Arrays.copyOf(good, length);
            String got = assertThrows(InvalidInput.class, () -> Png.read(cut, "a.png"))
                    .getMessage();
            assertTrue(got.startsWith("a.png: ") && got.contains("save it"), got);
        }
        for (int k = 0; k < 500; k++) {
            byte[] bad = good.clone();
            bad[random(k, bad.length)] ^= (byte) (1 << random(1000 + k, 8));
            assertThrows(InvalidInput.class, () -> Png.read(bad, "a.png"));
        }
    }

    @Test
    void hugePicturesAreRefusedBeforeTheyAreUnpacked() {
        // a header of 2 billion pixels a side, with its check sum
        java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(8 + 25 + 12);
        b.putLong(0x89504E470D0A1A0AL).putInt(13);
        b.putInt(0x49484452).putInt(Integer.MAX_VALUE).putInt(Integer.MAX_VALUE);
        b.put(new byte[] {8, 0, 0, 0, 0});
        java.util.zip.CRC32 crc = new java.util.zip.CRC32();
        crc.update(b.array(), 12, 17);
        b.putInt((int) crc.getValue());
        String got = assertThrows(InvalidInput.class, () -> Png.read(b.array(), "a.png"))
                .getMessage();
        assertTrue(got.contains("2147483647 × 2147483647 pixels") && got.contains("scale it"), got);
    }

    private static Terrain terrain(Path file, double start) {
        return Kinds.of(new TerrainSpec(
                "image", Map.of("spacing", 0.5, "max", 2.0, "start", start), 0, Map.of("file", file.toString())));
    }

    @Test
    void brightnessIsHeight(@TempDir Path folder) throws IOException {
        BufferedImage image = new BufferedImage(5, 5, BufferedImage.TYPE_BYTE_GRAY);
        image.getRaster().setSample(3, 1, 0, 255);
        image.getRaster().setSample(4, 4, 0, 51);
        Path file = Files.write(folder.resolve("a.png"), png(image));
        Terrain t = terrain(file, 0);
        assertEquals(2, t.height(0.5, 0.5), "one right of the middle, one up");
        assertEquals(0.4, t.height(1, -1), 1e-15);
        assertEquals(0.4, t.height(30, -30), 1e-15, "goes on as it ends");
        assertEquals(0, t.height(0, 0));
        assertEquals(0, terrain(file, 1).height(0.5, 0.5), "level around the start");
        assertEquals("image", t.spec().kind());
    }

    @Test
    void missingPicturesAreNamed(@TempDir Path folder) {
        String got = assertThrows(InvalidInput.class, () -> terrain(folder.resolve("no.png"), 0))
                .getMessage();
        assertTrue(got.contains("there is no file") && got.contains("no.png"), got);
        assertThrows(InvalidInput.class, () -> terrain(folder, 0));
    }
}
