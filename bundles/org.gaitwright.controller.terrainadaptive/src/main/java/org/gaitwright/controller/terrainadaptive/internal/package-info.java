// SPDX-License-Identifier: Apache-2.0
/**
 * Terrain-adaptive walking [Wu 2010]: {@code Planner} plans the paths of the upper body and both feet for half a cycle, {@code Frames} turns them
 * into ideal forces, {@code ForceSolver} into joint torques. {@code TerrainAdaptiveController} ties these together. Axes here: x forward, y left; the paper has y forward
 * and x to the right (docs/terrain-adaptive.md).
 */
package org.gaitwright.controller.terrainadaptive.internal;
