// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.files.CharacterInFile;
import org.gaitwright.io.internal.files.CharacterSource;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.files.InFile;
import org.gaitwright.io.internal.files.PresetInFile;
import org.gaitwright.io.internal.files.TerrainInFile;
import org.gaitwright.io.internal.terrain.TerrainReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/**
 * All that is installed, and besides that what stands in files: where a character, a preset or a terrain is asked for by a
 * {@link FileWord path}, it is read from there, and a run with it ends in the same bits as if it were installed. A file is
 * read each time it is asked for, so that what was changed counts at once. Lists have only what is installed.
 *
 * <p>May be used from any thread, as far as what it was made of may.
 */
public final class FileRegistry implements Registry {
    private final Registry installed;
    private final Path folder;
    private final FileContent content;

    private FileRegistry(Registry installed, Path folder, FileContent content) {
        this.installed = Objects.requireNonNull(installed, "installed");
        this.folder = folder.toAbsolutePath().normalize();
        this.content = content;
    }

    /** Files as they are on disk; relative paths start from a folder. */
    public static FileRegistry of(Registry installed, Path folder) {
        return reading(installed, folder, FileContent.OF_DISK);
    }

    /**
     * Files as they are in editors.
     *
     * @param unsaved the text of a file, by its absolute path, if it differs from what is on disk
     */
    public static FileRegistry of(Registry installed, Path folder, Function<Path, Optional<String>> unsaved) {
        return reading(installed, folder, unsaved::apply);
    }

    static FileRegistry reading(Registry installed, Path folder, FileContent content) {
        return new FileRegistry(installed.installed(), folder, content);
    }

    @Override
    public boolean readsFiles() {
        return true;
    }

    @Override
    public Registry installed() {
        return installed;
    }

    @Override
    public FileRegistry frozen() {
        return new FileRegistry(installed, folder, content.frozen());
    }

    @Override
    public SourceFiles files() {
        return content.files();
    }

    @Override
    public boolean current() {
        return content.current();
    }

    /** What files hold for it. */
    FileContent content() {
        return content;
    }

    /** The same with relative paths that start from another folder. */
    public FileRegistry in(Path other) {
        return new FileRegistry(installed, other, content);
    }

    /** The folder that relative paths start from. */
    public Path folder() {
        return folder;
    }

    /** Characters of files, with what is installed to make them from. */
    CharacterSource characters() {
        return new CharacterSource(installed, content);
    }

    /** An id as it is; a path as seen from the folder. */
    @Override
    public String displayName(String word) {
        return FileWord.relative(word, folder);
    }

    /** Its kind and its picture as seen from the folder. */
    @Override
    public String displayName(TerrainSpec ground) {
        return FileWord.relative(ground, folder).toString();
    }

    @Override
    public List<Entry> entries() {
        return installed.entries();
    }

    @Override
    public <T extends Contribution> List<T> all(Class<T> contract) {
        return installed.all(contract);
    }

    @Override
    public <T extends Contribution> T get(Class<T> contract, String id) {
        if (contract == CharacterProvider.class && FileWord.isPath(id)) {
            return contract.cast(new CharacterInFile(characters(), FileWord.path(id, folder), displayName(id)));
        }
        if (contract == TerrainFactory.class && FileWord.isPath(id)) {
            return contract.cast(terrain(id));
        }
        int slash = id.indexOf('/');
        if (contract == PresetProvider.class && slash > 0 && FileWord.isPath(id.substring(slash + 1))) {
            return contract.cast(preset(id.substring(0, slash), id.substring(slash + 1)));
        }
        return installed.get(contract, id);
    }

    private TerrainInFile terrain(String id) {
        Path file = FileWord.path(id, folder);
        YamlValue root = YamlValue.parse(content.yaml(file, displayName(id), "terrain file"), displayName(id));
        TerrainSpec spec = FileWord.absolute(TerrainReader.file(root), file.getParent());
        FileWord.picture(spec).ifPresent(content::prepare);
        YamlValue kind = root.entry("kind").orElse(root);
        TerrainFactory factory = kind.at(() -> installed.get(TerrainFactory.class, spec.kind()));
        for (String name : spec.parameters().keySet()) {
            YamlValue value = root.entry(EntryPath.of("parameters").name(name)).orElse(root);
            value.at(() -> factory.parameters()
                    .initialValues()
                    .with(name, spec.parameters().get(name)));
        }
        return new TerrainInFile(displayName(id), spec, factory);
    }

    private PresetInFile preset(String controller, String id) {
        String text = content.yaml(FileWord.path(id, folder), displayName(id), "style or preset");
        return new PresetInFile(displayName(id), PresetFile.of(text, displayName(id), controller));
    }

    @Override
    public <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) {
        if (!(contribution instanceof InFile own)) {
            return installed.guard(contribution, call);
        }
        if (own.installed() != null) {
            return installed.guard(own.installed(), it -> call.on(contribution));
        }
        try {
            return call.on(contribution);
        } catch (RuntimeException e) {
            throw e;
        } catch (IOException e) {
            throw new InvalidInput(contribution.id() + " can't be read: " + e.getMessage() + "; check the disk", e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void setAside(Contribution contribution, Throwable cause) {
        Contribution to = contribution instanceof InFile own ? own.installed() : contribution;
        // a file is not set aside: it is read again each time
        if (to != null) {
            installed.setAside(to, cause);
        }
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        return installed.listen(listener);
    }
}
