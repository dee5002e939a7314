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

    Finding(Composite details, String command, Runnable fit) {
        this.command = command;
        this.fit = fit;
        words = new Label(details, SWT.WRAP);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(120, SWT.DEFAULT)
                .exclude(true)
                .applyTo(words);
    }

    /** As long as its step is the current one. */
    void ask() {
        if (words.isDisposed() || !words.getParent().getVisible()) {
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
        ((GridData) words.getLayoutData()).exclude = false;
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
