// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.ui.IWorkbench;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.rigs.Ids;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.RunControl;

/** Each perspective as a small window shows it, with a walk, and with help beside an editor. */
final class LayoutTour {
    private static final int SETTLE_MILLIS = 4000;
    private static final SceneLook LOOK =
            new SceneLook(List.of("left-knee.angle", "right-knee.angle", "com-velocity.x"), true, new TreeMap<>());

    private final IWorkbench workbench;
    private final StudioWindow window;
    private final Steps steps;

    LayoutTour(PhotoCall call, IWorkbench workbench) {
        this.workbench = workbench;
        window = new StudioWindow(workbench);
        steps = new Steps(call, workbench);
    }

    void start() {
        RunControl runs = workbench.getService(RunControl.class);
        steps.then(SETTLE_MILLIS, Themes.LIGHT::apply);
        steps.then(SETTLE_MILLIS, () -> {
            window.hide(Ids.WELCOME);
            window.perspective(Ids.SIMULATE);
            Scene.Casting walker = Scene.Casting.of("humanoid", "generalized-walking");
            Scene walk = Scene.of("Walk", 60, List.of(walker)).build();
            runs.submit(new Act.Open(walk.looking(LOOK), "Walk", workbench.getService(Registry.class)));
        });
        steps.then(SETTLE_MILLIS, () -> runs.submit(Act.Go.PLAY));
        photograph("simulate");
        steps.then(SETTLE_MILLIS, () -> window.perspective(Ids.COMPARE));
        photograph("compare");
        steps.then(SETTLE_MILLIS, () -> window.perspective(Ids.OPTIMIZE));
        photograph("optimise");
        steps.then(SETTLE_MILLIS, () -> window.perspective(Ids.AUTHOR));
        steps.then(2 * SETTLE_MILLIS, () -> window.open("styles/happy.yaml"));
        steps.then(SETTLE_MILLIS, () -> window.show(Ids.HELP));
        photograph("author-help");
        steps.start();
    }

    private void photograph(String name) {
        steps.photograph(name, () -> Optional.of(window.shell()));
    }
}
