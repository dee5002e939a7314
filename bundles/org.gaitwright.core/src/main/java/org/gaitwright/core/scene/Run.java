// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;

/**
 * One run of a scene, tick by tick. Owned by one thread. Neither the clock on the wall nor the number of threads has a part
 * in it.
 */
public final class Run implements AutoCloseable {
    private final Stage stage;
    private final Simulation simulation;
    private final List<RunListener> listeners = new ArrayList<>();
    private final List<GoalEvent>[] goals;
    private final int[] nextGoal;
    private final int[] pushBody;
    private final FallWatch[] falls;
    private final boolean[] fallen;
    private final boolean[] endsOnFall;
    private final RunMeasures measures;
    private final double[] state = new double[13];
    private final long lastTick;
    private boolean begun;
    private Outcome outcome;
    private Divergence divergence;
    private double fellAtSeconds = Double.NaN;

    /** Sets the scene up; nothing moves before the first {@link #advance}. */
    public Run(Scene scene, org.gaitwright.core.registry.Registry registry) {
        this(new Stage(scene, registry));
    }

    @SuppressWarnings("unchecked")
    public Run(Stage stage) {
        this.stage = stage;
        World world = stage.world();
        List<Push> pushes = stage.scene().pushes();
        pushBody = new int[pushes.size()];
        for (int i = 0; i < pushBody.length; i++) {
            Push p = pushes.get(i);
            pushBody[i] = RefusedEntry.at("pushes[" + i + "].body", () -> body(world, p));
        }
        simulation = stage.registry().guard(stage.engine(), e -> e.create(world));
        int actors = world.actors().size();
        goals = new List[actors];
        nextGoal = new int[actors];
        falls = new FallWatch[actors];
        fallen = new boolean[actors];
        endsOnFall = new boolean[actors];
        for (int a = 0; a < actors; a++) {
            goals[a] = stage.scene().roles().get(a).goals().stream()
                    .sorted((g, h) -> Double.compare(g.timeSeconds(), h.timeSeconds()))
                    .toList();
            falls[a] = new FallWatch(simulation, a);
            endsOnFall[a] = stage.parts().get(a).factory().endsOnFall();
        }
        measures = new RunMeasures(simulation, 0);
        lastTick = Math.max(
                1, Math.round(stage.scene().durationSeconds() * world.timing().controlHz()));
    }

    public Stage stage() {
        return stage;
    }

    public Simulation simulation() {
        return simulation;
    }

    public void add(RunListener listener) {
        listeners.add(listener);
    }

    /** Simulated time so far, s. */
    public double timeSeconds() {
        return simulation.ticks() * simulation.world().timing().tickSeconds();
    }

    /** Share of the time asked for that is done. */
    public double progress() {
        return (double) simulation.ticks() / lastTick;
    }

    /** Whether it is over. */
    public boolean ended() {
        return outcome != null;
    }

    /** Distance, steps, torque and the like of the first actor, so far. */
    public RunMeasures measures() {
        return measures;
    }

    /** When the first actor to fall fell, s; NaN if none did. */
    public double fellAtSeconds() {
        return fellAtSeconds;
    }

    /** What failed, if it diverged; else null. */
    public Divergence divergence() {
        return divergence;
    }

    /** How it ended, or how it stands while it goes on: controllers that do not end on a fall go on after it. */
    public Outcome outcome() {
        return outcome == null ? standing() : outcome;
    }

    /** Gives an actor's controller new parameters, between ticks. */
    public void parametersChanged(int actor, ParameterValues values) {
        Stage.Part part = stage.parts().get(actor);
        stage.registry().guard(part.factory(), f -> {
            part.controller().parametersChanged(values);
            return null;
        });
    }

    /** One control tick; false when the run is over. */
    public boolean advance() {
        if (outcome != null) {
            return false;
        }
        if (!begun) {
            begin();
        }
        applyGoals();
        applyPushes();
        for (int a = 0; a < falls.length; a++) {
            control(a);
        }
        divergence = step();
        measures.tick();
        outcome = judge();
        for (RunListener l : listeners) {
            l.tick(this);
        }
        if (outcome != null) {
            end();
        }
        return outcome == null;
    }

    /** Ends the run where it is. */
    public void stop() {
        if (outcome == null) {
            outcome = standing();
            end();
        }
    }

    @Override
    public void close() {
        simulation.close();
    }

    private void begin() {
        begun = true;
        for (int a = 0; a < falls.length; a++) {
            applyGoals();
            Stage.Part part = stage.parts().get(a);
            int actor = a;
            stage.registry().guard(part.factory(), f -> {
                part.controller().reset(simulation.observation(actor));
                return null;
            });
        }
        for (RunListener l : listeners) {
            l.begin(this);
        }
    }

    private void end() {
        for (RunListener l : listeners) {
            l.end(this);
        }
    }

    private void applyGoals() {
        double t = timeSeconds() + 1e-9;
        for (int a = 0; a < goals.length; a++) {
            while (nextGoal[a] < goals[a].size() && goals[a].get(nextGoal[a]).timeSeconds() <= t) {
                GoalEvent g = goals[a].get(nextGoal[a]++);
                simulation.goal(a).set(g.key(), g.value());
            }
        }
    }

    private void applyPushes() {
        double from = timeSeconds();
        double to = from + simulation.world().timing().tickSeconds();
        for (int i = 0; i < pushBody.length; i++) {
            Push p = stage.scene().pushes().get(i);
            double s = p.share(from, to);
            if (s > 0) {
                simulation.bodyState(pushBody[i], state);
                simulation.push(
                        pushBody[i],
                        state[0],
                        state[1],
                        state[2],
                        s * p.force().x(),
                        s * p.force().y(),
                        s * p.force().z(),
                        0,
                        0,
                        0);
            }
        }
    }

    private void control(int actor) {
        simulation.command(actor).clear();
        Stage.Part part = stage.parts().get(actor);
        try {
            part.controller().tick(simulation.observation(actor), simulation.command(actor));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            stage.registry().guard(part.factory(), f -> {
                throw e;
            });
        }
    }

    private Divergence step() {
        try {
            return simulation.step();
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return stage.registry().guard(stage.engine(), engine -> {
                throw e;
            });
        }
    }

    private Outcome judge() {
        if (divergence != null) {
            return Outcome.DIVERGED;
        }
        boolean over = simulation.ticks() >= lastTick;
        for (int a = 0; a < falls.length; a++) {
            if (!fallen[a] && falls[a].fell()) {
                fallen[a] = true;
                fellAtSeconds = Double.isNaN(fellAtSeconds) ? timeSeconds() : fellAtSeconds;
                over |= endsOnFall[a];
            }
        }
        return over ? standing() : null;
    }

    private Outcome standing() {
        return Double.isNaN(fellAtSeconds) ? Outcome.UPRIGHT : Outcome.FELL;
    }

    private static int body(World world, Push push) {
        for (int a = 0; a < world.actors().size(); a++) {
            World.Actor actor = world.actors().get(a);
            if (push.actor().isEmpty() ? a == 0 : actor.name().equals(push.actor())) {
                int link = actor.character().linkIndex(push.body());
                if (link < 0) {
                    throw new InvalidInput("push: '" + actor.character().name() + "' has no body '" + push.body()
                            + "'; it has "
                            + String.join(
                                    ", ",
                                    actor.character().links().stream()
                                            .map(l -> l.name())
                                            .toList()));
                }
                return world.firstBody(a) + link;
            }
        }
        throw new InvalidInput("push: there is no actor '" + push.actor() + "' in the scene");
    }
}
