// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

/**
 * A step that can be undone or done again.
 *
 * @param number unique in a session, growing
 * @param label for users
 */
public record UndoStep(long number, String label) {}
