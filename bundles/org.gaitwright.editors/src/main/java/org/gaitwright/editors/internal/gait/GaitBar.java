// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.io.FileWord;

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
    private final ToolItem character;
    private final ToolItem add;
    private final ToolItem duplicate;
    private final ToolItem remove;
    private String chosen = "";

    GaitBar(Composite page, Deeds deeds) {
        this.deeds = deeds;
        bar = new Bar(page);
        Tools tools = bar.tools();
        tools.push("icons/walk.svg", "Walk", "Walk with this gait, unsaved changes included (F9)", deeds::walk);
        character = tools.menu("icons/character.svg", "humanoid", "Character", this::characters);
        tools.separator();
        tools.menu("icons/start-from.svg", "Start From", "Start again from an installed gait", this::beginnings);
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
            character.setText(FileWord.isPath(word) ? FileWord.stem(word) : word);
            bar.fit();
        }
    }

    private void characters(Menu menu) {
        for (String id : deeds.characters()) {
            MenuItem item = new MenuItem(menu, SWT.RADIO);
            item.setText(id);
            item.setSelection(id.equals(chosen));
            item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> {
                if (item.getSelection()) {
                    deeds.character(id);
                }
            }));
        }
    }

    private void beginnings(Menu menu) {
        for (PresetProvider p : deeds.beginnings()) {
            MenuItem item = new MenuItem(menu, SWT.PUSH);
            item.setText(OtherGaits.name(p));
            item.setToolTipText(p.description());
            item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> deeds.startFrom(p)));
        }
    }
}
