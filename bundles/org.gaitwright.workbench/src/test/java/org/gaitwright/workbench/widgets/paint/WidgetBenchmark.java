// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.SliderRow;

/**
 * How long the heavy widgets take to draw: a chart of 20 lines with 100,000 points each, and a list of 100 slider rows.
 * Needs a display; run it by hand. Prints processor time of the thread, since machines are shared.
 */
public final class WidgetBenchmark {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 600;
    private static final int WARM_UP = 150;
    private static final int FRAMES = 150;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Shell shell;
    private final Image image;

    private WidgetBenchmark(Shell shell) {
        this.shell = shell;
        image = new Image(shell.getDisplay(), WIDTH, HEIGHT);
    }

    public static void main(String[] arguments) {
        Display display = new Display();
        InkWell.fill(display, Ink.LIGHT);
        WidgetBenchmark benchmark = new WidgetBenchmark(new Shell(display));
        benchmark.chart();
        benchmark.rows();
        display.dispose();
    }

    private void chart() {
        LineChart chart = new LineChart(shell);
        chart.setBounds(0, 0, WIDTH, HEIGHT);
        List<Series> series = GalleryData.noise(20, 100_000);
        series.forEach(chart::add);
        Range all = new Range(0, 190);
        report("20 × 100,000 points, the cursor moves", chart, i -> chart.showCursor(i));
        report("20 × 100,000 points, zoomed a little", chart, i -> chart.show(all.zoomed(95, 1 - 1e-4 * i)));
        chart.follow(10);
        double[] t = {series.get(0).x(series.get(0).size() - 1)};
        IntConsumer frame = i -> {
            for (int k = 0; k < 17; k++) {
                t[0] += 1.0 / 512;
                series.forEach(s -> s.append(t[0], 10 * s.colour() + 5 * Math.sin(t[0])));
            }
        };
        report("20 lines live, window of 10 s at 512 Hz", chart, frame);
        series.subList(4, 20).forEach(s -> s.hide(true));
        report("4 lines live, window of 10 s at 512 Hz", chart, frame);
        chart.dispose();
    }

    private void rows() {
        shell.setLayout(new GridLayout());
        long start = System.nanoTime();
        List<SliderRow> rows = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            SliderRow row = new SliderRow(shell, Quantity.of("parameter." + i, "N m/rad", 0, 100, 50));
            row.setLayoutData(new GridData(300, -1));
            rows.add(row);
        }
        shell.pack();
        System.out.printf("%-42s %5.1f ms%n", "100 slider rows made and laid out", (System.nanoTime() - start) / 1e6);
        report("100 slider rows with other values drawn", null, i -> {
            GC gc = new GC(image);
            for (SliderRow row : rows) {
                row.show(i % 100);
                draw(row, gc);
                draw((NumberField) row.getChildren()[0], gc);
            }
            gc.dispose();
        });
    }

    private static void draw(Drawn widget, GC gc) {
        widget.draw(new Pen(gc, widget));
    }

    private void report(String what, Drawn widget, IntConsumer frame) {
        double[] milliseconds = new double[FRAMES];
        for (int i = -WARM_UP; i < FRAMES; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            frame.accept(i + WARM_UP);
            if (widget != null) {
                GC gc = new GC(image);
                gc.fillRectangle(0, 0, WIDTH, HEIGHT);
                draw(widget, gc);
                gc.dispose();
            }
            if (i >= 0) {
                milliseconds[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            }
        }
        Arrays.sort(milliseconds);
        System.out.printf(
                "%-42s median %5.1f ms, 95 %% below %5.1f ms%n",
                what, milliseconds[FRAMES / 2], milliseconds[FRAMES * 95 / 100]);
    }
}
