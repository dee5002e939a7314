// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.TextTable;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.look.EmptyState;

/** The optimisations of the workspace, past and present, and what can be done with them. */
public final class RunsView extends OptimizeView {
    private TextTable list;
    private Banner message;
    private RunActions actions;
    private BestWalk walk;
    private Action start;
    private Action resume;
    private Action pause;
    private Action stop;
    private Action watch;
    private Action apply;
    private Action save;
    private Action open;
    private Action compare;
    private Action delete;
    private List<Path> rows = List.of();
    private List<Path> marked = List.of();
    private Set<Path> begun = Set.of();

    public RunsView() {
        super(
                "optimisation-runs",
                "Optimisation Runs",
                "An optimisation searches for better parameters by a recipe: what may vary, in which scene, and what"
                        + " is good. Runs are listed here, with how far they are.");
    }

    @Override
    protected Control createPage(Composite container) {
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
        walk = new BestWalk(getSite(), runs());
        actions = new RunActions(getViewSite(), runs(), optimizations(), walk);
        message = new Banner(page);
        list = new TextTable(page, SWT.MULTI)
                .column("Run", 50, 112)
                .column("State", 10, 94)
                .column("Gen.", 4, 42, SWT.RIGHT)
                .column("Cost", 6, 56, SWT.RIGHT)
                .column("Upright", 4, 64, SWT.RIGHT)
                .column("σ", 6, 46, SWT.RIGHT)
                .column("Time", 4, 44, SWT.RIGHT);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(list.control());
        Table table = list.table();
        table.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> choose()));
        table.addListener(SWT.DefaultSelection, e -> watch(true));
        table.addListener(SWT.KeyDown, e -> {
            if (e.character == SWT.DEL && delete.isEnabled()) {
                delete.run();
            }
        });
        createActions();
        fill(getViewSite().getActionBars().getToolBarManager());
        fill(getViewSite().getActionBars().getMenuManager());
        MenuManager popup = new MenuManager();
        fill(popup);
        table.setMenu(popup.createContextMenu(table));
        focusOn(list.table());
        return page;
    }

    private void createActions() {
        start = ViewAction.of("Start from a recipe…", "start-run", actions::startFromFile);
        resume = ViewAction.of(
                "Resume: continue from the last generation", "resume-run", () -> chosen().forEach(actions::resume));
        pause = ViewAction.of(
                "Pause: keep all generations and free the cores", "pause-run", () -> each(optimizations()::pause));
        stop = ViewAction.of(
                "Stop: end the search and write the results", "stop-run", () -> each(optimizations()::stop));
        watch = ViewAction.check("Show the best so far in the 3D scene (double-click)", false, this::watch)
                .icon("watch-best");
        apply = ViewAction.of("Apply the best to the scene", "apply-best", () -> actions.apply(selected()));
        save = ViewAction.of("Save the best as a style…", "save", () -> actions.save(selected()));
        open = ViewAction.of("Open best.yaml", "open", () -> actions.openBest(selected()));
        compare = ViewAction.of("Compare the selected runs", "compare", actions::compare);
        delete = ViewAction.of("Delete…", "remove", () -> actions.delete(chosen()));
    }

    private void fill(IToolBarManager bar) {
        List.of(start, resume, pause, stop).forEach(bar::add);
        bar.add(new Separator());
        List.of(watch, apply).forEach(bar::add);
    }

    private void fill(IMenuManager menu) {
        List.of(start, resume, pause, stop).forEach(menu::add);
        menu.add(new Separator());
        List.of(watch, apply, save, open, compare).forEach(menu::add);
        menu.add(new Separator());
        menu.add(delete);
    }

    @Override
    protected void offer(EmptyState empty) {
        Map<String, Runnable> choices = new LinkedHashMap<>();
        choices.put("Start from a recipe…", actions::startFromFile);
        choices.put("New recipe…", actions::newRecipe);
        choices.put("Tick parameters…", actions::showParameters);
        empty.choices(choices);
    }

    // what is chosen

    private void choose() {
        List<Path> now = Arrays.stream(list.table().getSelectionIndices())
                .filter(i -> i < rows.size())
                .mapToObj(rows::get)
                .toList();
        marked = now;
        actions.forgetWord();
        optimizations().choose(now);
        refreshNow();
    }

    private void watch(boolean on) {
        SearchState run = selected();
        walk.watch(on && run != null ? run.folder() : null);
        refreshNow();
    }

    /** The only one, or the first of several; null if there is none. */
    private SearchState selected() {
        List<SearchState> all = chosen();
        return all.isEmpty() ? null : all.get(0);
    }

    private void each(Consumer<Path> what) {
        chosen().forEach(run -> what.accept(run.folder()));
    }

    // the current state

    @Override
    protected String refresh() {
        List<SearchState> now = optimizations().runs();
        if (now.isEmpty()) {
            enable(List.of());
            return "";
        }
        List<Path> folders = now.stream().map(SearchState::folder).toList();
        if (optimizations().chosen().stream().noneMatch(folders::contains)) {
            // the one at work is what people want to see
            SearchState first =
                    now.stream().filter(r -> r.phase().here()).findFirst().orElse(now.get(0));
            optimizations().choose(List.of(first.folder()));
        }
        list.show(now.stream().map(RunWords::cells).toList());
        List<Path> wanted = optimizations().chosen();
        if (!folders.equals(rows) || !wanted.equals(marked)) {
            rows = folders;
            marked = wanted;
            mark(wanted);
        }
        List<SearchState> chosen = chosen();
        enable(chosen);
        tell(chosen.size() == 1 ? chosen.get(0) : null);
        watchWhatBegins(now);
        walk.follow(now);
        watch.setChecked(walk.watched() != null
                && chosen.size() == 1
                && chosen.get(0).folder().equals(walk.watched()));
        return null;
    }

    /** Whoever starts a search wants to see what it finds; whoever selects a run keeps the scene. */
    private void watchWhatBegins(List<SearchState> now) {
        Set<Path> working = now.stream()
                .filter(r -> r.phase() == Phase.RUNNING)
                .map(SearchState::folder)
                .collect(Collectors.toSet());
        working.stream().filter(r -> !begun.contains(r)).findFirst().ifPresent(walk::watch);
        begun = working;
    }

    private void mark(List<Path> wanted) {
        list.table()
                .setSelection(wanted.stream()
                        .mapToInt(rows::indexOf)
                        .filter(i -> i >= 0)
                        .toArray());
    }

    private void tell(SearchState run) {
        if (run != null && run.phase() == Phase.FAILED) {
            message.warn(run.message());
        } else if (run != null && actions.word().isEmpty()) {
            message.tell(RunWords.fall(run));
        } else {
            message.tell(actions.word());
        }
    }

    /** Asks where the best of the chosen run is to be saved; false if there is none. */
    boolean saveBest() {
        refreshNow();
        if (save == null || !save.isEnabled()) {
            return false;
        }
        save.run();
        return true;
    }

    private void enable(List<SearchState> chosen) {
        boolean one = chosen.size() == 1;
        boolean here = chosen.stream().anyMatch(r -> r.phase().here());
        resume.setEnabled(chosen.stream().anyMatch(r -> r.phase().canResume()));
        List.of(pause, stop).forEach(a -> a.setEnabled(here));
        watch.setEnabled(one && chosen.get(0).found());
        List.of(apply, save, open)
                .forEach(a -> a.setEnabled(one && chosen.get(0).found()));
        compare.setEnabled(chosen.size() > 1);
        delete.setEnabled(chosen.stream().anyMatch(r -> r.phase() != Phase.ELSEWHERE));
    }

    @Override
    public void dispose() {
        if (walk != null) {
            walk.close();
        }
        super.dispose();
    }
}
