// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.workbench.look.Icons;

/** The parts of a scene as a list, with buttons to add and remove some. */
final class PartTree {
    /** What the buttons do. */
    interface Deeds {
        void select(ScenePart part);

        void addActor();

        void addPush();

        void remove(ScenePart part);
    }

    private final Composite pane;
    private final TableViewer viewer;
    private final LocalResourceManager images;
    private final ToolItem remove;
    private final Deeds deeds;
    private List<String> labels = List.of();
    private SceneModel model;
    private boolean telling;

    PartTree(Composite parent, Deeds deeds) {
        this.deeds = deeds;
        pane = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(pane);
        Table table = new Table(pane, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
        images = new LocalResourceManager(JFaceResources.getResources(), table);
        viewer = new TableViewer(table);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.setLabelProvider(new Labels());
        Tools tools = new Tools(pane);
        tools.push("icons/add-character.svg", "Add a character", deeds::addActor);
        tools.push("icons/add-push.svg", "Add a push", deeds::addPush);
        remove = tools.push("icons/remove.svg", "Remove the selection (Delete)", this::removeSelected);
        GridDataFactory.fillDefaults().grab(true, false).indent(4, 2).applyTo(tools.control());
        viewer.addSelectionChangedListener(e -> {
            ScenePart part = selected();
            remove.setEnabled(removable(part));
            if (!telling && part != null) {
                deeds.select(part);
            }
        });
        table.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL) {
                removeSelected();
            }
        });
    }

    Control control() {
        return pane;
    }

    void setFocus() {
        viewer.getTable().setFocus();
    }

    private ScenePart selected() {
        return viewer.getStructuredSelection().getFirstElement() instanceof ScenePart p ? p : null;
    }

    private boolean removable(ScenePart part) {
        return part != null
                && model != null
                && (part.kind() == ScenePart.Kind.PUSH
                        || part.kind() == ScenePart.Kind.ACTOR
                                && model.scene().roles().size() > 1);
    }

    private void removeSelected() {
        ScenePart part = selected();
        if (removable(part)) {
            deeds.remove(part);
        }
    }

    void show(SceneModel now) {
        model = now;
        List<ScenePart> parts = ScenePart.all(now.scene());
        List<String> fresh = new ArrayList<>();
        parts.forEach(p -> fresh.add(p.label(now.scene())));
        if (!fresh.equals(labels)) {
            labels = fresh;
            quietly(() -> viewer.setInput(parts));
        }
    }

    void select(ScenePart part) {
        quietly(() -> viewer.setSelection(new StructuredSelection(part), true));
        remove.setEnabled(removable(part));
    }

    private void quietly(Runnable change) {
        telling = true;
        try {
            change.run();
        } finally {
            telling = false;
        }
    }

    private final class Labels extends LabelProvider {
        @Override
        public String getText(Object element) {
            ScenePart part = (ScenePart) element;
            return part.label(model.scene());
        }

        @Override
        public Image getImage(Object element) {
            return images.get(Icons.descriptor(PartTree.class, ((ScenePart) element).kind().icon));
        }
    }
}
