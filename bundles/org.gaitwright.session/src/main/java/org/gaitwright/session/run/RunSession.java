// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.io.FileRegistry;

/**
 * A run as people work with it: one scene is played and recorded; the cursor goes back into what was recorded, and another branch goes on
 * from there. Whatever users do is an {@link Act}; what they see is a {@link RunState} and the {@link Snapshot} under the cursor.
 *
 * <p>Confined to one thread, which also has to call {@link #advance} while the session {@link #moving moves}. A plug-in that throws, or a
 * scene that can't be set up, ends the run with a message; the session goes on.
 */
public final class RunSession implements AutoCloseable {
    /** Follows a session, on its thread. */
    public interface Listener {
        /** @param news true after an act and when the run ends or fails; false for figures that change all the time */
        void changed(boolean news);
    }

    /** The timeline of a run that goes on is read again this often, ns. */
    private static final long READ_NANOS = 100_000_000L;

    /** What is installed, and files by their whole paths. */
    private final Registry installed;

    private final RunSetup setup;
    private final Listener listener;
    private final LoadMeter load = new LoadMeter();
    private final RunHistory history = new RunHistory();
    private final UndoHistory steps = new UndoHistory();
    private Player player;
    /** What a reset starts with, as of the moment that is shown. */
    private RunPlan plan;
    /** What the edits that wait make of it. */
    private final List<UnaryOperator<RunPlan>> pending = new ArrayList<>();
    /** Of the ground; null without a run. */
    private ParameterValues terrain;
    /** Of the actor in focus; null until somebody looks. */
    private ParameterValues baseline;

    private boolean chosenByUser;
    private boolean undoing;
    private double speed = 1;
    private String message = "";
    /** Whether the message is about what the user did last, and goes with what he does next. */
    private boolean notes;

    private Optional<RunState.Refused> refused = Optional.empty();
    private RunState state;
    private long readAt;

    /** A session of installed things and files, for a script. */
    public RunSession(Registry registry) {
        this(registry, controller -> List.of(), news -> {});
    }

    /** @param presetFiles words of further presets that runs can change to, by controller */
    public RunSession(Registry registry, Function<String, List<String>> presetFiles, Listener listener) {
        this.listener = listener;
        setup = new RunSetup(registry, new GaitOffer(presetFiles));
        installed = FileRegistry.of(registry, Path.of(""));
        plan = RunPlan.empty(installed);
        state = read();
    }

    /** The session as it was read last. */
    public RunState state() {
        return state;
    }

    /** What is shown: the latest tick, or the moment under the cursor; null without a run. */
    public Snapshot snapshot() {
        return player == null ? null : player.snapshot();
    }

    /** The name of the bits of the state at the end of the active branch, as {@code state_sha256} in reports; empty without a run. */
    public Optional<String> stateHash() {
        return run().map(Run::simulation).map(StateHash::of);
    }

    private Optional<Run> run() {
        return Optional.ofNullable(player).map(Player::run);
    }

    @Override
    public void close() {
        leave();
    }

    private void leave() {
        if (player != null) {
            player.leave();
        }
    }

    /**
     * Does what a user asks for.
     *
     * @throws InvalidInput if it does not fit; then nothing has changed
     */
    public void act(Act act) {
        act.check(state);
        try {
            act.applyTo(this);
        } catch (PluginFailure e) {
            fail(e.getMessage());
        }
    }

    // time

    /** Whether time goes on, or recorded time goes by. */
    public boolean moving() {
        return player != null && player.moving();
    }

    /** Nanoseconds until {@link #advance} has something to do. */
    public long untilDueNanos() {
        return player.untilDue();
    }

    /** Plays what is due, until it is done or somebody asks for something else. */
    public void advance(BooleanSupplier interrupted) {
        try {
            player.advance(interrupted);
        } catch (InvalidInput | PluginFailure e) {
            fail(e.getMessage());
            return;
        }
        boolean stopped = !player.moving();
        if (stopped) {
            load.clear();
        }
        if (load.sample(player.cursor()) || stopped) {
            publish();
        } else if (System.nanoTime() - readAt > READ_NANOS) {
            read(false);
        }
    }

