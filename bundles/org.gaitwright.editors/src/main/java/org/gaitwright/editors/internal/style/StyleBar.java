// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.editors.internal.problems.KnownFiles;
import org.gaitwright.io.FileWord;

/** The row above the curves: walk, on whom, and what to begin, compare or blend with. */
final class StyleBar {
    /** What the buttons do. */
    interface Deeds {
        void walk();

        void character(String word);

        void startFrom(OtherStyles.Other style);

        /** Null for none. */
        void compare(OtherStyles.Other style);

        void blend(boolean open);
    }

    private final Deeds deeds;
    private final Bar bar;
    private final ToolItem character;
    private final ToolItem compare;
    private final ToolItem blend;
    private Surroundings surroundings = Surroundings.NONE;
    private String chosen = "";
    private OtherStyles.Other compared;

    StyleBar(Composite page, Deeds deeds) {
        this.deeds = deeds;
        bar = new Bar(page);
        Tools tools = bar.tools();
        tools.push("icons/walk.svg", "Walk", "Walk with this style, unsaved changes included (F9)", deeds::walk);
        character = tools.menu("icons/character.svg", "humanoid", "Character", this::characters);
        tools.separator();
        tools.menu("icons/start-from.svg", "Start From", "Start again from another style", this::beginnings);
        compare = tools.menu("icons/compare.svg", "Compare", "Show another style behind this one", this::comparisons);
        blend = tools.check("icons/blend.svg", "Blend", "Mix this style with another one", deeds::blend);
    }

    void show(StyleModel model) {
        bar.about(model.style().description());
    }

    void surroundings(Surroundings now) {
        surroundings = now;
    }

    void character(String word) {
        chosen = word;
        character.setText(FileWord.isPath(word) ? FileWord.stem(word) : word);
        bar.fit();
    }

    void blending(boolean open) {
        blend.setSelection(open);
    }

    private void characters(Menu menu) {
        for (String id : surroundings.characters()) {
            radio(menu, id, id.equals(chosen), () -> deeds.character(id));
        }
        if (!surroundings.files().isEmpty()) {
            new MenuItem(menu, SWT.SEPARATOR);
        }
        for (KnownFiles.Known k : surroundings.files()) {
            String word = k.path().toString().replace('\\', '/');
            radio(menu, k.shown(), word.equals(chosen), () -> deeds.character(word));
        }
        sayIfEmpty(menu, "No character can walk this way");
    }

    private void beginnings(Menu menu) {
        styles(menu, SWT.PUSH, surroundings.styles(), deeds::startFrom);
        sayIfEmpty(menu, "There is no other style for this controller");
    }

    private void comparisons(Menu menu) {
        radio(menu, "None", compared == null, () -> choose(null));
        new MenuItem(menu, SWT.SEPARATOR);
        styles(menu, SWT.RADIO, surroundings.styles(), this::choose);
    }

    private void choose(OtherStyles.Other style) {
        compared = style;
        compare.setText(style == null ? "Compare" : "Compare: " + FileWord.stem(style.name()));
        bar.fit();
        deeds.compare(style);
    }

    private void styles(Menu menu, int kind, List<OtherStyles.Other> styles, Consumer<OtherStyles.Other> action) {
        boolean own = false;
        for (OtherStyles.Other s : styles) {
            if (s.own() && !own && menu.getItemCount() > 0) {
                new MenuItem(menu, SWT.SEPARATOR);
            }
            own = s.own();
            MenuItem item = new MenuItem(menu, kind);
            item.setText(s.name());
            item.setSelection(kind == SWT.RADIO && compared != null && s.name().equals(compared.name()));
            item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> {
                if (kind == SWT.PUSH || item.getSelection()) {
                    action.accept(s);
                }
            }));
        }
    }

    private static void radio(Menu menu, String words, boolean on, Runnable action) {
        MenuItem item = new MenuItem(menu, SWT.RADIO);
        item.setText(words);
        item.setSelection(on);
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> {
            if (item.getSelection()) {
                action.run();
            }
        }));
    }

    private static void sayIfEmpty(Menu menu, String words) {
        if (menu.getItemCount() == 0) {
            MenuItem item = new MenuItem(menu, SWT.PUSH);
            item.setText(words);
            item.setEnabled(false);
        }
    }
}
