// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.yaml.YamlText;

/**
 * Words of files and of the command line that may be an id or the path of a file. A path has a slash, a backslash or one of
 * the {@link #ENDINGS}; ids have neither. Slashes are written on every system.
 */
public final class FileWord {
    /** Endings of the files that characters, styles and terrains are in, without the dot. */
    public static final Set<String> ENDINGS = Set.of("xml", "mjcf", "urdf", "yaml", "yml");

    /** The word of a terrain that is a path, whatever it looks like. */
    private static final String PICTURE = "file";

    private FileWord() {}

    public static boolean isPath(String word) {
        return word.indexOf('/') >= 0 || word.indexOf('\\') >= 0 || ENDINGS.contains(ending(word));
    }

    /** What follows the last dot, in lower case; empty without one. */
    public static String ending(String word) {
        int dot = word.lastIndexOf('.');
        return dot < 0 ? "" : word.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** The name of the file without folders and ending. */
    public static String stem(String path) {
        return YamlText.stem(path);
    }

    /**
     * The file that a path means, absolute and without dots.
     *
     * @param folder that relative paths start from
     * @throws InvalidInput if no file can have such a name
     */
    public static Path path(String word, Path folder) {
        try {
            return folder.toAbsolutePath().resolve(word.replace('\\', '/')).normalize();
        } catch (InvalidPathException e) {
            throw new InvalidInput("'" + word + "' is not a file name; expected one", e);
        }
    }

    /** An id as it is; a path as one that means the same file wherever it stands. */
    public static String absolute(String word, Path folder) {
        return isPath(word) ? slashed(path(word, folder)) : word;
    }

    /**
     * An id as it is; a path as seen from a folder, so that both can be taken elsewhere together. What shares not even the
     * first folder with it stays absolute.
     */
    public static String relative(String word, Path folder) {
        if (!isPath(word)) {
            return word;
        }
        String name = seen(path(word, folder), folder);
        // without folder and known ending it would be taken for an id
        return isPath(name) ? name : "./" + name;
    }

    private static String seen(Path file, Path folder) {
        Path from = folder.toAbsolutePath().normalize();
        boolean near = from.getRoot().equals(file.getRoot())
                && (from.getNameCount() == 0
                        || file.getNameCount() > 0 && from.getName(0).equals(file.getName(0)));
        return slashed(near ? from.relativize(file) : file);
    }

    /** A ground whose files mean the same wherever it stands. */
    public static TerrainSpec absolute(TerrainSpec ground, Path folder) {
        String picture = ground.words().get(PICTURE);
        TerrainSpec of = named(ground, absolute(ground.kind(), folder));
        return picture == null ? of : of.with(PICTURE, path(picture, folder).toString());
    }

    /** The picture that a ground with absolute names is made from, if any. */
    static Optional<Path> picture(TerrainSpec ground) {
        return Optional.ofNullable(ground.words().get(PICTURE)).map(Path::of);
    }

    /** A ground with its files as seen from a folder. */
    public static TerrainSpec relative(TerrainSpec ground, Path folder) {
        String picture = ground.words().get(PICTURE);
        TerrainSpec of = named(ground, relative(ground.kind(), folder));
        return picture == null ? of : of.with(PICTURE, seen(path(picture, folder), folder));
    }

    private static TerrainSpec named(TerrainSpec ground, String kind) {
        return kind.equals(ground.kind())
                ? ground
                : new TerrainSpec(kind, ground.parameters(), ground.seed(), ground.words(), ground.things());
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }
}
