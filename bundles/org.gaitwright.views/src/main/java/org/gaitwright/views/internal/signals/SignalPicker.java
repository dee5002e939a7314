// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.CheckStateChangedEvent;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.ICheckStateProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.session.run.Recording.SignalInfo;
import org.gaitwright.views.internal.live.SearchWords;

/** A list of all signals by groups, to be searched and ticked; what is ticked is plotted at once. */
final class SignalPicker extends PopupDialog {
    private static final int WIDTH = 340;
    private static final int HEIGHT = 420;

    private record Group(String name, List<SignalInfo> signals) {}

    private final Map<String, Group> groups = new LinkedHashMap<>();
    private final Consumer<SceneLook> chosen;
    private final Rectangle beside;
    private SceneLook choice;
    private Text search;
    private CheckboxTreeViewer tree;

    /** @param beside of what it opens, in the coordinates of the display */
    SignalPicker(
            Shell parent, Rectangle beside, List<SignalInfo> signals, SceneLook choice, Consumer<SceneLook> chosen) {
        super(
                parent,
                PopupDialog.INFOPOPUPRESIZE_SHELLSTYLE,
                true,
                false,
                false,
                false,
                false,
                null,
                "Tick signals to plot them. Esc closes.");
        this.beside = beside;
        this.choice = choice;
        this.chosen = chosen;
        for (SignalInfo s : signals) {
            groups.computeIfAbsent(s.group(), g -> new Group(g, new java.util.ArrayList<>()))
                    .signals()
                    .add(s);
        }
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 6).applyTo(area);
        search = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Find a signal, such as knee, com or left-foot force");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        tree = new CheckboxTreeViewer(area, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.getControl());
        tree.setContentProvider(new Content());
        tree.setLabelProvider(LabelProvider.createTextProvider(SignalPicker::words));
        tree.setCheckStateProvider(new Checks());
        tree.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parent, Object element) {
                return signals(element).stream().anyMatch(SignalPicker.this::matches);
            }
        });
        tree.addCheckStateListener(this::ticked);
        tree.setInput(groups);
        showChosen();
        search.addModifyListener(e -> find());
        search.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ARROW_DOWN) {
                tree.getControl().setFocus();
            }
        });
        return area;
    }

    private void showChosen() {
        groups.values().stream()
                .filter(g -> g.signals().stream().anyMatch(this::ticked))
                .forEach(g -> tree.setExpandedState(g, true));
    }

    private void find() {
        tree.getControl().setRedraw(false);
        tree.refresh();
        if (search.getText().isBlank()) {
            tree.collapseAll();
            showChosen();
        } else {
            tree.expandAll();
        }
        tree.getControl().setRedraw(true);
    }

    /** Those of a group, or the one that a line stands for. */
    private static List<SignalInfo> signals(Object element) {
        return element instanceof Group g ? g.signals() : List.of((SignalInfo) element);
    }

    private boolean matches(SignalInfo s) {
        return SearchWords.allIn(s.group() + " " + s.name() + " " + s.unit(), search.getText());
    }

    private static String words(Object element) {
        if (element instanceof Group g) {
            return g.name();
        }
        SignalInfo s = (SignalInfo) element;
        String unit = Plotted.unit(s);
        return unit.isEmpty() ? s.name() : s.name() + "  [" + unit + "]";
    }

    private boolean ticked(SignalInfo s) {
        return choice.signals().contains(s.name());
    }

    private void ticked(CheckStateChangedEvent event) {
        signals(event.getElement()).stream()
                .filter(this::matches)
                .forEach(s -> choice = choice.plotting(s.name(), event.getChecked()));
        tree.refresh();
        chosen.accept(choice);
    }

    @Override
    protected Control getFocusControl() {
        return search;
    }

    @Override
    protected Point getInitialSize() {
        return new Point(WIDTH, HEIGHT);
    }

    @Override
    protected Point getInitialLocation(Point size) {
        Rectangle screen = getParentShell().getMonitor().getClientArea();
        int below = beside.y + beside.height + 2;
        int y = below + size.y <= screen.y + screen.height ? below : Math.max(screen.y, beside.y - size.y - 2);
        int x = Math.max(screen.x, Math.min(beside.x, screen.x + screen.width - size.x));
        return new Point(x, y);
    }

    private final class Checks implements ICheckStateProvider {
        @Override
        public boolean isChecked(Object element) {
            return signals(element).stream().anyMatch(SignalPicker.this::ticked);
        }

        @Override
        public boolean isGrayed(Object element) {
            return isChecked(element) && !signals(element).stream().allMatch(SignalPicker.this::ticked);
        }
    }

    private final class Content implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return groups.values().toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof Group g ? g.signals().toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return element instanceof SignalInfo s ? groups.get(s.group()) : null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof Group;
        }
    }
}
