// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.files.CharacterInFile;
import org.gaitwright.io.internal.files.CharacterSource;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.files.FrozenTexts;
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
        return new FileRegistry(bare(installed), folder, FileContent.OF_DISK);
    }

    /**
     * Files as they are in editors.
     *
     * @param unsaved the text of a file, by its absolute path, if it differs from what is on disk
     */
    public static FileRegistry of(Registry installed, Path folder, Function<Path, Optional<String>> unsaved) {
        return new FileRegistry(bare(installed), folder, new FileContent(unsaved));
    }

    /**
     * The same, but each file stays as it is when it is first read: what a run is made of does not change under it.
     */
    public FileRegistry frozen() {
        return new FileRegistry(installed, folder, new FileContent(new FrozenTexts(content.unsaved())));
    }

    /** The texts that a {@link #frozen} registry has read, by their absolute paths; of others nothing. */
    public Map<Path, String> texts() {
        return content.unsaved() instanceof FrozenTexts frozen ? frozen.texts() : Map.of();
    }

    /** The text of a file as far as it differs from the disk, or has been {@link #frozen}. */
    public Optional<String> text(Path file) {
        return content.unsaved().apply(file.toAbsolutePath().normalize());
    }

    /** Files that a {@link #frozen} registry has read and that are no texts, such as meshes, by their absolute paths. */
    public Set<Path> others() {
        return content.unsaved() instanceof FrozenTexts frozen ? frozen.others() : Set.of();
    }

    /** Whether all that a {@link #frozen} registry has read still reads the same. */
    public boolean current() {
        return !(content.unsaved() instanceof FrozenTexts frozen) || frozen.current();
    }

    /** The same with relative paths that start from another folder. */
    public FileRegistry in(Path other) {
        return new FileRegistry(installed, other, content);
    }

    private static Registry bare(Registry registry) {
        return registry instanceof FileRegistry files ? files.installed : registry;
    }

    /** The folder that relative paths start from. */
    public Path folder() {
        return folder;
    }

    /** Characters of files, with what is installed to make them from. */
    CharacterSource characters() {
        return new CharacterSource(installed, content);
    }

    /** An id as it is; a path as reports and messages show it: as seen from the folder. */
    public String shown(String word) {
        return FileWord.relative(word, folder);
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
            return contract.cast(new CharacterInFile(characters(), FileWord.path(id, folder), shown(id)));
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
        YamlValue root = YamlValue.parse(content.yaml(file, shown(id), "terrain file"), shown(id));
        TerrainSpec spec = FileWord.absolute(TerrainReader.file(root), file.getParent());
        FileWord.picture(spec).ifPresent(this::text);
        YamlValue kind = root.entry("kind").orElse(root);
        TerrainFactory factory = kind.at(() -> installed.get(TerrainFactory.class, spec.kind()));
        for (String name : spec.parameters().keySet()) {
            YamlValue value = root.entry("parameters." + name).orElse(root);
            value.at(() -> factory.parameters()
                    .initialValues()
                    .with(name, spec.parameters().get(name)));
        }
        return new TerrainInFile(shown(id), spec, factory);
    }

    private PresetInFile preset(String controller, String id) {
        String text = content.yaml(FileWord.path(id, folder), shown(id), "style or preset");
        return new PresetInFile(shown(id), PresetFile.of(text, shown(id), controller));
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
        // a file is not set aside: it is read anew each time
        if (to != null) {
            installed.setAside(to, cause);
        }
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        return installed.listen(listener);
    }
}
