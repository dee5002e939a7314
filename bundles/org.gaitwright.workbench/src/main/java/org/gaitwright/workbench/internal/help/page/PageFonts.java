// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Control;

/** Fonts of a page, from that of the dialogs; they go when its control does. */
public final class PageFonts {
    final Font plain;
    final Font strong;
    final Font emphasis;
    final Font code;
    public final Font title;
    final Font heading;
    public final Font subheading;

    public PageFonts(Control owner) {
        LocalResourceManager fonts = new LocalResourceManager(JFaceResources.getResources(), owner);
        FontDescriptor base = JFaceResources.getDialogFontDescriptor();
        plain = fonts.create(base);
        strong = fonts.create(base.setStyle(SWT.BOLD));
        emphasis = fonts.create(base.setStyle(SWT.ITALIC));
        int height = base.getFontData()[0].getHeight();
        code = fonts.create(JFaceResources.getTextFontDescriptor().setHeight(height));
        title = fonts.create(base.increaseHeight(8).setStyle(SWT.BOLD));
        heading = fonts.create(base.increaseHeight(3).setStyle(SWT.BOLD));
        subheading = fonts.create(base.increaseHeight(1).setStyle(SWT.BOLD));
    }

    Font of(PageText.Tone tone, Span.Look look) {
        return switch (tone) {
            case TITLE -> title;
            case HEADING -> heading;
            case SUBHEADING -> subheading;
            case COLUMNS -> strong;
            default -> of(look);
        };
    }

    private Font of(Span.Look look) {
        return switch (look) {
            case STRONG -> strong;
            case EMPHASIS -> emphasis;
            case CODE -> code;
            default -> plain;
        };
    }
}
