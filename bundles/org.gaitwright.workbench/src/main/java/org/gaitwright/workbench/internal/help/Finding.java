// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.help.page.PageColours;
import org.gaitwright.workbench.internal.procedure.Verdict;
import org.gaitwright.workbench.internal.procedure.Verdict.Standing;
import org.gaitwright.workbench.look.Themes;

/** What a check of a step found, in words. While it is too early to tell, it asks again by itself. */
final class Finding {
    private static final int AGAIN_MILLIS = 400;

    private final String command;
    private final Runnable fit;
    private final Label words;
    private Verdict verdict;
    private boolean shown;

    Finding(Composite card, String command, Runnable fit) {
        this.command = command;
        this.fit = fit;
        new Label(card, SWT.NONE);
        words = new Label(card, SWT.WRAP);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(120, SWT.DEFAULT)
                .exclude(true)
                .applyTo(words);
    }

    /** Whether its step is the current one. */
    void show(boolean now) {
        shown = now;
        boolean seen = now && verdict != null;
        words.setVisible(seen);
        ((GridData) words.getLayoutData()).exclude = !seen;
    }

    void ask() {
        if (words.isDisposed() || !shown) {
            return;
        }
        if (HelpLinks.open(command) instanceof Verdict found) {
            boolean other = !found.equals(verdict);
            verdict = found;
            if (other) {
                tell();
            }
            if (found.standing() == Standing.WAITING) {
                words.getDisplay().timerExec(AGAIN_MILLIS, this::ask);
            }
        }
    }

    private void tell() {
        words.setText(sign() + "  " + verdict.words());
        show(shown);
        colour();
        fit.run();
    }

    private String sign() {
        return switch (verdict.standing()) {
            case FINE -> "✔";
            case WAITING -> "…";
            case AMISS -> "✘";
        };
    }

    void colour() {
        if (verdict == null || words.isDisposed()) {
            return;
        }
        boolean dark = Themes.current() == Themes.DARK;
        Color ink = PageColours.now().words();
        if (verdict.standing() == Standing.FINE) {
            ink = dark ? new Color(126, 211, 146) : new Color(20, 105, 50);
        } else if (verdict.standing() == Standing.AMISS) {
            ink = dark ? new Color(255, 168, 140) : new Color(165, 45, 20);
        }
        words.setForeground(ink);
    }
}
