// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.viewport.CameraPose;
import org.gaitwright.viewport.Frame;
import org.gaitwright.viewport.Ghost;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.run.RunControl;

/** Keeps a viewport in step with the run: bodies, overlays, ghosts, words. Belongs to the thread of the window. */
public final class ScenePicture {
    /** Faster than this, nobody reads figures. */
    private static final long WORDS_NANOS = 100_000_000L;

    private final Viewport viewport;
    private final RunControl runs;
    private final MousePush push;
    private final Measure measure;
    private final Set<Overlay> overlays = EnumSet.noneOf(Overlay.class);
    private ForceScale scale = ForceScale.USUAL;
    private World world;
    private SignalIndex signals;
    private Snapshot shown;
    private boolean stale;
    private int watched;
    private long wordsAt;

    public ScenePicture(Viewport viewport, RunControl runs) {
        this.viewport = viewport;
        this.runs = runs;
        push = new MousePush(runs, viewport.camera());
        viewport.onGrab(push);
        measure = new Measure(viewport::onClick, () -> stale = true);
        for (Overlay o : Overlay.values()) {
            setOverlay(o, o.initially());
        }
    }

    public Viewport viewport() {
        return viewport;
    }

    public boolean overlay(Overlay o) {
        return overlays.contains(o);
    }

    public void setOverlay(Overlay o, boolean on) {
        if (on) {
            overlays.add(o);
        } else {
            overlays.remove(o);
        }
        viewport.setColliding(overlays.contains(Overlay.SHAPES));
        stale = true;
    }

    public ForceScale scale() {
        return scale;
    }

    public void setScale(ForceScale newScale) {
        scale = newScale;
        stale = true;
    }

    MousePush push() {
        return push;
    }

    public Measure measure() {
        return measure;
    }

    /** Keeps with the scene where it is seen from, for the session to come back to. */
    void keepCamera() {
        SceneLook.Camera now = viewport.camera().pose().inScene();
        runs.state()
                .scene()
                .map(Scene::look)
                .filter(look -> world != null && !look.camera().equals(Optional.of(now)))
                .ifPresent(look -> runs.submit(new Act.Look(look.from(Optional.of(now)))));
    }

    /** Shows the latest; true if there is something new to draw. */
    public boolean refresh() {
        Snapshot latest = runs.snapshot();
        if (latest == null) {
            return false;
        }
        if (latest.world() != world) {
            world = latest.world();
            signals = null;
            shown = null;
            watched = 0;
            viewport.setWorld(world);
            measure.newWorld();
            runs.state().scene().flatMap(s -> s.look().camera()).ifPresent(c -> viewport.camera()
                    .place(CameraPose.of(c)));
        }
        if (runs.state().actor() != watched
                && runs.state().actor() < world.actors().size()) {
            watched = runs.state().actor();
            viewport.watchActor(watched);
        }
        boolean news = latest != shown || stale;
        if (news) {
            shown = latest;
            stale = false;
            viewport.show(new Frame(latest.timeSeconds(), latest.poses()));
            draw(latest);
        }
        words(latest);
        return news;
    }

    private void draw(Snapshot now) {
        Recording recording = runs.state().recording();
        if (signals == null && recording != null) {
            signals = new SignalIndex(world, recording.signals());
        }
        if (signals == null) {
            return;
        }
        List<Mark> marks = new ArrayList<>(SceneMarks.of(now, signals, overlays, scale, push.heldBody()));
        if (overlays.contains(Overlay.TRAILS) && recording != null) {
            marks.addAll(Trails.of(world, signals, recording, now.timeSeconds()));
        }
        marks.addAll(push.marks(now.poses()));
        marks.addAll(measure.marks(now.poses()));
        viewport.setMarks(marks);
        viewport.setGhosts(overlays.contains(Overlay.GHOSTS) && recording != null ? ghosts(recording) : List.of());
    }

    private List<Ghost> ghosts(Recording recording) {
        List<Ghost> ghosts = new ArrayList<>();
        Timeline timeline = runs.state().timeline();
        for (Timeline.Branch b : timeline.branches()) {
            if (b.ghost() && b.id() != timeline.active()) {
                Snapshot then = recording.at(b.id(), Math.min(shown.timeSeconds(), b.endSeconds()));
                if (then != null) {
                    ghosts.add(new Ghost(world, then.poses(), Ink.GHOST));
                }
            }
        }
        return ghosts;
    }

    private void words(Snapshot latest) {
        long now = System.nanoTime();
        if (now - wordsAt > WORDS_NANOS) {
            wordsAt = now;
            boolean hud = overlays.contains(Overlay.HUD);
            viewport.setHud(
                    hud
                            ? Hud.words(
                                    latest.timeSeconds(),
                                    runs.state().status(),
                                    runs.state().timeline(),
                                    viewport.framesPerSecond())
                            : "");
            boolean arrows = hud
                    && (overlays.contains(Overlay.CONTACTS)
                            || overlays.contains(Overlay.WISHES)
                            || overlays.contains(Overlay.REALISED));
            viewport.setCaption(
                    push.hint().or(() -> measure.hint(latest.poses())).orElse(arrows ? scale.words() : ""));
        }
    }

    /** What is selected, as others see it. */
    public Optional<BodySelection> selection() {
        int body = viewport.selected();
        return body == Pick.NONE || shown == null || signals == null
                ? Optional.empty()
                : Optional.of(new BodySelection(shown, signals, body));
    }
}
