// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import org.eclipse.swt.SWT;

/** Something that the mouse can do. The first tool that takes a press has the mouse until the button is released. */
interface Tool {
    /** Whether this press is for this tool, which then begins. */
    boolean press(Pointer pointer);

    void drag(Pointer pointer);

    void release(Pointer pointer);

    /** Ends as if nothing had happened. */
    void cancel();

    /** The cursor over a place where this tool would take a press; {@link SWT#DEFAULT} if it would not. */
    default int hover(Pointer pointer) {
        return SWT.DEFAULT;
    }
}
