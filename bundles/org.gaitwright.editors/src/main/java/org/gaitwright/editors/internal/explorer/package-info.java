// SPDX-License-Identifier: Apache-2.0
/** What the Explorer shows of files: an icon for each kind. */
package org.gaitwright.editors.internal.explorer;
