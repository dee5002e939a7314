// SPDX-License-Identifier: Apache-2.0
/**
 * Ground: immutable, made from (kind, parameters, seed).
 *
 * <p><b>Lifecycle:</b> a scene names a {@link TerrainSpec}; the {@link TerrainFactory} of that kind makes the
 * {@link Terrain}, which engines, controllers and the 3D view then share.
 *
 * <p><b>Threads:</b> terrains answer from any thread. Heights, normals, rays and foothold distances are asked for inside a
 * tick, so they allocate nothing.
 *
 * <p><b>Shape:</b> the ground is the higher of a lattice of heights and a set of upright boxes; the boxes reach down to the
 * lattice, so that everything below {@link Terrain#height} is solid. Engines touch the two parts; height, normal and ray
 * agree with them. A gap is a low lattice between boxes. At the origin, where characters start facing +x, the ground is
 * level for about a metre unless a kind says otherwise.
 *
 * <p><b>Things:</b> boxes, stairs and gaps that somebody placed ({@link Thing}) are part of the spec; a factory that takes them
 * makes one ground of kind and things.
 *
 * <pre>{@code
 * Terrain ground = flatFactory.create(flatFactory.parameters().initialValues(), 0);
 * double z = ground.height(1.5, 0);
 * }</pre>
 */
package org.gaitwright.core.terrain;
