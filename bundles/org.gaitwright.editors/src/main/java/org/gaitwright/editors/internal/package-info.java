// SPDX-License-Identifier: Apache-2.0
/** Editors for the files of a project; plugin.xml names them. */
package org.gaitwright.editors.internal;
