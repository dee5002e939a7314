// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.session.choice.Offer;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Chooser;

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
    private final Tools tools;
    private final ToolItem character;
    private final ToolItem compare;
    private final ToolItem blend;
    private List<OtherStyles.Other> styles = List.of();
    private Cast cast = Cast.NONE;
    private OtherStyles.Other compared;

    StyleBar(Composite page, Deeds deeds) {
        this.deeds = deeds;
        bar = new Bar(page);
        tools = bar.tools();
        tools.push("icons/walk.svg", "Walk", "Walk with this style, unsaved changes included (F9)", deeds::walk);
        character = tools.push("icons/character.svg", "humanoid", "Character", this::chooseCharacter);
        tools.separator();
        ToolItem[] begin = {null};
        begin[0] = tools.push(
                "icons/start-from.svg",
                "Start From",
                "Start again from another style",
                () -> choose(begin[0], "", deeds::startFrom));
        compare = tools.push(
                "icons/compare.svg", "Compare", "Show another style behind this one; again for none", this::compare);
        blend = tools.check("icons/blend.svg", "Blend", "Mix this style with another one", deeds::blend);
    }

    void show(StyleModel model) {
        cast = cast.withController(model.style().controller());
        bar.about(model.style().description());
    }

    void styles(List<OtherStyles.Other> now) {
        styles = now;
    }

    void character(String word) {
        cast = cast.withCharacter(word);
        character.setText(Cast.shortly(word) + " \u25be");
        bar.fit();
    }

    void blending(boolean open) {
        blend.setSelection(open);
    }

    private void chooseCharacter() {
        // the style is for its controller: who can't be driven by that is named, with why
        new Chooser(
                        Part.CHARACTER,
                        cast,
                        cast.character(),
                        pick -> deeds.character(pick.cast().character()))
                .asItIs()
                .open(tools.control().getShell(), tools.place(character));
    }

    /** Asks for the style to compare with; the second time, for none. */
    void compare() {
        if (compared == null) {
            choose(compare, "", this::compareWith);
        } else {
            compareWith(null);
        }
    }

    private void compareWith(OtherStyles.Other style) {
        compared = style;
        compare.setText(style == null ? "Compare" : "Compare: " + style.name());
        bar.fit();
        deeds.compare(style);
    }

    private void choose(ToolItem button, String chosen, Consumer<OtherStyles.Other> action) {
        chooser(styles, cast, chosen, action).open(tools.control().getShell(), tools.place(button));
    }

    /** A chooser of these styles. */
    static Chooser chooser(
            List<OtherStyles.Other> styles, Cast cast, String chosen, Consumer<OtherStyles.Other> action) {
        return new Chooser(Part.STYLE, cast, chosen, pick -> styles.stream()
                        .filter(s -> s.word().equals(pick.preset().orElse("")))
                        .findFirst()
                        .ifPresent(action))
                .only((Offer o) -> styles.stream().anyMatch(s -> s.word().equals(o.word())))
                .asItIs();
    }
}