    /** Advances until nothing moves: for scripts, after {@link Act.RunTo}. */
    public void untilStill() {
        while (moving()) {
            advance(() -> false);
        }
    }

    void withPlayer(Consumer<Player> edit) {
        if (player == null) {
            return;
        }
        if (notes) {
            notes = false;
            message = "";
        }
        boolean moved = player.moving();
        edit.accept(player);
        if (!player.moving()) {
            load.clear();
        } else if (!moved) {
            load.restart(player.cursor());
        }
        publish();
    }

    void withLane(int branch, BiConsumer<Player, Lane> edit) {
        withPlayer(p -> Optional.ofNullable(p.branches.lane(branch)).ifPresent(lane -> edit.accept(p, lane)));
    }

    /** Shows another branch; edits that wait are those of this one. */
    void select(int branch) {
        if (player != null && branch != player.lane().id) {
            pending.clear();
            withLane(branch, Player::select);
        }
    }

    void speed(double factor) {
        speed = factor;
        if (player != null) {
            player.setSpeed(factor);
        }
        publish();
    }

    void reset() {
        if (player == null
                || !player.things.current()
                || plan.scene() != null && setup.offering(plan).scene() != plan.scene()) {
            build();
            return;
        }
        setUp(() -> {
            refused = Optional.empty();
            message = "";
            baseline = null;
            pending.clear();
            player.reset(plan.scene());
            load.clear();
            publish();
        });
    }

    void discardWaiting() {
        if (player != null && !player.waiting.isEmpty()) {
            player.waiting.clear();
            pending.clear();
            publish();
        }
    }

    void fork() {
        setUp(() -> withPlayer(p -> message = p.continueHere()
                ? ""
                : "This moment can't be continued: it is no longer in memory. Choose a later one."));
    }

    // what is played

    /** @return whether it was set up */
    boolean open(Act.Open act) {
        Registry things = act.things().readsFiles() ? act.things() : FileRegistry.of(act.things(), Path.of(""));
        RunPlan wanted = RunPlan.of(act.scene(), act.title(), things);
        if (refuses(wanted)) {
            return false;
        }
        if (act.keepsBefore()) {
            if (player != null && !act.title().equals(plan.title())) {
                record("Open " + act.title(), Act.Go.PREVIOUS_RUN, Act.Go.NEXT_RUN);
            }
            keepForHistory();
        } else {
            leave();
            player = null;
        }
        chosenByUser = true;
        plan = wanted;
        build();
        return player != null;
    }

    void restore(Act.Restore act) {
        KeptRun kept = act.run();
        if (open(new Act.Open(kept.session(), act.title(), act.things()))) {
            plan = plan.openedAs(RunPlan.endless(kept.opened()));
            double style = kept.lastStyleSeconds(
                    a -> player.run().events().parameters(a).set().size());
            long tick = Math.round(style / player.branches.world.timing().tickSeconds());
            player.lane().plan(tick, RunPlan.endless(kept.plan()));
            withPlayer(p -> p.fastForwardTo(kept.session().durationSeconds()));
        }
    }

    void choose(Act.Choose act) {
        RunPlan wanted = plan.recast(act.cast(), act.preset(), installed);
        if (refuses(wanted)) {
            return;
        }
        boolean goesOn = player != null && player.moving() && player.live();
        chosenByUser = true;
        keepForHistory();
        plan = wanted;
        record(act.label(), Act.Go.PREVIOUS_RUN, Act.Go.NEXT_RUN);
        build();
        if (goesOn) {
            withPlayer(Player::play);
        }
    }

    /** Whether a plan can't be set up while there is a run, which then stays; the state says why. */
    private boolean refuses(RunPlan wanted) {
        refused = player == null ? Optional.empty() : setup.refusal(wanted);
        if (refused.isPresent()) {
            publish();
        }
        return refused.isPresent();
    }

    /** Keeps the run for whoever goes back. */
    private void keepForHistory() {
        if (player != null) {
            player.leave();
            history.keep(new RunHistory.Left(player, plan, terrain));
            player = null;
        }
    }

    void previousRun() {
        swap(history::back);
    }

    void nextRun() {
        swap(history::forth);
    }

