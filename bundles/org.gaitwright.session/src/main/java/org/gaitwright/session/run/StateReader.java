// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.RunStatus.Phase;

/** Reads from a player what its run is asked for, and what it does. */
@SuppressWarnings("resource") // the player closes its run when it leaves it
final class StateReader {
    /** Null without a run. */
    private final Player player;

    private final Run run;
    private final int actor;

    StateReader(Player player, int actor) {
        this.player = player;
        this.actor = actor;
        run = player == null ? null : player.run();
    }

    private ControllerFactory controller() {
        return run.stage().parts().get(actor).factory();
    }

    Set<GoalKey> follows() {
        return run == null ? Set.of() : controller().follows();
    }

    Map<GoalKey, Reach> reach() {
        Map<GoalKey, Reach> reach = new EnumMap<>(GoalKey.class);
        parameters().ifPresent(values -> {
            ControllerFactory controller = controller();
            for (GoalKey k : controller.follows()) {
                controller.reach(k, values).ifPresent(r -> reach.put(k, r));
            }
        });
        return Map.copyOf(reach);
    }

    /** Parameters at the moment that is shown, as they will be when the edits that wait have happened. */
    Optional<ParameterValues> parameters() {
        if (run == null) {
            return Optional.empty();
        }
        ParameterValues values = run.events().parametersAt(actor, player.momentSeconds());
        for (RunEdit e : player.waiting) {
            if (e instanceof RunEdit.Tune t && t.actor() == actor) {
                values = values.with(t.values());
            }
        }
        return Optional.of(values);
    }

    /** What is asked for at the moment that is shown, with the edits that wait. */
    Map<GoalKey, Double> goals() {
        if (run == null) {
            return Map.of();
        }
        Map<GoalKey, Double> asked = run.events().goalsAt(actor, player.momentSeconds());
        for (RunEdit e : player.waiting) {
            if (e instanceof RunEdit.Steer s && s.actor() == actor) {
                asked.put(s.key(), s.value());
            } else if (e instanceof RunEdit.Forget f && f.actor() == actor) {
                asked.remove(f.key());
            }
        }
        return Map.copyOf(asked);
    }

    /** Goals that are asked for in the place of a parameter. */
    Map<String, GoalKey> replaced() {
        Map<String, GoalKey> replaced = new HashMap<>();
        if (run != null) {
            Set<GoalKey> asked = goals().keySet();
            controller().replacedBy().forEach((goal, parameter) -> {
                if (asked.contains(goal)) {
                    replaced.put(parameter, goal);
                }
            });
        }
        return Map.copyOf(replaced);
    }

    /** What takes an edit back, as things are before it. */
    static RunEdit inverse(RunEdit edit, Player player, RunPlan plan) {
        if (edit instanceof RunEdit.Tune t) {
            return new RunEdit.Tune(t.actor(), new StateReader(player, t.actor()).before(t.values()));
        }
        if (edit instanceof RunEdit.Steer s) {
            return new StateReader(player, s.actor()).asked(s.key());
        }
        if (edit instanceof RunEdit.Forget f) {
            return new StateReader(player, f.actor()).asked(f.key());
        }
        return edit instanceof RunEdit.Plan ? new RunEdit.Plan(plan.scene().pushes()) : RunEdit.Hold.NONE;
    }

    private RunEdit asked(GoalKey key) {
        Double value = goals().get(key);
        return value == null ? new RunEdit.Forget(actor, key) : new RunEdit.Steer(actor, key, value);
    }

    /** What parameters have now that are to get other values, by name or by that of a curve. */
    private Map<String, Double> before(Map<String, Double> wanted) {
        Map<String, Double> before = new LinkedHashMap<>();
        parameters().ifPresent(now -> {
            ParameterValues then = now.with(wanted);
            for (int i = 0; i < now.set().size(); i++) {
                String name = now.set().get(i).name();
                if (then.get(i) != now.get(i) || wanted.containsKey(name)) {
                    before.put(name, now.get(i));
                }
            }
        });
        return before;
    }

    /**
     * What is recorded.
     *
     * @param planned what a reset starts with, the edits that wait included
     */
    Timeline timeline(Scene planned) {
        if (player == null) {
            return Timeline.EMPTY;
        }
        player.played();
        Branches branches = player.branches;
        return new Timeline(
                branches.lanes().stream().map(lane -> branch(branches, lane)).toList(),
                player.lane().id,
                player.cursor(),
                player.live(),
                player.waiting.stream().map(e -> words(e, planned)).toList(),
                branches.bookmarks(),
                player.loop());
    }

    /** An edit that waits; a style by its name. */
    private String words(RunEdit edit, Scene planned) {
        if (edit instanceof RunEdit.Tune t && run != null) {
            String style = planned.roles().get(t.actor()).preset();
            Scene settled = player.lane().planned(player.momentTick());
            boolean all = t.values().size()
                    == run.events().parameters(t.actor()).set().size();
            if (all && !style.equals(settled.roles().get(t.actor()).preset())) {
                return LaneEvents.style(style);
            }
        }
        return LaneEvents.words(edit);
    }

    private static Timeline.Branch branch(Branches branches, Lane lane) {
        List<Timeline.Event> events = new ArrayList<>(lane.events());
        if (!lane.ending.isEmpty()) {
            events.add(new Timeline.Event(branches.seconds(lane.ticks), Timeline.Event.Kind.END, lane.ending));
        }
        return new Timeline.Branch(
                lane.id,
                lane.name,
                lane.parent == null ? -1 : lane.parent.id,
                lane.parent == null ? 0 : (lane.begin - 1) * branches.frameSeconds(),
                lane.first() * branches.frameSeconds(),
                branches.seconds(lane.ticks),
                lane.ghost,
                events);
    }

    /** @param message what went wrong; empty while all is well */
    RunStatus status(RunPlan plan, LoadMeter load, double speed, String message) {
        if (player == null) {
            Phase phase = plan.cast().complete() && !message.isEmpty() ? Phase.FAILED : Phase.EMPTY;
            return new RunStatus(
                    phase,
                    plan.cast(),
                    plan.title(),
                    0,
                    speed,
                    0,
                    0,
                    0,
                    Outcome.UPRIGHT,
                    Optional.empty(),
                    0,
                    "",
                    message);
        }
        World.Timing timing = player.branches.world.timing();
        return new RunStatus(
                phase(),
                plan.cast(),
                plan.title(),
                player.cursor(),
                speed,
                load.reachedSpeed(),
                timing.controlHz() * timing.substeps(),
                load.coreShare(),
                player.lane().outcome,
                player.lane().fall,
                player.lane().stuckSeconds,
                player.stateHash(),
                !message.isEmpty() || !player.live() ? message : player.lane().ending);
    }

    private Phase phase() {
        return switch (player.mode()) {
            case LIVE -> Phase.RUNNING;
            case FORWARD, BACKWARD -> Phase.REPLAYING;
            case STILL -> {
                boolean over = !player.lane().ending.isEmpty();
                boolean failed = run == null && !over;
                yield failed && player.live() ? Phase.FAILED : over && player.live() ? Phase.ENDED : Phase.PAUSED;
            }
        };
    }
}
