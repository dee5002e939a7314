// SPDX-License-Identifier: Apache-2.0
/**
 * MJCF models, read with the meaning that MuJoCo 2.2.2 gives them and written so that reading gives the same model. What
 * is read, what is listed as ignored and what is refused: docs/models.md.
 *
 * <ul>
 *   <li>Reading: MjcfImporter is the service; MjcfReader reads one file (Includes, Defaults, Compiler) into a draft by Bodies, Joints,
 *       Geom, Inertias, Actuators and Contacts; Vocabulary knows the attributes.
 *   <li>Writing: MjcfWriter writes a model whole.
 *   <li>Editing: MjcfEditor changes a text so that it reads as another model of the same structure, by MjcfPatch, GeomPatch and
 *       ActuatorPatch; Sources says which element each part was read from, ModelMatch whether the result is right.
 * </ul>
 *
 * <p><b>Threads:</b> any; an instance reads or edits one file, in one thread.
 */
package org.gaitwright.io.internal.mjcf;
