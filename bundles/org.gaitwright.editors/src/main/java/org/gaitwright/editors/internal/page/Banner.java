// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Themes;

/** A strip above a page that says what is wrong, and offers what to do about it. Not there while all is well. */
final class Banner {
    private static final String NO_CSS = "org.eclipse.e4.ui.css.disabled";
    private static final int ICON = 16;

    private final Composite strip;
    private final Link words;
    private Runnable action = () -> {};
    private String text = "";

    Banner(Composite parent) {
        strip = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(10, 7)
                .spacing(8, 0)
                .applyTo(strip);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(strip);
        Image image = Icons.image(strip.getDisplay(), Icons.at(Banner.class, "icons/warning.svg"), ICON);
        Label icon = new Label(strip, SWT.NONE);
        icon.setImage(image);
        icon.addDisposeListener(e -> image.dispose());
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
        words = new Link(strip, SWT.WRAP);
        words.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.run()));
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(words);
        for (Control c : new Control[] {strip, icon, words}) {
            c.setData(NO_CSS, Boolean.TRUE);
        }
        strip.setVisible(false);
        colour();
        Themes.follow(strip, () -> strip.getDisplay().asyncExec(this::colour));
    }

    /** Says something, and what a click on its last words does. */
    void say(String message, String offer, Runnable onClick) {
        action = onClick;
        String all = message.replace("&", "&&") + (offer.isEmpty() ? "" : "  <a>" + offer + "</a>");
        if (!all.equals(text)) {
            text = all;
            words.setText(all);
            words.setToolTipText(null);
        }
        visible(true);
    }

    void hide() {
        visible(false);
    }

    boolean isVisible() {
        return !((GridData) strip.getLayoutData()).exclude;
    }

    String text() {
        return isVisible() ? words.getText() : "";
    }

    private void visible(boolean show) {
        ((GridData) strip.getLayoutData()).exclude = !show;
        strip.setVisible(show);
        strip.getParent().layout(true, true);
    }

    private void colour() {
        if (strip.isDisposed()) {
            return;
        }
        boolean dark = Themes.current() == Themes.DARK;
        Color ground = dark ? new Color(0x4A, 0x38, 0x10) : new Color(0xFF, 0xF1, 0xCC);
        Color ink = dark ? new Color(0xFF, 0xEB, 0xBF) : new Color(0x3D, 0x2C, 0x00);
        Color link = dark ? new Color(0xFF, 0xC8, 0x4A) : new Color(0x8A, 0x3B, 0x00);
        for (Control c : new Control[] {strip, strip.getChildren()[0], words}) {
            c.setBackground(ground);
            c.setForeground(ink);
        }
        words.setLinkForeground(link);
    }
}
