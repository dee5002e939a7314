// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** The buttons: walk, train and play above, what is done to keyframes above their strip. */
final class KeyframeBar {
    /** What the buttons do. */
    interface Deeds {
        void walk();

        void train();

        void play(boolean on);

        void ghosts(boolean on);

        void add();

        void duplicate();

        void remove();

        void move(int by);

        void mirror();
    }

    private final Bar bar;
    private final Deeds deeds;
    private final ToolItem play;
    private ToolItem add;
    private ToolItem duplicate;
    private ToolItem remove;
    private ToolItem earlier;
    private ToolItem later;

    KeyframeBar(Composite page, Deeds deeds) {
        this.deeds = deeds;
        bar = new Bar(page);
        Tools tools = bar.tools();
        tools.push(
                "icons/walk.svg",
                "Walk",
                "Walk with these keyframes, unsaved changes included (F9). They fall soon unless they are trained",
                deeds::walk);
        tools.push(
                "icons/optimization.svg",
                "Train…",
                "Write a recipe that learns to walk in this style, and start it in Optimise",
                deeds::train);
        tools.separator();
        play = tools.check(
                "icons/play.svg", "Play", "Play the keyframes in a loop, without physics (Space)", deeds::play);
        ToolItem ghosts =
                tools.check("icons/ghosts.svg", "Ghosts", "Show the previous and the next keyframe", deeds::ghosts);
        ghosts.setSelection(true);
    }

    /** The row above the strip. */
    void strip(Composite parent) {
        Composite row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(12, 2)
                .spacing(10, 0)
                .applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        Label title = new Label(row, SWT.NONE);
        title.setText("Half a cycle");
        title.setFont(Lettering.of(row).bold());
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(title);
        Tools tools = new Tools(row);
        add = tools.push("icons/add.svg", "Add a keyframe after the selected one, halfway to the next", deeds::add);
        duplicate = tools.push("icons/duplicate.svg", "Duplicate the selected keyframe", deeds::duplicate);
        remove = tools.push("icons/remove.svg", "Remove the selected keyframe (Delete)", deeds::remove);
        tools.separator();
        earlier = tools.push("icons/earlier.svg", "Move the selected keyframe earlier", () -> deeds.move(-1));
        later = tools.push("icons/later.svg", "Move the selected keyframe later", () -> deeds.move(1));
        tools.separator();
        tools.push("icons/both-sides.svg", "Mirror: swap the stance leg and the swing leg", deeds::mirror);
    }

    void show(KeyframeModel model, int key) {
        String who = "for " + model.character();
        String what = model.file().description().isEmpty() ? who : model.file().description() + " · " + who;
        bar.about(model.trained() ? what : "Not trained yet: falls soon. " + what);
        boolean room = model.keys() < model.max();
        add.setEnabled(room);
        duplicate.setEnabled(room);
        remove.setEnabled(model.keys() > 1);
        earlier.setEnabled(key > 0);
        later.setEnabled(key < model.keys() - 1);
    }

    void playing(boolean on) {
        play.setSelection(on);
        bar.tools().icon(play, on ? "icons/pause.svg" : "icons/play.svg");
    }
}
