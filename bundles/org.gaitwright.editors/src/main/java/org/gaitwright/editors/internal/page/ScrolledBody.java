// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Fields in a column that scrolls up and down, and is as wide as there is room, or as it has to be. */
public final class ScrolledBody {
    private final ScrolledComposite scroll;
    private Composite body;
    private int minWidth;

    public ScrolledBody(Composite parent) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.addListener(SWT.Resize, e -> fit());
    }

    public ScrolledComposite control() {
        return scroll;
    }

    /** Fills a new body. */
    public interface Filling {
        void fill(Composite body);
    }

    /** Takes out what is there and puts something else in, where it was scrolled to. */
    public void rebuild(Filling filling) {
        int top = scroll.getOrigin().y;
        scroll.setRedraw(false);
        filling.fill(renew());
        fit();
        scrollTo(top);
        scroll.setRedraw(true);
    }

    /** An empty body instead of what is there; to be fitted once it is filled. */
    public Composite renew() {
        if (body != null) {
            body.dispose();
        }
        body = new Composite(scroll, SWT.NONE);
        scroll.setContent(body);
        return body;
    }

    /** Where there is less room than this, it scrolls sideways. */
    public void minWidth(int pixels) {
        minWidth = pixels;
        scroll.setMinWidth(pixels);
    }

    /** Makes room for what is there now. */
    public void fit() {
        if (body != null && !body.isDisposed()) {
            scroll.setMinHeight(body.computeSize(Math.max(minWidth, scroll.getClientArea().width), SWT.DEFAULT).y);
            body.layout(true, true);
        }
    }

    public void scrollTo(int top) {
        scroll.setOrigin(0, Math.max(0, top));
    }

    /** Scrolls only if it is out of sight. */
    public void reveal(Control row) {
        int top = body.getDisplay().map(row, body, 0, 0).y;
        int from = scroll.getOrigin().y;
        int height = scroll.getClientArea().height;
        if (top < from || top + row.getSize().y > from + height) {
            scrollTo(top - height / 3);
        }
    }
}
