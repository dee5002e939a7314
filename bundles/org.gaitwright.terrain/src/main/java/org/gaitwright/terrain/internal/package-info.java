// SPDX-License-Identifier: Apache-2.0
/**
 * Kinds of ground, each a {@link org.gaitwright.core.terrain.TerrainFactory} service; {@code docs/terrains.md} lists their
 * parameters. A kind chooses a {@code Surface} (the lattice) and a {@code BoxField} (the boxes); {@code Ground} answers all
 * queries from these two.
 */
package org.gaitwright.terrain.internal;
