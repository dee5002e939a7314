// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.SceneFile;

/**
 * Writes a session such that it plays again to the same bits. A file that the run was made of, and that is not on disk as it
 * was then, because it was changed and not saved or saved since, gets a copy of its own, which the session names instead.
 */
public final class SessionFiles {
    private SessionFiles() {}

    /**
     * Writes a session.
     *
     * @param used texts of the files that the run was made of, by their absolute paths
     * @return copies that were needed
     */
    public static List<Path> write(Scene session, Map<Path, String> used, Path target) throws IOException {
        return write(session, used, target, false);
    }

    /** The same with all copies in the folder of the session. */
    static void keep(Scene session, Map<Path, String> used, Path target) throws IOException {
        write(session, used, target, true);
    }

    private static List<Path> write(Scene session, Map<Path, String> used, Path target, boolean together)
            throws IOException {
        Map<Path, Path> copies = new HashMap<>();
        for (Map.Entry<Path, String> file : used.entrySet()) {
            if (named(session, file.getKey()) && !file.getValue().equals(onDisk(file.getKey()))) {
                Path copy = copyOf(file.getKey(), target, together);
                try (PendingFile out = PendingFile.of(copy)) {
                    out.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                    out.commit();
                }
                copies.put(file.getKey(), copy);
            }
        }
        SceneFile.write(renamed(session, copies), target);
        return List.copyOf(copies.values());
    }

    private static boolean named(Scene session, Path file) {
        return is(session.terrain().kind(), file)
                || session.roles().stream().anyMatch(r -> is(r.character(), file) || is(r.preset(), file));
    }

    private static boolean is(String word, Path file) {
        return FileWord.isPath(word) && FileWord.path(word, file.getParent()).equals(file);
    }

    /** Beside the file, so that what it names in turn is found; beside the session if that can't be written. */
    private static Path copyOf(Path file, Path session, boolean together) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String stem = FileWord.stem(session.getFileName().toString());
        String copy = name.substring(0, dot) + "-of-" + stem + name.substring(dot);
        Path folder = file.getParent();
        return (!together && folder != null && Files.isWritable(folder)
                        ? folder
                        : session.toAbsolutePath().getParent())
                .resolve(copy);
    }

    private static String onDisk(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.readString(file) : "";
    }

    private static Scene renamed(Scene s, Map<Path, Path> copies) {
        if (copies.isEmpty()) {
            return s;
        }
        List<Scene.Casting> roles = new ArrayList<>();
        for (Scene.Casting r : s.roles()) {
            roles.add(new Scene.Casting(
                    r.name(),
                    renamed(r.character(), copies),
                    r.controller(),
                    renamed(r.preset(), copies),
                    r.parameters(),
                    r.goals(),
                    r.changes(),
                    r.x(),
                    r.y(),
                    r.yaw()));
        }
        TerrainSpec t = s.terrain();
        TerrainSpec ground =
                new TerrainSpec(renamed(t.kind(), copies), t.parameters(), t.seed(), t.words(), t.things());
        return s.with(roles, s.engine(), s.seed(), s.durationSeconds(), s.pushes())
                .on(ground);
    }

    private static String renamed(String word, Map<Path, Path> copies) {
        for (Map.Entry<Path, Path> c : copies.entrySet()) {
            if (is(word, c.getKey())) {
                return FileWord.absolute(c.getValue().toString(), c.getValue().getParent());
            }
        }
        return word;
    }
}
