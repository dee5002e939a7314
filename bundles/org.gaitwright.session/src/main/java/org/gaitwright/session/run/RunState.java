// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.World;

/**
 * A session as it is between two ticks. Immutable but for the recording, which grows; any thread may keep it.
 *
 * @param status how the run is doing
 * @param refused what was asked for last and could not be set up; empty once something else was asked for
 * @param timeline what has happened, in all branches
 * @param recording what was recorded of the active branch; null without a run
 * @param plan what a reset starts with as of the moment that is shown, the edits that wait included
 * @param settled what a reset would start with at the end of the branch
 * @param played what plays the active branch again; empty before there was a run
 * @param world of the run; null without one
 * @param parameters of the actor in focus at the moment that is shown, with changes that come with the next tick; empty without a run
 * @param baseline what its parameters are without any change: those of its preset
 * @param terrain parameters of the ground, and its {@code seed} if it has parameters at all
 * @param follows which goals the controller in focus follows
 * @param reach between what values it follows a goal; any value where there is no entry
 * @param replaced goals that take the place of a parameter now, by its name
 * @param goals what is asked of the actor in focus at the moment that is shown, in SI units
 * @param files that the run was made of
 * @param undo steps that can be undone, the oldest first
 * @param redo steps that can be done again, the next one last
 */
public record RunState(
        RunStatus status,
        Optional<Refused> refused,
        Timeline timeline,
        Recording recording,
        RunPlan plan,
        RunPlan settled,
        Optional<Played> played,
        World world,
        Optional<ParameterValues> parameters,
        Optional<ParameterValues> baseline,
        Optional<ParameterValues> terrain,
        Set<GoalKey> follows,
        Map<GoalKey, Reach> reach,
        Map<String, GoalKey> replaced,
        Map<GoalKey, Double> goals,
        SourceFiles files,
        List<UndoStep> undo,
        List<UndoStep> redo) {
    /**
     * Something that could not be set up, so that the run before it stayed.
     *
     * @param cast that was asked for
     * @param why what does not fit
     */
    public record Refused(Cast cast, String why) {}

    /**
     * What was played so far.
     *
     * @param script all that was done and is planned
     * @param seconds how long it was played
     */
    public record Played(Scene script, double seconds) {}

    /** The actor in focus. */
    public int actor() {
        return plan.actor();
    }

    /** What the names of an actor's signals begin with: nothing where it is alone. */
    public String signalPrefix(int who) {
        return scene().map(Scene::roles)
                .filter(roles -> roles.size() > 1 && who < roles.size())
                .map(roles -> roles.get(who).name() + ".")
                .orElse("");
    }

    /** What a reset starts with; empty without a scene. */
    public Optional<Scene> scene() {
        return Optional.ofNullable(plan.scene());
    }

    /** The scene as it was opened, before anything was changed; empty without one. */
    public Optional<Scene> opened() {
        return Optional.ofNullable(plan.opened());
    }

    /** Pushes that are planned. */
    public List<Push> pushes() {
        return plan.scene() == null ? List.of() : plan.scene().pushes();
    }

    /** Between what values the controller in focus follows a goal; empty if it follows any, or none. */
    public Optional<Reach> reach(GoalKey key) {
        return Optional.ofNullable(reach.get(key));
    }

    /** The scene that plays the active branch again, to the same bits; empty before there was a run. */
    public Optional<Scene> session() {
        return played.map(p -> {
            Scene scene = p.script().lasting(p.seconds());
            return plan.scene() == null
                    ? scene
                    : GaitOffer.needed(scene.looking(plan.scene().look().marking(marks())));
        });
    }

    private List<SceneLook.Bookmark> marks() {
        return timeline.onTheWay().stream()
                .map(b -> new SceneLook.Bookmark(b.seconds(), b.name()))
                .toList();
    }

    /** All it takes to {@link Act.Restore} the run as it is now, without edits that wait; empty before there was a run. */
    public Optional<KeptRun> kept() {
        return settled.scene() == null || plan.opened() == null
                ? Optional.empty()
                : session().map(s -> new KeptRun(s, settled.scene(), plan.opened()));
    }

    /** Whether parameters of the actor in focus exist and values are in their ranges; other actors are checked when it is done. */
    void checkParameters(RunEdit.Tune edit) {
        if (parameters.isEmpty()) {
            throw new InvalidInput(
                    "there is no run whose parameters could change; choose a controller and a character first");
        }
        if (edit.actor() == plan.actor()) {
            parameters.get().with(edit.values());
        }
    }

    /** Whether the world has the bodies that are pushed. */
    void checkPushes(List<Push> pushes) {
        if (world != null) {
            pushes.forEach(p -> p.checkIn(world));
        }
    }
}
