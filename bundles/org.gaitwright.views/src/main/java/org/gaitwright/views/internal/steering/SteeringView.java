// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.steering;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.views.internal.live.Gesture;
import org.gaitwright.views.internal.live.KeysInView;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.Readings;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.widgets.dial.Course;
import org.gaitwright.workbench.widgets.dial.SteeringPad;

/** Steers the character in focus: a pad for speed and heading, and a line for each other goal that its controller follows. */
public final class SteeringView extends LiveView {
    private static final int TELL_MILLIS = 50;
    /** About a step: speed sways within one, s. */
    private static final double STEP = 0.6;

    private static final int PAD_HEIGHT = 200;
    private static final int PAD_MOST = 420;
    private static final int PEEK = 40;
    private static final int BESIDE = 620;

    private final Map<GoalKey, GoalRow> rows = new EnumMap<>(GoalKey.class);
    private Readings readings;
    private Throttle throttle;
    private ScrolledComposite scroll;
    private Composite page;
    private SteeringPad pad;
    private Composite goals;
    private Label hint;
    private Action free;
    private GaitRow gaits;
    private Set<GoalKey> followed;
    private String steered = "";
    private String why = "";

    public SteeringView() {
        super(
                "steering",
                "Steering",
                "Set speed, heading and other goals of the controller while the character walks.");
    }

