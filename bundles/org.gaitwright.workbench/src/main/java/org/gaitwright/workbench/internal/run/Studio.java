// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Outcome;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.RunEdit;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.scene.StateHash;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.workbench.run.Cast;
import org.gaitwright.workbench.run.RunStatus;
import org.gaitwright.workbench.run.RunStatus.Phase;
import org.gaitwright.workbench.run.Snapshot;
import org.gaitwright.workbench.run.Timeline;

/** What is on stage: which scene is played, who is in focus, how it is doing. Confined to the thread of the run. */
@SuppressWarnings("resource") // the player closes its run when it leaves it
final class Studio {
    /** Told after each change: true if listeners should know, false for figures that change all the time. */
    interface Audience {
        void look(boolean news);
    }

    /** This run, and those that one can go back to. */
    private static final long SHARE_OF_HEAP = 6;

    private static final int MOST_SHELVED = 2;

    private static final long MOST_BYTES = 512L << 20;
    /** The timeline of a run that goes on is told anew this often, ns. */
    private static final long TELL_NANOS = 100_000_000L;

    private final Registry registry;
    /** What is installed, and files by their whole paths. */
    private final Registry installed;

    private final Audience audience;
    private final LoadMeter load = new LoadMeter();
    private Player player;
    private ParameterValues terrain;
    private Scene plan;
    /** The plan without the edits that wait. */
    private Scene settled;
    /** What was opened or chosen, before anything was changed. */
    private Scene opened;
    /** Of the actor in focus; null until somebody looks. */
    private ParameterValues baseline;

    private Cast cast = Cast.NONE;
    private String title = "";
    private Registry things;
    private boolean chosenByUser;
    private final Deque<Shelved> before = new ArrayDeque<>();
    private final Deque<Shelved> after = new ArrayDeque<>();
    /** What the player was made of; {@link #things} may be others meanwhile. */
    private Registry madeOf;

    private String madeTitle = "";
    private int actor;
    private double speed = 1;
    private String message = "";
    private Shown shown;
    private long toldAt;

    Studio(Registry registry, Audience audience) {
        this.registry = registry;
        this.audience = audience;
        installed = FileRegistry.of(registry, Path.of(""));
        things = installed;
        shown = describe();
    }

    Shown shown() {
        return shown;
    }

    Snapshot snapshot() {
        return player == null ? null : player.snapshot();
    }

    boolean moving() {
        return player != null && player.moving();
    }

    long untilDue() {
        return player.untilDue();
    }

    void close() {
        if (player != null) {
            player.leave();
        }
    }

    // time

    void advance(BooleanSupplier interrupted) {
        player.advance(interrupted);
        boolean stopped = !player.moving();
        if (stopped) {
            load.clear();
        }
        if (load.sample(player.cursor()) || stopped) {
            publish();
        } else if (System.nanoTime() - toldAt > TELL_NANOS) {
            toldAt = System.nanoTime();
            shown = describe();
            audience.look(false);
        }
    }

