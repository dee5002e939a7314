// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Kind;
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

/**
 * Plays one scene, paced to the clock on the wall, and records all of it. Every call returns at once and takes effect between
 * two ticks.
 *
 * <p>The cursor is at the end of what was recorded while the run goes on. Scrubbing moves it into the past; playing there
 * plays the recording. {@link #continueHere} makes a branch: a run that goes on from there, with all edits that were made
 * meanwhile.
 */
public interface RunControl {
    double SLOWEST = 0.01;
    double FASTEST = 100;
    /** As fast as the machine can. */
    double UNLIMITED = Double.POSITIVE_INFINITY;

    RunStatus status();

    /** What is shown: the latest tick, or the moment under the cursor; null without a run. */
    Snapshot snapshot();

    Timeline timeline();

    /** What was recorded; null without a run. */
    Recording recording();

    /** What a reset starts with: the scene that was opened, with all that was changed since; empty without one. */
    Optional<Scene> scene();

    /** The scene as it was opened, before anything was changed; empty without one. */
    Optional<Scene> opened();

    /** The files that the run was made of. */
    SourceFiles files();

    /** The scene that plays the active branch again, to the same bits; empty before there was a run. */
    Optional<Scene> session();

    /** All it takes to {@link #bringBack} the run as it is now, without edits that wait; empty before there was a run. */
    Optional<KeptRun> kept();

    /**
     * The name of the bits of the state at the end of the active branch, as {@code state_sha256} in reports; fails if there is
     * no run. Asked for while it runs, it is that of some tick soon.
     */
    CompletableFuture<String> stateHash();

    /** What can be picked now, healthy ones only: controllers, characters, terrains or presets. */
    List<Pick> picks(Kind kind);

    // what runs

    /**
     * Sets up a scene, paused at time zero.
     *
     * @param title for people, such as the name of its file
     * @param things where what the scene names is found, files beside it included
     */
    void open(Scene scene, String title, Registry things);

    /**
     * The same in the place of the run of now, which is forgotten: for scenes that nobody asked for one by one, so that
     * {@link #previousRun} still leads to what people did themselves.
     */
    void replace(Scene scene, String title, Registry things);

    /**
     * Sets up a run that was kept, and brings it to where it was, as fast as the machine can; paused there. Whoever pauses it
     * on the way stays on the way.
     *
     * @param title for people
     * @param things where what its scenes name is found
     */
    void bringBack(KeptRun run, String title, Registry things);

    /** Sets up another run of installed things, paused at time zero. */
    void choose(Cast cast);

    /** Goes back to the run before the last scene or cast was chosen, with all that was recorded of it; if it is still known. */
    void previousRun();

    /** Goes forth again after {@link #previousRun}. */
    void nextRun();

    /** Gives the actor in focus a preset of its controller; a run goes on with it at once. An empty name is none. */
    void choosePreset(String preset);

    // time

    /** Goes on, or plays the recording if the cursor is in the past. */
    void play();

    /** Plays the recording backward, from the cursor on. */
    void playBackward();

    void pause();

    /** Goes on by one control tick, or one frame of the recording, and pauses. */
    void step();

    /** Goes back by one frame of the recording, and pauses. */
    void stepBack();

    /** The same scene anew, paused at time zero, with what was changed since; what was recorded stays as a branch. */
    void reset();

    /**
     * Simulated seconds per second.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if it is neither within {@link #SLOWEST} … {@link #FASTEST} nor
     *     {@link #UNLIMITED}
     */
    void setSpeed(double factor);

    /** Shows a recorded time, and pauses. */
    void scrub(double seconds);

    /** Puts the cursor back to the end. */
    void backToLive();

    /** Makes a branch that goes on from the cursor, with the edits that wait; paused. */
    void continueHere();

    /** Forgets the edits that wait, as if they had not been made. */
    void discardWaiting();

    /** Shows another branch at the same time, if it has it. */
    void select(int branch);

    void setGhost(int branch, boolean shown);

    void renameBranch(int branch, String name);

    /** Forgets a branch that is not active and that no other forked from. */
    void deleteBranch(int branch);

    /** Marks the moment under the cursor. */
    void bookmark(String name);

    void renameBookmark(int bookmark, String name);

    void deleteBookmark(int bookmark);

    // edits

    /** The actor that is steered and tuned. */
    int actor();

    /** Steers and tunes another actor from now on. */
    void focus(int actor);

    /** The parameters of the controller of the actor in focus; empty without a run. */
    Optional<ParameterValues> parameters();

    /** What its parameters are without any change: its preset's. */
    Optional<ParameterValues> baseline();

    /**
     * Changes a parameter of the controller before the next tick; it stays changed after a reset.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if there is no such parameter or the value is out of its range
     */
    void setParameter(String name, double value);

    /**
     * Changes several parameters at once.
     *
     * @throws org.gaitwright.core.registry.InvalidInput as above; then none has changed
     */
    void setParameters(Map<String, Double> values);

    /** The parameters of the ground, and its {@code seed} if it has parameters at all; empty without a run. */
    Optional<ParameterValues> terrain();

    /**
     * The same cast anew on changed ground, paused at time zero; it stays changed until another terrain is chosen.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if there is no such parameter or the value is out of its range
     */
    void setTerrainParameter(String name, double value);

    /** What of a user's goals the controller in focus follows. */
    Set<GoalKey> follows();

    /** Between what values the controller in focus follows a goal; empty if it follows any, or none. */
    Optional<Reach> reach(GoalKey key);

    /** What is asked of the actor in focus now, in SI units; what is not in it was not asked for. */
    Map<GoalKey, Double> goals();

    /**
     * Asks the actor in focus for something, in SI units.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if nobody can be asked for this
     */
    void steer(GoalKey key, double value);

    /** Asks the actor in focus for this no more: its controller does as it likes. */
    void forget(GoalKey key);

    /** Pushes that the scene plans. */
    List<Push> pushes();

    /**
     * Plans other pushes, from now on and after a reset. What does not fit the scene fails the run with a message.
     */
    void plan(List<Push> pushes);

    /** Pushes the root of the actor in focus at its centre of mass, from the next tick on, by a force in world axes. */
    void push(Vec3 newtons, double seconds);

    /**
     * Gives a push besides those that are planned, from the next tick on, whatever its own start; while the cursor is in the
     * past it does nothing.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if the scene has no such body
     */
    void push(Push push);

    /** Takes hold of a body until {@link #release}; while the cursor is in the past it does nothing. */
    void hold(RunEdit.Grip grip);

    /** Lets go. */
    void release();

    /** Keeps with the scene how people look at it; the run does not notice. */
    void look(SceneLook look);

    /** Tells {@code listener} after each change of status, on the thread of the run. */
    Subscription listen(Runnable listener);

    /** Something that can be picked. */
    record Pick(String id, String name, String description) {}

    /** Ends a listener's subscription. */
    @FunctionalInterface
    interface Subscription {
        void close();
    }
}