    @Override
    protected Control createPage(Composite container) {
        readings = new Readings(runs());
        throttle = new Throttle(container, TELL_MILLIS);
        KeysInView.allow(getSite(), container, KeysInView.STEERING);
        scroll = new ScrolledComposite(container, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        page = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(8, 4).spacing(12, 4).applyTo(page);
        pad = new SteeringPad(page, GoalWords.quantity(GoalKey.SPEED));
        pad.onEdit(new Gesture<>(throttle, this::steer));
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(SWT.DEFAULT, PAD_HEIGHT)
                .applyTo(pad);
        goals = new Composite(page, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(3)
                .margins(4, 2)
                .spacing(8, 4)
                .applyTo(goals);
        GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(goals);
        hint = new Label(page, SWT.CENTER | SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(hint);
        scroll.setContent(page);
        scroll.addListener(SWT.Resize, e -> fit());
        free = ViewAction.of("Let the controller choose speed and heading", "clear", () -> runs().submit(Act.steer(
                "Leave speed and heading to the controller",
                "",
                runs().state().actor(),
                Map.of(),
                Set.of(GoalKey.SPEED, GoalKey.HEADING))));
        getViewSite().getActionBars().getToolBarManager().add(free);
        focusOn(pad);
        return scroll;
    }

    /** Goals beside the pad where there is room, else below. */
    private void fit() {
        boolean beside = scroll.getClientArea().width >= BESIDE && hasRows();
        GridLayout layout = (GridLayout) page.getLayout();
        layout.numColumns = beside ? 2 : 1;
        ((GridData) hint.getLayoutData()).horizontalSpan = layout.numColumns;
        // the pad has all the room that is seen, but for a line that tells of the next ones
        int seen = scroll.getClientArea().height - (hasRows() ? PEEK : 0);
        ((GridData) pad.getLayoutData()).heightHint = Math.max(PAD_HEIGHT, Math.min(seen, PAD_MOST));
        page.layout();
        scroll.setMinHeight(page.computeSize(Math.max(1, scroll.getClientArea().width), SWT.DEFAULT).y);
    }

    private boolean hasRows() {
        return !rows.isEmpty() || gaits != null;
    }

    /** Asks for what has changed on the pad since it was sent last. */
    private void steer(String gesture, Course sent, Course now) {
        RunState state = runs().state();
        Map<GoalKey, Double> wanted = new EnumMap<>(GoalKey.class);
        if (state.follows().contains(GoalKey.SPEED) && now.speed() != sent.speed()) {
            wanted.put(GoalKey.SPEED, now.speed());
        }
        if (state.follows().contains(GoalKey.HEADING) && now.heading() != sent.heading()) {
            wanted.put(GoalKey.HEADING, now.heading());
        }
        if (!wanted.isEmpty()) {
            String words = wanted.entrySet().stream()
                    .map(e -> GoalWords.quantity(e.getKey())
                            .inUnit(GoalWords.rounded(e.getKey().fromSi(e.getValue()))))
                    .collect(Collectors.joining(", "));
            runs().submit(Act.steer("Steer " + words, gesture, state.actor(), wanted, Set.of()));
        }
    }

    @Override
    protected String refresh() {
        Snapshot snapshot = runs().snapshot();
        Scene scene = runs().state().scene().orElse(null);
        if (snapshot == null
                || scene == null
                || scene.roles().size() <= runs().state().actor()) {
            return runs().state().status().message();
        }
        Set<GoalKey> follows = runs().state().follows();
        Scene.Casting role = scene.roles().get(runs().state().actor());
        if (!follows.equals(followed) || !role.controller().equals(steered)) {
            rebuild(follows, role.controller());
        }
        explain(follows);
        Map<GoalKey, Double> goals = runs().state().goals();
        free.setEnabled(goals.containsKey(GoalKey.SPEED) || goals.containsKey(GoalKey.HEADING));
        Course actual = actual(snapshot);
        pad.showActual(actual);
        pad.initially(own(actual));
        pad.show(asked(goals, actual));
        rows.forEach((key, row) -> row.show(goals.get(key)));
        if (gaits != null) {
            gaits.show(role, goals.get(GoalKey.GAIT));
        }
        return null;
    }

    /** A line for each goal; only when another controller comes into focus. */
    private void rebuild(Set<GoalKey> follows, String controller) {
        followed = Set.copyOf(follows);
        steered = controller;
        rows.clear();
        gaits = null;
        for (Control c : goals.getChildren()) {
            c.dispose();
        }
        Set<GoalKey> others = follows.isEmpty() ? EnumSet.noneOf(GoalKey.class) : EnumSet.copyOf(follows);
        others.removeAll(List.of(GoalKey.SPEED, GoalKey.HEADING));
        if (others.contains(GoalKey.GAIT) && changesGaits(controller)) {
            others.remove(GoalKey.GAIT);
            gaits = new GaitRow(goals, runs(), readings);
        }
        others.forEach(key -> rows.put(key, new GoalRow(goals, key, runs(), readings, throttle)));
        hint.setVisible(!follows.isEmpty());
        hint.setText("W S faster, slower · A D left, right · "
                + (follows.contains(GoalKey.MOVEMENT) ? "Q E aside · X stops" : "X stops"));
        goals.requestLayout();
        fit();
    }

    private static boolean changesGaits(String controller) {
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        return registry.all(ControllerFactory.class).stream()
                .filter(f -> f.id().equals(controller))
                .anyMatch(f -> registry.guard(f, ControllerFactory::changesGaits));
    }

    private void explain(Set<GoalKey> follows) {
        boolean steers = follows.contains(GoalKey.SPEED) || follows.contains(GoalKey.HEADING);
        String controller = runs().state().status().cast().controller();
        String now = steers
                ? ""
                : follows.isEmpty()
                        ? "'" + controller + "' follows no goals. Choose another controller in the toolbar to steer."
                        : "'" + controller + "' follows neither speed nor heading, only the goals below.";
        if (!now.equals(why)) {
            why = now;
            if (now.isEmpty()) {
                pad.enable();
            } else {
                pad.disable(now);
            }
        }
    }

    /** What is asked for; what is not asked for is what the controller does by itself. */
    private Course asked(Map<GoalKey, Double> asked, Course actual) {
        return new Course(
                asked.getOrDefault(GoalKey.SPEED, own(actual)),
                asked.getOrDefault(GoalKey.HEADING, followed.contains(GoalKey.HEADING) ? 0 : actual.heading()));
    }

    /** The speed that the controller has by itself. */
    private double own(Course actual) {
        return runs().state()
                .parameters()
                .filter(v -> v.set().contains("gait.speed"))
                .map(v -> v.get("gait.speed"))
                .orElse(actual.speed());
    }

    /** Speed along the way that the root faces, over the last step. */
    private Course actual(Snapshot snapshot) {
        int actor = runs().state().actor();
        int root = 7 * snapshot.world().firstBody(actor);
        double[] p = snapshot.poses();
        double x = 1 - 2 * (p[root + 5] * p[root + 5] + p[root + 6] * p[root + 6]);
        double y = 2 * (p[root + 4] * p[root + 5] + p[root + 3] * p[root + 6]);
        double facing = Math.atan2(y, x);
        String prefix = runs().state().signalPrefix(actor);
        double vx = readings.mean(prefix + "com-velocity.x", STEP);
        double vy = readings.mean(prefix + "com-velocity.y", STEP);
        double speed = vx * Math.cos(facing) + vy * Math.sin(facing);
        return new Course(
                Double.isFinite(speed) ? Math.rint(speed * 100) / 100 : 0,
                Double.isFinite(facing) ? Math.rint(facing * 200) / 200 : 0);
    }
}
