// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.PushTarget;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.state.StateCodec;

/**
 * What happens to a run from outside: what its scene plans, and what somebody does while it goes on. Both take the same
 * way, so that a scene with all that was done plays to the same bits.
 */
public final class RunEvents {
    private static final double ROUNDING = 1e-9;

    private final Stage stage;
    private final Simulation simulation;
    private final List<Queue> queues = new ArrayList<>();
    private final List<PushPlay> pushes = new ArrayList<>();
    private final double[] state = new double[13];
    private final double[] pose = new double[7];
    private final double[] at = new double[3];
    private RunEdit.Grip grip;
    private long gripTick;
    /** The scene with all that was done and is planned, without what is being held; null after something was done. */
    private Scene script;

    /** The events of one actor, by time, and how many of them have happened. */
    private static final class Queue {
        final List<GoalEvent> goals;
        final List<ParameterEvent> changes;
        int nextGoal;
        int nextChange;
        ParameterValues values;

        Queue(Stage.Part part) {
            goals = new ArrayList<>(part.casting().goals());
            goals.sort((g, h) -> Double.compare(g.timeSeconds(), h.timeSeconds()));
            changes = new ArrayList<>(part.casting().changes());
            changes.sort((g, h) -> Double.compare(g.timeSeconds(), h.timeSeconds()));
            values = part.parameters();
        }
    }

    RunEvents(Stage stage, Simulation simulation) {
        this.stage = stage;
        this.simulation = simulation;
        stage.parts().forEach(p -> queues.add(new Queue(p)));
        List<Push> planned = stage.scene().pushes();
        for (int i = 0; i < planned.size(); i++) {
            Push p = planned.get(i);
            EntryPath body = EntryPath.of("pushes").item(i).key("body");
            pushes.add(RefusedEntry.at(body, () -> play(p)));
        }
    }

    private PushPlay play(Push push) {
        return new PushPlay(simulation, push, PushTarget.of(stage.world(), push));
    }

    /**
     * Does something to the run; it happens with the next tick.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if it does not fit; then nothing has changed
     */
    public void edit(RunEdit edit) {
        script = null;
        if (edit instanceof RunEdit.Steer s) {
            ask(s.actor(), new GoalEvent(now(), s.key(), s.key().spellable(s.value())));
        } else if (edit instanceof RunEdit.Forget f) {
            ask(f.actor(), GoalEvent.end(now(), f.key()));
        } else if (edit instanceof RunEdit.Tune t) {
            Queue queue = queues.get(t.actor());
            queue.values.with(t.values());
            List<ParameterEvent> all = queue.changes;
            // whole curves first, so that single values of them may differ
            for (boolean curves : new boolean[] {true, false}) {
                t.values().forEach((name, value) -> {
                    if (queue.values.set().isCurve(name) == curves) {
                        int i = after(all.stream()
                                .mapToDouble(ParameterEvent::timeSeconds)
                                .toArray());
                        all.add(i, new ParameterEvent(now(), name, value));
                    }
                });
            }
        } else if (edit instanceof RunEdit.Plan p) {
            plan(p.pushes());
        } else if (edit instanceof RunEdit.Hold h) {
            hold(h.grip().orElse(null));
        }
    }

    private void ask(int actor, GoalEvent goal) {
        List<GoalEvent> goals = queues.get(actor).goals;
        goals.add(after(goals.stream().mapToDouble(GoalEvent::timeSeconds).toArray()), goal);
    }

    /** Index of the first that is later than now. */
    private int after(double[] times) {
        int i = 0;
        while (i < times.length && times[i] <= now() + ROUNDING) {
            i++;
        }
        return i;
    }

    private void plan(List<Push> wanted) {
        List<PushPlay> all = new ArrayList<>();
        List<Push> left = new ArrayList<>(wanted);
        for (PushPlay p : pushes) {
            boolean kept = left.remove(p.push());
            if (kept || p.hasBegun()) {
                all.add(p);
            }
        }
        List<PushPlay> added = new ArrayList<>();
        left.forEach(p -> PushPlay.from(p, now()).map(this::play).ifPresent(added::add));
        // nothing was refused: from here on it is so
        for (PushPlay p : pushes) {
            if (p.hasBegun() && !wanted.contains(p.push())) {
                p.cutShort();
            }
        }
        pushes.clear();
        pushes.addAll(all);
        pushes.addAll(added);
    }

    private void hold(RunEdit.Grip newGrip) {
        if (newGrip != null) {
            PushTarget.words(stage.world(), newGrip.body());
        }
        if (grip != null && simulation.ticks() > gripTick) {
            Push done = asPush(grip, gripTick, simulation.ticks());
            PushPlay play = play(done);
            play.assumeOver();
            pushes.add(play);
        }
        grip = newGrip;
        gripTick = simulation.ticks();
    }

    private Push asPush(RunEdit.Grip g, long from, long to) {
        double dt = simulation.world().timing().tickSeconds();
        String[] who = PushTarget.words(stage.world(), g.body());
        return new Push(
                from * dt,
                (to - from) * dt,
                who[0],
                who[1],
                g.force(),
                g.torque(),
                Optional.of(g.point()),
                Push.Axes.WORLD,
                Push.Rhythm.ONCE);
    }

    private double now() {
        return simulation.ticks() * simulation.world().timing().tickSeconds();
    }

