// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.io.IOException;
import java.util.Locale;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;

/** The page of a wizard for one file: name and folder above, what is particular to its kind below. */
abstract class NewFilePage extends FormPage {
    private final FileKind kind;
    private final IStructuredSelection selection;
    private final IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
    private Text folder;
    private Text name;

    NewFilePage(FileKind kind, IStructuredSelection selection, String title, String description) {
        super(
                kind.word(),
                "new" + kind.word().substring(0, 1).toUpperCase(Locale.ROOT)
                        + kind.word().substring(1),
                title,
                description);
        this.kind = kind;
        this.selection = selection;
    }

    /** A text that can be written by any thread. */
    interface Draft {
        String text(IFile target) throws IOException, CoreException;
    }

    /** Fields of this kind; a grid of three columns. */
    abstract void fields(Composite grid);

    /** Why what the fields say is refused; null if it is not. */
    abstract String fault();

    /** What is to be written, from what the fields say now. */
    abstract Draft draft();

    @Override
    protected final void form(Composite grid) {
        name = wide(grid, "&Name:", "");
        folder = browsed(grid, "F&older:", Destination.folder(selection, root, kind), "B&rowse…", this::browse);
        line(grid);
        fields(grid);
        name.setText(Destination.freeName(
                "my-" + kind.word(),
                n -> !folder.getText().isEmpty()
                        && Destination.file(root, folder.getText(), n, kind).exists()));
        name.selectAll();
    }

    @Override
    protected final Control first() {
        return name;
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

    @Override
    protected final String problem() {
        String problem = Destination.problem(root, folder.getText(), stem(), kind);
        return problem == null ? fault() : problem;
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
}
