// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.PresetFile;

/**
 * Styles and gaits of the workspace: files in folders named {@code styles}, {@code gaits} and {@code motions}, and those in {@code presets} in the
 * folder of their controller. May be asked from any thread.
 */
public final class StyleFiles {
    private static final List<String> FOLDERS = List.of("styles", "gaits", "motions");
    private static final String PRESETS = "presets";
    private static final Map<Path, Known> KNOWN = new ConcurrentHashMap<>();

    /**
     * A style of one's own.
     *
     * @param word that stands for it where a preset is named
     * @param name for people
     * @param controller that it is for
     * @param project name of its project
     */
    public record StyleFile(String word, String name, String controller, String project) {}

    /** What a file held when it was last looked into; empty if it was no style. */
    private record Known(long stamp, Optional<PresetFile> style) {}

    private StyleFiles() {}

    /** For all controllers. Copies of installed styles that nobody has changed are left out. */
    public static List<StyleFile> all(Registry registry) {
        List<StyleFile> styles = new ArrayList<>();
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            if (project.isOpen()) {
                FOLDERS.forEach(f -> add(project.getFolder(f), "", registry, styles));
                IFolder presets = project.getFolder(PRESETS);
                registry.all(ControllerFactory.class)
                        .forEach(c -> add(presets.getFolder(c.id()), c.id(), registry, styles));
            }
        }
        styles.sort(Comparator.comparing(StyleFile::name));
        return styles;
    }

    /** Those for a controller. */
    public static List<StyleFile> of(String controller, Registry registry) {
        return all(registry).stream()
                .filter(s -> s.controller().equals(controller))
                .toList();
    }

    /** Words that stand for them. */
    public static List<String> words(String controller, Registry registry) {
        return of(controller, registry).stream().map(StyleFile::word).toList();
    }

    /** @param controller of whose folder it is; empty for a folder whose files say so themselves */
    private static void add(IFolder folder, String controller, Registry registry, List<StyleFile> styles) {
        if (!folder.exists()) {
            return;
        }
        try {
            for (IResource r : folder.members()) {
                if (r instanceof IFile file && "yaml".equals(file.getFileExtension()) && file.getLocation() != null) {
                    Path path = file.getLocation().toPath();
                    String project = folder.getProject().getName();
                    look(path, file.getModificationStamp(), controller)
                            .filter(s -> !installed(s, path, registry))
                            .ifPresent(s -> styles.add(new StyleFile(
                                    FileWord.absolute(path.toString(), path.getParent()),
                                    FileWord.stem(path.toString()) + " (" + project + ")",
                                    s.controller(),
                                    project)));
                }
            }
        } catch (CoreException e) {
            // a folder that is just being deleted has no styles
            styles.removeIf(s -> s.word().contains(folder.getLocation().toString()));
        }
    }

    private static Optional<PresetFile> look(Path path, long stamp, String controller) {
        Known known = KNOWN.get(path);
        if (known == null || known.stamp() != stamp) {
            known = new Known(stamp, read(path, controller));
            KNOWN.put(path, known);
        }
        return known.style();
    }

    /** @param controller of whose folder it is; empty for a file that says so itself */
    private static Optional<PresetFile> read(Path path, String controller) {
        String name = path.getFileName().toString();
        try {
            String text = Files.readString(path);
            return Optional.of(
                    controller.isEmpty() ? PresetFile.style(text, name) : PresetFile.preset(text, name, controller));
        } catch (IOException | InvalidInput e) {
            // its editor and the Problems view say why
            return Optional.empty();
        }
    }

    private static boolean installed(PresetFile style, Path path, Registry registry) {
        String id = style.controller() + "/" + FileWord.stem(path.toString());
        try {
            return registry.all(PresetProvider.class).stream()
                    .filter(p -> p.id().equals(id))
                    .anyMatch(p -> registry.guard(p, PresetProvider::values).equals(style.values()));
        } catch (PluginFailure e) {
            return false;
        }
    }
}
