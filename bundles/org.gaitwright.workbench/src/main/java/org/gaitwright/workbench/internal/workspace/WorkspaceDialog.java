// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.workspace;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/** Asks for the folder of the projects. */
final class WorkspaceDialog extends TitleAreaDialog {
    static final String TITLE = "Workspace";

    private final List<Path> offered;
    private final String message;
    private Combo folder;
    private Path chosen;

    /** @param offered the best first; may be empty */
    WorkspaceDialog(Shell parent, List<Path> offered, String message) {
        super(parent);
        this.offered = offered;
        this.message = message;
    }

    /** What was chosen; null if nothing was. */
    Path chosen() {
        return chosen;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TITLE);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Where do your projects live?");
        setMessage(message);
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(3).margins(12, 12).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        new Label(area, SWT.NONE).setText("&Folder:");
        folder = new Combo(area, SWT.DROP_DOWN);
        offered.forEach(o -> folder.add(o.toString()));
        folder.select(0);
        folder.addModifyListener(e -> check());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .hint(420, SWT.DEFAULT)
                .applyTo(folder);
        Button browse = new Button(area, SWT.PUSH);
        browse.setText("&Browse …");
        browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> browse()));
        Label later = new Label(area, SWT.WRAP);
        later.setText("To change it later: File ▸ Switch Workspace.");
        GridDataFactory.fillDefaults().span(3, 1).indent(0, 6).applyTo(later);
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        // nothing is wrong before anything was entered
        getButton(IDialogConstants.OK_ID).setEnabled(wrong().isEmpty());
    }

    private void browse() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setFilterPath(folder.getText());
        String picked = dialog.open();
        if (picked != null) {
            folder.setText(picked);
        }
    }

    private void check() {
        String wrong = wrong();
        setErrorMessage(wrong.isEmpty() ? null : wrong);
        getButton(IDialogConstants.OK_ID).setEnabled(wrong.isEmpty());
    }

    private String wrong() {
        return Workspaces.refusal(folder.getText().trim());
    }

    @Override
    protected void okPressed() {
        chosen = Path.of(folder.getText().trim()).normalize();
        super.okPressed();
    }

    @Override
    protected boolean isResizable() {
        return true;
    }
}
