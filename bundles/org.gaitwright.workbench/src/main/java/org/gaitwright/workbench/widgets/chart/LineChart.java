// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * Lines over time, or over any other x. The first unit has the left axis, the second the right one; further units have a
 * range of their own each, which the right axis shows while the mouse is on their names. Draws itself again when a series
 * changes.
 *
 * <p>Mouse: click sets the cursor, drag pans, wheel zooms x (with Shift y), right-drag zooms to a box, double-click fits;
 * click on a name hides its line. Keys: ← → move the cursor (Shift faster), + − zoom, Page Up/Down pan, Home fits,
 * End follows the newest, 1 … 9 hide and show lines.
 */
public final class LineChart extends Drawn {
    private final ChartModel model = new ChartModel();
    private final Runnable dataChanged = this::dataChanged;
    private final List<DoubleConsumer> cursorListeners = new ArrayList<>();
    private final List<Consumer<Range>> rangeListeners = new ArrayList<>();
    private ChartLayout layout = ChartLayout.of(100, 100, new int[0], 0, false, 0, 0);
    private PixelScale x = new PixelScale(new Range(0, 1), 0, 1);
    private Rectangle rubberBand;
    private String empty = "Nothing to plot yet";
    private String xName = "t";
    private String xUnit = "s";
    private int scrolled;
    /** 0: to be asked for. */
    private int zoom;

    private boolean stale;
    private SharedAxes axes = new SharedAxes();

    public LineChart(Composite parent) {
        super(parent, SWT.NONE);
        new ChartInput(this);
        axes.add(this);
        Hint.hover(this, this::markAt);
        addListener(SWT.Resize, e -> zoom = 0);
        addListener(SWT.Dispose, e -> {
            axes.remove(this);
            model.series().forEach(s -> s.unwatch(dataChanged));
        });
    }

    /** Has the same edges, and shows the same moment below the mouse, as the others that share these. */
    public void align(SharedAxes with) {
        axes.remove(this);
        axes = with;
        axes.add(this);
        redraw();
    }

    void hover(double at) {
        axes.hover(at);
    }

    /** Where lines are drawn. */
    public Rectangle plotArea() {
        return layout.plot();
    }

    /** What is in sight, as SVG. */
    public String drawing() {
        return ChartSvg.of(this);
    }

    /** As it is shown now. */
    public ImageData picture() {
        Point size = getSize();
        Image image = new Image(getDisplay(), Math.max(1, size.x), Math.max(1, size.y));
        GC gc = new GC(image);
        try {
            Pen pen = new Pen(gc, this);
            pen.ground(new Rectangle(0, 0, size.x, size.y));
            draw(pen);
            return image.getImageData(zoom());
        } finally {
            gc.dispose();
            image.dispose();
        }
    }

    String xTitle() {
        return xUnit.isEmpty() ? xName : xName + " [" + xUnit + "]";
    }

    /** Adds a line on top of the others. */
    public void add(Series series) {
        model.add(series);
        series.watch(dataChanged);
        redraw();
    }

    public void remove(Series series) {
        series.unwatch(dataChanged);
        model.remove(series);
        redraw();
    }

    public void clear() {
        List.copyOf(model.series()).forEach(this::remove);
    }

    /** All lines, hidden ones too, in the order of the legend. */
    public List<Series> series() {
        return List.copyOf(model.series());
    }

    /** What x is, such as {@code t} in {@code s}. */
    public void nameX(String name, String unit) {
        xName = name;
        xUnit = unit;
        redraw();
    }

    /** What to say while there is nothing to show. */
    public void sayWhenEmpty(String words) {
        empty = words;
        redraw();
    }

    /** Follows the newest data with a window of so many seconds; 0 for a chart that is not live. */
    public void follow(double seconds) {
        model.sight.follow(seconds);
        redraw();
    }

    /** Whether the newest data are in sight and stay so. */
    public boolean isFollowing() {
        return model.sight.following();
    }

    /** The stretch of x in sight. */
    public Range range() {
        return model.sight.range();
    }