    private void swap(Function<RunHistory.Left, Optional<RunHistory.Left>> way) {
        Optional<RunHistory.Left> other = way.apply(new RunHistory.Left(player, plan, terrain));
        if (other.isEmpty()) {
            message = "There is no earlier run: only the last " + RunHistory.LENGTH + " are kept.";
            publish();
            return;
        }
        leave();
        pending.clear();
        player = other.get().player();
        plan = other.get().plan();
        terrain = other.get().terrain();
        baseline = null;
        message = "";
        load.clear();
        if (player == null) {
            build();
        } else {
            setUp(() -> {
                player.setSpeed(speed);
                player.resume();
                publish();
            });
        }
    }

    void focus(int actor) {
        if (plan.scene() != null && actor >= 0 && actor < plan.scene().roles().size()) {
            plan = plan.focusedOn(actor);
            baseline = null;
            publish();
        }
    }

    /** Builds when there was nothing to run, follows plug-ins that arrive until the user has chosen, notices those that leave. */
    public void followRegistry() {
        if (!chosenByUser && !moving() && (player == null || player.lane().ticks == 0)) {
            Cast wanted = setup.cast();
            if (player == null || !wanted.equals(plan.cast())) {
                plan = RunPlan.of(wanted, installed);
                build();
                return;
            }
        }
        publish();
    }

    private void build() {
        refused = Optional.empty();
        load.clear();
        baseline = null;
        pending.clear();
        leave();
        // if it can't be set up, nothing of another run is shown in its place
        player = null;
        message = setup.missing(plan.cast());
        if (!message.isEmpty()) {
            terrain = null;
            publish();
            return;
        }
        setUp(() -> {
            plan = setup.offering(plan);
            // what a run is made of does not change under it
            Registry frozen = plan.things().frozen();
            terrain = RunSetup.ground(plan.scene(), frozen);
            player = RunSetup.player(plan.scene(), frozen, speed);
            publish();
        });
    }

    /** Sets a run up; if that fails, there is none, and the message says why. */
    private void setUp(Runnable work) {
        try {
            work.run();
        } catch (InvalidInput | PluginFailure e) {
            fail(e.getMessage());
        }
    }

    // edits

    /** Makes edits, and what a reset starts with likewise. */
    void edit(Act.Edit act) {
        if (player == null || plan.scene() == null) {
            return;
        }
        List<RunEdit> inverse = new ArrayList<>();
        for (RunEdit e : act.edits()) {
            inverse.add(StateReader.inverse(e, player, plan));
            player.edit(e);
        }
        if (!undoing) {
            steps.add(act, inverse);
        }
        replan(before -> before.edited(act.edits()));
    }

    void restyle(Act.Restyle act) {
        if (player == null || plan.scene() == null) {
            return;
        }
        int actor = act.actor();
        Scene.Casting was = plan.scene().roles().get(actor);
        Map<String, Double> values = plan.presetValues(was.controller(), act.preset());
        Map<String, Double> before = new StateReader(player, actor)
                .parameters()
                .map(ParameterValues::asMap)
                .orElse(Map.of());
        run().ifPresent(run -> {
            ParameterValues initial = run.events().parameters(actor).set().initialValues();
            ParameterValues wanted =
                    act.values().isEmpty() ? initial.with(values).with(act.parameters()) : initial.with(act.values());
            player.edit(new RunEdit.Tune(actor, wanted.asMap()));
        });
        record(act.label(), new Act.Restyle(act.label(), actor, was.preset(), was.parameters(), before), act);
        replan(p -> p.styled(actor, act.preset(), act.parameters()));
    }

    void ground(Act.Ground act) {
        // the user may have gone on to another terrain since
        if (terrain == null || plan.scene() == null) {
            return;
        }
        ParameterValues before = terrain;
        ParameterValues after = before.with(act.values());
        // a slider that is dragged makes many runs in which nothing happens
        if (player != null && player.lane().ticks > 0) {
            keepForHistory();
        }
        plan = plan.with(plan.scene().on(GroundValues.spec(plan.scene().terrain(), after)));
        Map<String, Double> inverse = new LinkedHashMap<>();
        act.values().keySet().forEach(name -> inverse.put(name, before.get(name)));
        record(act.label(), new Act.Ground(act.label(), inverse), act);
        build();
    }

