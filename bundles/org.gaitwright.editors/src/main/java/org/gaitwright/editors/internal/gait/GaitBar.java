// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Chooser;

/** The row above the states: walk, on whom, what to begin with, and states to add and remove. */
final class GaitBar {
    /** What the buttons do. */
    interface Deeds {
        void walk();

        List<String> characters();

        void character(String id);

        List<PresetProvider> beginnings();

        void startFrom(PresetProvider gait);

        void add();

        void duplicate();

        void remove();
    }

    private final Deeds deeds;
    private final Bar bar;
    private final Tools tools;
    private final ToolItem character;
    private final ToolItem begin;
    private final ToolItem add;
    private final ToolItem duplicate;
    private final ToolItem remove;
    private String chosen = "";

    GaitBar(Composite page, Deeds deeds) {
        this.deeds = deeds;
        bar = new Bar(page);
        tools = bar.tools();
        tools.push("icons/walk.svg", "Walk", "Walk with this gait, unsaved changes included (F9)", deeds::walk);
        character = tools.push("icons/character.svg", "humanoid", "Character", this::characters);
        tools.separator();
        begin = tools.push(
                "icons/start-from.svg", "Start From", "Start again from an installed gait", this::beginnings);
        tools.separator();
        add = tools.push("icons/add.svg", "Add", "Add a state after the selected one, halfway to the next", deeds::add);
        duplicate = tools.push("icons/duplicate.svg", "Duplicate", "Duplicate the selected state", deeds::duplicate);
        remove = tools.push("icons/remove.svg", "Remove", "Remove the selected state", deeds::remove);
    }

    void show(GaitModel model) {
        bar.about(model.file().description());
        boolean room = model.states() < model.max();
        add.setEnabled(room);
        duplicate.setEnabled(room);
        remove.setEnabled(model.states() > 1);
    }

    void character(String word) {
        if (!word.equals(chosen)) {
            chosen = word;
            character.setText(Cast.shortly(word) + " \u25be");
            bar.fit();
        }
    }

    private void characters() {
        List<String> able = deeds.characters();
        Cast cast = new Cast(GaitModel.CONTROLLER, chosen, "");
        new Chooser(
                        Part.CHARACTER,
                        cast,
                        chosen,
                        pick -> deeds.character(pick.cast().character()))
                .only(o -> FileWord.isPath(o.word()) || able.contains(o.word()))
                .asItIs()
                .open(tools.control().getShell(), tools.place(character));
    }

    private void beginnings() {
        List<PresetProvider> gaits = deeds.beginnings();
        Cast anybody = new Cast(GaitModel.CONTROLLER, "", "");
        new Chooser(Part.STYLE, anybody, "", pick -> gaits.stream()
                        .filter(g -> OtherGaits.name(g).equals(pick.preset().orElse("")))
                        .findFirst()
                        .ifPresent(deeds::startFrom))
                .only(o -> o.fits()
                        && gaits.stream().anyMatch(g -> OtherGaits.name(g).equals(o.word())))
                .open(tools.control().getShell(), tools.place(begin));
    }
}
