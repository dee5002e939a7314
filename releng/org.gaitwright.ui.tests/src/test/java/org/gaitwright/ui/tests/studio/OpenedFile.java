// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.MultiPageEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.gaitwright.workbench.widgets.number.NumberField;

/** A file of a project of its own, open in the editor that the studio chooses for it. */
public final class OpenedFile implements AutoCloseable {
    private final IProject project;
    private final IFile file;
    private final List<IEditorPart> others = new ArrayList<>();
    private IEditorPart editor;

    private OpenedFile(IProject project, IFile file, IEditorPart editor) {
        this.project = project;
        this.file = file;
        this.editor = editor;
    }

    public static OpenedFile of(String name, String text) throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("authoring");
        project.create(null);
        project.open(null);
        IFile file = project.getFile(name);
        file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
        IEditorPart editor = IDE.openEditor(Studio.page(), file, true);
        return new OpenedFile(project, file, editor);
    }

    /** Opens another file of the same project; both go when this one is closed. */
    public void beside(String name, String words) throws Exception {
        IFile other = project.getFile(name);
        other.create(new ByteArrayInputStream(words.getBytes(StandardCharsets.UTF_8)), true, null);
        others.add(IDE.openEditor(Studio.page(), other, true));
    }

    public void isOpenIn(String id) {
        assertEquals(id, editor.getSite().getId());
    }

    public Path path() {
        return file.getLocation().toPath();
    }

    public String text() {
        return document().get();
    }

    public IDocument document() {
        ITextEditor source = editor.getAdapter(ITextEditor.class);
        return source.getDocumentProvider().getDocument(source.getEditorInput());
    }

    /** Takes back the last edit, as Ctrl+Z does. The platform tells the command of a new edit a moment later. */
    public void undo() throws Exception {
        Studio.page().activate(editor);
        Studio.await("there is something to undo", () -> Studio.enabled("org.eclipse.ui.edit.undo"));
        Studio.execute("org.eclipse.ui.edit.undo");
    }

    public void save() {
        editor.doSave(new NullProgressMonitor());
    }

    /** Asks where to. */
    public void saveAs() {
        editor.doSaveAs();
    }

    /** Turns to the text. */
    public void showSource() {
        ((MultiPageEditorPart) editor).setActiveEditor(editor.getAdapter(ITextEditor.class));
    }

    /** Turns to a page by its title. */
    public static void page(String title) {
        CTabFolder tabs = Studio.find(Studio.window().getShell(), CTabFolder.class, f -> tab(f, title) != null)
                .get(0);
        tabs.setSelection(tab(tabs, title));
        Event chosen = new Event();
        chosen.item = tab(tabs, title);
        tabs.notifyListeners(SWT.Selection, chosen);
    }

    private static CTabItem tab(CTabFolder folder, String title) {
        return Arrays.stream(folder.getItems())
                .filter(i -> i.getText().equals(title))
                .findFirst()
                .orElse(null);
    }

    /** Takes the file away from under the editor. */
    public void delete() throws Exception {
        file.delete(true, null);
    }

    /** Gives up what was typed. */
    public void revert() {
        editor.getAdapter(ITextEditor.class).doRevertToSaved();
    }

    public void closeEditor() {
        others.forEach(o -> Studio.page().closeEditor(o, false));
        Studio.page().closeEditor(editor, false);
        Studio.dispatch();
    }

    public void reopen() throws Exception {
        editor = IDE.openEditor(Studio.page(), file, true);
    }

    /** Comes back to the editor from elsewhere, as when another window was used meanwhile. */
    public void touch() throws Exception {
        Studio.view("org.gaitwright.views.explorer");
        Studio.settle();
        Studio.page().activate(editor);
        Studio.settle();
    }

    public boolean dirty() {
        return editor.isDirty();
    }

    /** The field of a number, as soon as it is there. */
    public static NumberField field(String name) {
        Studio.await("there is a field " + name, () -> !fields(name).isEmpty());
        return fields(name).get(0);
    }

    private static List<NumberField> fields(String name) {
        return Studio.find(
                Studio.window().getShell(),
                NumberField.class,
                f -> f.isVisible() && f.quantity().name().equals(name));
    }

    /** A button of a toolbar by its words. */
    public static ToolItem button(String words) {
        for (ToolBar bar : Studio.find(Studio.window().getShell(), ToolBar.class, Control::isVisible)) {
            for (ToolItem item : bar.getItems()) {
                if (item.getText().equals(words)) {
                    return item;
                }
            }
        }
        return null;
    }

    /** Takes something from the chooser that a button of a form opens. */
    public static void choose(String shown, String name) {
        Studio.await("there is a button " + shown, () -> !chooserButtons(shown).isEmpty());
        chooserButtons(shown).get(0).notifyListeners(SWT.Selection, new Event());
        Hands.choose(name);
    }

    private static List<Button> chooserButtons(String shown) {
        return Studio.find(
                Studio.window().getShell(),
                Button.class,
                b -> b.isVisible() && b.getText().equals(shown + " \u25be"));
    }

    public static void press(ToolItem item) {
        if ((item.getStyle() & SWT.CHECK) != 0) {
            item.setSelection(!item.getSelection());
        }
        item.notifyListeners(SWT.Selection, new Event());
    }

    /** The page that a button is on. */
    public static Composite page(ToolItem item) {
        return item.getParent().getParent().getParent();
    }

    @Override
    public void close() throws Exception {
        Studio.page().closeEditor(editor, false);
        Studio.dispatch();
        project.delete(true, true, null);
    }
}
