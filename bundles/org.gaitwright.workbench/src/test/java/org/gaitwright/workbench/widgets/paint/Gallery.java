// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/**
 * All widgets in one window, alive, without a workbench: for looking at them. Arguments: {@code dark}, and the names of
 * pages to show.
 */
public final class Gallery {
    private final Display display = new Display();
    private final Shell shell = new Shell(display);
    private boolean dark;

    private Gallery(boolean dark) {
        this.dark = dark;
        InkWell.fill(display, dark ? Ink.DARK : Ink.LIGHT);
        shell.setText("Widgets");
        shell.setLayout(new GridLayout(1, false));
    }

    public static void main(String[] arguments) {
        java.util.List<String> words = java.util.List.of(arguments);
        Gallery gallery = new Gallery(words.contains("dark"));
        gallery.fill(words);
        gallery.run();
    }

    private void fill(java.util.List<String> words) {
        Composite bar = new Composite(shell, SWT.NONE);
        bar.setLayout(new GridLayout(2, false));
        Button theme = new Button(bar, SWT.PUSH);
        theme.setText("Light or dark");
        theme.addListener(SWT.Selection, e -> {
            dark = !dark;
            InkWell.fill(display, dark ? Ink.DARK : Ink.LIGHT);
            paint(shell);
        });
        Composite pages = new Composite(shell, SWT.NONE);
        pages.setLayout(new GridLayout(2, true));
        pages.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        for (GalleryPage page : GalleryPage.values()) {
            if (words.stream().noneMatch(GalleryPage::named) || words.contains(page.word())) {
                titled(pages, page);
            }
        }
        paint(shell);
    }

    private void titled(Composite pages, GalleryPage page) {
        Composite column = new Composite(pages, SWT.NONE);
        column.setLayout(new GridLayout(1, false));
        column.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        Label title = new Label(column, SWT.NONE);
        title.setText(page.word());
        title.setFont(Lettering.of(title).bold());
        Control control = page.create(column);
        control.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    }

    private void paint(Control control) {
        Ink ink = Ink.of(control);
        control.setBackground(ink.of(Tone.PAGE));
        control.setForeground(ink.of(Tone.TEXT));
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                paint(child);
            }
        }
    }

    private void run() {
        shell.setSize(1560, 960);
        shell.open();
        while (!shell.isDisposed()) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
        display.dispose();
    }
}
