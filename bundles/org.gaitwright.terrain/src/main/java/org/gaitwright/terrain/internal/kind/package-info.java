// SPDX-License-Identifier: Apache-2.0
/**
 * Kinds of ground, each a {@link org.gaitwright.core.terrain.TerrainFactory} service; {@code docs/terrains.md} lists their
 * parameters. A kind chooses a surface (the lattice) and a field of boxes; {@code ground} answers all queries from these two.
 * A new kind extends {@link org.gaitwright.terrain.internal.kind.Kind}.
 */
package org.gaitwright.terrain.internal.kind;
