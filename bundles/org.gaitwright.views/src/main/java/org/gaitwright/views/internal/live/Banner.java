// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.workbench.look.Links;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** A line of words above the content of a view, with what can be done about them. Takes no room while there are none. */
public final class Banner {
    private static final int STRIPE = 4;

    private final Composite box;
    private final Link words;
    private final Map<String, Runnable> actions = new LinkedHashMap<>();
    private Tone tone = Tone.ACCENT;
    private String text = "";

    public Banner(Composite parent) {
        box = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().extendedMargins(STRIPE + 8, 6, 4, 4).applyTo(box);
        words = Links.follow(new Link(box, SWT.WRAP));
        words.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> act(e.text)));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(words);
        box.addListener(SWT.Paint, e -> {
            Rectangle all = box.getClientArea();
            new Pen(e.gc, box).with(tone).fill(new Rectangle(all.x, all.y + 2, STRIPE, all.height - 4));
        });
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(box);
        box.setVisible(false);
    }

    /** In a layout of several columns. */
    public Banner across(int columns) {
        ((GridData) box.getLayoutData()).horizontalSpan = columns;
        return this;
    }

    /** Something to do, offered with all words from now on. */
    public Banner action(String name, Runnable action) {
        actions.put(name, action);
        return this;
    }

    /** Offers nothing to do, until something is offered again. */
    public void forgetActions() {
        actions.clear();
    }

    /** Tells something; empty words take the banner away. */
    public void tell(String now) {
        show(now, Tone.ACCENT);
    }

    /** Tells what went wrong, and what to do. */
    public void warn(String now) {
        show(now, Tone.REFUSAL);
    }

    /** Does something, or warns of why it can't be done. */
    public void attempt(Runnable change) {
        try {
            change.run();
            warn("");
        } catch (InvalidInput e) {
            warn(e.getMessage());
        }
    }

    public String text() {
        return text;
    }

    private void show(String now, Tone newTone) {
        if (box.isDisposed() || now.equals(text)) {
            return;
        }
        text = now;
        tone = newTone;
        words.setText(escaped(now) + links());
        boolean shown = !now.isEmpty();
        box.setVisible(shown);
        ((GridData) box.getLayoutData()).exclude = !shown;
        box.redraw();
        box.requestLayout();
    }

    private String links() {
        StringBuilder all = new StringBuilder();
        actions.keySet().forEach(a -> all.append("   <a>").append(a).append("</a>"));
        return all.toString();
    }

    private static String escaped(String plain) {
        return plain.replace("&", "&&").replace("<", "\u2039");
    }

    private void act(String name) {
        Runnable action = actions.get(name);
        if (action != null) {
            action.run();
        }
    }
}
