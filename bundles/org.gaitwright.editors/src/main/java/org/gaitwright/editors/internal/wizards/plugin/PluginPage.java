// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.wizards.Destination;
import org.gaitwright.editors.internal.wizards.FormPage;

/** A new controller: what it and its project are called. */
final class PluginPage extends FormPage {
    private List<String> taken = List.of();
    private Text bundle;
    private Text id;
    private Text label;
    private Text description;
    private boolean following;

    PluginPage() {
        super(
                "plugin",
                "newPlugin",
                "New controller plug-in",
                "A Java project with a controller that stands and waves, ready to build.");
    }

    void offer(Registry registry) {
        taken = registry == null
                ? List.of()
                : registry.all(ControllerFactory.class).stream()
                        .map(ControllerFactory::id)
                        .toList();
    }

    @Override
    protected void form(Composite grid) {
        bundle = wide(grid, "&Project and bundle:", "");
        line(grid);
        id = wide(grid, "Controller &id:", "");
        label = wide(grid, "&Name:", "");
        description = wide(grid, "&Description:", "Stands and waves its arms");
        explanation(grid, 64)
                .setText("To build it you need a JDK 17 or later and Maven 3.8 or later; the first build fetches"
                        + " Maven's own plug-ins. The project's README explains how to build and install it.");
        bundle.setText(Destination.freeName(
                "com.example.stride",
                n -> ResourcesPlugin.getWorkspace().getRoot().getProject(n).exists()));
        bundle.addModifyListener(e -> follow());
        id.addModifyListener(e -> followId());
        follow();
    }

    @Override
    protected Control first() {
        return bundle;
    }

    /** Until somebody types an id, it is the last word of the bundle's name. */
    private void follow() {
        if (!following && id.getData() == null) {
            following = true;
            id.setText(PluginNames.idFrom(bundle.getText()));
            following = false;
            label.setText(PluginNames.labelFrom(id.getText()));
        }
    }

    private void followId() {
        if (!following) {
            id.setData(Boolean.TRUE);
            label.setText(PluginNames.labelFrom(id.getText()));
        }
    }

    @Override
    protected String problem() {
        String problem = names().problem(taken);
        if (problem == null && project().exists()) {
            problem = "There is a project '" + bundle.getText() + "' already; choose another name.";
        }
        return problem;
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
}
