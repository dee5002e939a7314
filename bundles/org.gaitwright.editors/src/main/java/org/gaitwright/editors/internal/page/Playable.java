// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

/** A page of something that the studio can run. */
public interface Playable {
    /** Plays it at once, as it is in the editor, saved or not. */
    void play();
}
