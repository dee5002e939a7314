// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.KeptRun;

/** A run in a folder of its own, which can be moved among its neighbours. */
public record KeptSession(Path folder) {
    private static final String SESSION = "session.yaml";
    private static final String PLAN = "plan.yaml";
    private static final String OPENED = "opened.yaml";

    boolean exists() {
        return Files.isRegularFile(folder.resolve(SESSION));
    }

    void write(KeptRun run, SourceFiles used) throws IOException {
        Files.createDirectories(folder);
        FileCopies copies =
                FileCopies.of(used, List.of(run.session(), run.plan(), run.opened()), folder.resolve("files"));
        copies.write();
        SceneFile.write(copies.renamed(run.session()), folder.resolve(SESSION));
        SceneFile.write(copies.renamed(run.plan()), folder.resolve(PLAN));
        SceneFile.write(copies.renamed(run.opened()), folder.resolve(OPENED));
    }

    /** Takes the place of another. */
    void replace(KeptSession other) throws IOException {
        if (Files.exists(other.folder)) {
            try (Stream<Path> all = Files.walk(other.folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
        Files.move(folder, other.folder);
    }

    /** @throws org.gaitwright.core.registry.InvalidInput if the session can't be read */
    public KeptRun read() {
        Scene session = SceneFile.read(folder.resolve(SESSION));
        return new KeptRun(session, scene(PLAN, session), scene(OPENED, session));
    }

    /** A studio that ended while it wrote may have left the session alone. */
    private Scene scene(String name, Scene otherwise) {
        Path file = folder.resolve(name);
        return Files.isRegularFile(file) ? SceneFile.read(file) : otherwise;
    }
}
