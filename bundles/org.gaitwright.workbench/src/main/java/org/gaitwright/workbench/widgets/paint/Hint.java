// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Region;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/**
 * A small card beside a part of a control: help while the mouse rests there, or why a value was refused. It never takes
 * the keyboard, and goes when its control goes, scrolls or loses the focus.
 */
public final class Hint {
    private static final int REST = 450;
    private static final int WIDTH = 320;
    private static final int MARGIN = 8;
    private static final int GAP = 4;
    private static final int ROUND = 4;
    private static final int STRIPE = 4;

    private final Control owner;
    private final Listener away = e -> hide();
    private Shell shell;
    private Note shown;
    private int turn;

    /**
     * What a hint says.
     *
     * @param title in bold, may be empty
     * @param text wrapped, may be empty
     * @param about what it is about, in the coordinates of the control; the card never covers it
     */
    public record Note(String title, String text, Rectangle about) {}

    /** The words of a hint, broken into lines. */
    private record Words(String title, List<String> lines, int width, int height, int lineHeight) {
        static Words laidOut(String title, String text, int max, Pen pen) {
            int titleWidth = title.isEmpty() ? 0 : pen.bold().width(title);
            pen.body();
            List<String> lines = Wrapping.lines(text, max, pen::width);
            int width = lines.stream().mapToInt(pen::width).max().orElse(0);
            int lineHeight = pen.lineHeight() + 2;
            int rows = lines.size() + (title.isEmpty() ? 0 : 1);
            return new Words(title, lines, Math.max(width, titleWidth), rows * lineHeight, lineHeight);
        }

        void draw(Pen pen, int x, int y) {
            double middle = y + lineHeight / 2.0;
            if (!title.isEmpty()) {
                pen.with(Tone.TEXT).bold().text(title, x, middle, SWT.LEFT);
                middle += lineHeight;
            }
            pen.with(title.isEmpty() ? Tone.TEXT : Tone.QUIET).body();
            for (String line : lines) {
                pen.text(line, x, middle, SWT.LEFT);
                middle += lineHeight;
            }
        }
    }

    /** Says what is at a point of a control. */
    @FunctionalInterface
    public interface Source {
        /** The note for this point, or null if there is none. */
        Note at(int x, int y);
    }

    public Hint(Control owner) {
        this.owner = owner;
        owner.addListener(SWT.Dispose, away);
        owner.addListener(SWT.FocusOut, away);
        owner.addListener(SWT.Move, away);
    }

    /** Shows notes while the mouse rests on {@code control}. */
    public static void hover(Control control, Source source) {
        Hint hint = new Hint(control);
        control.addListener(SWT.MouseMove, e -> hint.consider(source.at(e.x, e.y), e.stateMask));
        control.addListener(SWT.MouseExit, hint.away);
        control.addListener(SWT.MouseDown, hint.away);
        control.addListener(SWT.MouseWheel, hint.away);
    }

    private void consider(Note note, int state) {
        if (note != null && note.equals(shown)) {
            return;
        }
        hide();
        shown = note;
        if (note != null && (state & SWT.BUTTON_MASK) == 0) {
            int now = ++turn;
            owner.getDisplay().timerExec(REST, () -> {
                if (now == turn && !owner.isDisposed()) {
                    open(note, false);
                }
            });
        }
    }

    /** Shows at once, for some time, why something was refused. */
    public void refuse(String why, Rectangle about, int milliseconds) {
        Note note = new Note("", why, about);
        if (!note.equals(shown) || shell == null) {
            hide();
            shown = note;
            open(note, true);
        }
        int now = ++turn;
        owner.getDisplay().timerExec(milliseconds, () -> {
            if (now == turn) {
                hide();
            }
        });
    }

    public void hide() {
        turn++;
        shown = null;
        if (shell != null && !shell.isDisposed()) {
            shell.dispose();
        }
        shell = null;
    }

    private void open(Note note, boolean refusal) {
        if (!owner.isVisible()) {
            return;
        }
        Shell card = new Shell(owner.getShell(), SWT.ON_TOP | SWT.TOOL | SWT.NO_TRIM | SWT.NO_FOCUS);
        card.setBackground(Ink.of(owner).of(Tone.CARD));
        // for those who can't see it
        card.setText(note.text());
        Words text = measured(card, note);
        card.addListener(SWT.Paint, e -> paint(new Pen(e.gc, card), text, refusal));
        card.addListener(SWT.MouseDown, away);
        int stripe = refusal ? STRIPE : 0;
        Point size = new Point(text.width() + 2 * MARGIN + stripe, text.height() + 2 * MARGIN);
        Rectangle about = owner.getDisplay().map(owner, null, note.about());
        card.setBounds(beside(about, size, owner.getMonitor().getClientArea()));
        round(card, size);
        card.setVisible(true);
        shell = card;
    }

    /** Below what it is about, or above where there is no room, and always on the screen. */
    static Rectangle beside(Rectangle about, Point size, Rectangle screen) {
        int below = about.y + about.height + GAP;
        boolean fits = below + size.y <= screen.y + screen.height;
        int y = fits ? below : about.y - GAP - size.y;
        int x = Math.min(about.x, screen.x + screen.width - size.x);
        return new Rectangle(Math.max(screen.x, x), Math.max(screen.y, y), size.x, size.y);
    }

    private Words measured(Shell card, Note note) {
        GC gc = new GC(card);
        Words text = Words.laidOut(note.title(), note.text(), WIDTH, new Pen(gc, card));
        gc.dispose();
        return text;
    }

    private static void round(Shell card, Point size) {
        Region region = new Region();
        region.add(0, ROUND, size.x, size.y - 2 * ROUND);
        for (int y = 0; y < ROUND; y++) {
            int inset = (int) Math.round(ROUND - Math.sqrt(ROUND * ROUND - (ROUND - y - 0.5) * (ROUND - y - 0.5)));
            region.add(inset, y, size.x - 2 * inset, 1);
            region.add(inset, size.y - 1 - y, size.x - 2 * inset, 1);
        }
        card.setRegion(region);
        card.addListener(SWT.Dispose, e -> region.dispose());
    }

    private static void paint(Pen pen, Words text, boolean refusal) {
        int stripe = refusal ? STRIPE : 0;
        Rectangle all = new Rectangle(0, 0, text.width() + 2 * MARGIN + stripe, text.height() + 2 * MARGIN);
        pen.box(all, Tone.CARD, refusal ? Tone.REFUSAL : Tone.BORDER, 2 * ROUND + 1);
        pen.with(Tone.REFUSAL).fill(new Rectangle(0, 0, stripe, all.height));
        text.draw(pen, MARGIN + stripe, MARGIN);
    }
}
