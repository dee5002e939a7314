// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.history;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.ResourceUtil;
import org.gaitwright.editors.internal.SourceEditor;
import org.gaitwright.io.edit.TextEdit;

/** Brings an earlier version of the edited file back into its editor. */
public final class VersionsHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        SourceEditor source = Adapters.adapt(HandlerUtil.getActiveEditor(event), SourceEditor.class);
        IFile file = source == null ? null : ResourceUtil.getFile(source.getEditorInput());
        if (file != null) {
            Display display = Display.getCurrent();
            Job.create("Looking for earlier versions", monitor -> {
                        List<Version> found = find(file);
                        display.asyncExec(() -> show(source, file, found));
                        return Status.OK_STATUS;
                    })
                    .schedule();
        }
        return null;
    }

    private static List<Version> find(IFile file) {
        try {
            return Version.of(file, Instant.now());
        } catch (CoreException | IOException e) {
            ILog.get().error("Earlier versions of " + file.getName() + " could not be read", e);
            return List.of();
        }
    }

    private static void show(SourceEditor source, IFile file, List<Version> versions) {
        if (source.document() == null) {
            return;
        }
        String now = source.document().get();
        Version wanted = new VersionDialog(source.getSite().getShell(), file.getName(), now, versions).choose();
        if (wanted != null) {
            source.apply(TextEdit.between(now, wanted.text()));
        }
    }
}
