// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.wizards.Destination;
import org.gaitwright.editors.internal.wizards.NewFilePage;
import org.gaitwright.editors.internal.wizards.WizardHelp;

/** A new controller: what it and its project are called. */
final class PluginPage extends WizardPage {
    private static final String HELP = "newPlugin";

    private List<String> taken = List.of();
    private Text bundle;
    private Text id;
    private Text label;
    private Text description;
    private boolean following;

    PluginPage() {
        super("plugin");
        setTitle("New controller plug-in");
        setDescription("A Java project with a controller that stands and waves, ready to build.");
    }

    void offer(Registry registry) {
        taken = registry == null
                ? List.of()
                : registry.all(ControllerFactory.class).stream()
                        .map(ControllerFactory::id)
                        .toList();
    }

    @Override
    public void createControl(Composite parent) {
        Composite grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .numColumns(3)
                .margins(12, 10)
                .spacing(8, 8)
                .applyTo(grid);
        bundle = row(grid, "&Project and bundle:");
        Label line = new Label(grid, SWT.SEPARATOR | SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().span(3, 1).indent(0, 4).applyTo(line);
        id = row(grid, "Controller &id:");
        label = row(grid, "&Name:");
        description = row(grid, "&Description:");
        Label words = NewFilePage.explanation(grid);
        words.setText(
                "To build it you need a JDK 17 or later and Maven 3.8 or later; the first build fetches Maven's own"
                        + " plug-ins. The project's README explains how to build and install it.");
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(420, 64)
                .span(2, 1)
                .applyTo(words);
        bundle.setText(Destination.freeName(
                "com.example.stride",
                n -> ResourcesPlugin.getWorkspace().getRoot().getProject(n).exists()));
        bundle.addModifyListener(e -> follow());
        id.addModifyListener(e -> followId());
        label.addModifyListener(e -> check());
        description.addModifyListener(e -> check());
        description.setText("Stands and waves its arms");
        follow();
        WizardHelp.set(grid, HELP);
        setControl(grid);
    }

    private static Text row(Composite grid, String words) {
        Text text = NewFilePage.field(grid, words, "");
        NewFilePage.fill(text);
        return text;
    }

    /** Until somebody types an id, it is the last word of the bundle's name. */
    private void follow() {
        if (!following && id.getData() == null) {
            following = true;
            id.setText(PluginNames.idFrom(bundle.getText()));
            following = false;
            label.setText(PluginNames.labelFrom(id.getText()));
        }
        check();
    }

    private void followId() {
        if (!following) {
            id.setData(Boolean.TRUE);
            label.setText(PluginNames.labelFrom(id.getText()));
        }
        check();
    }

    private void check() {
        if (getControl() == null && description.getText().isEmpty()) {
            return;
        }
        String problem = names().problem(taken);
        if (problem == null && project().exists()) {
            problem = "There is a project '" + bundle.getText() + "' already; choose another name.";
        }
        setErrorMessage(problem);
        setPageComplete(problem == null);
    }

    PluginNames names() {
        return new PluginNames(
                bundle.getText().strip(),
                id.getText().strip(),
                label.getText().strip(),
                description.getText().strip());
    }

    IProject project() {
        return ResourcesPlugin.getWorkspace().getRoot().getProject(names().bundle());
    }

    @Override
    public void performHelp() {
        WizardHelp.show(HELP);
    }
}
