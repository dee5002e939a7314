// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.Map;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Cast;

/** What is planned: the scene that a reset starts with, where its things are found, and who is in focus. */
final class Programme {
    Scene plan;
    /** The plan without the edits that wait. */
    Scene settled;
    /** What was opened or chosen, before anything was changed. */
    Scene opened;

    Cast cast = Cast.NONE;
    String title = "";
    Registry things;
    int actor;
    ParameterValues terrain;
    /** What the player was made of; {@link #things} may be others meanwhile. */
    Registry madeOf;

    String madeTitle = "";
    /** Of the actor in focus; null until somebody looks. */
    ParameterValues baseline;

    Programme(Registry things) {
        this.things = things;
    }

    /** The same, to be changed by itself. */
    Programme(Programme other) {
        plan = other.plan;
        settled = other.settled;
        opened = other.opened;
        cast = other.cast;
        title = other.title;
        things = other.things;
        actor = other.actor;
        terrain = other.terrain;
        madeOf = other.madeOf;
        madeTitle = other.madeTitle;
    }

    /** That of the run as it was made, for whoever goes back to it. */
    Programme made(Scene left) {
        Programme made = new Programme(this);
        made.plan = left;
        made.title = madeTitle;
        made.things = madeOf;
        return made;
    }

    /** What the preset says that the plan names now; the run may have begun with another. */
    ParameterValues baseline(Run run) {
        if (baseline == null) {
            Scene.Casting role = plan.roles().get(actor);
            boolean same =
                    role.preset().equals(run.stage().scene().roles().get(actor).preset());
            baseline = same
                    ? run.stage().parts().get(actor).baseline()
                    : run.parameters(actor).set().initialValues().with(knownValues(role));
        }
        return baseline;
    }

    /** The run has the values already: that the file of its style is gone matters no sooner than at a reset, which says so. */
    private Map<String, Double> knownValues(Scene.Casting role) {
        try {
            return presetValues(role);
        } catch (InvalidInput | PluginFailure e) {
            return Map.of();
        }
    }

    Map<String, Double> presetValues(Scene.Casting role) {
        // a file as it is now: whoever chooses it again has changed it
        return role.preset().isEmpty()
                ? Map.of()
                : things.guard(
                        things.get(PresetProvider.class, role.controller() + "/" + role.preset()),
                        PresetProvider::values);
    }
}
