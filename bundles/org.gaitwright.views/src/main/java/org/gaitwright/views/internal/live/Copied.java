// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;

/** Puts words onto the clipboard. */
public final class Copied {
    private Copied() {}

    public static void text(String words) {
        if (!words.isEmpty()) {
            Clipboard clipboard = new Clipboard(Display.getCurrent());
            clipboard.setContents(new Object[] {words}, new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }
}
