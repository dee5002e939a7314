// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.internal.gl.PassClock;

/**
 * How fast a walking figure is drawn at 1280 × 800: alone, with all overlays, with ghosts, selection and handles as well, and
 * among 300 marks. Arguments: terrain (flat, hills, stairs), samples, pictures to draw.
 *
 * <p>For the figures of a software renderer on one core run it by {@code taskset -c 0} with {@code LIBGL_ALWAYS_SOFTWARE=1} and
 * {@code LP_NUM_THREADS=0}. Then all work is done by one thread, and its processor time, which is what is printed, does not
 * mind what else the machine does.
 */
public final class ViewportBenchmark {
    private enum Load {
        FIGURE,
        OVERLAYS,
        EVERYTHING,
        CROWD
    }

    private final Viewport view;
    private final World world;
    private Load load = Load.FIGURE;

    private ViewportBenchmark(Viewport view, World world) {
        this.view = view;
        this.world = world;
    }

    public static void main(String[] arguments) {
        String kind = arguments.length > 0 ? arguments[0] : "flat";
        int samples = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 4;
        int pictures = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 300;
        Display display = new Display();
        Shell shell = new Shell(display, SWT.NO_TRIM);
        shell.setLayout(new FillLayout());
        shell.setSize(1280, 800);
        long begin = System.nanoTime();
        Viewport view = new Viewport(shell);
        say("made in %.0f ms", (System.nanoTime() - begin) * 1e-6);
        World world = DemoFigure.world(DemoTerrain.of(kind));
        view.setSamples(samples);
        view.setWorld(world);
        view.camera().follow(true);
        shell.open();
        while (display.readAndDispatch()) {
            // the window comes up
        }
        say("%s", view.glInfo());
        begin = System.nanoTime();
        view.drawNow();
        say("first picture in %.0f ms", (System.nanoTime() - begin) * 1e-6);
        ViewportBenchmark benchmark = new ViewportBenchmark(view, world);
        benchmark.draw(pictures / 2);
        for (Load load : Load.values()) {
            benchmark.measure(load, pictures);
        }
        display.dispose();
    }

    private void measure(Load newLoad, int pictures) {
        load = newLoad;
        draw(pictures / 4);
        double[] took = draw(pictures);
        Arrays.sort(took);
        double median = took[pictures / 2];
        say(
                "%s on %s: %.0f fps, draw() median %.2f ms, fastest tenth %.2f, slowest tenth %.2f",
                load.name().toLowerCase(Locale.ROOT),
                world.terrain().lattice().steepest() == 0 ? "level ground" : "slopes",
                1000 / median,
                median,
                took[pictures / 10],
                took[pictures - 1 - pictures / 10]);
        PassClock clock = view.renderer().clock();
        clock.measure(ViewportBenchmark::threadNanos);
        draw(pictures);
        StringBuilder passes = new StringBuilder("  ");
        double sum = 0;
        for (PassClock.Pass pass : PassClock.Pass.values()) {
            double millis = clock.millis(pass) / pictures;
            sum += millis;
            passes.append(String.format(
                    Locale.ROOT,
                    "%s %.2f · ",
                    pass.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    millis));
        }
        say("%ssum %.2f ms, each pass waited for", passes, sum);
        clock.measure(null);
    }

    /** Draws a walk; returns the milliseconds of each picture. */
    private double[] draw(int pictures) {
        double[] took = new double[pictures];
        for (int i = 0; i < pictures; i++) {
            double t = i / 60.0;
            double[] poses = DemoFigure.poses(world, t);
            view.setHud(String.format(Locale.ROOT, "t %.1f s · 1.00× · %d", t, i));
            view.setMarks(marks(poses, t));
            boolean all = load == Load.EVERYTHING;
            view.setGhosts(all ? DemoMarks.ghosts(world, t) : List.of());
            view.setHandles(all ? DemoMarks.handles(world, poses) : List.of());
            view.select(all ? 8 : Pick.NONE);
            view.show(new Frame(t, poses));
            long begin = threadNanos();
            view.drawNow();
            took[i] = (threadNanos() - begin) * 1e-6;
        }
        return took;
    }

    private List<Mark> marks(double[] poses, double t) {
        return switch (load) {
            case FIGURE -> List.of();
            case OVERLAYS, EVERYTHING -> DemoMarks.of(world, poses, t);
            case CROWD -> DemoMarks.crowd(new Vec3(poses[0], poses[1], 0), 300);
        };
    }

    private static long threadNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
