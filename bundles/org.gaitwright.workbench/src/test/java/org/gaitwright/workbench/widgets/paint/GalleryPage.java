// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Mark;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.gaitwright.workbench.widgets.curve.CurveEditor;
import org.gaitwright.workbench.widgets.dial.Course;
import org.gaitwright.workbench.widgets.dial.DirectionDial;
import org.gaitwright.workbench.widgets.dial.PushAim;
import org.gaitwright.workbench.widgets.dial.SteeringPad;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.gaitwright.workbench.widgets.strip.Bookmark;
import org.gaitwright.workbench.widgets.strip.Branch;
import org.gaitwright.workbench.widgets.strip.EventLane;
import org.gaitwright.workbench.widgets.strip.TimeEvent;
import org.gaitwright.workbench.widgets.strip.TimeStrip;

/** The pages of the gallery. */
enum GalleryPage {
    LIVE(GalleryPage::live),
    SIGNALS(GalleryPage::signals),
    NOISE(GalleryPage::noise),
    ROWS(GalleryPage::rows),
    CURVES(GalleryPage::curves),
    STRIDE(GalleryPage::stride),
    TIMELINE(GalleryPage::timeline),
    STEERING(GalleryPage::steering),
    PUSH(GalleryPage::push);

    private final Function<Composite, Control> maker;

