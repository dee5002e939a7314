// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.editors.internal.page.Stage3D;
import org.gaitwright.viewport.Frame;

/** The pose of a state in 3D, on the body that the gait is tried with. Belongs to the user interface's thread. */
final class StatePose {
    private final Stage3D stage;
    private String shown = "";
    private GaitPose poses;

    StatePose(Composite parent) {
        stage = new Stage3D(parent);
    }

    Control control() {
        return stage.control();
    }

    void show(GaitModel gait, int box, String character, Registry things) {
        if (!character.equals(shown)) {
            shown = character;
            poses = null;
            try {
                World world = new Stage(scene(character), things).world();
                poses = new GaitPose(world.actors().get(0).character());
                stage.world(world);
            } catch (InvalidInput | PluginFailure e) {
                stage.say(e.getMessage());
            }
        }
        if (poses != null) {
            int state = box % gait.states();
            Side swing = StateDiagram.swing(gait, box);
            stage.show(new Frame(0, poses.of(StateAngles.of(gait, state), swing)));
            String leg = swing == Side.LEFT ? "left" : "right";
            stage.say("state " + state + " · " + leg + " leg swings");
            stage.caption("Target pose, before feedback");
        }
    }

    private static Scene scene(String character) {
        return Scene.of("pose", 1, java.util.List.of(Scene.Casting.of(character, GaitModel.CONTROLLER)))
                .build();
    }
}
