// SPDX-License-Identifier: Apache-2.0
/**
 * The ground itself: a height lattice ({@code Surface}) and solid boxes ({@code BoxField}), and what simulation and controllers
 * ask of them: heights, normals, rays, distances to edges. Nothing in here knows the kinds of ground or the things on it.
 */
package org.gaitwright.terrain.internal.ground;
