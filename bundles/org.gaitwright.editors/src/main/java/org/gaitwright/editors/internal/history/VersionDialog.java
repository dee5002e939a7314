// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.history;

import java.util.List;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** Shows how a file was, with the lines that it has no more marked, and lets the user bring a version back. */
final class VersionDialog extends TitleAreaDialog {
    private final String file;
    private final String now;
    private final List<Version> versions;
    private org.eclipse.swt.widgets.List list;
    private StyledText text;
    private Version chosen;

    VersionDialog(Shell shell, String file, String now, List<Version> versions) {
        super(shell);
        this.file = file;
        this.now = now;
        this.versions = versions;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** The version to bring back; null if the user wants none. */
    Version choose() {
        return open() == OK ? chosen : null;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Earlier Versions");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Earlier versions of " + file);
        setMessage(
                versions.isEmpty()
                        ? "There are none yet: the studio keeps a version each time the file is saved."
                        : "The chosen version is loaded into the editor. You can undo this, and nothing is saved"
                                + " until you save.");
        Composite area = (Composite) super.createDialogArea(parent);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        GridLayoutFactory.fillDefaults().applyTo(sash);
        list = new org.eclipse.swt.widgets.List(sash, SWT.SINGLE | SWT.V_SCROLL | SWT.BORDER);
        versions.forEach(v -> list.add(v.when()));
        text = new StyledText(sash, SWT.READ_ONLY | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL | SWT.BORDER);
        text.setFont(JFaceResources.getTextFont());
        text.setMargins(6, 4, 6, 4);
        sash.setWeights(38, 62);
        list.addListener(SWT.Selection, e -> select(list.getSelectionIndex()));
        list.addListener(SWT.DefaultSelection, e -> okPressed());
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "&Restore", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
        list.select(0);
        select(versions.isEmpty() ? -1 : 0);
    }

    private void select(int index) {
        chosen = index < 0 ? null : versions.get(index);
        text.setText(chosen == null ? "" : chosen.text());
        List<String> same = now.lines().toList();
        for (int i = 0; i < text.getLineCount(); i++) {
            if (!text.getLine(i).isBlank() && !same.contains(text.getLine(i))) {
                text.setLineBackground(i, 1, text.getDisplay().getSystemColor(SWT.COLOR_WIDGET_BACKGROUND));
            }
        }
        getButton(IDialogConstants.OK_ID)
                .setEnabled(chosen != null && !chosen.text().equals(now));
    }

    @Override
    protected Point getInitialSize() {
        return new Point(860, 520);
    }
}
