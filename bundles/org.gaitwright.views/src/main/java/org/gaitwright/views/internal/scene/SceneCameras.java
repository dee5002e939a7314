// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.viewport.CameraMode;
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
        return own == null ? workspace.get(number) : Optional.of(pose(own));
    }

    public void set(int number, CameraPose pose) {
        workspace.set(number, pose);
        runs.look(look().with(number, camera(pose)));
    }

    public List<Integer> numbers() {
        return Stream.concat(look().cameras().keySet().stream(), workspace.numbers().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private SceneLook look() {
        return runs.scene().map(Scene::look).orElse(SceneLook.NONE);
    }

    private static CameraPose pose(SceneLook.Camera c) {
        return new CameraPose(CameraMode.valueOf(c.mode().name()), c.target(), c.yaw(), c.pitch(), c.distance());
    }

    /** Finer than anybody sees, and short enough to read in a file. */
    private static SceneLook.Camera camera(CameraPose p) {
        return new SceneLook.Camera(
                SceneLook.Mode.valueOf(p.mode().name()),
                new Vec3(
                        shortly(p.target().x(), 1e3),
                        shortly(p.target().y(), 1e3),
                        shortly(p.target().z(), 1e3)),
                Math.toRadians(shortly(Math.toDegrees(p.yawRad()), 10)),
                Math.toRadians(shortly(Math.toDegrees(p.pitchRad()), 10)),
                Math.max(1e-3, shortly(p.distance(), 1e3)));
    }

    private static double shortly(double value, double grain) {
        return Math.rint(value * grain) / grain;
    }
}
