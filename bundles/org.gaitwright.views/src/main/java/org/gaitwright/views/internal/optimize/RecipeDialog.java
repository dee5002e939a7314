// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.views.internal.live.SearchWords;
import org.gaitwright.views.internal.live.TextTable;

/** Lists recipes with what they search and how long that took; the last used first. */
final class RecipeDialog extends Dialog {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 420;

    private final List<IFile> files;
    private final List<SearchState> searches;
    private List<RecipeFacts> all = List.of();
    private List<RecipeFacts> shown = List.of();
    private Text find;
    private TextTable table;
    private IFile chosen;

    RecipeDialog(Shell parent, List<IFile> files, List<SearchState> searches) {
        super(parent);
        this.files = files;
        this.searches = searches;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    Optional<IFile> ask() {
        return open() == OK ? Optional.ofNullable(chosen) : Optional.empty();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Start an optimisation");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        find = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        find.setMessage("Find a recipe");
        find.addModifyListener(e -> show());
        find.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ARROW_DOWN) {
                table.table().setFocus();
            }
        });
        GridDataFactory.fillDefaults().grab(true, false).applyTo(find);
        table = new TextTable(area, SWT.BORDER | SWT.SINGLE)
                .column("Recipe", 22, 190)
                .column("What it searches", 44, 240)
                .column("Parameters", 4, 90, SWT.RIGHT)
                .column("Rollouts", 4, 76, SWT.RIGHT)
                .column("Evaluations", 8, 120, SWT.RIGHT)
                .column("Took here", 8, 96, SWT.RIGHT);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(table.control());
        table.table().addListener(SWT.Selection, e -> select());
        table.table().addListener(SWT.DefaultSelection, e -> okPressed());
        Label note = new Label(area, SWT.WRAP);
        note.setText(
                files.isEmpty()
                        ? "There is no recipe in any open project: create one by File ▸ New ▸ Optimisation Recipe."
                        : "Last used first. How long a recipe takes is known once it has run to its end on this machine.");
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, SWT.DEFAULT)
                .applyTo(note);
        read(parent.getDisplay());
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Start", true).setEnabled(false);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    /** Recipes name scenes and presets: to read all of them takes a moment. */
    private void read(Display display) {
        Job job = Job.create("Reading recipes", (ICoreRunnable) monitor -> {
            List<RecipeFacts> read = new ArrayList<>();
            for (IFile file : files) {
                if (monitor.isCanceled()) {
                    return;
                }
                read.add(RecipeFacts.of(file, searches));
            }
            read.sort(Comparator.comparingLong((RecipeFacts f) -> -f.used()).thenComparing(RecipeFacts::name));
            display.asyncExec(() -> {
                all = read;
                show();
            });
        });
        job.setSystem(true);
        job.schedule();
    }

    private void show() {
        if (find.isDisposed()) {
            return;
        }
        shown = all.stream()
                .filter(f -> SearchWords.allIn(f.name() + " " + f.text(), find.getText()))
                .toList();
        table.show(shown.stream().map(RecipeFacts::cells).toList());
        if (!shown.isEmpty()) {
            table.table().select(0);
        }
        select();
    }

    private void select() {
        int at = table.table().getSelectionIndex();
        chosen = at < 0 || at >= shown.size() ? null : shown.get(at).file();
        if (getButton(IDialogConstants.OK_ID) != null) {
            getButton(IDialogConstants.OK_ID).setEnabled(chosen != null);
        }
    }

    @Override
    protected void okPressed() {
        if (chosen != null) {
            super.okPressed();
        }
    }
}
