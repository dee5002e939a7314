// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.Locale;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.swt.SWT;
import org.eclipse.ui.PlatformUI;

/** What a piece of source is; the theme says how that looks. */
enum Colour {
    COMMENT,
    NAME,
    ATTRIBUTE,
    TEXT,
    NUMBER;

    static final String PREFIX = "org.gaitwright.editors.";

    /** Looks the colour up in the current theme. */
    Token token() {
        ColorRegistry colours =
                PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        int style = this == COMMENT ? SWT.ITALIC : SWT.NORMAL;
        return new Token(new TextAttribute(colours.get(PREFIX + name().toLowerCase(Locale.ROOT)), null, style));
    }
}