    GalleryPage(Function<Composite, Control> maker) {
        this.maker = maker;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static boolean named(String word) {
        return List.of(values()).stream().anyMatch(p -> p.word().equals(word));
    }

    Control create(Composite parent) {
        return maker.apply(parent);
    }

    /** A chart that follows a run, with two units and marks. */
    private static LineChart live(Composite parent) {
        LineChart chart = new LineChart(parent);
        Series knee = new Series("left knee", "rad", 0);
        Series other = new Series("right knee", "rad", 1);
        Series force = new Series("ground force", "N", 2);
        List.of(knee, other, force).forEach(chart::add);
        chart.follow(6);
        chart.marks(List.of(new Mark(3.2, "Push: torso, 300 N forward for 0.1 s", 3)));
        double[] t = {0};
        Runnable frame = new Runnable() {
            @Override
            public void run() {
                if (chart.isDisposed()) {
                    return;
                }
                for (int i = 0; i < 8; i++) {
                    t[0] += 1.0 / 512;
                    knee.append(t[0], GalleryData.knee(t[0]));
                    other.append(t[0], GalleryData.knee(t[0] + 0.6));
                    force.append(t[0], GalleryData.force(t[0]));
                }
                parent.getDisplay().timerExec(16, this);
            }
        };
        for (int i = 0; i < 400; i++) {
            t[0] += 1.0 / 60;
            knee.append(t[0], GalleryData.knee(t[0]));
            other.append(t[0], GalleryData.knee(t[0] + 0.6));
            force.append(t[0], GalleryData.force(t[0]));
        }
        parent.getDisplay().timerExec(100, frame);
        return chart;
    }

    /** Ten signals of three units, a cursor, a gap. */
    private static LineChart signals(Composite parent) {
        LineChart chart = new LineChart(parent);
        String[] names = {"hip", "knee", "ankle", "toes", "waist", "shoulder", "elbow", "head", "power", "wrist"};
        for (int k = 0; k < names.length; k++) {
            Series s = new Series(names[k] + (k < 8 ? " angle" : ""), k < 8 ? "rad" : k == 8 ? "W" : "N m", k);
            for (int i = 0; i < 3000; i++) {
                double t = i / 300.0;
                boolean gap = k == 1 && t > 4 && t < 4.6;
                s.append(
                        t,
                        gap
                                ? Double.NaN
                                : (k < 8 ? 1 : 80) * (GalleryData.knee(t * (1 + 0.02 * k) + 0.1 * k) - 0.1 * k));
            }
            chart.add(s);
        }
        chart.showCursor(6.3);
        chart.marks(List.of(new Mark(1.1, "Goal: speed 0.8 m/s", 4), new Mark(7.75, "Push", 3)));
        return chart;
    }

    /** Twenty lines of 100,000 points each. */
    private static LineChart noise(Composite parent) {
        LineChart chart = new LineChart(parent);
        GalleryData.noise(20, 100_000).forEach(chart::add);
        return chart;
    }

    private static Control rows(Composite parent) {
        Composite list = new Composite(parent, SWT.NONE);
        list.setLayout(new GridLayout(1, false));
        Quantity[] all = {
            Quantity.of("style.bend", "rad", -0.8, 1.4, 0.1)
                    .helped("Bend of the back forward, growing from the pelvis up"),
            Quantity.of("gait.speed", "m/s", -0.5, 1.5, 0.6).helped("How fast to walk"),
            Quantity.of("gains.hip.stiffness", "N m/rad", 0, 2000, 600).helped("Stiffness of the hips"),
            Quantity.of("joint.damping", "N m s/rad", 0, 50, 2),
            Quantity.of("balance.share", "", 0, 1, 0.5),
            Quantity.of("a.parameter.with.a.very.long.name.indeed", "kg", 10, 120, 70)
        };
        for (int i = 0; i < all.length; i++) {
            SliderRow row = new SliderRow(list, all[i]);
            row.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
            if (i % 2 == 0) {
                row.show(all[i].rounded(0.5 * all[i].initial() + 0.5 * all[i].maximum(), 1));
            }
            row.setEnabled(i != 3);
        }
        return list;
    }

    private static CurveEditor curves(Composite parent) {
        CurveEditor editor = new CurveEditor(parent);
        List<Curve> curves = List.of(
                Curve.even("style.bend", "rad", -0.8, 1.4, 0.1, 0.32, 0.2, 0.25, 0.1),
                Curve.even("style.arm-swing", "rad", -2.5, 2.5, 0.25, 0.12, 0, -0.12, -0.25),
                Curve.even("style.head", "rad", -0.8, 0.8, -0.1, 0, 0.05, 0, -0.1),
                Curve.even("style.step-height", "m", 0, 0.6, 0, 0.12, 0.2, 0.08, 0));
        editor.show(curves, 0);
        editor.reference(Curve.even("neutral", "rad", -0.8, 1.4, 0.05, 0.05, 0.1, 0.05, 0.05), "neutral");
        editor.showPhase(0.4);
        editor.namePhase("phase of the step");
        return editor;
    }

    private static CurveEditor stride(Composite parent) {
        CurveEditor editor = new CurveEditor(parent);
        Curve yaw = Curve.even("style.chest-yaw", "rad", -0.8, 0.8, 0.75, 0.3, -0.1, -0.4, -0.75);
        editor.show(List.of(yaw.with(Curve.NextStep.OPPOSITE)), 0);
        editor.showOtherStep(true);
        editor.showPhase(1.3);
        editor.onEdit(c -> {});
        return editor;
    }

    private static TimeStrip timeline(Composite parent) {
        TimeStrip strip = new TimeStrip(parent);
        Branch first = new Branch("1", "First run", null, 0, 4, 42, false);
        Branch second = new Branch("2", "Stiffer hips", "1", 18, 18, 47, true);
        Branch third = new Branch("3", "Slower", "2", 29, 29, 55, false);
        Branch fourth = new Branch("4", "Softer knees", "1", 33, 33, 40, false);
        List<Branch> all = new ArrayList<>(List.of(first, second, third, fourth));
        String[] active = {"3"};
        strip.show(all, active[0]);
        strip.onSelect(b -> strip.show(all, active[0] = b.id()));
        strip.onGhost(b -> {
            all.replaceAll(old -> old.id().equals(b.id()) ? b : old);
            strip.show(all, active[0]);
        });
        strip.bookmarks(
                List.of(new Bookmark(9.5, "Good gait"), new Bookmark(24, "Before the push"), new Bookmark(50, "End")));
        strip.events(List.of(
                new EventLane(
                        "Pushes",
                        3,
                        List.of(
                                new TimeEvent(12, 0.4, "300 N forward on torso"),
                                new TimeEvent(26, 2, "120 N to the left on pelvis"))),
                new EventLane(
                        "Goals", 0, List.of(new TimeEvent(6, 0, "speed 0.8 m/s"), new TimeEvent(20, 0, "heading 45°"))),
                new EventLane(
                        "Parameters",
                        2,
                        List.of(
                                new TimeEvent(18, 0, "gains.hip.stiffness 600 → 900 N m/rad"),
                                new TimeEvent(29, 0, "gait.speed 0.6 → 0.4 m/s")))));
        strip.showCursor(31.37);
        return strip;
    }

    private static Control steering(Composite parent) {
        Composite two = new Composite(parent, SWT.NONE);
        two.setLayout(new GridLayout(2, true));
        SteeringPad pad = new SteeringPad(two, Quantity.of("Speed", "m/s", -0.5, 1.2, 0.6));
        pad.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        pad.show(new Course(0.8, Math.toRadians(60)));
        pad.showActual(new Course(0.62, Math.toRadians(20)));
        Course[] actual = {new Course(0.62, Math.toRadians(20))};
        Runnable frame = new Runnable() {
            @Override
            public void run() {
                if (!pad.isDisposed()) {
                    Course asked = pad.asked();
                    double turn = new Course(0, asked.heading() - actual[0].heading()).heading();
                    actual[0] = new Course(
                            actual[0].speed() + 0.02 * (asked.speed() - actual[0].speed()),
                            actual[0].heading() + 0.005 * turn);
                    pad.showActual(actual[0]);
                    parent.getDisplay().timerExec(33, this);
                }
            }
        };
        parent.getDisplay().timerExec(100, frame);
        SteeringPad off = new SteeringPad(two, Quantity.of("Speed", "m/s", 0, 1.2, 0.6));
        off.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        off.disable("The controller 'passive' follows no goals. Pick another one in the toolbar to steer.");
        return two;
    }

    private static DirectionDial push(Composite parent) {
        DirectionDial dial =
                new DirectionDial(parent, Quantity.of("Force", "N", 0, 500, 300).stepped(5));
        dial.show(new PushAim(Math.toRadians(35), 320));
        return dial;
    }
}
