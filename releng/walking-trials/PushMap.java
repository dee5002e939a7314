// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Maps of pushes, side by side: a ring per phase from the inside out, a sector per direction of the push, forward up. */
final class PushMap {
    private static final double TAKEN_WIDTH = 0.94;

    private final StringBuilder svg = new StringBuilder();
    private int count;

    /** Adds a map. In: directions in rad from forward to the left; by direction and phase, whether it stayed up. */
    void add(String title, double[] directions, int phases, boolean[] ok) {
        double cx = 170 + 330 * count++;
        double cy = 190;
        double half = TAKEN_WIDTH * Math.PI / directions.length;
        for (int d = 0; d < directions.length; d++) {
            for (int p = 0; p < phases; p++) {
                double inner = 30 + 112.0 * p / phases;
                double outer = inner + 112.0 / phases - 1;
                sector(cx, cy, inner, outer, directions[d] - half, directions[d] + half, ok[d * phases + p]);
            }
        }
        text(cx, 360, title);
        text(cx, 30, "pushed forward");
    }

    private void sector(double cx, double cy, double inner, double outer, double a, double b, boolean ok) {
        svg.append(String.format(
                Locale.ROOT,
                "<path fill='%s' d='M%.1f %.1f L%.1f %.1f A%.1f %.1f 0 0 0 %.1f %.1f L%.1f %.1f A%.1f %.1f 0 0 1 %.1f %.1f Z'/>%n",
                ok ? "#3b82c4" : "#e3a23c",
                cx - inner * Math.sin(a), cy - inner * Math.cos(a),
                cx - outer * Math.sin(a), cy - outer * Math.cos(a),
                outer, outer,
                cx - outer * Math.sin(b), cy - outer * Math.cos(b),
                cx - inner * Math.sin(b), cy - inner * Math.cos(b),
                inner, inner,
                cx - inner * Math.sin(a), cy - inner * Math.cos(a)));
    }

    private void text(double x, double y, String words) {
        svg.append(String.format(Locale.ROOT, "<text x='%.0f' y='%.0f' text-anchor='middle'>%s</text>%n", x, y, words));
    }

    void write(Path file) throws IOException {
        String head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + (10 + 330 * count)
                + " 380' font-family='sans-serif' font-size='15'>\n<rect width='100%' height='100%' fill='white'/>\n";
        Files.writeString(file, head + svg + "</svg>\n");
    }
}
