// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;

/** Plays a scene and what was recorded of it. Confined to the thread of the run. */
@SuppressWarnings("resource") // the player closes its run when it leaves it
final class Player {
    /** How time goes. */
    enum Mode {
        STILL,
        LIVE,
        FORWARD,
        BACKWARD
    }

    /** Longer than this without looking up, and whoever waits for pictures or clicks notices, ns. */
    private static final long BREATH_NANOS = 8_000_000L;

    /** A recording is shown this often. */
    private static final long REPLAY_NANOS = 10_000_000L;

    /** Where the scene's names are found; it doesn't change under a run. */
    final Registry things;

    final Branches branches;
    /** Edits that were made while the cursor is in the past. */
    final List<RunEdit> waiting = new ArrayList<>();

    private Run run;
    private FrameRecorder recorder;
    private Lane lane;
    private Pacer pacer;
    private Mode mode = Mode.STILL;
    private boolean live = true;
    private double cursor;
    /** Up to this tick the clock on the wall has no say. */
    private long hurriedTo;

    private Timeline.Loop loop;
    private Snapshot snapshot;
    /** Its hash is that of the state after so many ticks. */
    private long hashed = -1;

    private String hash = "";

    /** Sets a scene up; throws what a scene or a plug-in may. */
    Player(Scene scene, Registry things, long maxBytes, double speed) {
        this.things = things;
        run = new Run(scene, things);
        branches = new Branches(run, maxBytes);
        pacer = new Pacer(branches.world.timing().tickSeconds(), speed, System.nanoTime());
        enter(branches.begin());
        lane.plan(scene);
        scene.look().bookmarks().forEach(b -> branches.bookmark(lane, b.seconds(), b.name()));
    }

    private void enter(Lane newLane) {
        lane = newLane;
        recorder = new FrameRecorder(run);
        lane.record(run, recorder);
        waiting.clear();
        hashed = -1;
        live = true;
        mode = Mode.STILL;
        showLive();
    }

    private void showLive() {
        cursor = branches.seconds(lane.ticks);
        snapshot = run == null
                ? lane.at(Math.min(cursor, (lane.end() - 1) * branches.frameSeconds()))
                : recorder.frame(false).snapshot(branches.world, cursor);
    }

    // time

    boolean moving() {
        return mode != Mode.STILL;
    }

    /** Nanoseconds until something is to be done. */
    long untilDue() {
        if (mode != Mode.LIVE) {
            return REPLAY_NANOS;
        }
        return hurries() ? 0 : pacer.untilDue(branches.ticksPerFrame);
    }

    void setSpeed(double speed) {
        pacer.setSpeed(speed, System.nanoTime());
    }

    void play() {
        if (live && goesOn()) {
            start(Mode.LIVE);
        } else if (!live) {
            if (loop != null && (cursor < loop.from() || cursor >= loop.to())) {
                scrub(loop.from());
            }
            start(Mode.FORWARD);
        }
    }

    /** Plays a stretch of the recording again and again; null for none. */
    void loop(Timeline.Loop stretch) {
        loop = stretch;
        if (loop != null) {
            scrub(loop.from());
            if (!live) {
                start(Mode.FORWARD);
            }
        }
    }

    Optional<Timeline.Loop> loop() {
        return Optional.ofNullable(loop);
    }

    void playBackward() {
        live = false;
        start(Mode.BACKWARD);
    }

    /** Goes on as fast as the machine can until a time, and rests there. */
    void fastForwardTo(double seconds) {
        long ticks = Math.round(seconds / branches.world.timing().tickSeconds());
        if (live && goesOn() && ticks > lane.ticks) {
            start(Mode.LIVE);
            hurriedTo = ticks;
        }
    }

    private boolean goesOn() {
        return run != null && !run.ended();
    }

    private boolean hurries() {
        return lane.ticks < hurriedTo;
    }

    private void start(Mode newMode) {
        mode = newMode;
        hurriedTo = 0;
        pacer.restart(System.nanoTime());
    }

    void pause() {
        mode = Mode.STILL;
        if (live) {
            showLive();
        }
    }

    void step() {
        mode = Mode.STILL;
        if (!live) {
            scrub(cursor + branches.frameSeconds());
        } else if (goesOn()) {
            tick();
            showLive();
        }
    }

    void stepBack() {
        mode = Mode.STILL;
        double frame = branches.frameSeconds();
        // from between two frames, to the one before
        scrub(frame * (Math.ceil(cursor / frame - 1e-6) - 1));
    }

    void scrub(double seconds) {
        if (mode == Mode.LIVE) {
            mode = Mode.STILL;
        }
        double end = branches.seconds(lane.ticks);
        if (seconds >= end - 1e-9) {
            backToLive();
            return;
        }
        live = false;
        cursor = Math.max(lane.first() * branches.frameSeconds(), seconds);
        Snapshot then = lane.at(cursor);
        snapshot = then == null ? snapshot : then;
    }

    void backToLive() {
        mode = Mode.STILL;
        live = true;
        if (run != null) {
            waiting.forEach(this::happen);
        }
        waiting.clear();
        showLive();
    }

    /** Does what is due, until it is done or somebody asks for something else. */
    void advance(BooleanSupplier interrupted) {
        if (mode == Mode.LIVE) {
            advanceLive(interrupted);
        } else {
            replay();
        }
    }

    private void advanceLive(BooleanSupplier interrupted) {
        long since = System.nanoTime();
        long now = since;
        while (mode == Mode.LIVE
                && (hurries() || pacer.due(now))
                && now - since < BREATH_NANOS
                && !interrupted.getAsBoolean()) {
            pacer.done();
            tick();
            if (run.ended() || lane.ticks == hurriedTo) {
                mode = Mode.STILL;
            }
            now = System.nanoTime();
        }
        cursor = branches.seconds(lane.ticks);
        Frame newest = lane.frame(lane.end() - 1);
        snapshot = mode == Mode.LIVE && newest != null
                ? newest.snapshot(branches.world, (lane.end() - 1) * branches.frameSeconds())
                : recorder.frame(false).snapshot(branches.world, cursor);
    }

