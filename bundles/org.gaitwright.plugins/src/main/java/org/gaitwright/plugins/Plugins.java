// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins;

import java.util.List;
import java.util.function.Consumer;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Installs and removes third-party plug-ins for good. Published as an OSGi service; the command line and the workbench
 * use the same one. Calls may take seconds: never make them on a user interface's thread.
 */
public interface Plugins {
    /** What was installed by hand, ordered by id. What ships with the studio is not in it. */
    List<InstalledPlugin> list();

    /**
     * Installs a bundle from a jar, or an installable unit and what it needs from an update site. Everything is checked
     * and tried before anything is kept: if this throws, nothing has changed.
     *
     * @param location path of a jar, or folder or address of a p2 update site
     * @param id of the bundle or feature on a site; null for a jar
     * @param trust asked before content runs that is unsigned or signed by an unknown key
     * @param progress receives a short phrase for each stage of the work
     * @throws InvalidInput if it is not a bundle, lacks something, throws, or is not trusted, with what to do about it
     */
    InstalledPlugin install(String location, String id, Trust trust, Consumer<String> progress) throws InvalidInput;

    /**
     * Takes a plug-in out again.
     *
     * @throws InvalidInput if it was not installed by hand; the message lists what was
     */
    InstalledPlugin remove(String id) throws InvalidInput;

    /** Tells {@code listener} after each change, on any thread; close the result to stop listening. */
    AutoCloseable listen(Runnable listener);

    /** Decides whether content that is unsigned, or signed by an unknown key, may run. */
    @FunctionalInterface
    interface Trust {
        /**
         * @param what the content and who made it, one line each, such as {@code com.example.stroll 1.0.0: unsigned}
         */
        boolean mayRun(List<String> what);
    }
}
