// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.Plugins;
import org.gaitwright.views.internal.live.Subscriptions;
import org.gaitwright.workbench.look.Icons;

/** What is installed, where it comes from, and whether it is well. */
public final class PluginsView extends ViewPart {
    private static final int DETAIL_LINES = 3;

    private final AtomicBoolean refreshing = new AtomicBoolean();
    private Registry registry;
    private Plugins plugins;
    private PluginActions actions;
    private Text filter;
    private TableViewer table;
    private Text details;
    private ResourceManager icons;

    @Override
    public void createPartControl(Composite parent) {
        registry = getSite().getService(Registry.class);
        plugins = getSite().getService(Plugins.class);
        icons = new LocalResourceManager(JFaceResources.getResources(), parent);
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 6).applyTo(page);
        filter = new Text(page, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.setMessage("Filter by kind, id, name, bundle or state");
        filter.addModifyListener(e -> table.refresh());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        createTable(page);
        details = new Text(page, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        // two lines of words and one of origin, however low the view is
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(SWT.DEFAULT, DETAIL_LINES * details.getLineHeight())
                .applyTo(details);
        createActions();
        listen();
        refresh();
    }

    private Image sign(PluginRow row) {
        String icon = row.health().good() ? "icons/healthy.svg" : "icons/set-aside.svg";
        return icons.get(Icons.descriptor(PluginsView.class, icon));
    }

    private void createTable(Composite parent) {
        Composite frame = new Composite(parent, SWT.NONE);
        TableColumnLayout columns = new TableColumnLayout();
        frame.setLayout(columns);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(frame);
        table = new TableViewer(frame, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        column(columns, "Kind", 12, 96, r -> r.kind(), true);
        column(columns, "Id", 16, 100, r -> r.id(), false);
        column(columns, "Name", 20, 120, r -> r.name(), false);
        column(columns, "Bundle", 26, 180, r -> r.bundle(), false);
        column(columns, "Version", 10, 60, r -> r.shortVersion(), false);
        column(columns, "Health", 26, 120, r -> r.health().text(), false);
        table.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parentElement, Object element) {
                return ((PluginRow) element).matches(filter.getText().toLowerCase(Locale.ROOT));
            }
        });
        table.addSelectionChangedListener(e -> showDetails());
    }

    private void column(
            TableColumnLayout columns,
            String title,
            int weight,
            int min,
            Function<PluginRow, String> text,
            boolean icon) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        column.getColumn().setText(title);
        columns.setColumnData(column.getColumn(), new ColumnWeightData(weight, min));
        column.setLabelProvider(ColumnLabelProvider.createTextImageProvider(
                e -> text.apply((PluginRow) e), e -> icon ? sign((PluginRow) e) : null));
    }

    private void createActions() {
        actions = new PluginActions(getSite(), plugins, this::selected);
        actions.fill(getViewSite().getActionBars().getToolBarManager());
        MenuManager menu = new MenuManager();
        actions.fill(menu);
        table.getTable().setMenu(menu.createContextMenu(table.getTable()));
        table.addSelectionChangedListener(e -> actions.refresh());
    }

    private PluginRow selected() {
        return (PluginRow) table.getStructuredSelection().getFirstElement();
    }

    private void showDetails() {
        PluginRow row = selected();
        String text = "";
        if (row != null) {
            String where = row.bundle() + " " + row.version();
            text = row.health().good()
                    ? String.join("\n", row.details().isEmpty() ? row.name() : row.details(), where)
                    : "Disabled: " + row.health().text() + "\n" + where;
        }
        details.setText(text);
    }

    @SuppressWarnings("resource") // they end with the table
    private void listen() {
        if (registry != null) {
            Subscriptions.end(registry.listen(this::refreshSoon), table.getTable());
        }
        if (plugins != null) {
            Subscriptions.end(plugins.listen(this::refreshSoon), table.getTable());
        }
    }

    /** Many services come at once; one refresh is enough for all of them. */
    private void refreshSoon() {
        if (!table.getTable().isDisposed() && refreshing.compareAndSet(false, true)) {
            table.getTable().getDisplay().asyncExec(this::refresh);
        }
    }

    private void refresh() {
        refreshing.set(false);
        if (table.getTable().isDisposed()) {
            return;
        }
        PluginRow before = selected();
        List<PluginRow> rows = PluginRow.all(registry, plugins);
        table.setInput(rows);
        if (before != null) {
            rows.stream()
                    .filter(r -> r.kind().equals(before.kind()) && r.id().equals(before.id()))
                    .findFirst()
                    .ifPresent(r -> table.setSelection(new StructuredSelection(r)));
        }
        long aside = rows.stream().filter(r -> !r.health().good()).count();
        setContentDescription(
                aside == 0 ? "" : aside + (aside == 1 ? " is" : " are") + " disabled; select one to see why");
        actions.refresh();
    }

    @Override
    public void setFocus() {
        table.getTable().setFocus();
    }
}
