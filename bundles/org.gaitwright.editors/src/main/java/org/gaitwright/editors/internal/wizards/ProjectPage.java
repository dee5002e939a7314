// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** A new project: its name, where it lies, and what is in it. */
final class ProjectPage extends WizardPage {
    private static final String HELP = "newProject";

    private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
    private Text name;
    private Text place;
    private Button examples;

    ProjectPage() {
        super("project");
        setTitle("New project");
        setDescription("A folder for characters, styles, terrains and scenes.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .numColumns(3)
                .margins(12, 10)
                .spacing(8, 8)
                .applyTo(grid);
        name = NewFilePage.field(grid, "&Name:", "");
        NewFilePage.fill(name);
        place = NewFilePage.field(grid, "F&older:", "");
        place.setMessage("in the workspace");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(place);
        Button browse = new Button(grid, SWT.PUSH);
        browse.setText("B&rowse…");
        browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> browse()));
        Label line = new Label(grid, SWT.SEPARATOR | SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().span(3, 1).indent(0, 4).applyTo(line);
        new Label(grid, SWT.NONE).setText("Content:");
        examples = radio(grid, "Copies of the &examples: characters, styles, terrains and scenes", true);
        new Label(grid, SWT.NONE);
        radio(grid, "&Empty folders", false);
        name.setText(Destination.freeName(
                "Walking", n -> workspace.getRoot().getProject(n).exists()));
        name.selectAll();
        name.addModifyListener(e -> check());
        place.addModifyListener(e -> check());
        WizardHelp.set(grid, HELP);
        setControl(grid);
        check();
    }

    private static Button radio(Composite grid, String words, boolean chosen) {
        Button button = new Button(grid, SWT.RADIO);
        button.setText(words);
        button.setSelection(chosen);
        NewFilePage.fill(button);
        return button;
    }

    private void browse() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setText("Folder of the project");
        String chosen = dialog.open();
        if (chosen != null) {
            place.setText(chosen);
        }
    }

    private void check() {
        String problem = problem();
        setErrorMessage(problem);
        setPageComplete(problem == null);
    }

    private String problem() {
        if (name().isEmpty()) {
            return "Give the project a name.";
        }
        IStatus status = workspace.validateName(name(), IResource.PROJECT);
        if (!status.isOK()) {
            return status.getMessage();
        }
        if (project().exists()) {
            return "There is a project '" + name() + "' already; choose another name.";
        }
        try {
            IStatus there = workspace.validateProjectLocationURI(project(), location());
            return there.isOK() ? null : there.getMessage();
        } catch (InvalidPathException e) {
            return "'" + place.getText() + "' is not a folder; choose one, or leave the field empty.";
        }
    }

    private String name() {
        return name.getText().strip();
    }

    IProject project() {
        return workspace.getRoot().getProject(name());
    }

    /** Null for the workspace. */
    URI location() {
        return place.getText().isBlank()
                ? null
                : Path.of(place.getText().strip()).toUri();
    }

    boolean withExamples() {
        return examples.getSelection();
    }

    @Override
    public void performHelp() {
        WizardHelp.show(HELP);
    }
}
