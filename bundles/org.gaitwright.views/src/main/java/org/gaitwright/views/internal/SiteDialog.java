// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for an update site and what to install from it; takes the path of a jar as well. */
final class SiteDialog extends TitleAreaDialog {
    private Text locationField;
    private Text idField;
    private String location = "";
    private String id = "";

    SiteDialog(Shell parent) {
        super(parent);
        setHelpAvailable(false);
    }

    String location() {
        return location;
    }

    /** Null for a jar. */
    String id() {
        return id.isEmpty() ? null : id;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Install from Site");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Install a plug-in from an update site");
        setMessage("Give the folder or address of a site and the id of a bundle or feature on it, or just the path of a"
                + " jar.");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        locationField = field(area, "Location:", "https://…, a folder, or a jar");
        idField = field(area, "Id:", "com.example.stroll");
        return area;
    }

    private Text field(Composite area, String label, String hint) {
        new Label(area, SWT.NONE).setText(label);
        Text text = new Text(area, SWT.BORDER);
        text.setMessage(hint);
        text.addModifyListener(e -> check());
        GridDataFactory.fillDefaults().grab(true, false).hint(360, SWT.DEFAULT).applyTo(text);
        return text;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Install", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
        check();
    }

    private void check() {
        location = locationField.getText().trim();
        id = idField.getText().trim();
        if (getButton(IDialogConstants.OK_ID) != null) {
            getButton(IDialogConstants.OK_ID)
                    .setEnabled(location.endsWith(".jar") || !location.isEmpty() && !id.isEmpty());
        }
    }
}
