// SPDX-License-Identifier: Apache-2.0
/** The run in 3D: what is drawn over it, how the mouse pushes it, where it is seen from. */
package org.gaitwright.views.internal.scene;
