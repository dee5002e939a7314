// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.workbench.run.Cast;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunStatus;
import org.gaitwright.workbench.run.RunStatus.Phase;
import org.gaitwright.workbench.run.Snapshot;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/** The run of the studio: one thread owns it, everything else queues edits. */
@Component(service = RunControl.class)
public final class PacedRuns implements RunControl {
    private static final Runnable WAKE_UP = () -> {};

    private final Registry registry;
    private final BlockingQueue<Runnable> edits = new LinkedBlockingQueue<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final LoadMeter load = new LoadMeter();
    private final Thread thread = new Thread(this::work, "Gaitwright run");
    private AutoCloseable registrySubscription;
    private volatile boolean open = true;
    private volatile RunStatus status = new RunStatus(Phase.EMPTY, Cast.NONE, 0, 1, 0, 0, 0, "");
    private volatile Snapshot snapshot;
    private volatile ParameterValues parameters;
    private volatile ParameterValues terrain;

    // from here on: confined to the thread of the run
    private final Map<String, Double> changed = new TreeMap<>();
    private final Map<String, Double> changedGround = new TreeMap<>();
    private Act act;
    private Pacer pacer;
    private Cast cast = Cast.NONE;
    private boolean chosenByUser;
    private boolean playing;
    private double speed = 1;
    private String message = "";

    @Activate
    public PacedRuns(@Reference Registry registry) {
        this.registry = registry;
        registrySubscription = registry.listen(() -> edits.add(this::followRegistry));
        edits.add(this::followRegistry);
        thread.setDaemon(true);
        thread.start();
    }

    @Deactivate
    void close() throws Exception {
        open = false;
        edits.add(WAKE_UP);
        registrySubscription.close();
        thread.join(2000);
    }

    @Override
    public RunStatus status() {
        return status;
    }

    @Override
    public Snapshot snapshot() {
        return snapshot;
    }

    @Override
    public Optional<ParameterValues> parameters() {
        return Optional.ofNullable(parameters);
    }

    @Override
    public List<Pick> picks(Kind kind) {
        return registry.all(kind.contract()).stream().map(c -> pick(c)).toList();
    }

    private Pick pick(Contribution c) {
        return registry.entries().stream()
                .filter(e -> e.health().good()
                        && e.id().equals(c.id())
                        && e.kind().contract().isInstance(c))
                .findFirst()
                .map(e -> new Pick(e.id(), e.name(), e.description()))
                .orElseGet(() -> new Pick(c.id(), c.id(), ""));
    }

    @Override
    public void choose(Cast wanted) {
        edits.add(() -> {
            chosenByUser = true;
            if (!wanted.equals(cast)) {
                changed.clear();
            }
            if (!wanted.terrain().equals(cast.terrain())) {
                changedGround.clear();
            }
            cast = wanted;
            build();
        });
    }

    @Override
    public void play() {
        edits.add(() -> {
            if (act != null && !act.ended()) {
                playing = true;
                pacer.restart(System.nanoTime());
                load.restart(act.timeSeconds());
                publish();
            }
        });
    }

    @Override
    public void pause() {
        edits.add(() -> {
            playing = false;
            load.clear();
            publish();
        });
    }

    @Override
    public void step() {
        edits.add(() -> {
            playing = false;
            load.clear();
            if (act != null && !act.ended()) {
                advance();
            }
            publish();
        });
    }

    @Override
    public void reset() {
        edits.add(this::build);
    }

    @Override
    public void setSpeed(double factor) {
        if (!(factor >= SLOWEST && factor <= FASTEST)) {
            throw new InvalidInput("speed is " + factor + "×; expected " + SLOWEST + "× to " + FASTEST
                    + "×; choose a value in that range");
        }
        edits.add(() -> {
            speed = factor;
            if (pacer != null) {
                pacer.setSpeed(factor, System.nanoTime());
            }
            publish();
        });
    }

    @Override
    public void setParameter(String name, double value) {
        ParameterValues now = parameters;
        if (now == null) {
            throw new InvalidInput("there is no run whose parameter '" + name + "' could change; pick a cast first");
        }
        now.with(name, value);
        edits.add(() -> change(name, value));
    }

    @Override
    public Optional<ParameterValues> terrain() {
        return Optional.ofNullable(terrain);
    }

