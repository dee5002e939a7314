// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.RunEdit;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.scene.StateHash;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.session.run.Snapshot;

/** What is on stage: which scene is played, who is in focus, how it is doing. Confined to the thread of the run. */
@SuppressWarnings("resource") // the player closes its run when it leaves it
final class Studio {
    /** Told after each change: true if listeners should know, false for figures that change all the time. */
    interface Audience {
        void look(boolean news);
    }

    /** This run, and those that one can go back to. */
    private static final long SHARE_OF_HEAP = 6;

    private static final long MOST_BYTES = 512L << 20;
    /** The timeline of a run that goes on is told anew this often, ns. */
    private static final long TELL_NANOS = 100_000_000L;

    private final Registry registry;
    /** What is installed, and files by their whole paths. */
    private final Registry installed;

    private final GaitOffer gaits;
    private final Audience audience;
    private final LoadMeter load = new LoadMeter();
    private final Shelf shelf = new Shelf();
    private Player player;
    private Programme programme;
    private boolean chosenByUser;
    private double speed = 1;
    private String message = "";
    private Shown shown;
    private long toldAt;

    Studio(Registry registry, GaitOffer gaits, Audience audience) {
        this.registry = registry;
        this.gaits = gaits;
        this.audience = audience;
        installed = FileRegistry.of(registry, Path.of(""));
        programme = new Programme(installed);
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
        boolean newGaits = programme.plan != null
                && !gaits.with(programme.plan, programme.things).equals(programme.plan);
        if (player == null
                || programme.madeOf != programme.things
                || !player.things().current()
                || newGaits) {
            build();
        } else {
            message = "";
            programme.baseline = null;
            player.reset(programme.plan);
            load.clear();
            publish();
        }
    }

    void discardWaiting() {
        if (player != null && !player.waiting().isEmpty()) {
            programme.plan = programme.settled;
            player.replan(programme.plan);
            player.discardWaiting();
            programme.baseline = null;
            publish();
        }
    }

    void continueHere() {
        withPlayer(p -> message = p.continueHere()
                ? ""
                : "This moment can't be continued: it is no longer in memory. Choose a later one.");
    }

    // what is played

    void open(Scene scene, String newTitle, Registry newThings) {
        shelve();
        present(scene, newTitle, newThings);
    }

    /** The same, but nobody can go back to the run of now. */
    void replace(Scene scene, String newTitle, Registry newThings) {
        if (player != null) {
            player.leave();
            programme = new Programme(programme);
            player = null;
        }
        present(scene, newTitle, newThings);
    }

    private void present(Scene scene, String newTitle, Registry newThings) {
        chosenByUser = true;
        programme.title = newTitle;
        programme.things = newThings.readsFiles() ? newThings : FileRegistry.of(newThings, Path.of(""));
        programme.plan = Plans.endless(scene);
        programme.opened = programme.plan;
        programme.actor = 0;
        programme.cast = Plans.cast(programme.plan, programme.actor);
        build();
    }

    void bringBack(KeptRun kept, String newTitle, Registry newThings) {
        open(kept.session(), newTitle, newThings);
        if (player != null) {
            programme.opened = Plans.endless(kept.opened());
            change(Plans.endless(kept.plan()), null);
            withPlayer(p -> p.hurryTo(kept.session().durationSeconds()));
        }
    }

    void choose(Cast wanted) {
        chosenByUser = true;
        shelve();
        programme.cast = wanted;
        if (programme.plan == null || !wanted.complete()) {
            programme.plan = null;
            programme.things = installed;
        } else {
            programme.plan = Plans.recast(programme.plan, programme.actor, wanted, programme.things);
        }
        programme.opened = programme.plan;
        build();
    }

    // runs before this one

    /** Keeps the run for whoever goes back. */
    private void shelve() {
        if (player != null) {
            player.leave();
            shelf.keep(new Shelf.Run(player, programme.made(player.plan())));
            programme = new Programme(programme);
            player = null;
        }
    }

    void previousRun() {
        swap(shelf.goesBack(), shelf::back);
    }

    void nextRun() {
        swap(shelf.goesForth(), shelf::forth);
    }

    private void swap(boolean there, UnaryOperator<Shelf.Run> way) {
        if (!there) {
            message = "There is no earlier run: only the last " + Shelf.MOST + " are kept.";
            publish();
            return;
        }
        if (player != null) {
            player.leave();
        }
        // a choice that could not be set up has no player
        Scene left = player == null ? programme.plan : player.plan();
        Shelf.Run other = way.apply(new Shelf.Run(player, programme.made(left)));
        player = other.player();
        programme = other.programme();
        message = "";
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
        if (player == null || programme.plan == null) {
            return;
        }
        Scene wanted = Plans.withPreset(programme.plan, programme.actor, preset);
        Map<String, Double> values = programme.presetValues(wanted.roles().get(programme.actor));
        ParameterValues initial = player.run() == null
                ? null
                : player.run().parameters(programme.actor).set().initialValues();
        change(
                wanted,
                initial == null
                        ? null
                        : new RunEdit.Tune(programme.actor, initial.with(values).asMap()));
    }

