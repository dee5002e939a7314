// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.session.run.Act;
import org.gaitwright.viewport.CameraPose;
import org.gaitwright.workbench.run.RunControl;

/** Cameras by number: those of the scene, and where it has none, those of the workspace. What is kept goes to both. */
public final class SceneCameras {
    private final CameraBookmarks workspace;
    private final RunControl runs;

    public SceneCameras(CameraBookmarks workspace, RunControl runs) {
        this.workspace = workspace;
        this.runs = runs;
    }

    public Optional<CameraPose> get(int number) {
        SceneLook.Camera own = look().cameras().get(number);
        return own == null ? workspace.get(number) : Optional.of(CameraPose.of(own));
    }

    public void set(int number, CameraPose pose) {
        workspace.set(number, pose);
        runs.submit(new Act.Look(look().with(number, pose.inScene())));
    }

    public List<Integer> numbers() {
        return Stream.concat(look().cameras().keySet().stream(), workspace.numbers().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private SceneLook look() {
        return runs.state().scene().map(Scene::look).orElse(SceneLook.NONE);
    }
}
