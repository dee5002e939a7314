// SPDX-License-Identifier: Apache-2.0
/**
 * Captured walks as keyframes of a body that moves in a plane, in the order of the work: BvhReader reads the file ({@code Bvh}), LimbFinder
 * finds limbs among its joints, {@code Sagittal} sees the figure from its side, {@code Steps} finds the half cycles, {@code Tracks} the directions of
 * segments, HalfCycle their mean in the slots of the body (PlanarLinks), KeyframeTimes chooses keyframes, and BvhWalk joins all of it and writes the text.
 *
 * <p><b>Threads:</b> any; values are immutable, a reader reads one file.
 */
package org.gaitwright.io.internal.bvh;
