// SPDX-License-Identifier: Apache-2.0
/** Searches as jobs of the studio, and those in folders of the workspace. */
package org.gaitwright.workbench.internal.optimize;