    @Override
    public void setTerrainParameter(String name, double value) {
        ParameterValues now = terrain;
        if (now == null) {
            throw new InvalidInput("there is no run whose ground's '" + name + "' could change; pick a cast first");
        }
        now.with(name, value);
        edits.add(() -> {
            // the user may have gone on to another terrain since
            if (terrain != null && terrain.set().contains(name)) {
                changedGround.put(name, value);
                build();
            }
        });
    }

    @Override
    public void push(Vec3 newtons, double seconds) {
        edits.add(() -> {
            if (act != null) {
                act.push(newtons, seconds);
            }
        });
    }

    @Override
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void work() {
        while (open) {
            try {
                Runnable edit = playing ? edits.poll(pacer.untilDue(), TimeUnit.NANOSECONDS) : edits.take();
                if (edit != null) {
                    attempt(edit);
                } else {
                    attempt(this::advanceDue);
                }
            } catch (InterruptedException e) {
                ILog.get().info("The thread of the run was asked to stop", e);
                open = false;
            }
        }
        drop();
    }

    /** Whatever a plug-in or a wrong choice throws ends the run, never the studio. */
    private void attempt(Runnable work) {
        try {
            work.run();
        } catch (InvalidInput | PluginFailure e) {
            fail(e.getMessage());
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            ILog.get().error("The run stopped: a defect of the studio or of a plug-in", e);
            fail("The run stopped: " + e + ". The Error Log has the details; reset to try again.");
        }
    }

    private void advanceDue() {
        boolean moved = false;
        while (playing && pacer.due(System.nanoTime()) && edits.isEmpty()) {
            pacer.done();
            act.advance();
            moved = true;
            playing = !act.ended();
        }
        if (moved) {
            snapshot = act.snapshot();
        }
        if (load.sample(act.timeSeconds()) || act.ended()) {
            publish();
        } else {
            status = describe();
        }
    }

    private void advance() {
        act.advance();
        snapshot = act.snapshot();
    }

    private void change(String name, double value) {
        if (act == null) {
            return;
        }
        act.setParameters(act.parameters().with(name, value));
        changed.put(name, value);
        parameters = act.parameters();
        publish();
    }

    /** Builds when there was nothing to run, follows newcomers until the user has chosen, notices who left. */
    private void followRegistry() {
        if (!chosenByUser && !playing && (act == null || act.timeSeconds() == 0)) {
            Cast wanted = Casting.automatic(registry);
            if (act == null || !wanted.equals(cast)) {
                cast = wanted;
                build();
                return;
            }
        }
        publish();
    }

    private void build() {
        rest();
        message = Casting.missing(cast, registry);
        if (message.isEmpty()) {
            act = new Act(cast, changed, changedGround, registry);
            pacer = new Pacer(act.timing().tickSeconds(), speed, System.nanoTime());
            // replaced, never taken away in between: whoever looks meanwhile still sees the old ones
            snapshot = act.snapshot();
            parameters = act.parameters();
            terrain = act.terrain();
        } else {
            drop();
        }
        publish();
    }

    private void drop() {
        rest();
        parameters = null;
        terrain = null;
        snapshot = null;
    }

    private void rest() {
        playing = false;
        load.clear();
        if (act != null) {
            act.close();
            act = null;
        }
    }

    private void fail(String why) {
        // what was last seen stays in view, and its ground can be put right
        rest();
        parameters = null;
        message = why;
        // else the next change of the registry would put another cast, and no explanation, in its place
        chosenByUser = true;
        publish();
    }

    private void publish() {
        status = describe();
        listeners.forEach(Runnable::run);
    }

    private RunStatus describe() {
        if (act == null) {
            Phase phase = cast.complete() && !message.isEmpty() ? Phase.FAILED : Phase.EMPTY;
            return new RunStatus(phase, cast, 0, speed, 0, 0, 0, message);
        }
        Phase phase = act.ended() ? Phase.ENDED : playing ? Phase.RUNNING : Phase.PAUSED;
        int hz = act.timing().controlHz() * act.timing().substeps();
        return new RunStatus(
                phase,
                cast,
                act.timeSeconds(),
                speed,
                load.reachedSpeed(),
                hz,
                load.coreShare(),
                act.ending().orElse(""));
    }
}
