// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.session.search.SearchState;

/** The optimisations of the workspace. Every call returns at once; what goes wrong becomes the message of a run. */
public interface Optimizations {
    /** All that are known by now, by name. Looking at them keeps them up to date: they are looked for while somebody asks. */
    List<SearchState> runs();

    default Optional<SearchState> run(Path folder) {
        return runs().stream().filter(r -> r.folder().equals(folder)).findFirst();
    }

    /**
     * Begins a run. If another one is at work, it waits for it.
     *
     * @param recipe absolute path of its file
     * @param runs absolute path of the folder that gets a folder for it
     * @return that folder; it may not be there yet
     */
    Path start(Path recipe, Path runs);

    /** Goes on from the folder, to the same bits as if it had not been interrupted. */
    void resume(Path folder);

    /** Gives the generation up that is under way, and the cores with it; all before is kept. */
    void pause(Path folder);

    /** The same for good: what it came to is written into its folder. */
    void stop(Path folder);

    /** Ends it and deletes its folder. */
    void delete(Path folder);

    /** The runs that views show. */
    List<Path> chosen();

    void choose(List<Path> folders);
}
