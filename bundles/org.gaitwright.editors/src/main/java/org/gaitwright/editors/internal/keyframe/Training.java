// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.FileWord;
import org.gaitwright.workbench.optimize.Starting;

/** Lets a body learn to walk as keyframes show it: a recipe in the project, and a run by it. */
final class Training {
    private static final String RECIPES = "recipes";
    private static final String TITLE = "Train";

    private final PagedEditor<KeyframeModel> editor;

    Training(PagedEditor<KeyframeModel> editor) {
        this.editor = editor;
    }

    /** Saves the keyframes, writes the recipe unless people want that of before, and starts it. */
    void start() {
        Optional<KeyframeModel> model = editor.model().settled();
        if (model.isEmpty() && editor.model().problem().isEmpty()) {
            // the file was opened a moment ago
            editor.model().whenRead(m -> start());
            return;
        }
        if (model.isEmpty() || editor.model().problem().isPresent()) {
            refuse("The keyframes can't be read as they are. Put right what the message above the page says, and"
                    + " train again.");
            return;
        }
        IFile keyframes = Adapters.adapt(editor.getEditorInput(), IFile.class);
        if (keyframes == null || keyframes.getLocation() == null || editor.file() == null) {
            refuse("Keyframes are trained in a project, which keeps the recipe and what is found. Save them into one"
                    + " by File ▸ Save As….");
            return;
        }
        if (editor.isDirty() && !editor.getSite().getPage().saveEditor(editor, false)) {
            return;
        }
        IFolder folder = keyframes.getProject().getFolder(RECIPES);
        IFile recipe = folder.getFile(FileWord.stem(keyframes.getName()) + "-train.yaml");
        boolean startOver = true;
        if (recipe.exists()) {
            int answer = MessageDialog.open(
                    MessageDialog.QUESTION,
                    editor.getSite().getShell(),
                    TITLE,
                    recipe.getProjectRelativePath() + " already exists. Overwrite it for the current keyframes?",
                    0,
                    "Overwrite",
                    "Use Existing",
                    "Cancel");
            if (answer != 0 && answer != 1) {
                return;
            }
            startOver = answer == 0;
        }
        if (startOver) {
            write(model.get(), keyframes, recipe);
        } else {
            run(recipe);
        }
    }

    private void run(IFile recipe) {
        Starting.start(editor.getSite().getWorkbenchWindow(), recipe);
    }

    private void write(KeyframeModel model, IFile keyframes, IFile recipe) {
        String text = TrainingRecipe.text(
                model, keyframes.getLocation().toPath(), recipe.getLocation().toPath());
        Display display = editor.getSite().getShell().getDisplay();
        Job job = Job.create("Writing " + recipe.getName(), (ICoreRunnable) monitor -> {
            ByteArrayInputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            IFolder folder = (IFolder) recipe.getParent();
            if (!folder.exists()) {
                folder.create(true, true, monitor);
            }
            if (recipe.exists()) {
                recipe.setContents(bytes, IResource.KEEP_HISTORY, monitor);
            } else {
                recipe.create(bytes, true, monitor);
            }
            display.asyncExec(() -> run(recipe));
        });
        job.setRule(recipe.getProject());
        job.setUser(true);
        job.schedule();
    }

    private void refuse(String why) {
        MessageDialog.openWarning(editor.getSite().getShell(), TITLE, why);
    }
}
