// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Recording.SignalInfo;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Branch;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.EventBursts;
import org.gaitwright.views.internal.live.KeysInView;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.SaveDialog;
import org.gaitwright.workbench.widgets.chart.Mark;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.paint.Ink;

/** Plots of any signals of the run, live, tied to the timeline. */
public final class SignalsView extends LiveView {
    private static final String SIGNALS = "signals";
    private static final String STACKED = "stacked";
    private static final String WINDOW = "window";
    private static final int TELL_MILLIS = 33;
    private static final double[] WINDOWS = {2, 6, 15, 60, 0};

    private SceneLook choice = SceneLook.NONE;
    private double window = 6;
    private Composite page;
    private Banner missing;
    private PlotStack plots;
    private SignalFeed feed;
    private Throttle throttle;
    private Action stacked;
    private Action export;
    private Action overlay;
    private boolean overlaid = true;
    private List<Branch> others = List.of();
    private List<SignalInfo> known = List.of();
    private List<List<Plotted>> shown = List.of();
    private List<Event> events = List.of();
    /** Done when the scene has what was chosen here last. */
    private CompletableFuture<?> kept;

    private World world;

    public SignalsView() {
        super("signals", "Signals", "Plots of joint angles, torques, forces and all other signals of the run.");
    }

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        String names = memento == null ? null : memento.getString(SIGNALS);
        if (memento != null && names != null) {
            choice = SceneLook.NONE.plotting(
                    names.isEmpty() ? List.of() : List.of(names.split("\n")),
                    !Boolean.FALSE.equals(memento.getBoolean(STACKED)));
            Float seconds = memento.getFloat(WINDOW);
            window = seconds == null ? window : seconds;
        }
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(SIGNALS, String.join("\n", choice.signals()));
        memento.putBoolean(STACKED, choice.stacked());
        memento.putFloat(WINDOW, (float) window);
    }

    @Override
    protected Control createPage(Composite container) {
        KeysInView.allow(getSite(), container, KeysInView.WATCHING);
        page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
        missing = new Banner(page).action("Pick signals…", this::pick);
        throttle = new Throttle(page, TELL_MILLIS);
        export = ViewAction.of("Save all recorded values as CSV…", "export-table", this::export);
        plots = new PlotStack(
                page,
                seconds -> throttle.offer(() -> runs().submit(new Act.Scrub(seconds))),
                ViewAction.of("Pick Signals…", this::pick),
                ViewAction.of("Save All Recorded Values as CSV…", this::export));
        plots.window(window);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(plots.control());
        feed = new SignalFeed(runs(), page.getDisplay());
        fill(getViewSite().getActionBars().getToolBarManager());
        fill(getViewSite().getActionBars().getMenuManager());
        return page;
    }

    private void fill(IToolBarManager bar) {
        bar.add(ViewAction.of("Pick signals…", "pick-signals", this::pick));
        stacked = ViewAction.check(
                        "A plot for each unit, one above the other",
                        choice.stacked(),
                        on -> show(choice.plotting(choice.signals(), on)))
                .icon("stacked");
        bar.add(stacked);
        overlay = ViewAction.check("Overlay the branches that are shown as ghosts", overlaid, on -> {
                    overlaid = on;
                    known = List.of();
                    refreshNow();
                })
                .icon("compare");
        bar.add(overlay);
        bar.add(export);
    }

    private void fill(IMenuManager menu) {
        for (SignalPreset preset : SignalPreset.values()) {
            menu.add(ViewAction.of(preset.words, "signals", () -> show(preset)));
        }
        menu.add(ViewAction.of("None", "clear", () -> show(choice.plotting(List.of(), choice.stacked()))));
        MenuManager windows = new MenuManager("Time in sight");
        for (double seconds : WINDOWS) {
            String words = seconds == 0 ? "All" : Math.round(seconds) + " s";
            windows.add(ViewAction.radio(words, seconds == window, () -> {
                window = seconds;
                plots.window(seconds);
            }));
        }
        menu.add(windows);
    }

    @Override
    protected void offer(EmptyState empty) {
        Map<String, Runnable> choices = new LinkedHashMap<>();
        choices.put("Pick signals…", this::pick);
        for (SignalPreset preset : SignalPreset.values()) {
            choices.put(preset.words, () -> show(preset));
        }
        empty.choices(choices);
    }

    // what is chosen

    private void show(SceneLook now) {
        take(now);
        keep();
        refreshNow();
    }

    private void take(SceneLook now) {
        choice = now;
        stacked.setChecked(now.stacked());
        known = List.of();
    }

    /** The choice belongs to the scene, so that it is saved with it. */
    private void keep() {
        look().map(l -> l.plotting(choice.signals(), choice.stacked())).ifPresent(look -> {
            runs().submit(new Act.Look(look));
            kept = runs().ask(session -> session.state());
        });
    }

    private Optional<SceneLook> look() {
        return runs().state().scene().map(Scene::look);
    }

    /** The scene says what is plotted; one that has just been opened and says nothing gets what is plotted already. */
    private void follow() {
        Snapshot snapshot = runs().snapshot();
        if (snapshot == null || kept != null && !kept.isDone()) {
            return;
        }
        boolean opened = snapshot.world() != world;
        world = snapshot.world();
        look().filter(l -> !l.plotsAs(choice)).ifPresent(l -> {
            if (opened && l.signals().isEmpty()) {
                keep();
            } else {
                take(l);
            }
        });
    }

    private void show(SignalPreset preset) {
        Recording recording = runs().state().recording();
        if (recording != null) {
            show(choice.plotting(preset.of(recording.signals()), choice.stacked()));
        }
    }

    private void pick() {
        Recording recording = runs().state().recording();
        if (recording != null) {
            Composite part = page.getParent();
            Point corner = part.toDisplay(0, 0);
            Rectangle beside = new Rectangle(corner.x, corner.y, part.getSize().x, 0);
            new SignalPicker(page.getShell(), beside, all(recording), choice, this::show).open();
        }
    }

    /** What is recorded, and what is read from poses and contacts only if somebody asks for it. */
    private static List<SignalInfo> all(Recording recording) {
        return Stream.concat(recording.signals().stream(), recording.bodySignals().stream())
                .toList();
    }

    private void export() {
        Recording recording = runs().state().recording();
        if (recording != null) {
            List<Plotted> all = shown.stream().flatMap(List::stream).toList();
            SaveDialog.ask(page.getShell(), "Save the plotted signals", "signals", "csv")
                    .ifPresent(file -> CsvExport.start(recording, all, file));
        }
    }

    // the current state

    @Override
    protected String refresh() {
        follow();
        Recording recording = runs().state().recording();
        export.setEnabled(recording != null && !choice.signals().isEmpty());
        if (recording == null) {
            return runs().state().status().message();
        }
        if (choice.signals().isEmpty()) {
            return "";
        }
        List<Branch> ghosts = ghosts();
        if (!recording.signals().equals(known) || !ids(ghosts).equals(ids(others))) {
            known = recording.signals();
            others = ghosts;
            rebuild(recording);
        }
        if (shown.isEmpty()) {
            return "This run has none of the chosen signals, such as "
                    + choice.signals().get(0) + ". Choose others:";
        }
        feed.take();
        Timeline timeline = runs().state().timeline();
        mark(timeline.activeBranch().map(Timeline.Branch::events).orElse(List.of()));
        plots.cursor(timeline.live() ? Double.NaN : timeline.cursorSeconds());
        return null;
    }

    /** Other plots: only when others were chosen, or the run has other signals. */
    private void rebuild(Recording recording) {
        shown = Plotted.plots(choice, recording);
        List<Plotted> all = shown.stream().flatMap(List::stream).toList();
        List<Series> lines = new ArrayList<>(feed.lines(all));
        List<List<Series>> byPlot = new ArrayList<>();
        List<SignalFeed.Other> overlays = new ArrayList<>();
        for (List<Plotted> plot : shown) {
            List<Series> own = new ArrayList<>(lines.subList(0, plot.size()));
            lines.subList(0, plot.size()).clear();
            for (Plotted p : plot) {
                for (int i = 0; i < others.size(); i++) {
                    int colour = Ink.dashed(p.colour(), 1 + i % 2);
                    Series line = new Series(p.name() + " · " + others.get(i).name(), p.unit(), colour).past();
                    overlays.add(new SignalFeed.Other(p, others.get(i).id(), line));
                    own.add(line);
                }
            }
            byPlot.add(List.copyOf(own));
        }
        feed.overlay(overlays);
        plots.show(byPlot);
        focusOn(plots.charts().isEmpty() ? null : plots.charts().get(0));
        int lacking = choice.signals().size() - all.size();
        missing.tell(
                lacking == 0
                        ? ""
                        : lacking + " of " + choice.signals().size() + " chosen signals are not in this run.");
    }

    /** Branches that are drawn besides the one that is shown. */
    private List<Branch> ghosts() {
        Timeline timeline = runs().state().timeline();
        return timeline.branches().stream()
                .filter(b -> overlaid && b.ghost() && b.id() != timeline.active())
                .toList();
    }

    private static List<Integer> ids(List<Branch> branches) {
        return branches.stream().map(Branch::id).toList();
    }

    private void mark(List<Event> now) {
        if (!now.equals(events)) {
            events = now;
            plots.marks(EventBursts.of(now).stream()
                    .map(b -> new Mark(b.from(), b.words(), colour(b.kind())))
                    .toList());
        }
    }

    private static int colour(Event.Kind kind) {
        return switch (kind) {
            case PUSH -> 3;
            case GOAL -> 0;
            case CHANGE -> 2;
            case END -> 7;
        };
    }
}
