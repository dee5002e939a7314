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
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** A new project: its name, where it lies, and what is in it. */
final class ProjectPage extends FormPage {
    private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
    private Text name;
    private Text place;
    private Button examples;

    ProjectPage() {
        super("project", "newProject", "New project", "A folder for characters, styles, terrains and scenes.");
    }

    @Override
    protected void form(Composite grid) {
        name = wide(grid, "&Name:", "");
        place = browsed(grid, "F&older:", "", "B&rowse…", this::browse);
        place.setMessage("in the workspace");
        line(grid);
        new Label(grid, SWT.NONE).setText("Content:");
        examples = radio(grid, "Copies of the &examples: characters, styles, terrains and scenes", true);
        new Label(grid, SWT.NONE);
        radio(grid, "&Empty folders", false);
        name.setText(Destination.freeName(
                "Walking", n -> workspace.getRoot().getProject(n).exists()));
        name.selectAll();
    }

    @Override
    protected Control first() {
        return name;
    }

    private static Button radio(Composite grid, String words, boolean chosen) {
        Button button = new Button(grid, SWT.RADIO);
        button.setText(words);
        button.setSelection(chosen);
        fill(button);
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

    @Override
    protected String problem() {
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
}
