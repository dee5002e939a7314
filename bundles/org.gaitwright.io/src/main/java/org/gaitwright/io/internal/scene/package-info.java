// SPDX-License-Identifier: Apache-2.0
/**
 * The schema of scene files, read and written; {@code docs/scenes.md} has it for people. {@code SceneReader} reads the whole,
 * {@code ThingsReader} crates and springs, {@code PhysicsReader} how contact behaves, {@code SceneText} writes. Stateless.
 */
package org.gaitwright.io.internal.scene;
