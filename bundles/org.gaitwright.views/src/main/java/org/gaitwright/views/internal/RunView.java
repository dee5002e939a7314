// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.core.simulation.World;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunStatus;
import org.gaitwright.workbench.run.Snapshot;

/** The figures of the run. */
public final class RunView extends ViewPart {
    private static final int REFRESH_MILLIS = 200;

    private final Map<String, Label> values = new LinkedHashMap<>();
    private Composite grid;
    private RunControl runs;

    @Override
    public void createPartControl(Composite parent) {
        runs = getSite().getService(RunControl.class);
        grid = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .numColumns(2)
                .margins(12, 6)
                .spacing(14, 2)
                .applyTo(grid);
        for (String key : new String[] {
            "State", "Controller", "Character", "Terrain", "Time", "Speed", "Physics", "Load", "Bodies", "Mass"
        }) {
            new Label(grid, SWT.NONE).setText(key);
            Label value = new Label(grid, SWT.NONE);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(value);
            values.put(key, value);
        }
        poll();
    }

    private void poll() {
        if (grid.isDisposed()) {
            return;
        }
        if (grid.isVisible() && runs != null) {
            fill(runs.status(), runs.snapshot());
        }
        Display.getCurrent().timerExec(REFRESH_MILLIS, this::poll);
    }

    private void fill(RunStatus s, Snapshot snapshot) {
        boolean some = s.physicsHz() > 0;
        set("State", s.phase().name().charAt(0) + s.phase().name().substring(1).toLowerCase(Locale.ROOT));
        set("Controller", s.cast().controller());
        set("Character", s.cast().character());
        set("Terrain", s.cast().terrain());
        set("Time", some ? format("%.2f s", s.timeSeconds()) : "");
        set("Speed", s.phase() == RunStatus.Phase.RUNNING ? format("%.2f× real time", s.reachedSpeed()) : "");
        set("Physics", some ? s.physicsHz() + " Hz" : "");
        set("Load", some ? format("%.1f %% of a core", 100 * s.coreShare()) : "");
        set("Bodies", snapshot == null ? "" : Integer.toString(snapshot.world().bodies()));
        set("Mass", snapshot == null ? "" : format("%.1f kg", mass(snapshot.world())));
    }

    private static double mass(World world) {
        return world.actors().stream()
                .mapToDouble(a -> a.character().totalMass())
                .sum();
    }

    private static String format(String pattern, double value) {
        return String.format(Locale.ROOT, pattern, value);
    }

    private void set(String key, String text) {
        Label label = values.get(key);
        String shown = text.isEmpty() ? "–" : text;
        if (!label.getText().equals(shown)) {
            label.setText(shown);
        }
    }

    @Override
    public void setFocus() {
        grid.setFocus();
    }
}
