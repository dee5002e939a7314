// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunUndo;

/**
 * A view of the run. It looks at the run some times a second, only while it can be seen, and says what it is for while there
 * is nothing to show. What users change in it they can undo.
 */
public abstract class LiveView extends ViewPart {
    private static final String HELP = "org.gaitwright.help.";
    /** Fourteen times a second: figures and handles move smoothly, and the window has time for the scene. */
    private static final int PERIOD_MILLIS = 70;

    private final StackLayout stack = new StackLayout();
    private final String word;
    private final String title;
    private final String purpose;
    private Composite parent;
    private RunControl runs;
    private EmptyState nothing;
    private Control page;
    private Control first;

    /**
     * @param word last word of the view's id, of its icon and of its help
     * @param purpose what it is for
     */
    protected LiveView(String word, String title, String purpose) {
        this.word = word;
        this.title = title;
        this.purpose = purpose;
    }

    @Override
    public final void createPartControl(Composite container) {
        parent = container;
        parent.setLayout(stack);
        runs = getSite().getService(RunControl.class);
        nothing = new EmptyState(parent, Icons.at(LiveView.class, "icons/" + word + ".svg"), title, purpose);
        page = createPage(parent);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP + word);
        IActionBars bars = getViewSite().getActionBars();
        new UndoRedoActionGroup(getSite(), RunUndo.CONTEXT, true).fillActionBars(bars);
        offer(nothing);
        stack.topControl = nothing.control();
        poll();
    }

    protected abstract Control createPage(Composite container);

    /** Adds the first things to do to the words that are shown while there is nothing else. */
    protected void offer(EmptyState empty) {
        empty.control();
    }

    /**
     * Shows the current state. Called often: it must touch only what has changed.
     *
     * @return why there is nothing to show; null if there is something
     */
    protected abstract String refresh();

    protected final RunControl runs() {
        return runs;
    }

    /** Looks at the run now, and not only when it is time. */
    protected final void refreshNow() {
        if (parent.isDisposed() || runs == null) {
            return;
        }
        String missing = refresh();
        if (missing != null) {
            // why there is no run is said once: where it would be seen
            boolean said = missing.equals(runs.state().status().message());
            nothing.explain(missing.isEmpty() || said ? purpose : purpose + "\n\n" + missing);
        }
        top(missing == null ? page : nothing.control());
    }

    private void poll() {
        if (parent.isDisposed()) {
            return;
        }
        if (parent.isVisible()) {
            refreshNow();
        }
        parent.getDisplay().timerExec(PERIOD_MILLIS, this::poll);
    }

    private void top(Control wanted) {
        if (stack.topControl != wanted) {
            stack.topControl = wanted;
            parent.layout();
        }
    }

    /** Where keys go while there is something to show; if it is not said, to the page. */
    protected final void focusOn(Control control) {
        first = control;
    }

    @Override
    public final void setFocus() {
        boolean chosen = stack.topControl == page && first != null && !first.isDisposed();
        (chosen ? first : stack.topControl).setFocus();
    }

    /** Makes a branch that goes on from the cursor. */
    protected final void continueFromHere() {
        runs.submit(Act.Go.FORK);
        runs.submit(Act.Go.PLAY);
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == Control.class ? type.cast(parent) : super.getAdapter(type);
    }
}
