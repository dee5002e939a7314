// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.TerrainFile;

/**
 * Copies of files that are not on disk as a run had them. Files name others as seen from themselves, so those that belong
 * together are copied together and lie to each other as they did.
 */
final class FileCopies {
    private final SourceFiles used;
    private final Set<Path> grounds;
    private final Map<Path, Path> copies = new TreeMap<>();

    private FileCopies(SourceFiles used, Set<Path> grounds) {
        this.used = used;
        this.grounds = grounds;
    }

    /**
     * Finds what is to be copied.
     *
     * @param scenes which name files
     * @param folder for the copies
     */
    static FileCopies of(SourceFiles used, Collection<Scene> scenes, Path folder) throws IOException {
        Set<Path> grounds = named(scenes, s -> Stream.of(s.terrain().kind()));
        Set<Path> alone = named(
                scenes, s -> s.roles().stream().flatMap(r -> Stream.concat(Stream.of(r.preset()), r.gaits().stream())));
        alone.addAll(grounds);
        FileCopies copies = new FileCopies(used, grounds);
        copies.place(stale(used, alone), folder);
        return copies;
    }

    private static Set<Path> named(Collection<Scene> scenes, Function<Scene, Stream<String>> words) {
        Set<Path> files = new TreeSet<>();
        scenes.stream().flatMap(words).filter(FileWord::isPath).forEach(w -> files.add(FileWord.path(w, Path.of(""))));
        return files;
    }

    /** @param alone files that name no others: styles, and grounds, whose pictures are found from anywhere */
    private static Set<Path> stale(SourceFiles used, Set<Path> alone) throws IOException {
        Set<Path> stale = new TreeSet<>();
        boolean models = false;
        for (Map.Entry<Path, String> file : used.texts().entrySet()) {
            if (!file.getValue().equals(onDisk(file.getKey()))) {
                stale.add(file.getKey());
                models |= !alone.contains(file.getKey());
            }
        }
        if (models) {
            // what names a copy must be a copy itself, and find all else that it names
            used.texts().keySet().stream().filter(f -> !alone.contains(f)).forEach(stale::add);
            used.others().stream().filter(Files::isRegularFile).forEach(stale::add);
        }
        return stale;
    }

    private static String onDisk(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.readString(file) : "";
    }

    private void place(Set<Path> files, Path folder) {
        Path top = null;
        for (Path f : files) {
            top = top == null ? f.getParent() : common(top, f);
        }
        for (Path f : files) {
            // on another drive
            Path from = f.startsWith(top) ? top : f.getRoot();
            copies.put(f, folder.resolve(from.relativize(f).toString()));
        }
    }

    private static Path common(Path top, Path file) {
        Path all = top;
        while (all.getParent() != null && !file.startsWith(all)) {
            all = all.getParent();
        }
        return file.startsWith(all) ? all : top;
    }

    List<Path> files() {
        return List.copyOf(copies.values());
    }

    void write() throws IOException {
        for (Map.Entry<Path, Path> c : copies.entrySet()) {
            Files.createDirectories(c.getValue().getParent());
            String text = used.texts().get(c.getKey());
            if (text == null) {
                copy(c.getKey(), c.getValue());
            } else if (grounds.contains(c.getKey())) {
                // its picture stays where it is
                TerrainFile.write(TerrainFile.parse(text, c.getKey()), c.getValue());
            } else {
                write(text, c.getValue());
            }
        }
    }

    /** Meshes are large, and a session is kept every few seconds. */
    private static void copy(Path file, Path copy) throws IOException {
        boolean same = Files.exists(copy)
                && Files.size(copy) == Files.size(file)
                && Files.getLastModifiedTime(copy).equals(Files.getLastModifiedTime(file));
        if (!same) {
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    private static void write(String text, Path file) throws IOException {
        try (PendingFile out = PendingFile.of(file)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.commit();
        }
    }

    /** A scene that names the copies. */
    Scene renamed(Scene s) {
        if (copies.isEmpty()) {
            return s;
        }
        List<Scene.Casting> roles = new ArrayList<>();
        for (Scene.Casting r : s.roles()) {
            roles.add(r.named(this::renamed));
        }
        TerrainSpec t = s.terrain();
        TerrainSpec ground = new TerrainSpec(renamed(t.kind()), t.parameters(), t.seed(), t.words(), t.things());
        return s.with(roles, s.engine(), s.seed(), s.durationSeconds(), s.pushes())
                .on(ground);
    }

    private String renamed(String word) {
        Path copy = FileWord.isPath(word) ? copies.get(FileWord.path(word, Path.of(""))) : null;
        return copy == null ? word : FileWord.absolute(copy.toString(), copy.getParent());
    }
}
