// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.procedure.Verdict;
import org.gaitwright.workbench.internal.procedure.Verdict.Standing;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Tone;

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
        Tone tone =
                switch (verdict.standing()) {
                    case FINE -> Tone.FINE;
                    case WAITING -> Tone.TEXT;
                    case AMISS -> Tone.REFUSAL;
                };
        words.setForeground(Ink.of(words).of(tone));
    }
}
