// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Outcome;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.RunEdit;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.session.run.Timeline;

/**
 * What is shown of a run, read from the player and the programme.
 *
 * @param player null if there is nothing to run
 * @param message why there is no run, or what went wrong; empty while all is well
 */
@SuppressWarnings("resource") // the player closes its run when it leaves it
record Description(Player player, Programme programme, LoadMeter load, double speed, String message) {
    Shown shown() {
        if (player == null) {
            return new Shown(
                    status(),
                    Timeline.EMPTY,
                    null,
                    programme.plan,
                    null,
                    programme.actor,
                    null,
                    null,
                    programme.terrain,
                    Set.of(),
                    Map.of(),
                    Map.of(),
                    programme.opened,
                    SourceFiles.NONE,
                    null);
        }
        Run run = player.run();
        Scene played = player.played();
        played = programme.plan == null || played == null
                ? played
                : GaitOffer.needed(played.looking(programme.plan.look()));
        return new Shown(
                status(),
                Timelines.of(player, played),
                player.session().recording(player.lane()),
                programme.plan,
                played,
                programme.actor,
                run == null ? null : waitingFor(run),
                run == null ? null : programme.baseline(run),
                programme.terrain,
                run == null ? Set.of() : controller(run).follows(),
                run == null ? Map.of() : reach(run),
                run == null ? Map.of() : goals(run, played),
                programme.opened,
                player.things().files(),
                played == null || programme.settled == null || programme.opened == null
                        ? null
                        : new KeptRun(played, programme.settled, programme.opened));
    }

    private ControllerFactory controller(Run run) {
        return run.stage().parts().get(programme.actor).factory();
    }

    private Map<GoalKey, Reach> reach(Run run) {
        Map<GoalKey, Reach> reach = new EnumMap<>(GoalKey.class);
        ParameterValues values = waitingFor(run);
        for (GoalKey k : controller(run).follows()) {
            controller(run).reach(k, values).ifPresent(r -> reach.put(k, r));
        }
        return Map.copyOf(reach);
    }

    /** Parameters as they will be when the edits that wait have happened. */
    private ParameterValues waitingFor(Run run) {
        ParameterValues values = run.parametersToCome(programme.actor);
        for (RunEdit e : player.waiting()) {
            if (e instanceof RunEdit.Tune t && t.actor() == programme.actor) {
                values = values.with(t.values());
            }
        }
        return values;
    }

    private Map<GoalKey, Double> goals(Run run, Scene played) {
        Map<GoalKey, Double> asked = new EnumMap<>(GoalKey.class);
        Goal goal = run.simulation().goal(programme.actor);
        for (GoalKey k : GoalKey.values()) {
            if (goal.asksFor(k)) {
                asked.put(k, goal.get(k, 0));
            }
        }
        double now = run.timeSeconds() + 1e-9;
        played.roles().get(programme.actor).goals().stream()
                .filter(g -> g.timeSeconds() <= now)
                .forEach(g -> ask(asked, g));
        for (RunEdit e : player.waiting()) {
            if (e instanceof RunEdit.Steer s && s.actor() == programme.actor) {
                asked.put(s.key(), s.value());
            } else if (e instanceof RunEdit.Forget f && f.actor() == programme.actor) {
                asked.remove(f.key());
            }
        }
        return Map.copyOf(asked);
    }

    private static void ask(Map<GoalKey, Double> asked, GoalEvent goal) {
        if (goal.asks()) {
            asked.put(goal.key(), goal.value());
        } else {
            asked.remove(goal.key());
        }
    }

    private RunStatus status() {
        if (player == null) {
            Phase phase = programme.cast.complete() && !message.isEmpty() ? Phase.FAILED : Phase.EMPTY;
            return new RunStatus(phase, programme.cast, programme.title, 0, speed, 0, 0, 0, Outcome.UPRIGHT, message);
        }
        Run run = player.run();
        World.Timing timing = player.session().world.timing();
        String words = !message.isEmpty() || !player.live() ? message : player.lane().ending;
        return new RunStatus(
                phase(),
                programme.cast,
                programme.title,
                player.cursor(),
                speed,
                load.reachedSpeed(),
                timing.controlHz() * timing.substeps(),
                load.coreShare(),
                run == null ? Outcome.UPRIGHT : run.outcome(),
                words);
    }

    private Phase phase() {
        return switch (player.mode()) {
            case LIVE -> Phase.RUNNING;
            case FORWARD, BACKWARD -> Phase.REPLAYING;
            case STILL -> {
                boolean over = !player.lane().ending.isEmpty();
                boolean failed = player.run() == null && !over;
                yield failed && player.live() ? Phase.FAILED : over && player.live() ? Phase.ENDED : Phase.PAUSED;
            }
        };
    }
}
