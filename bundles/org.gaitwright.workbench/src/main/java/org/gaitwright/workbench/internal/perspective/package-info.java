// SPDX-License-Identifier: Apache-2.0
/** The four perspectives, and what their layouts have in common. */
package org.gaitwright.workbench.internal.perspective;
