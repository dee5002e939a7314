// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Measures how long the product takes to start, by its own start script, on the clock. */
final class StartupBenchmark {
    static final String WINDOW_UP = "window up";
    static final String SCENE_UP = "scene up";
    private static final int LISTS = 5;
    private static final int WINDOWS = 3;

    private final Bench bench;
    private final BuiltProduct product;

    StartupBenchmark(Bench bench) {
        this.bench = bench;
        product = new BuiltProduct(bench, "--startup");
    }

    /** Seconds; a first start that warms the disk's cache is not counted. */
    Map<String, Object> measure() throws IOException {
        Map<String, Object> result = new LinkedHashMap<>();
        bench.tell().accept("startup: gaitwright list");
        result.put("list_s", medians(LISTS, () -> new double[] {list()})[0]);
        result.put("studio_window_s", null);
        result.put("studio_scene_s", null);
        if (bench.host().display()) {
            bench.tell().accept("startup: studio window");
            product.measureStudio(window -> {
                double[] seconds = medians(WINDOWS, () -> secondsToPictures(window));
                result.put("studio_window_s", seconds[0]);
                result.put("studio_scene_s", Double.isNaN(seconds[1]) ? null : seconds[1]);
            });
        } else {
            bench.tell().accept("startup: there is no display, so the studio is not measured");
        }
        return result;
    }

    /** Not numbers if it was stopped meanwhile. */
    private double[] medians(int repeats, Start start) throws IOException {
        List<double[]> seconds = new ArrayList<>();
        for (int i = -1; i < repeats; i++) {
            if (bench.stopping().asked()) {
                return new double[] {Double.NaN, Double.NaN};
            }
            double[] s = start.seconds();
            if (i >= 0) {
                seconds.add(s);
            }
        }
        return IntStream.range(0, seconds.get(0).length)
                .mapToDouble(k ->
                        Meter.median(seconds.stream().mapToDouble(s -> s[k]).toArray()))
                .toArray();
    }

    private double list() throws IOException {
        long start = System.nanoTime();
        product.list();
        return (System.nanoTime() - start) * 1e-9;
    }

    /** Until the window is painted, and until the 3D scene is, which a display without OpenGL never is. */
    private double[] secondsToPictures(BuiltProduct.Studio window) throws IOException {
        double[] seconds = {Double.NaN, Double.NaN};
        long start = System.nanoTime();
        window.run("-Dgaitwright.startup.exit=true", line -> {
            int figure = line.contains(WINDOW_UP) ? 0 : line.contains(SCENE_UP) ? 1 : -1;
            if (figure >= 0 && Double.isNaN(seconds[figure])) {
                seconds[figure] = (System.nanoTime() - start) * 1e-9;
            }
        });
        if (Double.isNaN(seconds[0]) && !bench.stopping().asked()) {
            throw new IllegalStateException("the studio exited without printing '" + WINDOW_UP + "'");
        }
        return seconds;
    }

    private interface Start {
        double[] seconds() throws IOException;
    }
}
