// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.LineAttributes;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/**
 * Draws what the widgets have in common, so that they look like one family. Lives during one paint event.
 *
 * <p>Hairlines are filled, not stroked: they stay one sharp pixel wide on every platform.
 */
public final class Pen {
    /** Roundness of fields and cards. */
    public static final int CORNER = 8;

    private static final int HATCH = 7;
    private static final float FULL = 360;

    private static final String PLATFORM = "org.eclipse.swt.";

    private final GC gc;
    private final Control on;
    private final Ink ink;
    private final Lettering lettering;

    public Pen(GC gc, Control on) {
        this.gc = gc;
        this.on = on;
        ink = Ink.of(on);
        lettering = Lettering.of(on);
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.ON);
        gc.setFont(lettering.body());
    }

    public GC gc() {
        return gc;
    }

    public Ink ink() {
        return ink;
    }

    /** Everything from here on is in this colour. */
    public Pen with(Tone tone) {
        return with(ink.of(tone));
    }

    /** Everything from here on is in this colour. */
    public Pen with(Color color) {
        gc.setForeground(color);
        gc.setBackground(color);
        return this;
    }

    /** Strokes from here on are this wide, with round ends. */
    public Pen wide(double width) {
        gc.setLineAttributes(new LineAttributes((float) width, SWT.CAP_ROUND, SWT.JOIN_ROUND));
        return this;
    }

    /** Strokes from here on are this wide and dashed. */
    public Pen dashed(double width, float... dashes) {
        gc.setLineAttributes(
                new LineAttributes((float) width, SWT.CAP_FLAT, SWT.JOIN_ROUND, SWT.LINE_CUSTOM, dashes, 0, 10));
        return this;
    }

    public Pen body() {
        return font(lettering.body());
    }

    public Pen bold() {
        return font(lettering.bold());
    }

    public Pen small() {
        return font(lettering.small());
    }

    private Pen font(Font font) {
        gc.setFont(font);
        return this;
    }

    public int width(String text) {
        return gc.textExtent(text, SWT.DRAW_TRANSPARENT).x;
    }

    public int lineHeight() {
        return gc.getFontMetrics().getHeight();
    }

    /** One line of words, its middle at height {@code y}; {@code align} says which end or middle is at {@code x}. */
    public void text(String text, double x, double y, int align) {
        Point size = gc.textExtent(text, SWT.DRAW_TRANSPARENT);
        double left = align == SWT.RIGHT ? x - size.x : align == SWT.CENTER ? x - size.x / 2.0 : x;
        gc.drawText(text, (int) Math.round(left), (int) Math.round(y - size.y / 2.0), SWT.DRAW_TRANSPARENT);
    }

    /** As much of the words as fits, with an ellipsis if some do not. */
    public String fitting(String text, int width) {
        return Wrapping.shorten(text, width, this::width);
    }

    /** Says in the middle of an empty place why there is nothing. */
    public void nothing(String words, Rectangle in) {
        body().with(Tone.QUIET)
                .text(fitting(words, in.width), in.x + in.width / 2.0, in.y + in.height / 2.0, SWT.CENTER);
    }

    /** Words on a pill of the present colour, its middle as near to {@code x} as the ends allow. */
    public void tag(String words, double x, double y, double left, double right) {
        int width = small().width(words) + 12;
        double middle = Math.max(left + width / 2.0, Math.min(right - width / 2.0, x));
        pill(new Rectangle((int) (middle - width / 2.0), (int) y - 9, width, 18));
        with(Tone.PAPER).text(words, middle, y, SWT.CENTER);
    }

    public void vertical(double x, double top, double bottom) {
        gc.fillRectangle(
                (int) Math.round(x), (int) Math.round(top), 1, (int) Math.max(1, Math.round(bottom) - Math.round(top)));
    }

    public void horizontal(double y, double left, double right) {
        gc.fillRectangle(
                (int) Math.round(left),
                (int) Math.round(y),
                (int) Math.max(1, Math.round(right) - Math.round(left)),
                1);
    }

    /** A filled polygon, its corners as x and y in turn. */
    public void polygon(double... corners) {
        Path path = new Path(gc.getDevice());
        path.moveTo((float) corners[0], (float) corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            path.lineTo((float) corners[i], (float) corners[i + 1]);
        }
        path.close();
        fill(path);
    }

    public void line(double x1, double y1, double x2, double y2) {
        Path path = new Path(gc.getDevice());
        path.moveTo((float) x1, (float) y1);
        path.lineTo((float) x2, (float) y2);
        stroke(path);
    }

    /** Strokes a path and disposes of it. */
    public void stroke(Path path) {
        gc.drawPath(path);
        path.dispose();
    }

    /** Fills a path and disposes of it. */
    public void fill(Path path) {
        gc.fillPath(path);
        path.dispose();
    }

    public void fill(Rectangle r) {
        gc.fillRectangle(r);
    }

    public void disc(double x, double y, double radius) {
        fill(circle(x, y, radius));
    }

    public void ring(double x, double y, double radius) {
        stroke(circle(x, y, radius));
    }

    /** An arc around ({@code x}, {@code y}); angles in degrees from the right, counter-clockwise. */
    public void arc(double x, double y, double radius, double start, double sweep) {
        Path path = new Path(gc.getDevice());
        float d = (float) (2 * radius);
        path.addArc((float) (x - radius), (float) (y - radius), d, d, (float) start, (float) sweep);
        stroke(path);
    }

    /** A point of a line, set off from its surroundings. */
    public void dot(double x, double y, Color color) {
        with(Tone.PAPER).disc(x, y, 4.5);
        with(color).disc(x, y, 3);
    }

    private Path circle(double x, double y, double radius) {
        Path path = new Path(gc.getDevice());
        float d = (float) (2 * radius);
        path.addArc((float) (x - radius), (float) (y - radius), d, d, 0, FULL);
        path.close();
        return path;
    }

    /**
     * The ground of whatever the widget stands on. Style sheets reach only controls of the platform's own classes: others
     * draw it themselves.
     */
    public void ground(Rectangle r) {
        Control below = on;
        while (below.getParent() != null && !below.getClass().getName().startsWith(PLATFORM)) {
            below = below.getParent();
        }
        with(below.getBackground()).fill(r);
    }

    /** A rounded box with an outline of one pixel. */
    public void box(Rectangle r, Tone ground, Tone outline, int corner) {
        with(outline).rounded(r, corner);
        with(ground).rounded(new Rectangle(r.x + 1, r.y + 1, r.width - 2, r.height - 2), corner - 2);
    }

    /** The hairline around a plot. */
    public void outline(Rectangle plot) {
        with(Tone.BORDER).wide(1).gc.drawRectangle(plot.x - 1, plot.y - 1, plot.width + 1, plot.height + 1);
    }

    /** Draws nothing outside of {@code r}. */
    public void within(Rectangle r, Runnable drawing) {
        Rectangle clip = gc.getClipping();
        gc.setClipping(clip.intersection(r));
        drawing.run();
        gc.setClipping(clip);
    }

    /** Lets shine through what is below: all of it at 0, nothing at 255. */
    public void faintly(int alpha, Runnable drawing) {
        gc.setAlpha(alpha);
        drawing.run();
        gc.setAlpha(255);
    }

    /** A rounded shape of one colour, as it is set. */
    public void rounded(Rectangle r, int corner) {
        gc.fillRoundRectangle(r.x, r.y, r.width, r.height, corner, corner);
    }

    /** A shape with round ends, as it is set. */
    public void pill(Rectangle r) {
        rounded(r, Math.min(r.width, r.height));
    }

    /** A card that floats above what was drawn before. */
    public void card(Rectangle r) {
        Rectangle shadow = new Rectangle(r.x - 1, r.y, r.width + 2, r.height + 2);
        with(Tone.TEXT).faintly(ink.dark() ? 70 : 22, () -> rounded(shadow, CORNER + 2));
        box(r, Tone.CARD, Tone.BORDER, CORNER);
    }

    /** Says that the keyboard acts on this. */
    public void focus(Rectangle r) {
        with(Tone.FOCUS).wide(2);
        gc.drawRoundRectangle(r.x + 1, r.y + 1, r.width - 2, r.height - 2, CORNER, CORNER);
    }

    /** Slanted lines over an area that is out of reach. */
    public void hatch(Rectangle r) {
        if (r.width <= 0 || r.height <= 0) {
            return;
        }
        with(Tone.BEYOND).wide(1);
        Path lines = new Path(gc.getDevice());
        int phase = Math.floorMod(r.x + r.y, HATCH);
        for (int x = r.x - r.height - phase; x < r.x + r.width; x += HATCH) {
            lines.moveTo(x, r.y + r.height);
            lines.lineTo(x + r.height, r.y);
        }
        within(r, () -> stroke(lines));
    }

    /** A handle to drag. */
    public void knob(double x, double y, double radius, Color color, boolean hot) {
        with(color);
        if (hot) {
            faintly(60, () -> disc(x, y, radius + 4));
        }
        disc(x, y, radius);
        with(Tone.PAPER).disc(x, y, radius - 2);
    }
}