    public void show(Range range) {
        model.sight.show(range);
        redraw();
    }

    /** Shows everything: all of x, and y as needed. */
    public void fit() {
        model.sight.fit();
        model.fitUnits();
        rangeChanged();
    }

    /** Puts the cursor at {@code x}, or takes it away if {@code x} is not a number. Listeners are not told. */
    public void showCursor(double at) {
        if (Double.compare(at, model.cursor) != 0) {
            model.cursor = at;
            redraw();
        }
    }

    /** Where the cursor is; not a number if there is none. */
    public double cursor() {
        return model.cursor;
    }

    /** Told when the user moves the cursor. */
    public void onCursor(DoubleConsumer listener) {
        cursorListeners.add(listener);
    }

    /** Told when the user zooms or pans. */
    public void onRange(Consumer<Range> listener) {
        rangeListeners.add(listener);
    }

    /** Lines across the chart at moments worth it. */
    public void marks(List<Mark> marks) {
        model.marks = List.copyOf(marks);
        redraw();
    }

    ChartModel model() {
        return model;
    }

    ChartLayout layoutNow() {
        return layout;
    }

    PixelScale x() {
        return x;
    }

    void moveCursor(double at) {
        model.cursor = model.sight.extent().clamp(at);
        redraw();
        cursorListeners.forEach(l -> l.accept(model.cursor));
    }

    void rangeChanged() {
        redraw();
        Range now = range();
        rangeListeners.forEach(l -> l.accept(now));
    }

    void rubberBand(Rectangle now) {
        rubberBand = now;
        redraw();
    }

    void toggle(int index) {
        if (index < model.series().size()) {
            Series s = model.series().get(index);
            s.hide(!s.isHidden());
        }
    }

    void scrollLegend(int by) {
        scrolled = Math.max(0, Math.min(layout.legend().mostScrolled(), scrolled + by));
        redraw();
    }

    /** One request for a repaint, however many points come until then. */
    private void dataChanged() {
        if (!stale && !isDisposed()) {
            stale = true;
            redraw();
        }
    }

    private Hint.Note markAt(int px, int py) {
        if (layout.plot().contains(px, py)) {
            for (Mark mark : model.marks) {
                double at = x.pixel(mark.x());
                if (Math.abs(at - px) <= 4) {
                    Rectangle about = new Rectangle((int) at - 4, py - 8, 8, 16);
                    return new Hint.Note(Numbers.shortly(mark.x()) + Numbers.gap(xUnit) + xUnit, mark.text(), about);
                }
            }
        }
        return null;
    }

    /** Of the monitor, in per cent; asked only after a change of size, since the display may take its time to answer. */
    private int zoom() {
        if (zoom == 0) {
            zoom = getMonitor().getZoom();
        }
        return zoom;
    }

    @Override
    protected void draw(Pen pen) {
        stale = false;
        Rectangle area = getClientArea();
        ChartPainter painter = new ChartPainter(model, pen, zoom(), xName, xUnit, axes);
        layout = painter.layOut(area.width, area.height, scrolled, layout);
        scrolled = Math.min(scrolled, layout.legend().mostScrolled());
        x = painter.x();
        painter.draw(isFocusControl(), empty);
        if (rubberBand != null) {
            pen.with(Tone.FOCUS).faintly(40, () -> pen.fill(rubberBand));
            pen.wide(1).gc().drawRectangle(rubberBand);
        }
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? 480 : wHint, hHint == SWT.DEFAULT ? 240 : hHint);
    }

    @Override
    protected String spokenName() {
        return "Chart of "
                + String.join(", ", model.visible().stream().map(Series::name).toList());
    }

    @Override
    protected String spokenValue() {
        StringBuilder words = new StringBuilder();
        for (Series s : model.visible()) {
            double value = s.at(model.told());
            words.append(s.name())
                    .append(' ')
                    .append(Numbers.withUnit(s.number(value), s.unit()))
                    .append("; ");
        }
        return words.toString();
    }
}
