// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import java.net.URL;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.TextLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Something to begin with: an icon, a title and a sentence, pressed by mouse or keyboard. */
final class Tile extends Drawn {
    private static final int PAD = 14;
    private static final int ICON = 30;
    private static final int ROUND = 10;
    private static final int GAP = 4;

    private final String title;
    private final String sentence;
    private final Runnable action;
    private final Image icon;
    private final Font strong;
    private boolean hot;
    private boolean pressed;

    Tile(Composite parent, URL icon, String title, String sentence, Runnable action) {
        super(parent, SWT.NONE);
        this.title = title;
        this.sentence = sentence;
        this.action = action;
        this.icon = Icons.image(getDisplay(), icon, ICON);
        LocalResourceManager fonts = new LocalResourceManager(JFaceResources.getResources(), this);
        strong = fonts.create(
                FontDescriptor.createFrom(getFont()).increaseHeight(1).setStyle(SWT.BOLD));
        setCursor(getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        addListener(SWT.Dispose, e -> this.icon.dispose());
        addListener(SWT.MouseEnter, e -> hot(true));
        addListener(SWT.MouseExit, e -> hot(false));
        addListener(SWT.MouseDown, e -> press(true));
        addListener(SWT.MouseUp, this::release);
        addListener(SWT.KeyDown, this::key);
    }

    String title() {
        return title;
    }

    private void hot(boolean now) {
        hot = now;
        redraw();
    }

    private void press(boolean now) {
        pressed = now;
        forceFocus();
        redraw();
    }

    private void release(Event event) {
        boolean within = pressed && getClientArea().contains(event.x, event.y);
        pressed = false;
        redraw();
        if (within) {
            action.run();
        }
    }

    private void key(Event event) {
        if (event.character == SWT.CR || event.character == ' ') {
            action.run();
        }
    }

    @Override
    public Point computeSize(int width, int height, boolean changed) {
        int w = width == SWT.DEFAULT ? 260 : width;
        TextLayout words = words(w);
        int h = 2 * PAD + Math.max(ICON, words.getBounds().height);
        words.dispose();
        return new Point(w, height == SWT.DEFAULT ? h : height);
    }

    /** Title and sentence beside the icon; the caller disposes of it. */
    private TextLayout words(int width) {
        TextLayout layout = new TextLayout(getDisplay());
        layout.setFont(getFont());
        layout.setText(title + "\n" + sentence);
        layout.setStyle(new org.eclipse.swt.graphics.TextStyle(strong, null, null), 0, title.length() - 1);
        layout.setSpacing(GAP / 2);
        layout.setWidth(Math.max(60, width - 3 * PAD - ICON));
        return layout;
    }

    @Override
    protected void draw(Pen pen) {
        Rectangle all = getClientArea();
        Rectangle card = new Rectangle(1, 1, all.width - 2, all.height - 2);
        pen.box(card, Tone.CARD, Tone.BORDER, ROUND);
        if (hot || pressed) {
            pen.with(Tone.ACCENT).faintly(pressed ? 45 : 20, () -> pen.rounded(card, ROUND));
        }
        if (isFocusControl()) {
            pen.focus(card);
        }
        pen.gc().drawImage(icon, PAD, PAD);
        TextLayout words = words(all.width);
        pen.with(Tone.TEXT);
        words.draw(pen.gc(), 2 * PAD + ICON, PAD, -1, -1, null, null);
        words.dispose();
    }

    @Override
    protected String spokenName() {
        return title;
    }

    @Override
    protected String spokenDescription() {
        return sentence;
    }

    @Override
    protected int spokenRole() {
        return ACC.ROLE_PUSHBUTTON;
    }
}