    /** Goals and parameters that are due. */
    void applyGoals() {
        double t = now() + ROUNDING;
        for (int a = 0; a < queues.size(); a++) {
            Queue q = queues.get(a);
            while (q.nextGoal < q.goals.size() && q.goals.get(q.nextGoal).timeSeconds() <= t) {
                GoalEvent g = q.goals.get(q.nextGoal++);
                if (g.asks()) {
                    simulation.goal(a).set(g.key(), g.value());
                } else {
                    simulation.goal(a).forget(g.key());
                }
            }
            boolean changed = false;
            while (q.nextChange < q.changes.size()
                    && q.changes.get(q.nextChange).timeSeconds() <= t) {
                ParameterEvent e = q.changes.get(q.nextChange);
                q.values = q.values.with(e.name(), e.value());
                q.nextChange++;
                changed = true;
            }
            if (changed) {
                notifyController(a);
            }
        }
    }

    private void notifyController(int actor) {
        Stage.Part part = stage.parts().get(actor);
        stage.registry().guard(part.factory(), f -> {
            part.controller().parametersChanged(queues.get(actor).values);
            return null;
        });
    }

    /** Pushes of the tick that comes. */
    void applyPushes() {
        double from = now();
        double to = from + simulation.world().timing().tickSeconds();
        for (int i = 0; i < pushes.size(); i++) {
            PushPlay p = pushes.get(i);
            p.tick(from, to, phase(p));
        }
        if (grip != null) {
            PushPlay.place(simulation, grip.body(), grip.point(), state, pose, at);
            Vec3 f = grip.force();
            Vec3 m = grip.torque();
            simulation.push(grip.body(), at[0], at[1], at[2], f.x(), f.y(), f.z(), m.x(), m.y(), m.z());
        }
    }

    private double phase(PushPlay play) {
        return play.waitsForPhase()
                ? stage.parts().get(play.target().actor()).controller().phase()
                : Double.NaN;
    }

    /** The parameters that an actor's controller has, without changes that are still to come. */
    public ParameterValues parameters(int actor) {
        return queues.get(actor).values;
    }

    /** The same as of a time up to now, with the changes that come with the tick then. */
    public ParameterValues parametersAt(int actor, double seconds) {
        Queue q = queues.get(actor);
        boolean past = seconds < now() - ROUNDING;
        ParameterValues values = past ? stage.parts().get(actor).parameters() : q.values;
        for (int i = past ? 0 : q.nextChange;
                i < q.changes.size() && q.changes.get(i).timeSeconds() <= seconds + ROUNDING;
                i++) {
            values = values.with(q.changes.get(i).name(), q.changes.get(i).value());
        }
        return values;
    }

    /** What an actor is asked for at a time up to now, in SI units, with what comes with the tick then. */
    public Map<GoalKey, Double> goalsAt(int actor, double seconds) {
        Map<GoalKey, Double> asked = new EnumMap<>(GoalKey.class);
        for (GoalEvent g : queues.get(actor).goals) {
            if (g.timeSeconds() <= seconds + ROUNDING) {
                asked.compute(g.key(), (key, before) -> g.asks() ? g.value() : null);
            }
        }
        return asked;
    }

    /** What somebody holds now, if anything. */
    public Optional<RunEdit.Grip> grip() {
        return Optional.ofNullable(grip);
    }

    /**
     * The scene with all that was done to the run so far and all that is still planned, for as long as the scene of the stage lasts; the same
     * object until something is done.
     */
    public Scene script() {
        Scene s = planned();
        if (grip == null || simulation.ticks() == gripTick) {
            return s;
        }
        List<Push> all = new ArrayList<>(s.pushes());
        all.add(asPush(grip, gripTick, simulation.ticks()));
        return s.pushed(all);
    }

    /** The same without what is being held, which goes on. */
    Scene planned() {
        if (script == null) {
            List<Scene.Casting> roles = new ArrayList<>();
            for (int a = 0; a < queues.size(); a++) {
                Queue q = queues.get(a);
                roles.add(stage.scene().roles().get(a).with(q.goals, q.changes));
            }
            script = stage.scene()
                    .with(roles)
                    .pushed(pushes.stream().map(PushPlay::push).toList());
        }
        return script;
    }

    void state(StateCodec x) {
        for (int a = 0; a < queues.size(); a++) {
            Queue q = queues.get(a);
            int changesBefore = q.nextChange;
            q.nextGoal = x.integer(q.nextGoal);
            q.nextChange = x.integer(q.nextChange);
            state(x, simulation.goal(a));
            if (q.nextChange != changesBefore) {
                q.values = stage.parts().get(a).parameters();
                q.changes.subList(0, q.nextChange).forEach(e -> q.values = q.values.with(e.name(), e.value()));
                notifyController(a);
            }
        }
        for (PushPlay p : pushes) {
            p.state(x);
        }
        gripState(x);
    }

    private static void state(StateCodec x, Goal goal) {
        double[] values = new double[GoalKey.values().length];
        boolean[] asked = new boolean[values.length];
        for (GoalKey k : GoalKey.values()) {
            asked[k.ordinal()] = x.flag(goal.asksFor(k));
            values[k.ordinal()] = x.number(goal.get(k, 0));
        }
        goal.clear();
        for (GoalKey k : GoalKey.values()) {
            if (asked[k.ordinal()]) {
                goal.set(k, values[k.ordinal()]);
            }
        }
    }

    private void gripState(StateCodec x) {
        boolean held = x.flag(grip != null);
        int body = x.integer(grip == null ? 0 : grip.body());
        Vec3 point = state(x, grip == null ? Vec3.ZERO : grip.point());
        Vec3 force = state(x, grip == null ? Vec3.ZERO : grip.force());
        Vec3 torque = state(x, grip == null ? Vec3.ZERO : grip.torque());
        gripTick = x.whole(gripTick);
        grip = held ? new RunEdit.Grip(body, point, force, torque) : null;
    }

    private static Vec3 state(StateCodec x, Vec3 v) {
        return new Vec3(x.number(v.x()), x.number(v.y()), x.number(v.z()));
    }
}
