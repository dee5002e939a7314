// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

/**
 * A step that can be undone or done again.
 *
 * @param number unique in a session, growing
 * @param label for users
 * @param gesture whose acts became this step; empty for a gesture of its own
 * @param undo the inverse
 * @param redo does it again
 */
public record UndoStep(long number, String label, String gesture, Act undo, Act redo) {}
