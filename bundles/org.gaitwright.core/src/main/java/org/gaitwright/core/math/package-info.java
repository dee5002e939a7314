// SPDX-License-Identifier: Apache-2.0
/**
 * Values at the edges and kernels inside.
 *
 * <p>{@link Vec3}, {@link Quat} and {@link Pose} are records for models, files and user interfaces. Inside a tick,
 * code works on {@code double[]} with the static kernels of {@link Quaternions}, which allocate nothing.
 * {@link CounterRandom} gives random numbers that depend on nothing but their key.
 *
 * <p><b>Lifecycle:</b> none: values and functions. <b>Threads:</b> everything here is immutable or static; use it from any thread.
 *
 * <pre>{@code
 * Vec3 hip = new Pose(new Vec3(0, 0, 1), Quat.aboutAxis(Vec3.Z, Math.PI / 2)).transform(Vec3.X); // (0, 1, 1)
 * double height = 0.2 * CounterRandom.uniform(seed, 0, 17);
 * }</pre>
 */
package org.gaitwright.core.math;
