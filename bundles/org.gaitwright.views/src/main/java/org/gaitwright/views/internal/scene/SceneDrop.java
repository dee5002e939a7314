// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.run.RunControl;

/** Takes files that are dropped onto the scene, from the Explorer or from the desktop. */
public final class SceneDrop extends DropTargetAdapter {
    private final RunControl runs;

    private SceneDrop(RunControl runs) {
        this.runs = runs;
    }

    public static void on(Control scene, RunControl runs) {
        DropTarget target = new DropTarget(scene, DND.DROP_COPY | DND.DROP_MOVE | DND.DROP_LINK | DND.DROP_DEFAULT);
        target.setTransfer(LocalSelectionTransfer.getTransfer(), FileTransfer.getInstance());
        target.addDropListener(new SceneDrop(runs));
    }

    @Override
    public void dragEnter(DropTargetEvent event) {
        // nothing is taken away from where it came from
        boolean copies = (event.operations & DND.DROP_COPY) != 0;
        event.detail = copies ? DND.DROP_COPY : event.operations & DND.DROP_LINK;
    }

    @Override
    public void dragOperationChanged(DropTargetEvent event) {
        dragEnter(event);
    }

    @Override
    public void drop(DropTargetEvent event) {
        event.detail = DND.DROP_COPY;
        file(event.data).ifPresent(f -> RunChoice.use(runs, f));
    }

    /** The first one: a run has room for one of each. */
    private static Optional<Path> file(Object dropped) {
        if (dropped instanceof String[] paths) {
            return Arrays.stream(paths).findFirst().map(Path::of);
        }
        return dropped instanceof IStructuredSelection selected
                ? Optional.ofNullable(Adapters.adapt(selected.getFirstElement(), IFile.class))
                        .filter(f -> f.getLocation() != null)
                        .map(f -> f.getLocation().toPath())
                : Optional.empty();
    }
}
