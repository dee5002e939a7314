// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.Readings;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** The figures of the run, and how its first character walks. */
public final class RunView extends LiveView {
    /** Faster than this, nobody reads figures, ns. */
    private static final long READ_NANOS = 250_000_000L;
    /** Over this time what sways within a step is averaged, s. */
    private static final double LATELY = 1.2;

    private final Map<String, Label> values = new LinkedHashMap<>();
    private ScrolledComposite scroll;
    private Composite grid;
    private Label gait;
    private Readings readings;
    private long shownAt;
    private RunStatus.Phase phase;

    public RunView() {
        super("run", "Run", "The state and speed of the run, and the gait of its character.");
    }

    @Override
    protected Control createPage(Composite container) {
        readings = new Readings(runs());
        scroll = new ScrolledComposite(container, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        grid = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .numColumns(2)
                .margins(8, 6)
                .spacing(10, 2)
                .applyTo(grid);
        line("State", "Current state, or how the run ended");
        line("Controller", "Controller of the character in focus");
        line("Character", "The character in focus");
        line("Terrain", "Terrain");
        line("Time", "Simulated time at the cursor");
        line("Speed", "Actual simulated seconds per second");
        line("Physics", "Physics sub-steps per simulated second");
        line("Load", "Share of one processor core that the run uses");
        line("Bodies", "Links of all characters and crates");
        line("Mass", "Total of all characters");
        gait = new Label(grid, SWT.NONE);
        gait.setFont(Lettering.of(grid).bold());
        gait.setText("Gait");
        GridDataFactory.fillDefaults().span(2, 1).indent(0, 8).grab(true, false).applyTo(gait);
        line("Walks at", "Forward speed, averaged over the last one or two steps");
        line("Step length", "Of the last step");
        line("Step time", "Of the last step");
        line("Step width", "Sideways distance of the feet at the last touch-down");
        line("Duty factor", "Share of the time with a foot on the ground");
        line("Double support", "Share of the time with both feet on the ground");
        line("Height", "Height of the centre of mass over the ground");
        line("Torque", "Maximum torque within the last second, as a fraction of its limit");
        line("Power", "Power of all joints, averaged over the last second");
        line("Transport", "Cost of transport: work per weight and distance so far");
        scroll.setContent(grid);
        scroll.setMinHeight(grid.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        focusOn(grid);
        return scroll;
    }

    private void line(String key, String help) {
        Label name = new Label(grid, SWT.NONE);
        name.setText(key);
        name.setToolTipText(help);
        Label value = new Label(grid, SWT.NONE);
        value.setData(help);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(value);
        values.put(key, value);
    }

    @Override
    protected String refresh() {
        RunStatus status = runs().state().status();
        Snapshot snapshot = runs().snapshot();
        if (snapshot == null) {
            return status.message();
        }
        long now = System.nanoTime();
        if (now - shownAt >= READ_NANOS || status.phase() != phase) {
            shownAt = now;
            phase = status.phase();
            fill(status, snapshot);
            walk();
        }
        return null;
    }

    private void fill(RunStatus s, Snapshot snapshot) {
        String state =
                s.phase().name().charAt(0) + s.phase().name().substring(1).toLowerCase(Locale.ROOT);
        set("State", s.message().isEmpty() ? state : s.message());
        set("Controller", s.cast().controller());
        set("Character", Cast.shortly(s.cast().character()));
        set("Terrain", Cast.shortly(s.cast().terrain()));
        set("Time", Numbers.fixed(s.timeSeconds(), 2) + " s");
        set("Speed", s.phase() == RunStatus.Phase.RUNNING ? format("%.2f× real time", s.reachedSpeed()) : "");
        set("Physics", s.physicsHz() + " Hz");
        set("Load", format("%.1f %%", 100 * s.coreShare()));
        set("Bodies", Integer.toString(snapshot.world().bodies()));
        set("Mass", format("%.1f kg", mass(snapshot.world())));
    }

    private static double mass(World world) {
        return world.actors().stream()
                .mapToDouble(a -> a.character().totalMass())
                .sum();
    }

    private void walk() {
        String prefix = runs().state().signalPrefix(0);
        say(gait, prefix.isEmpty() ? "Gait" : "Gait of " + prefix.substring(0, prefix.length() - 1));
        set("Walks at", readings.mean(prefix + "speed", LATELY), 2, " m/s");
        set("Step length", readings.now(prefix + "step-length"), 2, " m");
        set("Step time", readings.now(prefix + "step-time"), 2, " s");
        set("Step width", readings.now(prefix + "step-width"), 2, " m");
        set("Duty factor", 100 * readings.now(prefix + "duty-factor"), 0, " %");
        set("Double support", 100 * readings.now(prefix + "double-support"), 0, " %");
        set("Height", readings.mean(prefix + "com-height", LATELY), 2, " m");
        set("Torque", 100 * readings.most(prefix + "torque-ratio", 1), 0, " % of the limit");
        set("Power", readings.mean(prefix + "power", 1), 0, " W");
        set("Transport", readings.now(prefix + "cost-of-transport"), 2, "");
    }

    private void set(String key, double value, int decimals, String unit) {
        set(key, Double.isFinite(value) ? Numbers.fixed(value, decimals) + unit : "");
    }

    private static String format(String pattern, double value) {
        return String.format(Locale.ROOT, pattern, value);
    }

    private void set(String key, String text) {
        say(values.get(key), text.isEmpty() ? "–" : text);
    }

    private static void say(Label label, String words) {
        if (!label.getText().equals(words)) {
            label.setText(words);
            if (label.getData() instanceof String help) {
                // a narrow view cuts words off
                label.setToolTipText(words + "\n" + help);
            }
        }
    }
}
