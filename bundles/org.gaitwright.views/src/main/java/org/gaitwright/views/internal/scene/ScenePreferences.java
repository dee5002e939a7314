// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** What users chose for the scene, kept with the workspace. */
public final class ScenePreferences {
    private static final String BUNDLE = "org.gaitwright.views";
    private static final String CAMERAS = "scene.cameras";
    private static final String OVERLAY = "scene.overlay.";
    private static final String ARROWS = "scene.newtonsPerMetre";
    private static final String PUSHES = "scene.pushNewtonsPerMetre";

    private final IEclipsePreferences node = InstanceScope.INSTANCE.getNode(BUNDLE);

    public CameraBookmarks cameras() {
        return CameraBookmarks.of(node.get(CAMERAS, ""));
    }

    public void restore(ScenePicture picture) {
        for (Overlay o : Overlay.values()) {
            picture.setOverlay(o, node.getBoolean(OVERLAY + o.name(), o.initially()));
        }
        picture.setScale(new ForceScale(node.getDouble(ARROWS, ForceScale.USUAL.newtonsPerMetre())));
        picture.push().setScale(node.getDouble(PUSHES, MousePush.USUAL_NEWTONS));
    }

    public void keep(ScenePicture picture, CameraBookmarks cameras) {
        for (Overlay o : Overlay.values()) {
            node.putBoolean(OVERLAY + o.name(), picture.overlay(o));
        }
        node.put(CAMERAS, cameras.text());
        node.putDouble(ARROWS, picture.scale().newtonsPerMetre());
        node.putDouble(PUSHES, picture.push().scale());
    }
}
