// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.measure.Fall;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.scene.Scene;

/**
 * A course that a run took: its frames, what was done to it, and from where it can go on. Frames before its own are its
 * parent's.
 */
@SuppressWarnings("resource") // whoever plays a run closes it
final class Lane implements Recording {
    /** Something that was done before the tick of this number. */
    private record Done(long tick, RunEdit edit) {}

    /** What a reset would start with from the tick of this number on. */
    private record Planned(long tick, Scene scene) {}

    /** A style that was chosen at a time. */
    record Styled(double seconds, int actor, String style) {}

    /** Frames from one moment to go on from to the next. */
    static final int FRAMES_PER_MOMENT = 32;

    final int id;
    final Lane parent;
    /** Number of the first frame of its own: the one after the fork, or 0. */
    final long begin;

    final FrameStore frames;
    private final Branches all;
    /** Where it forked; null if it began at the start. */
    private final Run.Moment origin;

    private final long originTick;
    private final List<Done> done = new ArrayList<>();
    /** By tick. */
    private final List<Planned> plans = new ArrayList<>();

    String name;
    boolean ghost;
    /** Ticks that it has gone. */
    long ticks;
    /** What played it, with all that happened; null before its run was first left. */
    Scene script;
    /** The timeline of a script. */
    private Scene eventsOf;

    private List<Timeline.Event> events = List.of();
    /** How it ended, in words; empty if it may go on. */
    String ending = "";
    /** How it stands, or stood at its end. */
    Outcome outcome = Outcome.UPRIGHT;

    Optional<Fall> fall = Optional.empty();
    /** For how long its first character has made no way in spite of a speed, s. */
    double stuckSeconds;

    /** A lane from the start. */
    Lane(Branches all, int id) {
        this(all, id, null, null, 0);
    }

    private Lane(Branches all, int id, Lane parent, Run.Moment origin, long originTick) {
        this.all = all;
        this.id = id;
        this.parent = parent;
        this.origin = origin;
        this.originTick = originTick;
        begin = parent == null ? 0 : originTick / all.ticksPerFrame + 1;
        frames = new FrameStore(begin);
        name = "Branch " + id;
        ticks = originTick;
    }

    /** A lane that forks from this one, where a run is now. */
    Lane fork(int newId, Run run) {
        return new Lane(all, newId, this, run.moment(), run.simulation().ticks());
    }

    void did(long tick, RunEdit edit) {
        done.add(new Done(tick, edit));
    }

    /** A reset would start with this, as of where the lane is now. */
    void plan(Scene scene) {
        plan(ticks, scene);
    }

    void plan(long tick, Scene scene) {
        plans.removeIf(p -> p.tick() >= tick);
        plans.add(new Planned(tick, scene));
        eventsOf = null;
    }

    /** What a reset would have started with at a tick. */
    Scene planned(long tick) {
        for (int i = plans.size() - 1; i >= 0; i--) {
            if (plans.get(i).tick() <= tick || i == 0 && parent == null) {
                return plans.get(i).scene();
            }
        }
        return parent.planned(Math.min(tick, originTick));
    }

    /** What happened in it, and how it ended. */
    List<Timeline.Event> events() {
        if (script != eventsOf) {
            eventsOf = script;
            List<Styled> chosen = new ArrayList<>();
            addStyles(ticks, chosen);
            events = LaneEvents.of(script, chosen);
        }
        return events;
    }

    /** Styles that were chosen up to a tick, in the order of time. */
    private void addStyles(long until, List<Styled> chosen) {
        if (parent != null) {
            parent.addStyles(originTick, chosen);
        }
        Scene before = parent == null ? null : parent.planned(originTick);
        for (Planned p : plans) {
            for (int a = 0;
                    before != null && p.tick() <= until && a < before.roles().size();
                    a++) {
                String style = p.scene().roles().get(a).preset();
                if (!style.equals(before.roles().get(a).preset())) {
                    chosen.add(new Styled(all.seconds(p.tick()), a, style));
                }
            }
            before = p.scene();
        }
    }

