// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;

/**
 * Something that a user does in a {@link RunSession}: the only way to change one. An act is checked once, against the state that it
 * meets. Acts that change what is simulated leave their inverse behind, which {@link Go#UNDO} takes.
 */
public sealed interface Act {
    /** So many times as fast as the clock: the slowest that a run is played. */
    double SLOWEST = 0.01;

    double FASTEST = 100;
    /** As fast as the machine can. */
    double UNLIMITED = Double.POSITIVE_INFINITY;

    /**
     * Whether it fits.
     *
     * @throws InvalidInput if it does not
     */
    default void check(RunState now) {}

    /** Does it; called by the session, between two ticks. */
    void applyTo(RunSession session);

    /** Does this, which sets up a run, and plays it; if it is {@linkplain RunState#refused refused}, the run before it stays as it was. */
    default Act andPlay() {
        return new Played(this);
    }

    // acts that can be undone

    /**
     * Edits the run, and what a reset starts with. While the cursor is in the past, the edits wait until the run is continued from there.
     *
     * @param label names the step for users who undo it
     * @param gesture acts of one gesture that follow each other are undone together, such as those of a drag; empty for a gesture of its own
     * @param edits of one actor
     */
    record Edit(String label, String gesture, List<RunEdit> edits) implements Act {
        public Edit {
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(gesture, "gesture");
            edits = List.copyOf(edits);
        }

        @Override
        public void check(RunState now) {
            for (RunEdit e : edits) {
                if (e instanceof RunEdit.Tune t) {
                    now.checkParameters(t);
                } else if (e instanceof RunEdit.Plan p) {
                    now.checkPushes(p.pushes());
                }
            }
        }

        @Override
        public void applyTo(RunSession session) {
            session.edit(this);
        }
    }

    /** Changes parameters of an actor's controller, from the next tick on and after a reset. */
    static Edit tune(String label, String gesture, int actor, Map<String, Double> values) {
        return new Edit(label, gesture, List.of(new RunEdit.Tune(actor, values)));
    }

    /**
     * Asks an actor for something, in SI units, from the next tick on.
     *
     * @param freed what is asked for no more: the controller does as it likes
     */
    static Edit steer(String label, String gesture, int actor, Map<GoalKey, Double> wanted, Set<GoalKey> freed) {
        List<RunEdit> edits = new ArrayList<>();
        freed.stream().filter(k -> !wanted.containsKey(k)).forEach(k -> edits.add(new RunEdit.Forget(actor, k)));
        wanted.forEach((key, value) -> edits.add(new RunEdit.Steer(actor, key, value)));
        return new Edit(label, gesture, edits);
    }

    /** Plans other pushes, from now on and after a reset. */
    static Edit plan(String label, List<Push> pushes) {
        return new Edit(label, "", List.of(new RunEdit.Plan(pushes)));
    }

    /**
     * Gives an actor a preset of its controller; a run goes on with it at once.
     *
     * @param preset empty for none
     * @param parameters that differ from the preset
     * @param values of all parameters of the run; empty for those of preset and parameters
     */
    record Restyle(String label, int actor, String preset, Map<String, Double> parameters, Map<String, Double> values)
            implements Act {
        public Restyle {
            parameters = Map.copyOf(parameters);
            values = Map.copyOf(values);
        }

        @Override
        public void applyTo(RunSession session) {
            session.restyle(this);
        }
    }

    /** Gives the actor a preset as it is. */
    static Restyle preset(int actor, String preset) {
        return new Restyle("Style " + (preset.isEmpty() ? "none" : preset), actor, preset, Map.of(), Map.of());
    }

    /** Changes parameters of the ground: the same run from its start on other ground, paused. */
    record Ground(String label, Map<String, Double> values) implements Act {
        public Ground {
            values = Map.copyOf(values);
        }

        @Override
        public void check(RunState now) {
            if (now.terrain().isEmpty()) {
                throw new InvalidInput(
                        "there is no run whose ground's " + values.keySet() + " could change; choose a terrain first");
            }
            now.terrain().get().with(values);
        }

        @Override
        public void applyTo(RunSession session) {
            session.ground(this);
        }
    }

    /**
     * Sets up a run of other things, at time zero, which goes on if the run before it did; to undo it is to go back to that, as it was left.
     * What does not fit together is {@linkplain RunState#refused refused}, and the run before it stays.
     *
     * @param preset of the controller; without one, what suits the cast
     */
    record Choose(String label, Cast cast, Optional<String> preset) implements Act {
        public Choose {
            Objects.requireNonNull(cast, "cast");
            Objects.requireNonNull(preset, "preset");
        }

        /** With the preset that suits. */
        public Choose(String label, Cast cast) {
            this(label, cast, Optional.empty());
        }

        @Override
        public void applyTo(RunSession session) {
            session.choose(this);
        }
    }

    // acts on what is played

    /** @param setUp what sets up the run that is played, such as {@link Open} or {@link Choose} */
    record Played(Act setUp) implements Act {
        @Override
        public void check(RunState now) {
            setUp.check(now);
        }

        @Override
        public void applyTo(RunSession session) {
            setUp.applyTo(session);
            if (session.state().refused().isEmpty()) {
                Go.PLAY.applyTo(session);
            }
        }
    }

