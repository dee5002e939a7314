// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.run.RunControl;

/** The parameters of the controller that runs, and of the ground below it. */
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
    private final Map<Tunable, List<Parameter>> shown = new EnumMap<>(Tunable.class);
    private String titles = "";

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
        Map<Tunable, List<Parameter>> wanted = new EnumMap<>(Tunable.class);
        StringBuilder words = new StringBuilder();
        for (Tunable t : Tunable.values()) {
            List<Parameter> parameters = runs == null ? List.of() : t.parameters(runs);
            if (!parameters.isEmpty()) {
                wanted.put(t, parameters);
                words.append(t.title(runs)).append('\n');
            }
        }
        if (wanted.isEmpty()) {
            shown.clear();
            nothing.explain(explanation());
            top(nothing.control());
            return;
        }
        if (!wanted.equals(shown) || !titles.contentEquals(words)) {
            shown.clear();
            shown.putAll(wanted);
            titles = words.toString();
            rebuild();
        }
        top(page);
        rows.forEach(ParameterRow::show);
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
        shown.forEach((owner, parameters) -> addRows(owner, parameters, words));
        scroll.setContent(list);
        scroll.setMinHeight(list.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        rows.forEach(ParameterRow::show);
    }

    private void addRows(Tunable owner, List<Parameter> parameters, String words) {
        String group = null;
        for (Parameter p : parameters) {
            if ((p.name() + " " + p.group() + " " + p.help())
                    .toLowerCase(Locale.ROOT)
                    .contains(words)) {
                if (!p.group().equals(group)) {
                    group = p.group();
                    heading(owner.title(runs) + (group.equals("General") ? "" : ": " + group));
                }
                rows.add(new ParameterRow(list, owner, p, runs));
            }
        }
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
