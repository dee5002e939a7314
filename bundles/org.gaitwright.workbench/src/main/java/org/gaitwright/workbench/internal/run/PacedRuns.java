// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.RunEdit;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.workbench.run.RunControl;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/** The run of the studio: one thread owns it, everything else queues edits and looks at what it shows. */
@Component(service = RunControl.class)
public final class PacedRuns implements RunControl {
    private static final Runnable WAKE_UP = () -> {};

    private final Registry registry;
    private final BlockingQueue<Runnable> edits = new LinkedBlockingQueue<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Thread thread = new Thread(this::work, "Gaitwright run");
    private final AutoCloseable registrySubscription;
    private final Studio studio;
    private volatile boolean open = true;
    private volatile Shown shown;
    private volatile Snapshot snapshot;

    @Activate
    public PacedRuns(@Reference Registry registry) {
        this.registry = registry;
        studio = new Studio(registry, GaitOffer.ofWorkspace(registry), this::take);
        shown = studio.shown();
        registrySubscription = registry.listen(() -> edits.add(studio::followRegistry));
        edits.add(studio::followRegistry);
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

    private void work() {
        while (open) {
            try {
                Runnable edit = studio.moving() ? edits.poll(studio.untilDue(), TimeUnit.NANOSECONDS) : edits.take();
                attempt(edit != null ? edit : () -> studio.advance(() -> !edits.isEmpty()));
                snapshot = studio.snapshot();
            } catch (InterruptedException e) {
                ILog.get().info("The thread of the run was asked to stop", e);
                open = false;
            }
        }
        studio.close();
    }

    /** Whatever a plug-in or a wrong choice throws ends the run, never the studio. */
    private void attempt(Runnable work) {
        try {
            work.run();
        } catch (InvalidInput | PluginFailure e) {
            studio.fail(e.getMessage());
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            ILog.get().error("The run stopped: a defect of the studio or of a plug-in", e);
            studio.fail("The run stopped: " + e + ". The Error Log has the details; reset to try again.");
        }
    }

    /** Takes what the studio shows, and tells it if that is news. A listener that throws must not end the run. */
    private void take(boolean news) {
        shown = studio.shown();
        if (!news) {
            return;
        }
        snapshot = studio.snapshot();
        for (Runnable l : listeners) {
            try {
                l.run();
            } catch (RuntimeException e) {
                // such as a display that has been closed
                ILog.get().warn("Something that follows the run failed; it is not told any more", e);
                listeners.remove(l);
            }
        }
    }

    private void later(Consumer<Studio> edit) {
        edits.add(() -> edit.accept(studio));
    }

    private void withPlayer(Consumer<Player> edit) {
        later(s -> s.withPlayer(edit));
    }

    @Override
    public RunStatus status() {
        return shown.status();
    }

    @Override
    public Snapshot snapshot() {
        return snapshot;
    }

    @Override
    public Timeline timeline() {
        return shown.timeline();
    }

    @Override
    public Recording recording() {
        return shown.recording();
    }

    @Override
    public Optional<Scene> scene() {
        return Optional.ofNullable(shown.plan());
    }

    @Override
    public Optional<Scene> session() {
        return Optional.ofNullable(shown.session());
    }

    @Override
    public CompletableFuture<String> stateHash() {
        CompletableFuture<String> hash = new CompletableFuture<>();
        later(s -> s.stateHash()
                .ifPresentOrElse(
                        hash::complete,
                        () -> hash.completeExceptionally(new InvalidInput("there is no run; set one up first"))));
        return hash;
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
    public void open(Scene scene, String title, Registry things) {
        later(s -> s.open(scene, title, things));
    }

    @Override
    public void replace(Scene scene, String title, Registry things) {
        later(s -> s.replace(scene, title, things));
    }

    @Override
    public void bringBack(KeptRun run, String title, Registry things) {
        later(s -> s.bringBack(run, title, things));
    }

    @Override
    public void choose(Cast cast) {
        later(s -> s.choose(cast));
    }

    @Override
    public Optional<Scene> opened() {
        return Optional.ofNullable(shown.opened());
    }

    @Override
    public SourceFiles files() {
        return shown.files();
    }

    @Override
    public Optional<KeptRun> kept() {
        return Optional.ofNullable(shown.kept());
    }

    @Override
    public void previousRun() {
        later(Studio::previousRun);
    }

    @Override
    public void nextRun() {
        later(Studio::nextRun);
    }

    @Override
    public void choosePreset(String preset) {
        later(s -> s.choosePreset(preset));
    }

    @Override
    public void play() {
        withPlayer(Player::play);
    }

    @Override
    public void playBackward() {
        withPlayer(Player::playBackward);
    }

    @Override
    public void pause() {
        withPlayer(Player::pause);
    }

    @Override
    public void step() {
        withPlayer(Player::step);
    }

    @Override
    public void stepBack() {
        withPlayer(Player::stepBack);
    }

    @Override
    public void reset() {
        later(Studio::reset);
    }

    @Override
    public void setSpeed(double factor) {
        if (!(factor >= SLOWEST && factor <= FASTEST) && factor != UNLIMITED) {
            throw new InvalidInput("speed is " + factor + "×; expected " + SLOWEST + "× to " + FASTEST
                    + "×; choose a value in that range");
        }
        later(s -> s.setSpeed(factor));
    }

    @Override
    public void scrub(double seconds) {
        withPlayer(p -> p.scrub(seconds));
    }

    @Override
    public void backToLive() {
        withPlayer(Player::backToLive);
    }

    @Override
    public void continueHere() {
        later(Studio::continueHere);
    }

    @Override
    public void discardWaiting() {
        later(Studio::discardWaiting);
    }

    @Override
    public void select(int branch) {
        withPlayer(p -> Optional.ofNullable(p.session().lane(branch)).ifPresent(p::select));
    }

    @Override
    public void setGhost(int branch, boolean visible) {
        withPlayer(p -> Optional.ofNullable(p.session().lane(branch)).ifPresent(l -> l.ghost = visible));
    }

    @Override
    public void renameBranch(int branch, String name) {
        withPlayer(p -> Optional.ofNullable(p.session().lane(branch)).ifPresent(l -> l.name = name));
    }

    @Override
    public void deleteBranch(int branch) {
        withPlayer(p -> Optional.ofNullable(p.session().lane(branch))
                .filter(l -> l != p.lane() && p.session().free(l))
                .ifPresent(p.session()::remove));
    }

    @Override
    public void bookmark(String name) {
        withPlayer(p -> p.session().bookmark(p.lane(), p.cursor(), name));
    }

    @Override
    public void renameBookmark(int bookmark, String name) {
        withPlayer(p -> p.session().rename(bookmark, name));
    }

    @Override
    public void deleteBookmark(int bookmark) {
        withPlayer(p -> p.session().deleteBookmark(bookmark));
    }

    @Override
    public int actor() {
        return shown.actor();
    }

    @Override
    public void focus(int actor) {
        later(s -> s.focus(actor));
    }

    @Override
    public Optional<ParameterValues> parameters() {
        return Optional.ofNullable(shown.parameters());
    }

    @Override
    public Optional<ParameterValues> baseline() {
        return Optional.ofNullable(shown.baseline());
    }

    @Override
    public void setParameter(String name, double value) {
        setParameters(Map.of(name, value));
    }

    @Override
    public void setParameters(Map<String, Double> values) {
        ParameterValues now = shown.parameters();
        if (now == null) {
            throw new InvalidInput("there is no run whose parameters could change; pick a cast first");
        }
        now.with(values);
        later(s -> s.tune(values));
    }

    @Override
    public Optional<ParameterValues> terrain() {
        return Optional.ofNullable(shown.terrain());
    }

    @Override
    public void setTerrainParameter(String name, double value) {
        ParameterValues now = shown.terrain();
        if (now == null) {
            throw new InvalidInput("there is no run whose ground's '" + name + "' could change; pick a cast first");
        }
        now.with(name, value);
        later(s -> s.setTerrainParameter(name, value));
    }

    @Override
    public Set<GoalKey> follows() {
        return shown.follows();
    }

    @Override
    public Optional<Reach> reach(GoalKey key) {
        return Optional.ofNullable(shown.reach().get(key));
    }

    @Override
    public Map<GoalKey, Double> goals() {
        return shown.goals();
    }

    @Override
    public void steer(GoalKey key, double value) {
        RunEdit.Steer edit = new RunEdit.Steer(shown.actor(), key, value);
        withPlayer(p -> p.edit(edit));
    }

    @Override
    public void forget(GoalKey key) {
        RunEdit.Forget edit = new RunEdit.Forget(shown.actor(), key);
        withPlayer(p -> p.edit(edit));
    }

    @Override
    public List<Push> pushes() {
        return scene().map(Scene::pushes).orElse(List.of());
    }

    @Override
    public void plan(List<Push> pushes) {
        Snapshot now = snapshot;
        if (now != null) {
            pushes.forEach(p -> p.checkIn(now.world()));
        }
        later(s -> s.plan(pushes));
    }

    @Override
    public void push(Vec3 newtons, double seconds) {
        later(s -> s.push(newtons, seconds));
    }

    @Override
    public void push(Push push) {
        Snapshot now = snapshot;
        if (now != null) {
            push.checkIn(now.world());
        }
        withPlayer(p -> p.push(push));
    }

    @Override
    public void hold(RunEdit.Grip grip) {
        withPlayer(p -> p.edit(RunEdit.Hold.by(grip)));
    }

    @Override
    public void release() {
        withPlayer(p -> p.edit(RunEdit.Hold.NONE));
    }

    @Override
    public void look(SceneLook look) {
        later(s -> s.look(look));
    }

    @Override
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
