// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxField;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.image.GreyImage;
import org.gaitwright.terrain.internal.image.PictureSurface;
import org.gaitwright.terrain.internal.image.Png;
import org.osgi.service.component.annotations.Component;

/** Heights from the brightness of a picture: black is 0, white is {@code max}. The middle of the picture is the origin. */
@Component(service = TerrainFactory.class)
public final class ImageTerrain extends Kind {
    private static final String FILE = "file";
    /** Larger files are refused unread, bytes. */
    private static final long MAX_BYTES = 32L << 20;

    public ImageTerrain() {
        super(
                "image",
                "Image",
                "Heights from the brightness of a PNG picture",
                length("spacing", 0.01, 10, 0.25, "distance between the centres of neighbouring pixels"),
                length("max", 0, 20, 0.5, "height of white; black is 0"),
                length("start", 0, 20, 1, "level ground around the origin, each way; 0 for none"));
    }

    @Override
    public Map<String, String> words() {
        return Map.of(FILE, "path of a PNG picture, relative to the file that names it; default: a picture of hills");
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("max", 0, 1);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        String file = spec.words().get(FILE);
        GreyImage image = file == null ? Png.read(hills(), "hills.png") : Png.read(bytes(file), file);
        return new Ground(
                spec, new PictureSurface(image, p.get("spacing"), p.get("max"), p.get("start")), BoxField.NONE);
    }

    private static byte[] hills() {
        try (InputStream in = ImageTerrain.class.getResourceAsStream("hills.png")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(String file) {
        try {
            Path path = Path.of(file);
            if (!Files.isRegularFile(path)) {
                throw new NoSuchFileException(file);
            }
            if (Files.size(path) > MAX_BYTES) {
                throw new InvalidInput(file + " has " + Files.size(path) + " bytes; expected a picture of at most "
                        + MAX_BYTES + "; scale it");
            }
            return Files.readAllBytes(path);
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new InvalidInput("terrain 'image': there is no file " + file + "; give the path of a PNG picture", e);
        } catch (IOException e) {
            throw new InvalidInput("terrain 'image': " + file + " can't be read: " + e.getMessage(), e);
        }
    }
}
