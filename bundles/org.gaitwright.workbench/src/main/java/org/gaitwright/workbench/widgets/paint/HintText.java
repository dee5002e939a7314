// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.List;
import org.eclipse.swt.SWT;

/** The words of a hint, broken into lines. */
record HintText(String title, List<String> lines, int width, int height, int lineHeight) {
    static HintText laidOut(String title, String text, int most, Pen pen) {
        int titleWidth = title.isEmpty() ? 0 : pen.bold().width(title);
        pen.body();
        List<String> lines = Wrapping.lines(text, most, pen::width);
        int width = lines.stream().mapToInt(pen::width).max().orElse(0);
        int lineHeight = pen.lineHeight() + 2;
        int rows = lines.size() + (title.isEmpty() ? 0 : 1);
        return new HintText(title, lines, Math.max(width, titleWidth), rows * lineHeight, lineHeight);
    }

    void draw(Pen pen, int x, int y) {
        double middle = y + lineHeight / 2.0;
        if (!title.isEmpty()) {
            pen.with(Tone.TEXT).bold().text(title, x, middle, SWT.LEFT);
            middle += lineHeight;
        }
        pen.with(title.isEmpty() ? Tone.TEXT : Tone.QUIET).body();
        for (String line : lines) {
            pen.text(line, x, middle, SWT.LEFT);
            middle += lineHeight;
        }
    }
}
