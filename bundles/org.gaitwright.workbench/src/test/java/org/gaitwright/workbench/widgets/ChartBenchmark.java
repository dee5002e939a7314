// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** How long a chart of 20 lines with 100,000 points each takes to draw. Needs a display; run it by hand. */
public final class ChartBenchmark {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 600;
    private static final int WARM_UP = 60;
    private static final int FRAMES = 120;

    private final LineChart chart;
    private final Image image;

    private ChartBenchmark(LineChart chart, Image image) {
        this.chart = chart;
        this.image = image;
    }

    public static void main(String[] arguments) {
        Display display = new Display();
        InkWell.fill(display, Ink.LIGHT);
        Shell shell = new Shell(display);
        LineChart chart = new LineChart(shell);
        chart.setBounds(0, 0, WIDTH, HEIGHT);
        Image image = new Image(display, WIDTH, HEIGHT);
        ChartBenchmark benchmark = new ChartBenchmark(chart, image);
        List<Series> series = GalleryData.noise(20, 100_000);
        series.forEach(chart::add);
        Range all = new Range(0, 190);
        benchmark.report("all points, nothing changes but the cursor", i -> chart.showCursor(i));
        benchmark.report("all points, zoomed a little each frame", i -> chart.show(all.zoomed(95, 1 - 1e-4 * i)));
        chart.follow(10);
        double[] t = {series.get(0).x(series.get(0).size() - 1)};
        benchmark.report("live, a window of 10 s, 17 new points a line and frame", i -> {
            for (int k = 0; k < 17; k++) {
                t[0] += 1.0 / 512;
                series.forEach(s -> s.append(t[0], 5 * Math.sin(t[0])));
            }
        });
        series.subList(4, 20).forEach(s -> s.hide(true));
        benchmark.report("the same with 4 lines", i -> series.forEach(s -> s.append(t[0], 0)));
        image.dispose();
        display.dispose();
    }

    private void report(String what, IntConsumer frame) {
        double[] milliseconds = new double[FRAMES];
        for (int i = -WARM_UP; i < FRAMES; i++) {
            frame.accept(i + WARM_UP);
            long start = System.nanoTime();
            GC gc = new GC(image);
            gc.fillRectangle(0, 0, WIDTH, HEIGHT);
            chart.draw(new Pen(gc, chart));
            gc.dispose();
            if (i >= 0) {
                milliseconds[i] = (System.nanoTime() - start) / 1e6;
            }
        }
        Arrays.sort(milliseconds);
        System.out.printf(
                "%-60s median %5.1f ms, 95 %% %5.1f ms%n",
                what, milliseconds[FRAMES / 2], milliseconds[FRAMES * 95 / 100]);
    }
}
