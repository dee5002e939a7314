// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;

/**
 * For the eye: opens a window with a walking figure. Arguments: terrain (flat, hills, stairs), theme (light, dark), samples,
 * seconds to run (0 for ever), file for a picture of the end.
 */
public final class ViewportDemo {
    private ViewportDemo() {}

    public static void main(String[] arguments) {
        String kind = argument(arguments, 0, "flat");
        Theme theme = Theme.valueOf(argument(arguments, 1, "light").toUpperCase(Locale.ROOT));
        int samples = Integer.parseInt(argument(arguments, 2, "4"));
        double seconds = Double.parseDouble(argument(arguments, 3, "0"));
        String file = argument(arguments, 4, "");
        Terrain terrain = DemoTerrain.of(kind);
        Display display = new Display();
        Shell shell = new Shell(display, SWT.SHELL_TRIM);
        shell.setText("Viewport");
        shell.setLayout(new FillLayout());
        Viewport view = new Viewport(shell);
        World world = DemoFigure.world(terrain);
        view.setTheme(theme);
        view.setSamples(samples);
        view.setWorld(world);
        view.camera().follow(true);
        view.setRunning(true);
        shell.setSize(1280, 800);
        shell.open();
        System.out.println(view.glInfo());
        run(display, shell, view, world, seconds, file);
        display.dispose();
    }

    private static void run(Display display, Shell shell, Viewport view, World world, double seconds, String file) {
        long begin = System.nanoTime();
        long reported = begin;
        long warmFrames = 0;
        double warmCpu = 0;
        while (!shell.isDisposed()) {
            if (display.readAndDispatch()) {
                continue;
            }
            long now = System.nanoTime();
            double t = (now - begin) * 1e-9;
            view.show(new Frame(t, DemoFigure.poses(world, t)));
            if (warmFrames == 0 && t > 0.5 * seconds) {
                warmFrames = view.framesDrawn();
                warmCpu = cpuMillis();
            }
            if (now - reported > 100_000_000L) {
                reported = now;
                view.setHud(
                        String.format(Locale.ROOT, "t %.1f s · 1.00× · %.0f fps · upright", t, view.framesPerSecond()));
            }
            if (seconds > 0 && t > seconds) {
                System.out.printf(
                        Locale.ROOT,
                        "%.1f fps, %.1f ms a frame, %.1f ms of processor time a frame, %d frames%n",
                        view.framesPerSecond(),
                        view.frameMillis(),
                        (cpuMillis() - warmCpu) / (view.framesDrawn() - warmFrames),
                        view.framesDrawn());
                if (!file.isEmpty()) {
                    save(view.screenshot(), file);
                }
                shell.dispose();
            } else {
                display.sleep();
            }
        }
    }

    /** Of the whole process, all cores: says more than the clock on a machine that others use too. */
    private static double cpuMillis() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() * 1e-6;
    }

    private static void save(ImageData picture, String file) {
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {picture};
        loader.save(file, SWT.IMAGE_PNG);
    }

    private static String argument(String[] arguments, int index, String fallback) {
        return index < arguments.length ? arguments[index] : fallback;
    }
}
