// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;

/** What each step of the procedure sets up, with the legs of the thesis. */
final class ProcedureScenes {
    static final String BODY = "thesis-legs";
    /** The joint that swings. */
    static final String JOINT = "left_hip_to_left_thigh";

    private static final double SECONDS = 60;
    /** Too weak, as first gains are. */
    private static final double WEAK = 0.1;

    private ProcedureScenes() {}

    static Scene ragDoll() {
        return Scene.of("Rag doll", SECONDS, List.of(Scene.Casting.of(BODY, "passive")))
                .look(SceneLook.NONE.plotting(List.of("com.z", JOINT + ".angle"), true))
                .build();
    }

    /** Hung up by springs, so that nothing but its motor moves the leg. */
    static Scene sine() {
        Scene.Casting role = Scene.Casting.of(BODY, "sine").with("", Map.of(SineCheck.STIFFNESS, WEAK));
        return Scene.of("Sine drive", SECONDS, List.of(role))
                .springs(List.of(spring(0.4), spring(-0.4)))
                .look(SceneLook.NONE.plotting(List.of(JOINT + ".angle", JOINT + ".torque"), true))
                .build();
    }

    private static Scene.Spring spring(double along) {
        double stands = 1.275;
        double lift = 0.3;
        return new Scene.Spring(
                new Scene.Anchor.OfLink("", "base", new Vec3(0, 0, along)),
                new Scene.Anchor.OfWorld(new Vec3(0, 0, stands + along + lift)),
                6000,
                900);
    }

    /** The thesis's poses without balance. */
    static Scene withoutFeedback() {
        return walk(
                "State machine without feedback",
                "thesis-2d",
                Map.of("state.0.cd", 0.0, "state.0.cv", 0.0, "state.1.cd", 0.0, "state.1.cv", 0.0));
    }

    static Scene withFeedback() {
        return walk("State machine with feedback", "walk-2d", Map.of());
    }

    private static Scene walk(String name, String preset, Map<String, Double> changes) {
        Scene.Casting role = Scene.Casting.of(BODY, "simbicon").with(preset, changes);
        return Scene.of(name, SECONDS, List.of(role))
                .look(SceneLook.NONE.plotting(List.of("state", "d", "v", "swing-hip-wanted"), true))
                .build();
    }
}
