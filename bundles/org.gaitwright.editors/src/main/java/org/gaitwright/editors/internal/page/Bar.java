// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.widgets.paint.Pen;

/** The row at the top of a page, with a line below: buttons, and a few words beside them. */
public final class Bar {
    private final Composite row;
    private final Tools tools;
    private final Label about;
    private String words = "";

    /** @param page of one column; the bar is its next row */
    public Bar(Composite page) {
        row = new Composite(page, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(6, 3)
                .spacing(10, 0)
                .applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(new Label(page, SWT.SEPARATOR | SWT.HORIZONTAL));
        tools = new Tools(row);
        about = new Label(row, SWT.NONE);
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .hint(20, SWT.DEFAULT)
                .applyTo(about);
        about.addListener(SWT.Resize, e -> shorten());
    }

    public Tools tools() {
        return tools;
    }

    /** Says what the page is about. */
    public void about(String said) {
        words = said;
        about.setToolTipText(said);
        shorten();
    }

    /** What has no room ends with dots, not in the middle of a letter. */
    private void shorten() {
        int room = about.getSize().x;
        GC gc = new GC(about);
        String fitting = room == 0 ? words : new Pen(gc, about).body().fitting(words, room);
        gc.dispose();
        if (!fitting.equals(about.getText())) {
            about.setText(fitting);
        }
    }

    /** Makes room for buttons whose words have changed. */
    public void fit() {
        row.layout();
    }
}
