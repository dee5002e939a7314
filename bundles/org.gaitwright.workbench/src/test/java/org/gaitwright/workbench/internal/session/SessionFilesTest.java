// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session plays with the files of its run, whatever is on disk. */
class SessionFilesTest {
    private static final String PART = "<mujoco><worldbody><body name=\"ball\" pos=\"0 0 1\"><freejoint/>"
            + "<geom type=\"sphere\" size=\"0.1\" mass=\"%s\"/></body></worldbody></mujoco>";

    @TempDir
    Path folder;

    private final FakeStudio installed = new FakeStudio();
    private Path model;
    private Path part;
    private Path recipe;

    @BeforeEach
    void write() throws Exception {
        model = Files.createDirectories(folder.resolve("project/models")).resolve("ball.xml");
        part = Files.createDirectories(model.resolveSibling("parts")).resolve("part.xml");
        recipe = Files.createDirectories(folder.resolve("project/characters")).resolve("made.yaml");
        Files.writeString(model, "<mujoco><include file=\"parts/part.xml\"/></mujoco>");
        Files.writeString(part, PART.formatted("1"));
        Files.writeString(recipe, "base: ../models/ball.xml\nparts: {}\n");
    }

    private static Scene scene(Path character) {
        return Scene.of("ball", 1, List.of(Scene.Casting.of(character.toString(), "passive")))
                .build();
    }

    private CharacterModel read(FileRegistry files, String word) {
        return files.guard(files.get(CharacterProvider.class, word), CharacterProvider::model);
    }

    /** The files of a run in which the part that is included had another mass, which nobody saved. */
    private SourceFiles used(Path character) {
        FileRegistry typed = FileRegistry.of(
                        installed, folder, f -> f.equals(part) ? Optional.of(PART.formatted("7")) : Optional.empty())
                .frozen();
        assertEquals(7, read(typed, character.toString()).totalMass(), 1e-12);
        return typed.files();
    }

    private double savedMass(Path session) {
        String word = SceneFile.read(session).roles().get(0).character();
        return read(FileRegistry.of(installed, folder), word).totalMass();
    }

    @Test
    void whatAModelIncludesIsCopiedWithIt() throws Exception {
        Path session = folder.resolve("project/session.yaml");
        List<Path> copies = SessionFiles.write(scene(model), used(model), session);
        assertEquals(2, copies.size(), copies.toString());
        assertEquals(7, savedMass(session), 1e-12);
        assertEquals(PART.formatted("1"), Files.readString(part), "the file itself is left alone");
    }

    @Test
    void whatTheBaseOfARecipeIncludesIsCopiedWithBoth() throws Exception {
        Path session = folder.resolve("project/session.yaml");
        SessionFiles.write(scene(recipe), used(recipe), session);
        assertEquals(7, savedMass(session), 1e-12);
    }

    @Test
    void whatIsOnDiskAsItWasIsNotCopied() throws Exception {
        SourceFiles used = used(model);
        Files.writeString(part, PART.formatted("7"));
        Path session = folder.resolve("project/session.yaml");
        assertEquals(List.of(), SessionFiles.write(scene(model), used, session));
        assertEquals(7, savedMass(session), 1e-12);
    }

    @Test
    void aMeshIsCopiedWithTheModelThatNamesIt() throws Exception {
        Path mesh = Files.write(model.resolveSibling("hull.stl"), new byte[] {1, 2, 3});
        SourceFiles used = new SourceFiles(used(model).texts(), java.util.Set.of(mesh));
        SessionFiles.write(scene(model), used, folder.resolve("project/session.yaml"));
        assertTrue(Files.exists(folder.resolve("project/session-files/hull.stl")));
    }

    @Test
    void aKeptSessionKeepsItsFilesWhenTheNextIsKept() throws Exception {
        KeptSession last = new KeptSession(folder.resolve("state/last"));
        KeptSession previous = new KeptSession(folder.resolve("state/previous"));
        KeptRun run = new KeptRun(scene(recipe), scene(recipe), scene(recipe));
        last.write(run, used(recipe));
        last.replace(previous);
        last.write(run, new SourceFiles(Map.of(recipe, "base: humanoid\nparts: {}\n"), java.util.Set.of()));
        String word = previous.read().session().roles().get(0).character();
        assertEquals(7, read(FileRegistry.of(installed, folder), word).totalMass(), 1e-12);
        assertTrue(last.exists());
    }
}
