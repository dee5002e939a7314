// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gaitwright.workbench.widgets.chart.Series;

/** Made-up signals that look like walking. */
final class GalleryData {
    private static final double STRIDE = 1.2;

    private GalleryData() {}

    static double knee(double t) {
        double phase = 2 * Math.PI * t / STRIDE;
        return 0.45 + 0.35 * Math.sin(phase) + 0.18 * Math.sin(2 * phase + 0.7) + 0.03 * Math.sin(7 * t);
    }

    static double force(double t) {
        double phase = t / STRIDE - Math.floor(t / STRIDE);
        double stance = phase < 0.62 ? Math.sin(Math.PI * phase / 0.62) : 0;
        return 700 * Math.pow(stance, 0.4) * (1 - 0.25 * Math.sin(Math.PI * phase / 0.62) * stance);
    }

    static List<Series> noise(int lines, int points) {
        Random random = new Random(1);
        List<Series> all = new ArrayList<>();
        for (int k = 0; k < lines; k++) {
            Series s = new Series("signal " + (k + 1), "N m", k, points);
            double drift = 0;
            for (int i = 0; i < points; i++) {
                drift += 0.02 * random.nextGaussian();
                double t = i / 512.0;
                s.append(t, 10 * k + 3 * Math.sin(t * (1 + 0.1 * k)) + drift + (k % 2) * random.nextGaussian());
            }
            all.add(s);
        }
        return all;
    }
}