    /**
     * Sets up a scene, paused at time zero. One that can't be set up is {@linkplain RunState#refused refused}, and the run before it stays.
     *
     * @param title for users, such as the name of its file
     * @param things where what the scene names is found, files beside it included
     * @param keepsBefore whether one can go back to the run of now; false for scenes that nobody asked for one by one
     */
    record Open(Scene scene, String title, Registry things, boolean keepsBefore) implements Act {
        /** One that keeps the run before it. */
        public Open(Scene scene, String title, Registry things) {
            this(scene, title, things, true);
        }

        @Override
        public void applyTo(RunSession session) {
            session.open(this);
        }
    }

    /** Sets up a run that was kept and brings it to where it was, as fast as the machine can; then it is paused. */
    record Restore(KeptRun run, String title, Registry things) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.restore(this);
        }
    }

    /** Turns to another actor: its parameters and goals are shown and changed. */
    record Focus(int actor) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.focus(actor);
        }
    }

    /** A push besides those that are planned, from the next tick on, whatever its own start; ignored while the cursor is in the past. */
    record PushNow(Push push) implements Act {
        @Override
        public void check(RunState now) {
            now.checkPushes(List.of(push));
        }

        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.push(push));
        }
    }

    /** Pushes the root of the actor in focus at its centre of mass, by a force in world axes. */
    record Shove(Vec3 newtons, double seconds) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.shove(session.state().actor(), newtons, seconds));
        }
    }

    /** Takes hold of a body, or lets go of it; ignored while the cursor is in the past. */
    record Hold(Optional<RunEdit.Grip> grip) implements Act {
        public static final Hold NONE = new Hold(Optional.empty());

        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.edit(new RunEdit.Hold(grip)));
        }
    }

    /** Keeps with the scene how users look at it; the run does not depend on it. */
    record Look(SceneLook look) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.look(look);
        }
    }

    // acts on time

    /** What needs no further word. */
    enum Go implements Act {
        /** Goes on, or plays the recording if the cursor is in the past. */
        PLAY(s -> s.withPlayer(Player::play)),
        /** Plays the recording backward, from the cursor on. */
        PLAY_BACKWARD(s -> s.withPlayer(Player::playBackward)),
        PAUSE(s -> s.withPlayer(Player::pause)),
        /** Goes on by one control tick, or one frame of the recording, and pauses. */
        STEP(s -> s.withPlayer(Player::step)),
        /** Goes back by one frame of the recording, and pauses. */
        STEP_BACK(s -> s.withPlayer(Player::stepBack)),
        /** The same scene from its start, paused, with what was changed since; what was recorded stays as a branch. */
        RESET(RunSession::reset),
        /** Puts the cursor back to the end. */
        LIVE(s -> s.withPlayer(Player::backToLive)),
        /** Makes a branch that goes on from the cursor, with the edits that wait; paused. */
        FORK(RunSession::fork),
        /** Forgets the edits that wait. */
        DISCARD(RunSession::discardWaiting),
        /** Goes back to the run before the last scene or cast was chosen, with all that was recorded of it. */
        PREVIOUS_RUN(RunSession::previousRun),
        /** Goes forth again. */
        NEXT_RUN(RunSession::nextRun),
        /** Takes the last step back. */
        UNDO(RunSession::undo),
        REDO(RunSession::redo);

        private final Consumer<RunSession> work;

        Go(Consumer<RunSession> work) {
            this.work = work;
        }

        @Override
        public void applyTo(RunSession session) {
            work.accept(session);
        }
    }

    /** Simulated seconds per second: {@link #SLOWEST} to {@link #FASTEST}, or {@link #UNLIMITED}. */
    record Speed(double factor) implements Act {
        public Speed {
            if (!(factor >= SLOWEST && factor <= FASTEST) && factor != UNLIMITED) {
                throw new InvalidInput("speed is " + factor + "×; expected " + SLOWEST + "× to " + FASTEST
                        + "×; choose a value in that range");
            }
        }

        @Override
        public void applyTo(RunSession session) {
            session.speed(factor);
        }
    }

    /** Shows a recorded time, and pauses. */
    record Scrub(double seconds) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.scrub(seconds));
        }
    }

    /** Plays a recorded stretch again and again from now on, at the speed that is chosen; empty to play on as usual. */
    record Loop(Optional<Timeline.Loop> stretch) implements Act {
        public static final Loop NONE = new Loop(Optional.empty());

        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.loop(stretch.orElse(null)));
        }
    }

    /** Goes on as fast as the machine can until a time, and pauses there. */
    record RunTo(double seconds) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.fastForwardTo(seconds));
        }
    }

    // acts on branches and bookmarks; numbers are those of the timeline, and others are ignored

    /** Shows another branch, which goes on where it was. */
    record Select(int branch) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.select(branch);
        }
    }

    /** Whether a branch is shown as a ghost while another is active. */
    record Ghost(int branch, boolean visible) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withLane(branch, (p, lane) -> lane.ghost = visible);
        }
    }

    record NameBranch(int branch, String name) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withLane(branch, (p, lane) -> lane.name = name);
        }
    }

    /** Deletes a branch that is not active, and on which no other depends. */
    record DeleteBranch(int branch) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withLane(branch, Player::delete);
        }
    }

    /** Marks the time under the cursor. */
    record Bookmark(String name) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.branches.bookmark(p.lane(), p.cursor(), name));
        }
    }

    record NameBookmark(int bookmark, String name) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.branches.rename(bookmark, name));
        }
    }

    record DeleteBookmark(int bookmark) implements Act {
        @Override
        public void applyTo(RunSession session) {
            session.withPlayer(p -> p.branches.deleteBookmark(bookmark));
        }
    }
}
