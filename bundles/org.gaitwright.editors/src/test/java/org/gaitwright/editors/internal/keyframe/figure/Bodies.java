// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.io.edit.CharacterEdit;

/** The shipped bodies that move in a plane. */
public final class Bodies {
    private static final Path FOLDER = Path.of("../org.gaitwright.scenarios/resources/characters");

    private Bodies() {}

    public static CharacterModel model(String name) {
        Path file = FOLDER.resolve(name + ".xml");
        try {
            return CharacterEdit.of(Files.readString(file), file).model();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static PlanarBody body(String name) {
        return new PlanarBody(model(name));
    }

    /** Any pose within the limits; a trunk that does not lie down. */
    static double[] pose(PlanarBody body, Random random) {
        double[] pose = new double[body.count()];
        for (int s = 0; s < pose.length; s++) {
            double low = Math.max(body.lower(s), -1.2), high = Math.min(body.upper(s), 1.2);
            pose[s] = low + random.nextDouble() * (high - low);
        }
        return pose;
    }
}
