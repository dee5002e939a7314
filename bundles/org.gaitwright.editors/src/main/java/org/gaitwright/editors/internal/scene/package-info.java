// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of scenes: parts as a list, fields of the part selected, and the whole scene where it starts, in 3D.
 *
 * <p>A {@code SceneModel} is what the text says, with the stage if it can be set up, and what
 * may be chosen ({@code Choices}). {@code ScenePage} shows it by {@code PartTree}, {@code Details} and {@code ScenePreview}. Each kind of part
 * ({@code ScenePart}) has its fields in a record of its own: SettingsFields, ActorFields, GoalRows, GroundFields, PushFields, LookFields;
 * RestFields lists what has no fields here. They change the text by {@code SceneEdits} alone, each call one step of undo.
 * A new key of scene files is read in io's SceneReader and gets its field in one of these records.
 *
 * <p><b>Threads:</b> the user interface's; a model is read in a job. <b>Lifecycle:</b> that of the editor.
 */
package org.gaitwright.editors.internal.scene;
