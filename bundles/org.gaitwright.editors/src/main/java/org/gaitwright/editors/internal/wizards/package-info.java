// SPDX-License-Identifier: Apache-2.0
/**
 * Wizards for new projects and files. What they write is made by classes that know no widgets, on a thread of its own; the
 * wizards ask, create what was asked for as one undoable step, and open it.
 */
package org.gaitwright.editors.internal.wizards;
