// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.io.IOException;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;

/** The page of a wizard for one file: name and folder above, what is particular to its kind below. */
public abstract class NewFilePage extends WizardPage {
    private static final int WIDTH = 420;

    private final FileKind kind;
    private final IStructuredSelection selection;
    private final IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
    private Text folder;
    private Text name;

    NewFilePage(FileKind kind, IStructuredSelection selection, String title, String description) {
        super(kind.word());
        this.kind = kind;
        this.selection = selection;
        setTitle(title);
        setDescription(description);
    }

    /** A text that can be written by any thread. */
    interface Draft {
        String text(IFile target) throws IOException, CoreException;
    }

    /** Fields of this kind; a grid of three columns. */
    abstract void fields(Composite grid);

    /** Why what the fields say is refused; null if it is not. */
    abstract String problem();

    /** What is to be written, from what the fields say now. */
    abstract Draft draft();

    @Override
    public final void createControl(Composite parent) {
        Composite grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .numColumns(3)
                .margins(12, 10)
                .spacing(8, 8)
                .applyTo(grid);
        name = field(grid, "&Name:", "");
        fill(name);
        folder = field(grid, "F&older:", Destination.folder(selection, root, kind));
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, SWT.DEFAULT)
                .applyTo(folder);
        Button browse = new Button(grid, SWT.PUSH);
        browse.setText("B&rowse…");
        browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> browse()));
        Label line = new Label(grid, SWT.SEPARATOR | SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().span(3, 1).indent(0, 4).applyTo(line);
        fields(grid);
        name.setText(Destination.freeName(
                "my-" + kind.word(),
                n -> !folder.getText().isEmpty()
                        && Destination.file(root, folder.getText(), n, kind).exists()));
        name.selectAll();
        WizardHelp.set(grid, helpId());
        setControl(grid);
        name.addModifyListener(e -> check());
        folder.addModifyListener(e -> check());
        check();
    }

    private String helpId() {
        return "new" + Character.toUpperCase(kind.word().charAt(0))
                + kind.word().substring(1);
    }

    @Override
    public final void performHelp() {
        WizardHelp.show(helpId());
    }

    private void browse() {
        ContainerSelectionDialog dialog =
                new ContainerSelectionDialog(getShell(), root, true, "Choose the folder for the " + kind.word());
        dialog.setTitle("Folder");
        dialog.open();
        if (dialog.getResult() != null && dialog.getResult().length == 1) {
            folder.setText(((IPath) dialog.getResult()[0]).makeRelative().toString());
        }
    }

    /** To be called after each change of a field. */
    final void check() {
        String problem = Destination.problem(root, folder.getText(), stem(), kind);
        problem = problem == null ? problem() : problem;
        setErrorMessage(problem);
        setPageComplete(problem == null);
    }

    /** The folder that was chosen; it need not exist. */
    final IContainer folder() {
        return target().getParent();
    }

    final IFile target() {
        return Destination.file(root, folder.getText(), stem(), kind);
    }

    /** The name that was given, without the ending. */
    final String stem() {
        return name.getText().strip();
    }

    public static Text field(Composite grid, String label, String value) {
        new Label(grid, SWT.NONE).setText(label);
        Text text = new Text(grid, SWT.BORDER);
        text.setText(value);
        return text;
    }

    static Combo choice(Composite grid, String label) {
        new Label(grid, SWT.NONE).setText(label);
        Combo combo = new Combo(grid, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setVisibleItemCount(16);
        fill(combo);
        return combo;
    }

    /** Takes the rest of its row. */
    public static void fill(org.eclipse.swt.widgets.Control control) {
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, SWT.DEFAULT)
                .span(2, 1)
                .applyTo(control);
    }

    /** Words below a field that explain what is chosen. */
    public static Label explanation(Composite grid) {
        new Label(grid, SWT.NONE);
        Label label = new Label(grid, SWT.WRAP);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(WIDTH, 36)
                .span(2, 1)
                .applyTo(label);
        return label;
    }
}
