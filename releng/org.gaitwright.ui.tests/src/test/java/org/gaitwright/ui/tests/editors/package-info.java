// SPDX-License-Identifier: Apache-2.0
/** Editors and their wizards: files are edited, and what is edited walks. */
package org.gaitwright.ui.tests.editors;
