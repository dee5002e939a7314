// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Draws how searches went, from history.csv of their runs: simulated time of rollouts, share that stayed up, and median cost per second, over rollouts. Started by the script convergence.
 */
final class Convergence {
    private static final String[] COLOURS = {"#3b82c4", "#d9835a", "#4f9d69", "#8e6bbf", "#b8912f", "#5a6470"};
    private static final double LEFT = 64;
    private static final double WIDTH = 560;
    private static final double HEIGHT = 120;
    private static final double GAP = 46;
    /** Generations over which a share is averaged. */
    private static final int WINDOW = 7;

    private final List<String> names = new ArrayList<>();
    private final List<double[][]> runs = new ArrayList<>();
    private final StringBuilder svg = new StringBuilder();

    /** Picture, then run folders as NAME=FOLDER. */
    public static void main(String[] args) throws IOException {
        Convergence plot = new Convergence();
        for (String arg : List.of(args).subList(2, args.length)) {
            String[] pair = arg.split("=", 2);
            plot.names.add(pair[0]);
            plot.runs.add(read(Path.of(pair[1], "history.csv")));
        }
        plot.draw();
        Files.writeString(Path.of(args[1]), plot.svg);
    }

    /** Columns: evaluations, seconds of a rollout, share upright, median cost per second. */
    private static double[][] read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<String> head = List.of(lines.get(0).split(","));
        int evaluations = head.indexOf("evaluations");
        int seconds = head.indexOf("seconds");
        int upright = head.indexOf("upright");
        int median = head.indexOf("median");
        return lines.stream()
                .skip(1)
                .map(line -> line.split(","))
                .map(c -> new double[] {
                    Double.parseDouble(c[evaluations]),
                    Double.parseDouble(c[seconds]),
                    Double.parseDouble(c[upright]),
                    Double.parseDouble(c[median]) / Double.parseDouble(c[seconds])
                })
                .toArray(double[][]::new);
    }

    private void draw() {
        double total = 40 + 3 * (HEIGHT + GAP) + 18 * ((names.size() + 2) / 3);
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %.0f %.0f' font-family='sans-serif' font-size='12'>%n<rect width='100%%' height='100%%' fill='white'/>%n",
                LEFT + WIDTH + 24,
                total));
        double max = runs.stream().mapToDouble(r -> r[r.length - 1][0]).max().orElse(1);
        double longest = runs.stream().mapToDouble(r -> r[r.length - 1][1]).max().orElse(1);
        panel(0, "rollouts last, s", 1, 0, longest, false, max);
        panel(1, "share that stays up", 2, 0, 1, false, max);
        panel(2, "median cost per second", 3, 1, 1000, true, max);
        for (int i = 0; i < names.size(); i++) {
            double x = LEFT + 190 * (i % 3);
            double y = 40 + 3 * (HEIGHT + GAP) + 18 * (i / 3);
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d='M%.0f %.0f h18' stroke='%s' stroke-width='2.5'/><text x='%.0f' y='%.0f'>%s</text>%n",
                    x, y - 4, COLOURS[i % COLOURS.length], x + 24, y, names.get(i)));
        }
        svg.append("</svg>\n");
    }

    private void panel(int index, String title, int column, double low, double high, boolean log, double max) {
        double top = 26 + index * (HEIGHT + GAP);
        svg.append(String.format(
                Locale.ROOT,
                "<text x='%.0f' y='%.0f' font-weight='bold'>%s</text><rect x='%.0f' y='%.0f' width='%.0f' height='%.0f' fill='none' stroke='#c9ced3'/>%n",
                LEFT, top - 8, title, LEFT, top, WIDTH, HEIGHT));
        double[] marks = log ? new double[] {1, 10, 100, 1000} : new double[] {low, (low + high) / 2, high};
        for (double m : marks) {
            double y = y(m, low, high, log, top);
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d='M%.0f %.1f h%.0f' stroke='#e6e9ec'/><text x='%.0f' y='%.1f' text-anchor='end'>%s</text>%n",
                    LEFT, y, WIDTH, LEFT - 6, y + 4, number(m)));
        }
        for (int k = 0; k <= 4; k++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x='%.0f' y='%.0f' text-anchor='middle'>%s</text>%n",
                    LEFT + WIDTH * k / 4, top + HEIGHT + 16, number(Math.rint(max * k / 4))));
        }
        for (int r = 0; r < runs.size(); r++) {
            line(runs.get(r), column, low, high, log, max, top, COLOURS[r % COLOURS.length]);
        }
    }

    private void line(
            double[][] run, int column, double low, double high, boolean log, double max, double top, String colour) {
        StringBuilder d = new StringBuilder();
        for (int i = 0; i < run.length; i++) {
            double sum = 0;
            int from = column == 1 ? i : Math.max(0, i - WINDOW);
            int to = column == 1 ? i : Math.min(run.length - 1, i + WINDOW);
            for (int k = from; k <= to; k++) {
                sum += log ? Math.log(run[k][column]) : run[k][column];
            }
            double mean = sum / (to - from + 1);
            double v = Math.max(low, Math.min(high, log ? Math.exp(mean) : mean));
            d.append(String.format(
                    Locale.ROOT,
                    "%s%.1f %.1f ",
                    i == 0 ? "M" : "L",
                    LEFT + WIDTH * run[i][0] / max,
                    y(v, low, high, log, top)));
        }
        svg.append("<path fill='none' stroke-width='1.6' stroke='" + colour + "' d='" + d + "'/>\n");
    }

    private static double y(double v, double low, double high, boolean log, double top) {
        double share = log ? Math.log(v / low) / Math.log(high / low) : (v - low) / (high - low);
        return top + HEIGHT * (1 - share);
    }

    private static String number(double v) {
        return v == Math.rint(v) ? String.format(Locale.ROOT, "%,.0f", v) : String.format(Locale.ROOT, "%.1f", v);
    }
}
