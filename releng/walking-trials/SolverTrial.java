// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.controller.terrainadaptive.internal.SolverTimes;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/** Walks a gait of terrain-adaptive, once to warm up and once for the figures. Started by the script solver-times. */
final class SolverTrial {
    private SolverTrial() {}

    /** Model, file of a gait, terrain. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> gait = PresetFile.preset(Files.readString(Path.of(args[1])), args[1], "terrain-adaptive")
                .values();
        Scene.Casting walker = new Scene.Casting("walker", c.name(), "terrain-adaptive", "", gait, List.of(), 0, 0, 0);
        Scene scene = Scene.of("times", 120, List.of(walker)).on(TerrainText.parse(args[2])).build();
        SolverTimes times = new SolverTimes();
        for (double from : new double[] {1e9, 1}) {
            try (Run run = new Run(scene, new OneCharacter(c))) {
                times.walk(run, from);
            }
        }
        times.print();
    }
}
