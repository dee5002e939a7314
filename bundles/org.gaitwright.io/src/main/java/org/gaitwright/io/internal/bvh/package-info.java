// SPDX-License-Identifier: Apache-2.0
/**
 * Captured walks: reads BVH files, finds the limbs of a figure among their joints and half a cycle in their frames, and says it in keyframes of a body that moves in a plane.
 */
package org.gaitwright.io.internal.bvh;