    private void replay() {
        double seconds = pacer.take(System.nanoTime());
        boolean forward = mode == Mode.FORWARD;
        double next = cursor + (forward ? seconds : -seconds);
        scrub(loop == null ? next : looped(next, forward));
        if (live || !forward && cursor <= lane.first() * branches.frameSeconds()) {
            mode = Mode.STILL;
        }
    }

    /** A cursor that leaves the loop enters it at its other end; one that is outside goes on. */
    private double looped(double next, boolean forward) {
        // at the very end the recording would be live
        double end = Math.min(loop.to(), branches.seconds(lane.ticks) - 0.5 * branches.frameSeconds());
        if (forward) {
            return cursor <= end && next >= end ? loop.from() : next;
        }
        return cursor >= loop.from() && next < loop.from() ? end : next;
    }

    private void tick() {
        run.advance();
        lane.record(run, recorder);
        if (lane.ticks % (branches.ticksPerFrame * (long) FrameStore.CHUNK) == 0) {
            branches.fit();
        }
        if (run.ended()) {
            lane.ending = LaneEvents.ending(run);
        }
    }

    // branches

    /** Deletes a lane that is not active and on which nothing depends. */
    void delete(Lane other) {
        if (other != lane && branches.free(other)) {
            branches.remove(other);
        }
    }

    /** A scene from its start; a lane in which nothing happened gives way. */
    void reset(Scene scene) {
        Run fresh = new Run(scene, things);
        leave();
        if (lane.ticks == 0 && branches.free(lane)) {
            branches.remove(lane);
        }
        run = fresh;
        enter(branches.begin());
        lane.plan(scene);
    }

    /** False if what is needed was dropped. */
    boolean continueHere() {
        if (live) {
            return true;
        }
        Optional<Run> there = lane.runAt(momentTick(), things);
        if (there.isEmpty()) {
            return false;
        }
        List<RunEdit> edits = new ArrayList<>(waiting);
        leave();
        run = there.get();
        lane.ghost = true;
        enter(branches.fork(lane, run));
        if (run.events().grip().isPresent()) {
            edits.add(0, RunEdit.Hold.NONE);
        }
        edits.forEach(this::happen);
        return true;
    }

    void select(Lane other) {
        if (other == lane) {
            return;
        }
        double at = cursor;
        boolean wasLive = live;
        Optional<Run> there = other.runAt(other.ticks, things);
        leave();
        run = there.orElse(null);
        hashed = -1;
        lane = other;
        recorder = run == null ? null : new FrameRecorder(run);
        waiting.clear();
        if (wasLive) {
            backToLive();
        } else {
            scrub(at);
        }
    }

    /** Goes on after it was left. */
    void resume() {
        if (run == null) {
            run = lane.runAt(lane.ticks, things).orElse(null);
            recorder = run == null ? null : new FrameRecorder(run);
        }
        backToLive();
    }

    /** Ends with the run; what was recorded stays. */
    void leave() {
        mode = Mode.STILL;
        if (run != null) {
            lane.script = run.events().script();
            run.close();
            run = null;
        }
    }

    // edits

    /** Does something to the run, or keeps it for the branch that will go on from here. */
    void edit(RunEdit edit) {
        if (run != null && live) {
            happen(edit);
        } else if (!live && !(edit instanceof RunEdit.Hold)) {
            waiting.removeIf(edit::supersedes);
            waiting.add(edit);
        }
    }

    private void happen(RunEdit edit) {
        run.events().edit(edit);
        lane.did(run.simulation().ticks(), edit);
    }

    /** A push besides those that are planned, which begins now. */
    void push(Push push) {
        if (run != null && live) {
            List<Push> all = new ArrayList<>(run.events().script().pushes());
            all.add(push.at(run.timeSeconds()));
            happen(new RunEdit.Plan(all));
        }
    }

    /** Pushes the root of an actor at its centre of mass, from now on. */
    void shove(int actor, Vec3 newtons, double seconds) {
        World.Actor who = branches.world.actors().get(actor);
        push(new Push(0, seconds, who.name(), who.character().links().get(0).name(), newtons));
    }

    // what is seen

    Lane lane() {
        return lane;
    }

    /** Null once it is over and left. */
    Run run() {
        return run;
    }

    Mode mode() {
        return mode;
    }

    boolean live() {
        return live;
    }

    double cursor() {
        return cursor;
    }

    /** The tick from which a branch would go on that is made now. */
    long momentTick() {
        return live ? lane.ticks : branches.frameAt(cursor) * branches.ticksPerFrame;
    }

    double momentSeconds() {
        return branches.seconds(momentTick());
    }

    /** Name of the bits of the state under the cursor; empty where only a recording knows it. */
    String stateHash() {
        if (run == null || !live || moving()) {
            return "";
        }
        if (hashed != lane.ticks) {
            hashed = lane.ticks;
            hash = StateHash.of(run.simulation());
        }
        return hash;
    }

    Snapshot snapshot() {
        return snapshot;
    }

    /** What plays the active lane again, as of now; null if there is nothing yet. */
    RunState.Played played() {
        if (run != null) {
            lane.script = run.events().script();
        }
        double tick = branches.world.timing().tickSeconds();
        return lane.script == null
                ? null
                : new RunState.Played(lane.script, Math.max(tick, branches.seconds(lane.ticks)));
    }
}
