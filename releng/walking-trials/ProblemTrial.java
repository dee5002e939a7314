// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.controller.terrainadaptive.internal.SolverProblems;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.TerrainText;
import org.gaitwright.io.internal.mjcf.MjcfImporter;

/** Walks a gait of terrain-adaptive and writes down quadratic programs as they come up. Started by the script solver-problems. */
final class ProblemTrial {
    private static final int OF_EACH_GROUND = 8;

    private ProblemTrial() {}

    /** Model, file of a gait, file to write, terrains. */
    public static void main(String[] args) throws Exception {
        CharacterModel c = new MjcfImporter().read(Path.of(args[0]), Map.of()).character();
        Map<String, Double> gait = PresetFile.preset(Files.readString(Path.of(args[1])), args[1], "terrain-adaptive")
                .values();
        Scene.Casting walker = new Scene.Casting("walker", c.name(), "terrain-adaptive", "", gait, List.of(), 0, 0, 0);
        SolverProblems problems = new SolverProblems();
        for (String ground : List.of(args).subList(3, args.length)) {
            Scene scene = Scene.of("problems", 60, List.of(walker)).on(TerrainText.parse(ground)).build();
            try (Run run = new Run(scene, new OneCharacter(c))) {
                problems.walk(run, ground, OF_EACH_GROUND);
            }
        }
        String head = "# Quadratic programs of terrain-adaptive, as they came up on a walk; written by releng/walking-trials/solver-problems.\n"
                + "# Of each: n and the number of rows; the lower half of H; g; each row of C behind its bounds.\n";
        Files.writeString(Path.of(args[2]), head + problems.text());
    }
}
