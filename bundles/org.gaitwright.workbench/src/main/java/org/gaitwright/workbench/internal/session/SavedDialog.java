// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import java.nio.file.Path;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.workbench.run.FilePlace;
import org.gaitwright.workbench.run.TerminalCommand;

/** Where a session was saved, and what plays it in a terminal. Stays beside the window until it is closed. */
public final class SavedDialog extends Dialog {
    private static final int COPY_PATH = IDialogConstants.CLIENT_ID + 1;
    private static final int COPY_COMMAND = IDialogConstants.CLIENT_ID + 2;
    private static final int SHOW = IDialogConstants.CLIENT_ID + 3;
    private static final int WIDTH = 520;

    private final Path file;

    public SavedDialog(Shell parent, Path file) {
        super(parent);
        this.file = file;
        setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Session saved");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.createFrom((GridLayout) area.getLayout())
                .numColumns(2)
                .applyTo(area);
        row(area, "File:", file.toString());
        row(area, "In a terminal:", TerminalCommand.simulate(file));
        return area;
    }

    private static void row(Composite area, String name, String words) {
        new Label(area, SWT.NONE).setText(name);
        Text text = new Text(area, SWT.READ_ONLY | SWT.SINGLE | SWT.BORDER);
        text.setText(words);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, SWT.DEFAULT)
                .applyTo(text);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, SHOW, "Show in &File Manager", false);
        createButton(parent, COPY_PATH, "Copy &Path", false);
        createButton(parent, COPY_COMMAND, "&Copy Command", true);
        createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, false);
    }

    @Override
    protected void buttonPressed(int button) {
        switch (button) {
            case SHOW -> FilePlace.show(file);
            case COPY_PATH -> FilePlace.copy(file.toString());
            case COPY_COMMAND -> FilePlace.copy(TerminalCommand.simulate(file));
            default -> close();
        }
    }
}
