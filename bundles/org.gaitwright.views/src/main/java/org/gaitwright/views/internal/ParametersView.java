// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.run.RunControl;

/** The parameters of the controller that runs; a change takes effect between two ticks. */
public final class ParametersView extends ViewPart {
    private final StackLayout stack = new StackLayout();
    private final List<ParameterRow> rows = new ArrayList<>();
    private RunControl runs;
    private RunControl.Subscription subscription = () -> {};
    private Composite parent;
    private EmptyState nothing;
    private Composite page;
    private Text search;
    private ScrolledComposite scroll;
    private Composite list;
    private List<Parameter> shown = List.of();

    @Override
    public void createPartControl(Composite container) {
        parent = container;
        parent.setLayout(stack);
        runs = getSite().getService(RunControl.class);
        nothing = new EmptyState(parent, Icons.at(ParametersView.class, "icons/parameters.svg"), "No parameters", "");
        createPage();
        fillToolBar();
        if (runs != null) {
            subscription = runs.listen(() -> parent.getDisplay().asyncExec(this::refresh));
        }
        refresh();
    }

    private void createPage() {
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(8, 6).spacing(0, 6).applyTo(page);
        search = new Text(page, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Find a parameter");
        search.addModifyListener(e -> rebuild());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        scroll = new ScrolledComposite(page, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(scroll);
    }

    private void fillToolBar() {
        Action reset = new Action("Reset all parameters") {
            @Override
            public void run() {
                rows.forEach(ParameterRow::reset);
            }
        };
        reset.setImageDescriptor(Icons.descriptor(ParametersView.class, "icons/restore.svg"));
        getViewSite().getActionBars().getToolBarManager().add(reset);
    }

    private void refresh() {
        if (parent.isDisposed()) {
            return;
        }
        ParameterSet set = runs == null
                ? ParameterSet.EMPTY
                : runs.parameters().map(ParameterValues::set).orElse(ParameterSet.EMPTY);
        if (set.size() == 0) {
            shown = List.of();
            nothing.explain(explanation());
            top(nothing.control());
            return;
        }
        if (!set.list().equals(shown)) {
            shown = set.list();
            rebuild();
        }
        top(page);
        runs.parameters().ifPresent(values -> rows.forEach(r -> r.show(values)));
    }

    private String explanation() {
        String controller = runs == null ? "" : runs.status().cast().controller();
        return controller.isEmpty()
                ? "The parameters of the controller that runs appear here."
                : "The controller '" + controller
                        + "' has nothing to tune. Pick another one in the toolbar, and its parameters appear here.";
    }

    private void rebuild() {
        if (list != null) {
            list.dispose();
        }
        rows.clear();
        list = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(4).spacing(6, 4).applyTo(list);
        String words = search.getText().toLowerCase(Locale.ROOT);
        String group = null;
        for (Parameter p : shown) {
            if ((p.name() + " " + p.group() + " " + p.help())
                    .toLowerCase(Locale.ROOT)
                    .contains(words)) {
                if (!p.group().equals(group)) {
                    group = p.group();
                    heading(group);
                }
                rows.add(new ParameterRow(list, p, runs));
            }
        }
        scroll.setContent(list);
        scroll.setMinHeight(list.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        runs.parameters().ifPresent(values -> rows.forEach(r -> r.show(values)));
    }

    private void heading(String group) {
        Label label = new Label(list, SWT.NONE);
        label.setText(group);
        label.setFont(org.eclipse.jface.resource.JFaceResources.getFontRegistry()
                .getBold(org.eclipse.jface.resource.JFaceResources.DEFAULT_FONT));
        GridDataFactory.fillDefaults().span(4, 1).indent(0, 4).applyTo(label);
    }

    private void top(org.eclipse.swt.widgets.Control wanted) {
        if (stack.topControl != wanted) {
            stack.topControl = wanted;
            parent.layout();
        }
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }

    @Override
    public void dispose() {
        subscription.close();
        super.dispose();
    }
}
