// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.session.choice.Offer;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Chooser;

/** A row that says what is chosen and opens the chooser. */
final class PartRow {
    private final Part part;
    private final Supplier<Cast> cast;
    private final Consumer<Pick> picked;
    private final Button button;
    private Predicate<Offer> wanted = o -> true;
    private boolean alone;
    private String word = "";

    /**
     * @param cast that what is chosen must fit
     * @param picked called after the user chose
     */
    PartRow(Composite grid, String label, Part part, Supplier<Cast> cast, Consumer<Pick> picked) {
        this.part = part;
        this.cast = cast;
        this.picked = picked;
        new Label(grid, SWT.NONE).setText(label);
        button = new Button(grid, SWT.PUSH | SWT.LEFT);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> open()));
        FormPage.fill(button);
    }

    /** Offers these alone, for a cast that stays. */
    PartRow only(Predicate<Offer> these) {
        wanted = these;
        alone = true;
        return this;
    }

    private void open() {
        Chooser chooser = new Chooser(part, cast.get(), word, picked).only(wanted);
        (alone ? chooser.asItIs() : chooser).open(button);
    }

    /** Shows what is chosen. */
    PartRow show(String chosen) {
        word = chosen;
        button.setText((chosen.isEmpty() ? "default of the controller" : Cast.shortly(chosen)) + " \u25be");
        return this;
    }

    String word() {
        return word;
    }
}
