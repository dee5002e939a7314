// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of gaits of SIMBICON: states as a ring, the pose of each, and what holds in all of them. {@code NumberedText} is what can be
 * done to the text, {@code GaitModel} what the text says, the rest shows it.
 */
package org.gaitwright.editors.internal.gait;