    void withPlayer(Consumer<Player> edit) {
        if (player == null) {
            return;
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

    void setSpeed(double factor) {
        speed = factor;
        withPlayer(p -> p.setSpeed(factor));
        publish();
    }

    void reset() {
        if (player == null || madeOf != things || !current(player.things())) {
            build();
        } else {
            message = "";
            baseline = null;
            player.reset(plan);
            load.clear();
            publish();
        }
    }

    /** Files may have been changed since. */
    private static boolean current(Registry things) {
        return !(things instanceof FileRegistry files) || files.current();
    }

    void discardWaiting() {
        if (player != null && !player.waiting().isEmpty()) {
            plan = settled;
            player.replan(plan);
            player.discardWaiting();
            baseline = null;
            publish();
        }
    }

    void continueHere() {
        withPlayer(p -> message = p.continueHere()
                ? ""
                : "This moment can't be continued: what came before it was dropped from memory. Choose a later one.");
    }

    // what is played

    void open(Scene scene, String newTitle, Registry newThings) {
        chosenByUser = true;
        title = newTitle;
        shelve();
        things = newThings instanceof FileRegistry ? newThings : FileRegistry.of(newThings, Path.of(""));
        plan = Plans.endless(scene);
        opened = plan;
        actor = 0;
        cast = Plans.cast(plan, actor);
        build();
    }

    void choose(Cast wanted) {
        chosenByUser = true;
        shelve();
        cast = wanted;
        if (plan == null || !wanted.complete()) {
            plan = null;
            things = installed;
        } else {
            plan = Plans.recast(plan, actor, wanted);
        }
        opened = plan;
        build();
    }

    // runs before this one

    /** A run that was left, with what it takes to go on with it. */
    private record Shelved(
            Player player,
            Scene plan,
            Cast cast,
            String title,
            ParameterValues terrain,
            Registry madeOf,
            Scene opened,
            int actor) {}

    /** Keeps the run for whoever goes back. */
    private void shelve() {
        if (player != null) {
            before.push(leave());
            after.clear();
            while (before.size() > MOST_SHELVED) {
                before.removeLast();
            }
        }
    }

    /** A choice that could not be set up has no player. */
    private Shelved leave() {
        if (player != null) {
            player.leave();
        }
        Scene left = player == null ? plan : player.plan();
        Shelved run = new Shelved(player, left, cast, madeTitle, terrain, madeOf, opened, actor);
        player = null;
        return run;
    }

    void previousRun() {
        swap(before, after);
    }

    void nextRun() {
        swap(after, before);
    }

    private void swap(Deque<Shelved> from, Deque<Shelved> to) {
        if (from.isEmpty()) {
            message = "There is no other run to go back to: only the last " + MOST_SHELVED + " are kept.";
            publish();
            return;
        }
        to.push(leave());
        Shelved back = from.pop();
        player = back.player();
        title = back.title();
        madeTitle = title;
        terrain = back.terrain();
        madeOf = back.madeOf();
        things = madeOf;
        opened = back.opened();
        actor = back.actor();
        plan = back.plan();
        cast = back.cast();
        message = "";
        baseline = null;
        load.clear();
        if (player == null) {
            build();
        } else {
            player.setSpeed(speed);
            player.resume();
            publish();
        }
    }

    void choosePreset(String preset) {
        if (player == null || plan == null) {
            return;
        }
        Scene wanted = Plans.withPreset(plan, actor, preset);
        Map<String, Double> values = presetValues(wanted.roles().get(actor));
        ParameterValues initial = player.run() == null
                ? null
                : player.run().parameters(actor).set().initialValues();
        change(
                wanted,
                initial == null
                        ? null
                        : new RunEdit.Tune(actor, initial.with(values).asMap()));
    }

    /** Changes what a reset starts with, and the run, now or when it is continued from the cursor. */
    private void change(Scene newPlan, RunEdit edit) {
        plan = newPlan;
        baseline = null;
        player.replan(plan);
        if (edit != null) {
            player.edit(edit);
        }
        publish();
    }

    void focus(int newActor) {
        if (plan != null && newActor >= 0 && newActor < plan.roles().size()) {
            actor = newActor;
            cast = Plans.cast(plan, actor);
            baseline = null;
            publish();
        }
    }

    /** Builds when there was nothing to run, follows newcomers until the user has chosen, notices who left. */
    void followRegistry() {
        if (!chosenByUser && !moving() && (player == null || player.lane().ticks == 0)) {
            Cast wanted = Casting.automatic(registry);
            if (player == null || !wanted.equals(cast)) {
                cast = wanted;
                plan = null;
                build();
                return;
            }
        }
        publish();
    }

    private void build() {
        load.clear();
        baseline = null;
        message = Casting.missing(cast, registry);
        if (player != null) {
            player.leave();
        }
        if (!message.isEmpty()) {
            player = null;
            terrain = null;
            publish();
            return;
        }
        if (plan == null) {
            plan = Plans.of(cast, registry);
            title = plan.name();
            opened = plan;
        }
        // what a run is made of does not change under it
        Registry frozen = things instanceof FileRegistry files ? files.frozen() : things;
        madeOf = things;
        madeTitle = title;
        TerrainFactory ground = frozen.get(TerrainFactory.class, plan.terrain().kind());
        Scene wanted = plan;
        terrain = frozen.guard(ground, f -> GroundValues.of(f, wanted.terrain()));
        long bytes = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
        // if it can't be set up, nothing of another run is shown in its place
        player = null;
        player = new Player(plan, frozen, bytes, speed);
        publish();
    }

    // edits

    void tune(Map<String, Double> values) {
        if (player == null || plan == null) {
            return;
        }
        change(Plans.tuned(plan, actor, values), new RunEdit.Tune(actor, values));
    }

    void setTerrainParameter(String name, double value) {
        // the user may have gone on to another terrain since
        if (terrain != null && plan != null && terrain.set().contains(name)) {
            Scene ground = plan.on(GroundValues.spec(plan.terrain(), terrain.with(name, value)));
            // a slider that is dragged makes many runs in which nothing happens
            if (player != null && player.lane().ticks > 0) {
                shelve();
            }
            plan = ground;
            build();
        }
    }

    void plan(List<Push> pushes) {
        if (player != null && plan != null) {
            change(Plans.withPushes(plan, pushes), new RunEdit.Plan(pushes));
        }
    }

    void look(SceneLook look) {
        if (player != null && plan != null) {
            plan = plan.looking(look);
            settled = settled == null ? null : settled.looking(look);
            player.replan(plan);
            publish();
        }
    }

    void push(Vec3 newtons, double seconds) {
        if (player != null && player.run() != null) {
            World.Actor who = player.session().world.actors().get(actor);
            String root = who.character().links().get(0).name();
            player.push(new Push(player.run().timeSeconds(), seconds, who.name(), root, newtons));
            publish();
        }
    }

    /** The run is over; what was recorded stays. */
    void fail(String why) {
        load.clear();
        message = why;
        // else the next change of the registry would put another cast, and no explanation, in its place
        chosenByUser = true;
        if (player != null) {
            player.leave();
        }
        publish();
    }

    private void publish() {
        settled = player == null || player.waiting().isEmpty() ? plan : settled;
        toldAt = System.nanoTime();
        shown = describe();
        audience.look(true);
    }

    // what is seen

    private Shown describe() {
        if (player == null) {
            return new Shown(
                    status(),
                    Timeline.EMPTY,
                    null,
                    plan,
                    null,
                    actor,
                    null,
                    null,
                    terrain,
                    Set.of(),
                    Map.of(),
                    opened,
                    Map.of());
        }
        Run run = player.run();
        Scene played = player.played();
        played = plan == null || played == null ? played : played.looking(plan.look());
        return new Shown(
                status(),
                Timelines.of(player, played),
                player.session().recording(player.lane()),
                plan,
                played,
                actor,
                run == null ? null : waitingFor(run),
                run == null ? null : baseline(run),
                terrain,
                run == null
                        ? Set.of()
                        : run.stage().parts().get(actor).factory().follows(),
                run == null ? Map.of() : goals(run, played),
                opened,
                player.things() instanceof FileRegistry files ? files.texts() : Map.of());
    }

    /** What the preset says that the plan names now; the run may have begun with another. */
    private ParameterValues baseline(Run run) {
        if (baseline == null) {
            Scene.Casting role = plan.roles().get(actor);
            boolean same =
                    role.preset().equals(run.stage().scene().roles().get(actor).preset());
            baseline = same
                    ? run.stage().parts().get(actor).baseline()
                    : run.parameters(actor).set().initialValues().with(presetValues(role));
        }
        return baseline;
    }

    private Map<String, Double> presetValues(Scene.Casting role) {
        // a file as it is now: whoever chooses it again has changed it
        return role.preset().isEmpty()
                ? Map.of()
                : things.guard(
                        things.get(PresetProvider.class, role.controller() + "/" + role.preset()),
                        PresetProvider::values);
    }

    /** Parameters as they will be when the edits that wait have happened. */
    private ParameterValues waitingFor(Run run) {
        ParameterValues values = run.parametersToCome(actor);
        for (RunEdit e : player.waiting()) {
            if (e instanceof RunEdit.Tune t && t.actor() == actor) {
                values = values.with(t.values());
            }
        }
        return values;
    }

    private Map<GoalKey, Double> goals(Run run, Scene played) {
        Map<GoalKey, Double> asked = new EnumMap<>(GoalKey.class);
        Goal goal = run.simulation().goal(actor);
        for (GoalKey k : GoalKey.values()) {
            if (goal.asksFor(k)) {
                asked.put(k, goal.get(k, 0));
            }
        }
        double now = run.timeSeconds() + 1e-9;
        played.roles().get(actor).goals().stream()
                .filter(g -> g.timeSeconds() <= now)
                .forEach(g -> ask(asked, g));
        for (RunEdit e : player.waiting()) {
            if (e instanceof RunEdit.Steer s && s.actor() == actor) {
                asked.put(s.key(), s.value());
            } else if (e instanceof RunEdit.Forget f && f.actor() == actor) {
                asked.remove(f.key());
            }
        }
        return Map.copyOf(asked);
    }

    Optional<String> stateHash() {
        return player == null || player.run() == null
                ? Optional.empty()
                : Optional.of(StateHash.of(player.run().simulation()));
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
            Phase phase = cast.complete() && !message.isEmpty() ? Phase.FAILED : Phase.EMPTY;
            return new RunStatus(phase, cast, title, 0, speed, 0, 0, 0, Outcome.UPRIGHT, message);
        }
        Run run = player.run();
        World.Timing timing = player.session().world.timing();
        String words = !message.isEmpty() || !player.live() ? message : player.lane().ending;
        return new RunStatus(
                phase(),
                cast,
                title,
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
