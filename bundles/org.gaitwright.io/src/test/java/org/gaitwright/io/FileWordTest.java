// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;

final class FileWordTest {
    private static final Path SCENES = Path.of("/projects/walk/scenes");

    @Test
    void slashesAndEndingsMakeAPath() {
        for (String path : List.of("a/b", "a\\b", "my.xml", "my.MJCF", "r.urdf", "s.yaml", "s.yml", "./x", "/")) {
            assertTrue(FileWord.isPath(path), path);
        }
        for (String id : List.of("humanoid", "wu-biped", "walk-2d", "a.b", "", ".", "xml", "x.xmlx")) {
            assertFalse(FileWord.isPath(id), id);
        }
    }

    @Test
    void aPathMeansTheSameFileFromAnywhere() {
        assertEquals("/projects/walk/characters/my.xml", FileWord.absolute("../characters/my.xml", SCENES));
        assertEquals("/projects/walk/scenes/a/my.xml", FileWord.absolute("a\\my.xml", SCENES));
        assertEquals("/elsewhere/my.xml", FileWord.absolute("/elsewhere/./my.xml", SCENES));
        assertEquals("humanoid", FileWord.absolute("humanoid", SCENES));
    }

    @Test
    void pathsAreShownAsSeenFromAFolder() {
        assertEquals("../characters/my.xml", FileWord.relative("/projects/walk/characters/my.xml", SCENES));
        assertEquals("my.xml", FileWord.relative("/projects/walk/scenes/my.xml", SCENES));
        assertEquals("./my.sdf", FileWord.relative("/projects/walk/scenes/my.sdf", SCENES), "no id has such a name");
        assertEquals("/home/my.xml", FileWord.relative("/home/my.xml", SCENES), "nothing in common but the root");
        assertEquals("humanoid", FileWord.relative("humanoid", SCENES));
    }

    @Test
    void thereAndBackIsTheSame() {
        for (String word : List.of("my.xml", "a/b.yaml", "../x/y.urdf", "../../z.yml", "./odd", "/other/q.xml")) {
            String absolute = FileWord.absolute(word, SCENES);
            assertEquals(word, FileWord.relative(absolute, SCENES));
            assertEquals(absolute, FileWord.absolute(FileWord.relative(absolute, SCENES), SCENES));
        }
    }

    @Test
    void groundsNameTheirPicturesToo() {
        TerrainSpec hills = new TerrainSpec("image", Map.of("max", 1.0), 3, Map.of("file", "hills.png"));
        TerrainSpec found = FileWord.absolute(hills, SCENES);
        assertEquals("/projects/walk/scenes/hills.png", found.words().get("file"));
        assertEquals(hills, FileWord.relative(found, SCENES));
        TerrainSpec file = new TerrainSpec("../terrains/a.yaml", Map.of(), 0);
        assertEquals(
                "/projects/walk/terrains/a.yaml",
                FileWord.absolute(file, SCENES).kind());
        assertEquals(file, FileWord.relative(FileWord.absolute(file, SCENES), SCENES));
    }
}
