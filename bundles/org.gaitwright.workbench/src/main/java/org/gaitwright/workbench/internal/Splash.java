// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.workbench.look.Icons;

/** Shown until the window opens: there is no native launcher that could show one earlier. */
final class Splash {
    private static final int WIDTH = 460;
    private static final int HEIGHT = 220;
    private static final int MARK = 96;
    private static final Color GROUND = new Color(0x1d, 0x29, 0x36);
    private static final Color NAME = new Color(0xf2, 0xf5, 0xf8);
    private static final Color WORDS = new Color(0xa9, 0xbb, 0xcd);

    private final Shell shell;
    private final Image mark;
    private final Font large;
    private String progress = "Starting …";

    Splash(Display display) {
        shell = new Shell(display, SWT.NO_TRIM | SWT.ON_TOP | SWT.DOUBLE_BUFFERED);
        shell.setText("Gaitwright");
        shell.setBackground(GROUND);
        mark = Icons.descriptor(Splash.class, "icons/gaitwright-128.png").createImage(display);
        large = FontDescriptor.createFrom(shell.getFont())
                .setHeight(24)
                .setStyle(SWT.BOLD)
                .createFont(display);
        shell.addPaintListener(e -> paint(e.gc));
        shell.addDisposeListener(e -> {
            mark.dispose();
            large.dispose();
        });
        Rectangle screen = display.getPrimaryMonitor().getClientArea();
        shell.setBounds(screen.x + (screen.width - WIDTH) / 2, screen.y + (screen.height - HEIGHT) / 2, WIDTH, HEIGHT);
        shell.open();
        show();
    }

    void progress(String words) {
        if (!shell.isDisposed()) {
            progress = words;
            shell.redraw();
            show();
        }
    }

    void close() {
        if (!shell.isDisposed()) {
            shell.dispose();
        }
    }

    private void paint(GC gc) {
        gc.setAntialias(SWT.ON);
        gc.drawImage(mark, 0, 0, 128, 128, 32, (HEIGHT - MARK) / 2, MARK, MARK);
        gc.setForeground(NAME);
        gc.setFont(large);
        gc.drawText("Gaitwright", 156, 62, true);
        gc.setFont(shell.getFont());
        gc.setForeground(WORDS);
        gc.drawText("A studio for walking", 158, 106, true);
        gc.drawText(progress, 158, 138, true);
    }

    /** The workbench is not dispatching events yet. */
    private void show() {
        shell.update();
        while (!shell.isDisposed() && shell.getDisplay().readAndDispatch()) {
            continue;
        }
    }
}