    /** Changes what a reset starts with, and the run, now or when it is continued from the cursor. */
    private void change(Scene newPlan, RunEdit edit) {
        programme.plan = newPlan;
        programme.baseline = null;
        player.replan(programme.plan);
        if (edit != null) {
            player.edit(edit);
        }
        publish();
    }

    void focus(int newActor) {
        if (programme.plan != null
                && newActor >= 0
                && newActor < programme.plan.roles().size()) {
            programme.actor = newActor;
            programme.cast = Plans.cast(programme.plan, programme.actor);
            programme.baseline = null;
            publish();
        }
    }

    /** Builds when there was nothing to run, follows newcomers until the user has chosen, notices who left. */
    void followRegistry() {
        if (!chosenByUser && !moving() && (player == null || player.lane().ticks == 0)) {
            Cast wanted = Casting.automatic(registry);
            if (player == null || !wanted.equals(programme.cast)) {
                programme.cast = wanted;
                programme.plan = null;
                build();
                return;
            }
        }
        publish();
    }

    private void build() {
        load.clear();
        programme.baseline = null;
        message = Casting.missing(programme.cast, registry);
        if (player != null) {
            player.leave();
        }
        if (!message.isEmpty()) {
            player = null;
            programme.terrain = null;
            publish();
            return;
        }
        if (programme.plan == null) {
            programme.plan = Plans.of(programme.cast, registry);
            programme.title = programme.plan.name();
            programme.opened = programme.plan;
        }
        offerGaits();
        // what a run is made of does not change under it
        Registry frozen = programme.things.frozen();
        programme.madeOf = programme.things;
        programme.madeTitle = programme.title;
        TerrainFactory ground =
                frozen.get(TerrainFactory.class, programme.plan.terrain().kind());
        Scene wanted = programme.plan;
        programme.terrain = frozen.guard(ground, f -> GroundValues.of(f, wanted.terrain()));
        long bytes = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
        // if it can't be set up, nothing of another run is shown in its place
        player = null;
        player = new Player(programme.plan, frozen, bytes, speed);
        publish();
    }

    /** What it can change to is there from the start: a controller is made with its gaits. */
    private void offerGaits() {
        boolean untouched = programme.plan == programme.opened;
        programme.plan = gaits.with(programme.plan, programme.things);
        programme.opened = untouched ? programme.plan : programme.opened;
    }

    // edits

    void tune(Map<String, Double> values) {
        if (player == null || programme.plan == null) {
            return;
        }
        change(Plans.tuned(programme.plan, programme.actor, values), new RunEdit.Tune(programme.actor, values));
    }

    void setTerrainParameter(String name, double value) {
        // the user may have gone on to another terrain since
        if (programme.terrain != null
                && programme.plan != null
                && programme.terrain.set().contains(name)) {
            Scene ground =
                    programme.plan.on(GroundValues.spec(programme.plan.terrain(), programme.terrain.with(name, value)));
            // a slider that is dragged makes many runs in which nothing happens
            if (player != null && player.lane().ticks > 0) {
                shelve();
            }
            programme.plan = ground;
            build();
        }
    }

    void plan(List<Push> pushes) {
        if (player != null && programme.plan != null) {
            change(Plans.withPushes(programme.plan, pushes), new RunEdit.Plan(pushes));
        }
    }

    void look(SceneLook look) {
        if (player != null && programme.plan != null) {
            programme.plan = programme.plan.looking(look);
            programme.settled = programme.settled == null ? null : programme.settled.looking(look);
            player.replan(programme.plan);
            publish();
        }
    }

    void push(Vec3 newtons, double seconds) {
        if (player != null && player.run() != null) {
            World.Actor who = player.session().world.actors().get(programme.actor);
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
        programme.settled = player == null || player.waiting().isEmpty() ? programme.plan : programme.settled;
        toldAt = System.nanoTime();
        shown = describe();
        audience.look(true);
    }

    Optional<String> stateHash() {
        return player == null || player.run() == null
                ? Optional.empty()
                : Optional.of(StateHash.of(player.run().simulation()));
    }

    private Shown describe() {
        return new Description(player, programme, load, speed, message).shown();
    }
}
