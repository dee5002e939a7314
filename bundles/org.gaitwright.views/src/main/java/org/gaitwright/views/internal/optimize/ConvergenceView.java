// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.widgets.chart.ChartMenu;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.SharedAxes;
import org.gaitwright.workbench.widgets.number.Range;

/** Costs over generations above, how far and how well the search goes below; several runs in one picture. */
public final class ConvergenceView extends OptimizeView {
    private static final String LOGARITHMIC = "logarithmic";

    private LineChart costs;
    private LineChart search;
    private Action logarithmic;
    private boolean log;
    private boolean sharing;
    private List<RunLines> lines = List.of();
    private List<RunHistory> drawn = List.of();

    public ConvergenceView() {
        super(
                "convergence",
                "Convergence",
                "Costs of the best and the median candidate by generation, with the step size σ of the search"
                        + " and the share that stays upright. Several selected runs are drawn in one"
                        + " picture.");
    }

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        log = memento != null && Boolean.TRUE.equals(memento.getBoolean(LOGARITHMIC));
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putBoolean(LOGARITHMIC, log);
    }

    @Override
    protected Control createPage(Composite container) {
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).equalWidth(true).applyTo(page);
        costs = chart(page, 190);
        search = chart(page, 130);
        SharedAxes axes = new SharedAxes();
        costs.align(axes);
        search.align(axes);
        costs.onRange(r -> share(costs, search));
        search.onRange(r -> share(search, costs));
        logarithmic = ViewAction.check("Costs on a logarithmic scale", log, on -> {
                    log = on;
                    drawn = List.of();
                    refreshNow();
                })
                .icon("logarithmic");
        getViewSite().getActionBars().getToolBarManager().add(logarithmic);
        focusOn(costs);
        return page;
    }

    private static LineChart chart(Composite page, int height) {
        LineChart chart = new LineChart(page);
        chart.nameX("generation", "");
        chart.sayWhenEmpty("The first generation is running");
        chart.follow(0);
        ChartMenu.of(chart, "convergence");
        GridDataFactory.fillDefaults().grab(true, true).hint(200, height).applyTo(chart);
        return chart;
    }

    /** Both show the same generations; where one shows all, the other goes on to show all, too. */
    private void share(LineChart from, LineChart to) {
        if (!sharing) {
            sharing = true;
            Range range = from.range();
            if (range.from() <= 1 && range.to() >= newest()) {
                to.fit();
            } else {
                to.show(range);
            }
            sharing = false;
        }
    }

    private long newest() {
        return drawn.stream()
                .mapToLong(h -> h.last().map(RunHistory.Row::number).orElse(0L))
                .max()
                .orElse(0);
    }

    @Override
    protected String refresh() {
        List<SearchState> runs = chosen();
        if (runs.isEmpty()) {
            return "Select a run in the list of runs, or start one there.";
        }
        SearchState first = runs.get(0);
        if (first.phase() == SearchState.Phase.FAILED && first.generation() == 0) {
            return first.message();
        }
        List<RunHistory> now = runs.stream().map(SearchState::history).toList();
        if (now.equals(drawn) && lines.size() == runs.size()) {
            return null;
        }
        boolean others = !fits(runs);
        if (others) {
            rebuild(runs);
        }
        for (int i = 0; i < runs.size(); i++) {
            lines.get(i).show(runs.get(i));
        }
        costs.marks(IntStream.range(0, runs.size())
                .boxed()
                .flatMap(i -> lines.get(i).marks(runs.get(i)).stream())
                .toList());
        drawn = now;
        if (others) {
            sharing = true;
            costs.fit();
            search.fit();
            sharing = false;
        }
        return null;
    }

    private boolean fits(List<SearchState> runs) {
        return runs.size() == lines.size()
                && IntStream.range(0, runs.size()).allMatch(i -> lines.get(i).isOf(runs.get(i), log));
    }

    private void rebuild(List<SearchState> runs) {
        costs.clear();
        search.clear();
        List<RunLines> made = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            RunLines own = runs.size() == 1 ? RunLines.alone(runs.get(0), log) : RunLines.among(runs.get(i), log, i);
            own.costs().forEach(l -> costs.add(l.series()));
            own.search().forEach(l -> search.add(l.series()));
            made.add(own);
        }
        lines = made;
    }
}
