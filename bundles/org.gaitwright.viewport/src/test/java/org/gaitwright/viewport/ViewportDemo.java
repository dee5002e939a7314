// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.internal.pick.BodyPicker;

/**
 * For the eye and the hand: opens a window with a walking figure. Arguments: terrain (flat, hills, stairs), theme (light, dark),
 * samples, seconds to run (0 for ever), file for a picture of the end.
 *
 * <p>Keys: M marks, G ghosts, H handles, C next mode of the camera, V next view, P stop and go, 1 to 3 go to kept cameras, with
 * Shift keep one. What the mouse does is printed.
 */
public final class ViewportDemo implements GrabListener {
    private final World world;
    private final Viewport view;
    private final CameraPose[] kept = new CameraPose[3];
    private double[] poses;
    private boolean marks = true;
    private boolean ghosts;
    private boolean handles;
    private boolean walking = true;
    private double seconds;
    private int nextView;
    private Pick grabbed;
    private Vec3 drag = Vec3.ZERO;

    private ViewportDemo(Viewport view, World world) {
        this.view = view;
        this.world = world;
        view.onGrab(this);
        view.onSelection(body -> say("selected " + (body == Pick.NONE ? "nothing" : world.bodyName(body))));
        view.onHandle(d -> say("%s %s %.3f%s", d.id(), d.phase(), d.amount(), d.fine() ? " fine" : ""));
        view.onFailure(failure -> say("%s", failure.getMessage()));
        view.control().addListener(SWT.KeyDown, this::key);
    }

    public static void main(String[] arguments) {
        Theme theme = Theme.valueOf(argument(arguments, 1, "light").toUpperCase(Locale.ROOT));
        int samples = Integer.parseInt(argument(arguments, 2, "4"));
        double until = Double.parseDouble(argument(arguments, 3, "0"));
        String file = argument(arguments, 4, "");
        Display display = new Display();
        Shell shell = new Shell(display, SWT.SHELL_TRIM);
        shell.setText("Viewport");
        shell.setLayout(new FillLayout());
        Viewport view = new Viewport(shell);
        World world = DemoFigure.world(DemoTerrain.of(argument(arguments, 0, "flat")));
        view.setTheme(theme);
        view.setSamples(samples);
        view.setWorld(world);
        view.camera().follow(true);
        view.setRunning(true);
        view.setCaption("forces 0.5 m = 400 N");
        shell.setSize(1280, 800);
        shell.open();
        view.control().setFocus();
        say("%s", view.glInfo());
        new ViewportDemo(view, world).run(display, shell, until, file);
        display.dispose();
    }

    private void run(Display display, Shell shell, double until, String file) {
        long last = System.nanoTime();
        double begin = last * 1e-9;
        while (!shell.isDisposed()) {
            if (display.readAndDispatch()) {
                continue;
            }
            long now = System.nanoTime();
            seconds += walking ? (now - last) * 1e-9 : 0;
            last = now;
            offer();
            if (until > 0 && now * 1e-9 - begin > until) {
                say("%.1f fps, %.1f ms a picture", view.framesPerSecond(), view.frameMillis());
                save(file);
                shell.dispose();
            } else {
                display.sleep();
            }
        }
    }

    private void offer() {
        poses = DemoFigure.poses(world, seconds);
        view.show(new Frame(seconds, poses));
        List<Mark> shown = new ArrayList<>(marks ? DemoMarks.of(world, poses, seconds) : List.of());
        if (grabbed != null && drag.norm() > 0) {
            Vec3 at = BodyPicker.pose(poses, grabbed.body()).transform(grabbed.pointInBody());
            shown.add(new Mark.Arrow(at, drag, Ink.PUSH));
            shown.add(new Mark.Label(at.plus(drag), String.format(Locale.ROOT, "%.0f N", 400 * drag.norm()), Ink.PUSH));
        }
        view.setMarks(shown);
        view.setGhosts(ghosts ? DemoMarks.ghosts(world, seconds) : List.of());
        view.setHandles(handles ? DemoMarks.handles(world, poses) : List.of());
        view.setHud(String.format(
                Locale.ROOT,
                "t %.1f s · %.0f fps · %s",
                seconds,
                view.framesPerSecond(),
                view.camera().mode().name().toLowerCase(Locale.ROOT)));
    }

    private void key(Event e) {
        switch (e.keyCode) {
            case 'm' -> marks = !marks;
            case 'g' -> ghosts = !ghosts;
            case 'h' -> handles = !handles;
            case 'p' -> walking = !walking;
            case 'c' -> view.camera()
                    .mode(CameraMode.values()[(view.camera().mode().ordinal() + 1) % CameraMode.values().length]);
            case 'v' -> view.camera().look(StandardView.values()[nextView++ % StandardView.values().length]);
            case '1', '2', '3' -> bookmark(e.keyCode - '1', (e.stateMask & SWT.SHIFT) != 0);
            default -> {}
        }
    }

    private void bookmark(int index, boolean keep) {
        if (keep) {
            kept[index] = view.camera().pose();
        } else if (kept[index] != null) {
            view.camera().flyTo(kept[index]);
        }
    }

    @Override
    public void begin(Pick pick, Kind kind) {
        grabbed = pick;
        drag = Vec3.ZERO;
        say("%s %s at %s", kind, world.bodyName(pick.body()), pick.point());
    }

    @Override
    public void move(Vec3 newDrag, double pixels) {
        drag = newDrag;
    }

    @Override
    public void end() {
        say("released after %s", drag);
        grabbed = null;
    }

    @Override
    public void cancel() {
        say("cancelled");
        grabbed = null;
    }

    private void save(String file) {
        if (!file.isEmpty()) {
            ImageLoader loader = new ImageLoader();
            loader.data = new ImageData[] {view.screenshot()};
            loader.save(file, SWT.IMAGE_PNG);
        }
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    private static String argument(String[] arguments, int index, String fallback) {
        return index < arguments.length ? arguments[index] : fallback;
    }
}
