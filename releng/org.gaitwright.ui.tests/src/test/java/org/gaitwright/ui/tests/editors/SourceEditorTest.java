// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SourceEditorTest extends EditorTest {
    private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("source");

    @BeforeEach
    void project() throws Exception {
        project.create(null);
        project.open(null);
    }

    @AfterEach
    void tidy() throws Exception {
        Studio.page().closeAllEditors(false);
        project.delete(true, true, null);
    }

    private boolean completes(String name, String text) throws Exception {
        IFile file = project.getFile(name);
        file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
        IEditorPart editor = IDE.openEditor(
                Studio.page(), file, "org.gaitwright.editors." + (name.endsWith("xml") ? "model" : "yaml"));
        ITextOperationTarget target = editor.getAdapter(ITextOperationTarget.class);
        Studio.settle();
        return target.canDoOperation(ISourceViewer.CONTENTASSIST_PROPOSALS)
                && Studio.enabled("org.eclipse.ui.edit.text.contentAssist.proposals");
    }

    @Test
    void yamlCompletesByTheUsualKey() throws Exception {
        assertTrue(completes("walk.yaml", "characters:\n  - {character: humanoid, controller: passive}\n"));
        assertFalse(completes("body.xml", "<mujoco/>"), "models don't");
    }
}