    /** Records where a run is, if a frame is due. */
    void record(Run run, FrameRecorder recorder) {
        ticks = run.simulation().ticks();
        outcome = run.outcome();
        fall = outcome == Outcome.FELL ? run.fall() : Optional.empty();
        stuckSeconds = run.stuck().forSeconds();
        if (ticks % all.ticksPerFrame == 0 && ticks / all.ticksPerFrame == frames.end()) {
            frames.add(recorder.frame(frames.end() % FRAMES_PER_MOMENT == 0));
        }
    }

    /** A frame of this lane or of those that it came from; null if it is not there any more. */
    Frame frame(long number) {
        Lane lane = this;
        while (lane != null && number < lane.begin) {
            lane = lane.parent;
        }
        return lane == null ? null : lane.frames.get(number);
    }

    @Override
    public long end() {
        return frames.end() > begin || parent == null ? frames.end() : Math.min(begin, parent.end());
    }

    @Override
    public long first() {
        boolean whole = frames.first() == begin;
        return whole && parent != null ? Math.min(begin, parent.first()) : frames.first();
    }

    @Override
    public List<SignalInfo> signals() {
        return all.signals;
    }

    @Override
    public List<SignalInfo> bodySignals() {
        return BodySignals.all(all.world);
    }

    @Override
    public int index(String signal) {
        int recorded = Recording.super.index(signal);
        int ofBody = recorded < 0 ? BodySignals.index(all.world, signal) : -1;
        return ofBody < 0 ? recorded : all.signals.size() + ofBody;
    }

    @Override
    public SignalInfo info(int signal) {
        int recorded = all.signals.size();
        return signal < recorded ? all.signals.get(signal) : BodySignals.info(all.world, signal - recorded);
    }

    @Override
    public Recording branch(int other) {
        return all.lane(other);
    }

    @Override
    public double frameSeconds() {
        return all.frameSeconds();
    }

    @Override
    public void copy(int signal, long from, float[] out) {
        int ofBody = signal - all.signals.size();
        if (ofBody >= 0) {
            copyOfBody(ofBody, from, out);
            return;
        }
        for (int i = 0; i < out.length; i++) {
            Frame f = frame(from + i);
            out[i] = f == null ? Float.NaN : f.signals()[signal];
        }
    }

    private void copyOfBody(int signal, long from, float[] out) {
        Frame before = frame(from - 1);
        for (int i = 0; i < out.length; i++) {
            Frame now = frame(from + i);
            out[i] = now == null ? Float.NaN : BodySignals.value(signal, before, now, frameSeconds());
            before = now;
        }
    }

    @Override
    public Snapshot at(double seconds) {
        long number = all.frameAt(seconds);
        Frame frame = frame(number);
        if (frame == null) {
            return null;
        }
        Frame next = frame(number + 1);
        double share = next == null ? 0 : seconds / frameSeconds() - number;
        return frame.between(next == null ? frame : next, Math.max(0, share), all.world, seconds);
    }

    @Override
    public Snapshot at(int branch, double seconds) {
        Lane other = all.lane(branch);
        return other == null ? null : other.at(seconds);
    }

    /**
     * A run that is where this lane was at a tick, to the bit; empty if what it would need was dropped. Goes on from the
     * latest moment before, with all that was done since.
     */
    Optional<Run> runAt(long tick, Registry registry) {
        if (parent != null && tick < originTick) {
            return parent.runAt(tick, registry);
        }
        Optional<Run> run = momentBefore(tick).map(m -> Run.of(m, registry));
        run.ifPresent(r -> {
            while (r.simulation().ticks() < tick && !r.ended()) {
                redo(r);
                r.advance();
            }
            redo(r);
        });
        return run;
    }

    /** A moment is that of a tick just done: what was done before the next is still to be done. */
    private void redo(Run run) {
        long now = run.simulation().ticks();
        for (Done d : done) {
            if (d.tick() == now) {
                run.events().edit(d.edit());
            }
        }
    }

    private Optional<Run.Moment> momentBefore(long tick) {
        for (long f = Math.min(tick / all.ticksPerFrame, frames.end() - 1); f >= frames.first(); f--) {
            Frame frame = frames.get(f);
            if (frame != null && frame.moment() != null) {
                return Optional.of(frame.moment());
            }
        }
        return frames.first() == begin ? Optional.ofNullable(origin) : Optional.empty();
    }
}
