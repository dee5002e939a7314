// SPDX-License-Identifier: Apache-2.0
/**
 * The run in 3D. For each picture {@link org.gaitwright.views.internal.SceneView} gives the latest snapshot to {@code ScenePicture}, which
 * places bodies and ghosts, draws overlays (SceneMarks, Trails, ForceScale, ConvexHull by SignalIndex) and words (Hud). MousePush turns
 * drags into acts; SceneCameras and CameraBookmarks keep cameras; SceneMenus and ScenePreferences hold what is switched on; Refusal says what
 * was asked for and does not fit, and SceneDrop takes files.
 *
 * <p><b>Threads:</b> the user interface's; the run never waits for a picture. <b>Lifecycle:</b> bodies are made once for a world, and
 * only placed for a picture.
 */
package org.gaitwright.views.internal.scene;