    void look(SceneLook look) {
        if (player != null && plan.scene() != null) {
            plan = plan.with(plan.scene().looking(look));
            publish();
        }
    }

    /** Plans something else, from the moment that is shown on; in the past it waits as its edit does. */
    private void replan(UnaryOperator<RunPlan> change) {
        baseline = null;
        if (player.live()) {
            player.lane().plan(change.apply(plan).scene());
        } else {
            pending.add(change);
        }
        publish();
    }

    /** Turns to what was planned by the moment that is shown, with what waits: so much for the style, and what was tuned. */
    private void follow() {
        if (player == null || plan.scene() == null) {
            return;
        }
        RunPlan shown = planned(player.momentTick());
        for (UnaryOperator<RunPlan> change : pending) {
            shown = change.apply(shown);
        }
        if (!pending.isEmpty() && player.live()) {
            // they have happened
            player.lane().plan(shown.scene());
            pending.clear();
        }
        if (!plan.role().equals(shown.role())) {
            baseline = null;
        }
        plan = shown;
    }

    private RunPlan planned(long tick) {
        Scene then = player.lane().planned(tick);
        SceneLook look = plan.scene().look();
        return plan.with(then.look().equals(look) ? then : then.looking(look));
    }

    /** What the branch that is shown came to in the end. */
    private RunPlan settled() {
        return player == null || plan.scene() == null ? plan : planned(player.lane().ticks);
    }

    // undo

    private void record(String label, Act undo, Act redo) {
        if (!undoing) {
            steps.add(label, undo, redo);
        }
    }

    void undo() {
        again(steps.undo(), steps::dropUndone);
    }

    void redo() {
        again(steps.redo(), steps::dropDone);
    }

    /** Takes a step back or does it again; one that does not fit the run any more is forgotten, so that others can be taken. */
    private void again(Optional<Act> step, Runnable drop) {
        if (step.isEmpty()) {
            return;
        }
        undoing = true;
        try {
            if (step.get() instanceof Act.Edit edit) {
                focusOnActorOf(edit);
            }
            step.get().check(state);
            step.get().applyTo(this);
        } catch (InvalidInput e) {
            drop.run();
            message = "That step does not fit the run any more: " + e.getMessage();
            notes = true;
        } finally {
            undoing = false;
            publish();
        }
    }

    private void focusOnActorOf(Act.Edit edit) {
        for (RunEdit e : edit.edits()) {
            int actor = e instanceof RunEdit.Tune t
                    ? t.actor()
                    : e instanceof RunEdit.Steer s
                            ? s.actor()
                            : e instanceof RunEdit.Forget f ? f.actor() : plan.actor();
            if (actor != plan.actor()) {
                focus(actor);
            }
        }
    }

    // state

    /** Ends the run with a message; what was recorded stays. For whoever catches what {@link #advance} or {@link #act} throws. */
    public void fail(String why) {
        load.clear();
        message = Objects.requireNonNullElse(why, "The run stopped.");
        // else the next change of the registry would put another cast, and no explanation, in its place
        chosenByUser = true;
        leave();
        publish();
    }

    private void publish() {
        read(true);
    }

    private void read(boolean news) {
        readAt = System.nanoTime();
        follow();
        state = read();
        listener.changed(news);
    }

    private RunState read() {
        Optional<Player> there = Optional.ofNullable(player);
        StateReader reader = new StateReader(player, plan.actor());
        return new RunState(
                reader.status(plan, load, speed, message),
                refused,
                reader.timeline(plan.scene()),
                there.map(Player::lane).orElse(null),
                plan,
                settled(),
                there.map(Player::played),
                there.map(p -> p.branches.world).orElse(null),
                reader.parameters(),
                run().map(this::baseline),
                Optional.ofNullable(terrain),
                reader.follows(),
                reader.reach(),
                reader.replaced(),
                reader.goals(),
                there.map(p -> p.things.files()).orElse(SourceFiles.NONE),
                steps.steps(),
                steps.undoneSteps());
    }

    private ParameterValues baseline(Run run) {
        baseline = baseline == null ? plan.baseline(run) : baseline;
        return baseline;
    }
}
