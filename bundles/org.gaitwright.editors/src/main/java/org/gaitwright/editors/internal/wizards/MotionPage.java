// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.io.File;
import java.nio.file.Path;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeDraft;
import org.gaitwright.io.CapturedWalk;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;

/** New keyframes: for whom, and what they are to show. */
final class MotionPage extends NewFilePage {
    private static final String CONTROLLER = "nearest-node";
    private static final String USUAL = "human-7";

    private final Registry registry;
    private PartRow character;
    private Text description;
    private Text captured;

    MotionPage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.MOTION,
                selection,
                "New keyframe walk",
                "Two keyframes to begin with, fitted to the legs of a character that moves in a plane, or those of a"
                        + " captured walk. Drag its joints, then train it.");
        this.registry = registry;
    }

    private CharacterModel model(String id) {
        Registry things = FileRegistry.of(registry, Path.of(""));
        return things.guard(things.get(CharacterProvider.class, id), CharacterProvider::model);
    }

    @Override
    void fields(Composite grid) {
        Cast cast = new Cast(CONTROLLER, USUAL, "flat");
        character = new PartRow(
                        grid,
                        "&Character:",
                        Part.CHARACTER,
                        () -> cast,
                        p -> character.show(p.cast().character()))
                .only(o -> !FileWord.isPath(o.word()))
                .show(USUAL);
        description = wide(grid, "&Description:", "A style of my own");
        captured = browsed(grid, "From a &BVH file:", "", "Bro&wse…", this::browse);
        captured.setMessage("none: two keyframes");
        captured.setToolTipText("A captured walk, whose half cycle becomes four keyframes");
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText("A captured walk");
        dialog.setFilterExtensions(new String[] {"*." + CapturedWalk.ENDING});
        dialog.setFilterNames(new String[] {"Captured motions (BVH)"});
        String chosen = dialog.open();
        if (chosen != null) {
            captured.setText(chosen);
        }
    }

    @Override
    String fault() {
        return description.getText().isBlank() ? "Describe the walk in a few words for lists." : fileProblem();
    }

    private String fileProblem() {
        String file = captured.getText().strip();
        return file.isEmpty() || new File(file).isFile()
                ? null
                : "There is no file " + file + "; choose a captured walk (BVH), or leave the field empty.";
    }

    @Override
    Draft draft() {
        String id = character.word();
        String words = description.getText().strip();
        String file = captured.getText().strip();
        return file.isEmpty()
                ? target -> KeyframeDraft.text(model(id), id, words)
                : target -> text(CapturedWalk.read(Path.of(file), model(id), id, words, CapturedWalk.USUAL_KEYS));
    }

    /** What could not be taken over stands at the end, where its author will look for it. */
    private static String text(CapturedWalk walk) {
        StringBuilder text = new StringBuilder(walk.text());
        walk.notes().forEach(n -> text.append("# ").append(n).append('\n'));
        return text.toString();
    }
}
