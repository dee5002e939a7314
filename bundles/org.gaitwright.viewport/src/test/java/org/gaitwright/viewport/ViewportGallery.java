// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;

/** For the eye: writes pictures of all that a viewport can show, from several sides, in both themes. Argument: a folder. */
public final class ViewportGallery {
    private static final double SECONDS = 2.75;

    private final Viewport view;
    private final String folder;
    private World world;

    private ViewportGallery(Viewport view, String folder) {
        this.view = view;
        this.folder = folder;
    }

    public static void main(String[] arguments) {
        Display display = new Display();
        Shell shell = new Shell(display, SWT.NO_TRIM);
        shell.setLayout(new FillLayout());
        shell.setSize(1280, 800);
        ViewportGallery gallery = new ViewportGallery(new Viewport(shell), arguments[0]);
        shell.open();
        for (Theme theme : Theme.values()) {
            gallery.view.setTheme(theme);
            String name = theme.name().toLowerCase(Locale.ROOT);
            gallery.flat(name);
            gallery.uneven(name, "hills");
            gallery.uneven(name, "stairs");
        }
        display.dispose();
    }

    private void flat(String theme) {
        fill("flat");
        save(theme + "-overlays");
        view.camera().look(StandardView.RIGHT);
        view.camera().advance(1);
        save(theme + "-side");
        view.camera().look(StandardView.TOP);
        view.camera().advance(1);
        save(theme + "-top");
        view.camera().look(StandardView.FRONT);
        view.camera().advance(1);
        save(theme + "-front");
        Vec3 root = view.camera().target();
        view.camera().place(root.plus(new Vec3(0, 0, -0.6)), -1.2, 0.25, 1.3);
        save(theme + "-close");
        view.camera().place(root, -2.2, 0.3, 18);
        save(theme + "-far");
        view.camera().reset();
        view.setMarks(List.of());
        view.setGhosts(DemoMarks.ghosts(world, SECONDS));
        view.setCaption("");
        save(theme + "-ghosts");
        view.setGhosts(List.of());
        view.select(8);
        save(theme + "-selected");
        view.frameSelection();
        view.camera().advance(1);
        save(theme + "-framed");
        view.select(Pick.NONE);
        view.camera().reset();
        view.setHandles(DemoMarks.handles(world, DemoFigure.poses(world, SECONDS)));
        save(theme + "-handles");
        view.setHandles(List.of());
    }

    private void uneven(String theme, String kind) {
        fill(kind);
        save(theme + "-" + kind);
    }

    private void fill(String terrain) {
        world = DemoFigure.world(DemoTerrain.of(terrain));
        double[] poses = DemoFigure.poses(world, SECONDS);
        view.setWorld(world);
        view.show(new Frame(SECONDS, poses));
        view.setMarks(DemoMarks.of(world, poses, SECONDS));
        view.setHud("t 2.75 s · 1.00× · 60 fps");
        view.setCaption("forces 0.5 m = 400 N");
        view.screenshot();
        view.camera().reset();
    }

    private void save(String name) {
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {view.screenshot()};
        loader.save(folder + "/" + name + ".png", SWT.IMAGE_PNG);
    }
}
