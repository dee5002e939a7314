// SPDX-License-Identifier: Apache-2.0
/** Kinds of ground, each a {@link org.gaitwright.core.terrain.TerrainFactory} service. */
package org.gaitwright.terrain.internal;
