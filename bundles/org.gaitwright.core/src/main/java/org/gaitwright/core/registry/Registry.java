// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import java.util.List;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * Everything that plug-ins contribute at this moment. Published as an OSGi service.
 *
 * <p>A registry may also {@linkplain #readsFiles read files}: there the path of a file stands for a character, a preset or a
 * terrain as an id does. The default methods are those of a registry that has no files.
 */
public interface Registry {
    /** All that was found, healthy or set aside, ordered by kind and id. */
    List<Entry> entries();

    /** The healthy contributions of one kind, ordered by id. */
    <T extends Contribution> List<T> all(Class<T> contract);

    /**
     * The healthy contribution with this id.
     *
     * @throws UnknownContribution if there is none; its message lists what there is, or why it was set aside
     */
    <T extends Contribution> T get(Class<T> contract, String id) throws UnknownContribution;

    /**
     * Calls into a plug-in. What it throws sets it aside, is reported to the listeners, and reaches the caller as one
     * exception that names the plug-in and its bundle. An {@link InvalidInput} passes through: it is about what the
     * user gave, not the plug-in.
     */
    <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) throws PluginFailure;

    /** Sets a contribution aside, for whoever noticed its failure outside {@link #guard}. */
    void setAside(Contribution contribution, Throwable cause);

    /** Tells {@code listener} after each change, on the thread that made it; run the result to stop listening. */
    AutoCloseable listen(Runnable listener);

    /** Whether the path of a file names a character, a preset or a terrain, too. */
    default boolean readsFiles() {
        return false;
    }

    /** What is installed, without files. */
    default Registry installed() {
        return this;
    }

    /** A word of a scene, an id or the path of a file, as messages and reports show it. */
    default String displayName(String word) {
        return word;
    }

    /** A ground of a scene, as messages and reports show it. */
    default String displayName(TerrainSpec ground) {
        return ground.toString();
    }

    /** The same, but each file stays as it is when first read, so that what a run is made of does not change under it. */
    default Registry frozen() {
        return this;
    }

    /** The files that a {@link #frozen} registry has read; none of any other. */
    default SourceFiles files() {
        return SourceFiles.NONE;
    }

    /** Whether all that a {@link #frozen} registry has read still reads the same. */
    default boolean current() {
        return true;
    }

    /** A call into a plug-in. */
    @FunctionalInterface
    interface Call<T, R> {
        R on(T contribution) throws Exception;
    }
}
