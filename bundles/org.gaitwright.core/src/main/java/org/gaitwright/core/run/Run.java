// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.measure.Fall;
import org.gaitwright.core.measure.FallWatch;
import org.gaitwright.core.measure.RunMeasures;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.measure.StuckWatch;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.state.StateCodec;

/**
 * One run of a scene, tick by tick. Owned by one thread. Neither the clock on the wall nor the number of threads has a part
 * in it.
 */
public final class Run implements AutoCloseable {
    private final Stage stage;
    private final Simulation simulation;
    private final List<RunListener> listeners = new ArrayList<>();
    private final RunEvents events;
    private final FallWatch[] falls;
    private final boolean[] fallen;
    private final boolean[] endsOnFall;
    private final RunMeasures measures;
    private final StuckWatch stuck;
    private final List<Signal> signals;
    private final long lastTick;
    private double pace;
    private boolean stepping;
    private boolean begun;
    private Outcome outcome;
    private Divergence divergence;
    /** The first actor that fell; -1 as long as none did. */
    private int firstFallen = -1;

    /** Sets the scene up; nothing moves before the first {@link #advance}. */
    public Run(Scene scene, Registry registry) {
        this(new Stage(scene, registry));
    }

    public Run(Stage stage) {
        this.stage = stage;
        World world = stage.world();
        simulation = stage.registry().guard(stage.engine(), e -> e.create(world));
        events = new RunEvents(stage, simulation);
        int actors = world.actors().size();
        falls = new FallWatch[actors];
        fallen = new boolean[actors];
        endsOnFall = new boolean[actors];
        for (int a = 0; a < actors; a++) {
            falls[a] = new FallWatch(simulation, a);
            endsOnFall[a] = stage.parts().get(a).factory().endsOnFall();
        }
        measures = new RunMeasures(simulation, 0);
        stuck = new StuckWatch(simulation, 0);
        signals = RunSignals.of(stage, simulation, measures);
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
        return fall().map(Fall::atSeconds).orElse(Double.NaN);
    }

    /** Why and when the first actor to fall fell; a body of several actors is named with its own. */
    public Optional<Fall> fall() {
        return firstFallen < 0
                ? Optional.empty()
                : Optional.of(falls[firstFallen].fall())
                        .map(f -> falls.length == 1
                                ? f
                                : new Fall(f.atSeconds(), name(firstFallen) + "/" + f.body(), f.share()));
    }

    private String name(int actor) {
        return simulation.world().actors().get(actor).name();
    }

    /** Whether the first actor has a speed and makes no way, and for how long. */
    public StuckWatch stuck() {
        return stuck;
    }

    /** What failed, if it diverged; else null. */
    public Divergence divergence() {
        return divergence;
    }

    /** How it ended, or how it stands while it goes on: controllers that do not end on a fall go on after it. */
    public Outcome outcome() {
        return outcome == null ? standing() : outcome;
    }

    /** What happens to the run from outside: takes edits, and knows parameters and what was done. */
    public RunEvents events() {
        return events;
    }

    /**
     * The scene with all that was done to the run so far and all that is still planned: played as long as the run was, it
     * gives the same bits.
     */
    public Scene scene() {
        return events.script().lasting(Math.max(simulation.world().timing().tickSeconds(), timeSeconds()));
    }

    /** What can be plotted of all actors; the same list for the whole run. */
    public List<Signal> signals() {
        return signals;
    }

    /**
     * A moment of a run: all that decides how it goes on.
     *
     * @param scene with what was done so far and what is still planned
     * @param memory of physics, controllers, events and measures; nobody writes it
     */
    public record Moment(Scene scene, byte[] memory) {}

    /** This moment; a run of it goes on to the same bits as this one. */
    public Moment moment() {
        return new Moment(events.planned(), StateCodec.toBytes(this::state));
    }

    /** A run that goes on from a moment of another. */
    public static Run of(Moment moment, Registry registry) {
        Run run = new Run(moment.scene(), registry);
        StateCodec.fromBytes(moment.memory(), run::state);
        return run;
    }

    private void state(StateCodec x) {
        byte[] physics = x.bytes(simulation.snapshot());
        if (x.restores()) {
            simulation.restore(physics);
            divergence = null;
        }
        events.state(x);
        for (int a = 0; a < falls.length; a++) {
            state(x, stage.parts().get(a));
            falls[a].state(x);
            fallen[a] = x.flag(fallen[a]);
        }
        measures.state(x);
        stuck.state(x);
        begun = x.flag(begun);
        firstFallen = x.integer(firstFallen);
        outcome = x.choice(outcome, Outcome.values());
    }

    private void state(StateCodec x, Stage.Part part) {
        Controller controller = part.controller();
        double[] memory = x.list(stage.registry().guard(part.factory(), f -> controller.memory()));
        if (x.restores()) {
            stage.registry().guard(part.factory(), f -> {
                controller.restore(memory);
                return null;
            });
        }
    }

    /** One control tick; false when the run is over. */
    public boolean advance() {
        if (outcome != null) {
            return false;
        }
        if (!begun) {
            begin();
        }
        events.applyGoals();
        events.applyPushes();
        for (int a = 0; a < falls.length; a++) {
            control(a);
        }
        divergence = step();
        measures.tick();
        watchForStandstill();
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
        events.applyGoals();
        for (int a = 0; a < falls.length; a++) {
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

    private void control(int actor) {
        simulation.command(actor).clear();
        Stage.Part part = stage.parts().get(actor);
        try {
            part.controller().tick(simulation.observation(actor), simulation.command(actor));
            if (actor == 0) {
                pace = part.controller().pace();
                stepping = !Double.isNaN(part.controller().phase());
            }
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

    /** A controller that does not say at what speed it walks may have been asked for one. */
    private void watchForStandstill() {
        if (firstFallen >= 0 || !endsOnFall[0] || divergence != null) {
            return;
        }
        double speed = pace;
        Goal goal = simulation.goal(0);
        if (Double.isNaN(speed) && goal.asksFor(GoalKey.SPEED)) {
            speed = goal.get(GoalKey.SPEED, 0);
        }
        stuck.tick(speed, stepping, measures.steps());
    }

    private Outcome judge() {
        if (divergence != null) {
            return Outcome.DIVERGED;
        }
        boolean over = simulation.ticks() >= lastTick;
        for (int a = 0; a < falls.length; a++) {
            if (!fallen[a] && falls[a].fell()) {
                fallen[a] = true;
                firstFallen = firstFallen < 0 ? a : firstFallen;
                over |= endsOnFall[a];
            }
        }
        return over ? standing() : null;
    }

    private Outcome standing() {
        return firstFallen < 0 ? Outcome.UPRIGHT : Outcome.FELL;
    }
}
