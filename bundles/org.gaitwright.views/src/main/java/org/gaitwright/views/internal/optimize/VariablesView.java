// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.SearchWords;
import org.gaitwright.workbench.widgets.chart.Spread;
import org.gaitwright.workbench.widgets.chart.SpreadList;

/** Each variable of a run against its bounds: where it is searched, the best so far, and where it began. */
public final class VariablesView extends OptimizeView {
    private static final double[] NOTHING = {};

    private Text find;
    private Banner bounds;
    private ScrolledComposite scroll;
    private SpreadList list;

    public VariablesView() {
        super(
                "variables",
                "Variables",
                "Each variable of the search within its bounds: the current search distribution, the best so far,"
                        + " and the initial value. Variables at a bound are marked.");
    }

    @Override
    protected Control createPage(Composite container) {
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .spacing(0, 4)
                .extendedMargins(8, 8, 6, 0)
                .applyTo(page);
        find = new Text(page, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        find.setMessage("Find a variable");
        find.setToolTipText("Part of its name");
        find.addModifyListener(e -> refreshNow());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(find);
        bounds = new Banner(page);
        scroll = new ScrolledComposite(page, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.getVerticalBar().setIncrement(24);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(scroll);
        list = new SpreadList(scroll);
        scroll.setContent(list);
        focusOn(find);
        return page;
    }

    @Override
    protected String refresh() {
        List<SearchState> runs = chosen();
        if (runs.isEmpty()) {
            return "Select a run in the list of runs, or start one there.";
        }
        SearchState run = runs.get(0);
        if (run.search().isEmpty()) {
            return run.phase() == SearchState.Phase.FAILED ? run.message() : "Reading the run …";
        }
        List<Spread> all = spreads(run);
        List<Spread> wanted = all.stream().filter(this::matches).toList();
        int before = list.shown().size();
        list.show(wanted);
        if (wanted.size() != before) {
            scroll.setMinHeight(list.height());
        }
        long hit = all.stream().filter(Spread::atBound).count();
        bounds.tell(
                hit == 0
                        ? ""
                        : hit + (hit == 1 ? " variable is at a bound" : " variables are at a bound")
                                + "; better values may lie beyond. Widen the bounds in the recipe to find out.");
        return null;
    }

    private boolean matches(Spread s) {
        return SearchWords.allIn(s.name(), find.getText());
    }

    private static List<Spread> spreads(SearchState run) {
        SearchState.Search search = run.search().orElseThrow();
        SearchSpace space = search.plan().space();
        double[] mean = run.history().last().map(RunHistory.Row::mean).orElse(NOTHING);
        double[] deviations =
                run.history().last().map(RunHistory.Row::deviations).orElse(NOTHING);
        List<Spread> spreads = new ArrayList<>();
        for (int i = 0; i < space.dimension(); i++) {
            boolean known = i < mean.length;
            spreads.add(new Spread(
                    space.names().get(i),
                    space.lower()[i],
                    space.upper()[i],
                    space.start()[i],
                    known ? mean[i] : Double.NaN,
                    known ? deviations[i] : Double.NaN,
                    run.found() ? search.best()[i] : Double.NaN));
        }
        return spreads;
    }
}
