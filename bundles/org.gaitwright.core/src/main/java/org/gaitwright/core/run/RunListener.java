// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

/** Follows a run: traces, recordings, progress bars. Called on the thread that runs it. */
public interface RunListener {
    default void begin(Run run) {}

    /** After each tick. */
    default void tick(Run run) {}

    default void end(Run run) {}
}
