// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.views.internal.live.Copied;
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

    private static final int HASH_SHOWN = 12;
    private static final String HASH_HELP =
            "The name of the bits of the state at this moment: the same as state_sha256 in the report of a headless run of"
                    + " this session, which ends here";

    private final Map<Label, Supplier<String>> figures = new LinkedHashMap<>();
    private ScrolledComposite scroll;
    private Composite grid;
    private Link hash;
    private String shownHash = "";
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
        line("State", "Current state, or how the run ended", this::stateWords);
        line("Controller", "Controller of the character in focus", () -> cast().controller());
        line("Character", "The character in focus", () -> Cast.shortly(cast().character()));
        line("Terrain", "Terrain", () -> Cast.shortly(cast().terrain()));
        line("Time", "Simulated time at the cursor", () -> Numbers.fixed(status().timeSeconds(), 2) + " s");
        line("Speed", "Actual simulated seconds per second", this::speedWords);
        line("Physics", "Physics sub-steps per simulated second", () -> status().physicsHz() + " Hz");
        line(
                "Load",
                "Share of one processor core that the run uses",
                () -> Numbers.fixed(100 * status().coreShare(), 1) + " %");
        line("Bodies", "Links of all characters and crates", () -> Integer.toString(world().bodies()));
        line("Mass", "Total of all characters", () -> Numbers.fixed(mass(world()), 1) + " kg");
        stateHash();
        gait = new Label(grid, SWT.NONE);
        gait.setFont(Lettering.of(grid).bold());
        gait.setText("Gait");
        GridDataFactory.fillDefaults().span(2, 1).indent(0, 8).grab(true, false).applyTo(gait);
        line(
                "Walks at",
                "Forward speed, averaged over the last one or two steps",
                () -> mean("speed", LATELY, 2, " m/s"));
        line("Step length", "Of the last step", () -> now("step-length", 1, 2, " m"));
        line("Step time", "Of the last step", () -> now("step-time", 1, 2, " s"));
        line("Step width", "Sideways distance of the feet at the last touch-down", () -> now("step-width", 1, 2, " m"));
        line(
                "Duty factor",
                "Share of the time with a foot on the ground, over the last ten steps",
                () -> now("duty-factor", 100, 0, " %"));
        line(
                "Double support",
                "Share of the time with both feet on the ground, over the last ten steps",
                () -> now("double-support", 100, 0, " %"));
        line("Height", "Height of the centre of mass over the ground", () -> mean("com-height", LATELY, 2, " m"));
        line(
                "Torque",
                "Maximum torque within the last second, as a fraction of its limit",
                () -> figure(100 * readings.max(prefix() + "torque-ratio", 1), 0, " % of the limit"));
        line("Power", "Power of all joints, averaged over the last second", () -> mean("power", 1, 0, " W"));
        line(
                "Transport",
                "Cost of transport: work per weight and distance, over the last ten steps",
                () -> now("cost-of-transport", 1, 2, ""));
        scroll.setContent(grid);
        scroll.setMinHeight(grid.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        focusOn(grid);
        return scroll;
    }

    private void stateHash() {
        Label name = new Label(grid, SWT.NONE);
        name.setText("State hash");
        hash = new Link(grid, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(hash);
        hash.addListener(SWT.Selection, e -> Copied.text(shownHash));
        name.setToolTipText(HASH_HELP);
    }

    private void showHash() {
        String full = status().stateHash();
        shownHash = full;
        String words = full.isEmpty() ? "–" : full.substring(0, HASH_SHOWN) + "… <a>Copy</a>";
        if (!hash.getText().equals(words)) {
            hash.setText(words);
            hash.setToolTipText(
                    (full.isEmpty() ? "Pause at the end of the branch to see it" : full) + "\n" + HASH_HELP);
        }
    }

    private void line(String key, String help, Supplier<String> figure) {
        Label name = new Label(grid, SWT.NONE);
        name.setText(key);
        name.setToolTipText(help);
        Label value = new Label(grid, SWT.NONE);
        value.setData(help);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(value);
        figures.put(value, figure);
    }

    @Override
    protected String refresh() {
        if (runs().snapshot() == null) {
            return status().message();
        }
        showHash();
        long now = System.nanoTime();
        if (now - shownAt >= READ_NANOS || status().phase() != phase) {
            shownAt = now;
            phase = status().phase();
            String prefix = prefix();
            say(gait, prefix.isEmpty() ? "Gait" : "Gait of " + prefix.substring(0, prefix.length() - 1));
            figures.forEach((label, figure) -> {
                String words = figure.get();
                say(label, words.isEmpty() ? "–" : words);
            });
        }
        return null;
    }

    private RunStatus status() {
        return runs().state().status();
    }

    private Cast cast() {
        return status().cast();
    }

    private World world() {
        return runs().snapshot().world();
    }

    private String prefix() {
        return runs().state().signalPrefix(0);
    }

    private String stateWords() {
        String phaseName = status().phase().name();
        String state = phaseName.charAt(0) + phaseName.substring(1).toLowerCase(Locale.ROOT);
        if (!status().message().isEmpty()) {
            return status().message();
        }
        if (status().stuck()) {
            return state + " · stuck for " + Numbers.fixed(status().stuckSeconds(), 0) + " s";
        }
        return runs().state().timeline().live()
                ? state + status().fall().map(f -> " · fell: " + f.words()).orElse("")
                : state;
    }

    private String speedWords() {
        boolean runs = status().phase() == RunStatus.Phase.RUNNING;
        return runs ? Numbers.fixed(status().reachedSpeed(), 2) + "× real time" : "";
    }

    private static double mass(World world) {
        return world.actors().stream()
                .mapToDouble(a -> a.character().totalMass())
                .sum();
    }

    private String now(String signal, double factor, int decimals, String unit) {
        return figure(factor * readings.now(prefix() + signal), decimals, unit);
    }

    private String mean(String signal, double seconds, int decimals, String unit) {
        return figure(readings.mean(prefix() + signal, seconds), decimals, unit);
    }

    private static String figure(double value, int decimals, String unit) {
        return Double.isFinite(value) ? Numbers.fixed(value, decimals) + unit : "";
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
