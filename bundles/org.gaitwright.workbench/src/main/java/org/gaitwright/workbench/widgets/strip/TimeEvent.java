// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

/**
 * Something that happened.
 *
 * @param time when it began, in seconds
 * @param duration how long it took; 0 for a moment
 * @param text what it says when the mouse rests on it
 */
public record TimeEvent(double time, double duration, String text) {}
