// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.gaitwright.workbench.widgets.curve.CurveEditor;
import org.gaitwright.workbench.widgets.dial.Course;
import org.gaitwright.workbench.widgets.dial.DirectionDial;
import org.gaitwright.workbench.widgets.dial.PushAim;
import org.gaitwright.workbench.widgets.dial.SteeringPad;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.strip.Bookmark;
import org.gaitwright.workbench.widgets.strip.Branch;
import org.gaitwright.workbench.widgets.strip.TimeStrip;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The studio's own widgets, by mouse and keyboard. */
class WidgetsTest {
    private static final Quantity SPEED =
            Quantity.of("speed", "m/s", -0.5, 1, 0.5).stepped(0.01);

    private Shell shell;
    private final List<String> heard = new ArrayList<>();

    @BeforeEach
    void open() throws Exception {
        // a part in which arrows and letters mean nothing to the run
        Studio.view("org.gaitwright.views.explorer");
        shell = new Shell(Display.getDefault());
        shell.setSize(900, 700);
        shell.open();
    }

    @AfterEach
    void close() {
        shell.dispose();
        Themes.LIGHT.apply();
    }

    private <T> EditListener<T> listener() {
        return new EditListener<>() {
            @Override
            public void begin(T before) {
                heard.add("begin");
            }

            @Override
            public void change(T now) {
                heard.add("change");
            }

            @Override
            public void commit(T before, T after) {
                heard.add("commit");
            }

            @Override
            public void cancel(T before) {
                heard.add("cancel");
            }
        };
    }

    private List<String> briefly() {
        List<String> brief = new ArrayList<>();
        for (String word : heard) {
            if (brief.isEmpty() || !brief.get(brief.size() - 1).equals(word)) {
                brief.add(word);
            }
        }
        return brief;
    }

    private static void mouse(Control control, int type, int x, int y) {
        Event e = new Event();
        e.x = x;
        e.y = y;
        e.button = type == SWT.MouseMove ? 0 : 1;
        control.notifyListeners(type, e);
    }

    private static void drag(Control control, int fromX, int fromY, int toX, int toY) {
        mouse(control, SWT.MouseDown, fromX, fromY);
        for (int i = 1; i <= 10; i++) {
            mouse(control, SWT.MouseMove, fromX + (toX - fromX) * i / 10, fromY + (toY - fromY) * i / 10);
        }
    }

    private static void key(Control control, int code, int state) {
        for (int type : new int[] {SWT.KeyDown, SWT.KeyUp}) {
            Event e = new Event();
            e.keyCode = code;
            e.stateMask = state;
            control.notifyListeners(type, e);
        }
    }

    private static <T extends Control> T place(T control, int width, int height) {
        control.setBounds(10, 10, width, height);
        if (control instanceof Composite composite) {
            composite.layout(true, true);
        }
        return control;
    }

    private static StyledText typing(Composite field) {
        return (StyledText) Arrays.stream(field.getChildren())
                .filter(StyledText.class::isInstance)
                .findFirst()
                .orElse(null);
    }

    @Test
    void aNumberIsWholeThoughItsUnitHasNoRoom() {
        NumberField field = new NumberField(shell, Quantity.of("torso", "N m/rad", 0, 3000, 1970));
        field.setBounds(0, 0, 90, 28);
        Image image = new Image(shell.getDisplay(), 90, 28);
        GC gc = new GC(image);
        field.print(gc);
        gc.dispose();
        ImageData data = image.getImageData();
        image.dispose();
        int paper = data.getPixel(3, 6), drawn = 0;
        for (int y = 6; y < 22; y++) {
            for (int x = 3; x < 6; x++) {
                assertEquals(paper, data.getPixel(x, y), "the margin on the left is empty");
            }
            for (int x = 6; x < 60; x++) {
                drawn += data.getPixel(x, y) == paper ? 0 : 1;
            }
        }
        assertTrue(drawn > 30, "and the number begins behind it: " + drawn);
    }

    @Test
    void aDraggedNumberIsOneEdit() {
        NumberField field = place(new NumberField(shell, SPEED), 140, 24);
        field.onEdit(listener());
        drag(field, 40, 12, 60, 12);
        mouse(field, SWT.MouseUp, 60, 12);
        assertEquals(List.of("begin", "change", "commit"), briefly());
        assertEquals(0.6, field.value(), 1e-9);
    }

    @Test
    void escapeGivesADragUp() {
        NumberField field = place(new NumberField(shell, SPEED), 140, 24);
        field.onEdit(listener());
        drag(field, 40, 12, 60, 12);
        key(field, SWT.ESC, 0);
        mouse(field, SWT.MouseUp, 60, 12);
        assertEquals(List.of("begin", "change", "cancel"), briefly());
        assertEquals(0.5, field.value());
    }

    @Test
    void aTypedNumberOutOfRangeIsRefusedAndCanBePutRight() {
        NumberField field = place(new NumberField(shell, SPEED), 140, 24);
        field.onEdit(listener());
        field.type();
        StyledText text = typing(field);
        text.setText("9");
        text.traverse(SWT.TRAVERSE_RETURN);
        assertEquals(0.5, field.value());
        assertFalse(text.isDisposed(), "still open");
        text.setText("0,75");
        text.traverse(SWT.TRAVERSE_RETURN);
        assertTrue(text.isDisposed());
        assertEquals(0.75, field.value());
        assertEquals(List.of("begin", "change", "commit"), briefly());
    }

    @Test
    void leavingANumberAsItIsKeepsAllItsDigits() {
        NumberField field = place(new NumberField(shell, SPEED), 140, 24);
        field.onEdit(listener());
        field.show(1.0 / 3);
        field.type();
        typing(field).traverse(SWT.TRAVERSE_RETURN);
        assertEquals(1.0 / 3, field.value());
        assertEquals(List.of(), heard);
    }

    @Test
    void whatIsTypedIsNoShortcut() {
        IBindingService keys = PlatformUI.getWorkbench().getService(IBindingService.class);
        NumberField field = place(new NumberField(shell, SPEED), 140, 24);
        field.type();
        assertFalse(keys.isKeyFilterEnabled(), "while typing");
        typing(field).traverse(SWT.TRAVERSE_ESCAPE);
        assertTrue(keys.isKeyFilterEnabled(), "afterwards");
        field.type();
        field.dispose();
        assertTrue(keys.isKeyFilterEnabled(), "after the field is gone");
    }

    @Test
    void aStepBeyondTheRangeStaysAtItsEnd() {
        NumberField field = place(new NumberField(shell, SPEED), 140, 24);
        field.show(1);
        key(field, SWT.ARROW_UP, 0);
        assertEquals(1, field.value());
        key(field, SWT.ARROW_DOWN, SWT.CTRL);
        assertEquals(0.9, field.value(), 1e-9);
        key(field, SWT.DEL, 0);
        assertEquals(0.5, field.value());
    }

    @Test
    void aSliderFollowsTheMouseAndResets() {
        SliderRow row = place(new SliderRow(shell, SPEED), 260, 48);
        row.onEdit(listener());
        drag(row, 20, 38, 900, 38);
        mouse(row, SWT.MouseUp, 900, 38);
        assertEquals(1, row.value());
        assertTrue(row.changed());
        row.reset();
        assertFalse(row.changed());
        assertEquals(List.of("begin", "change", "commit", "begin", "change", "commit"), briefly());
    }

    private LineChart chart(Series... lines) {
        LineChart chart = place(new LineChart(shell), 600, 300);
        Arrays.stream(lines).forEach(chart::add);
        // clicks before the first paint have nothing to hit
        boolean[] painted = new boolean[1];
        chart.addListener(SWT.Paint, e -> painted[0] = true);
        chart.redraw();
        Studio.await("it is drawn", () -> painted[0]);
        return chart;
    }

    private static Series ramp(String name, String unit) {
        Series s = new Series(name, unit, 0);
        for (int i = 0; i <= 100; i++) {
            s.append(0.1 * i, i);
        }
        return s;
    }

    @Test
    void aClickInAChartMovesItsCursor() {
        LineChart chart = chart(ramp("knee", "rad"));
        double[] told = {Double.NaN};
        chart.onCursor(t -> told[0] = t);
        mouse(chart, SWT.MouseDown, 300, 150);
        mouse(chart, SWT.MouseUp, 300, 150);
        assertTrue(told[0] > 3 && told[0] < 7, "at " + told[0]);
        key(chart, SWT.ARROW_RIGHT, SWT.SHIFT);
        assertTrue(chart.cursor() > told[0] - 1e-9);
    }

    @Test
    void aClickOnANameHidesItsLine() {
        Series knee = ramp("knee", "rad");
        Series hip = ramp("hip", "rad");
        LineChart chart = chart(knee, hip);
        mouse(chart, SWT.MouseDown, 20, 14);
        mouse(chart, SWT.MouseUp, 20, 14);
        assertTrue(knee.isHidden());
        assertFalse(hip.isHidden());
    }

    @Test
    void theWheelZoomsAndHomeFits() {
        LineChart chart = chart(ramp("knee", "rad"));
        List<Range> told = new ArrayList<>();
        chart.onRange(told::add);
        Event wheel = new Event();
        wheel.x = 300;
        wheel.y = 150;
        wheel.count = 3;
        chart.notifyListeners(SWT.MouseVerticalWheel, wheel);
        assertTrue(chart.range().span() < 9);
        key(chart, SWT.HOME, 0);
        assertEquals(10, chart.range().span(), 1e-9);
        assertEquals(2, told.size());
    }

    @Test
    void aDraggedKnotIsOneEditAndStopsAtTheLimit() {
        CurveEditor editor = place(new CurveEditor(shell), 500, 300);
        editor.show(List.of(Curve.even("bend", "rad", -1, 1, 0, 0, 0, 0, 0)), 0);
        editor.onEdit(listener());
        // the last knot is at the right edge of the plot, in the middle of its height
        drag(editor, 500 - 12, 26 + 125, 500 - 12, -2000);
        mouse(editor, SWT.MouseUp, 500 - 12, -2000);
        assertEquals(1, editor.curves().get(0).values()[4]);
        assertEquals(List.of("begin", "change", "commit"), briefly());
    }

    @Test
    void arrowKeysNudgeTheChosenKnot() {
        CurveEditor editor = place(new CurveEditor(shell), 500, 300);
        editor.show(List.of(Curve.even("bend", "rad", -1, 1, 0, 0, 0, 0, 0)), 0);
        editor.onEdit(listener());
        key(editor, SWT.ARROW_RIGHT, 0);
        key(editor, SWT.ARROW_UP, 0);
        double step = editor.curves().get(0).values()[1];
        assertTrue(step > 0);
        key(editor, SWT.ARROW_UP, SWT.SHIFT);
        assertEquals(1.1 * step, editor.curves().get(0).values()[1], 1e-9);
        assertEquals(List.of("begin", "change", "commit", "begin", "change", "commit"), heard);
    }

    @Test
    void aTypedKnotOutOfRangeIsRefusedAndCanBePutRight() {
        CurveEditor editor = place(new CurveEditor(shell), 500, 300);
        editor.show(List.of(Curve.even("bend", "rad", -1, 1, 0, 0, 0, 0, 0)), 0);
        editor.onEdit(listener());
        key(editor, SWT.CR, 0);
        StyledText text = typing(editor);
        text.setText("5");
        text.traverse(SWT.TRAVERSE_RETURN);
        assertFalse(text.isDisposed(), "still open");
        text.setText("0.25");
        text.traverse(SWT.TRAVERSE_RETURN);
        assertEquals(0.25, editor.curves().get(0).values()[0]);
        assertEquals(List.of("begin", "change", "commit"), heard);
    }

    @Test
    void keysZoomATimeStripAndEscapeGivesAScrubUp() {
        TimeStrip strip = place(new TimeStrip(shell), 600, 120);
        strip.show(List.of(new Branch("1", "Run", null, 0, 0, 10, false)), "1");
        double all = strip.range().span();
        key(strip, SWT.KEYPAD_ADD, 0);
        assertTrue(strip.range().span() < all);
        key(strip, SWT.KEYPAD_SUBTRACT, 0);
        assertEquals(all, strip.range().span(), 1e-9);
        strip.onScrub(listener());
        drag(strip, 200, 60, 300, 60);
        key(strip, SWT.ESC, 0);
        assertEquals(0, strip.cursor());
        assertEquals(List.of("begin", "change", "cancel"), briefly());
    }

    @Test
    void theBranchThatGoesOnIsInSight() {
        TimeStrip strip = place(new TimeStrip(shell), 600, 120);
        List<Branch> branches = new ArrayList<>();
        for (int i = 1; i <= 12; i++) {
            branches.add(
                    new Branch("" + i, "Branch " + i, i == 1 ? null : "1", i == 1 ? 0 : 4, i == 1 ? 0 : 4, 10, false));
        }
        strip.show(branches, "1");
        List<String> wanted = new ArrayList<>();
        strip.onSelect(b -> wanted.add(b.id()));
        strip.show(branches, "12");
        mouse(strip, SWT.MouseDown, 20, 45);
        mouse(strip, SWT.MouseUp, 20, 45);
        assertEquals(1, wanted.size());
        assertTrue(Integer.parseInt(wanted.get(0)) > 7, "what is above it: " + wanted);
    }

    @Test
    void scrubbingTellsOfTimesThatAreRecorded() {
        TimeStrip strip = place(new TimeStrip(shell), 600, 120);
        strip.show(List.of(new Branch("1", "Run", null, 0, 2, 10, false)), "1");
        strip.onScrub(listener());
        drag(strip, 300, 60, 5000, 60);
        mouse(strip, SWT.MouseUp, 5000, 60);
        assertEquals(10, strip.cursor());
        key(strip, SWT.HOME, 0);
        assertEquals(2, strip.cursor());
        assertEquals(List.of("begin", "change", "commit", "begin", "change", "commit"), briefly());
    }

    @Test
    void keysGoFromBookmarkToBookmarkAndToOtherBranches() {
        TimeStrip strip = place(new TimeStrip(shell), 600, 160);
        Branch first = new Branch("1", "First", null, 0, 0, 10, false);
        strip.show(List.of(first, new Branch("2", "Second", "1", 4, 4, 12, false)), "1");
        strip.bookmarks(List.of(new Bookmark(3, "three"), new Bookmark(6, "six")));
        List<String> wanted = new ArrayList<>();
        strip.onSelect(b -> wanted.add("select " + b.id()));
        strip.onGhost(b -> wanted.add("ghost " + b.id() + " " + b.ghost()));
        strip.onRename(b -> wanted.add("rename " + b.name()));
        key(strip, SWT.PAGE_DOWN, 0);
        key(strip, SWT.PAGE_DOWN, 0);
        assertEquals(6, strip.cursor());
        key(strip, SWT.CR, 0);
        key(strip, SWT.ARROW_DOWN, 0);
        Event two = new Event();
        two.character = '2';
        strip.notifyListeners(SWT.KeyDown, two);
        assertEquals(List.of("rename six", "select 2", "ghost 2 true"), wanted);
    }

    @Test
    void aPadSteersStopsAndSaysWhyItCannot() {
        SteeringPad pad = place(new SteeringPad(shell, SPEED), 320, 400);
        pad.onEdit(listener());
        Control face = pad.getChildren()[0];
        int x = face.getSize().x / 2;
        int y = face.getSize().y / 2;
        drag(face, x, y, x, y - 60);
        mouse(face, SWT.MouseUp, x, y - 60);
        assertTrue(pad.asked().speed() > 0.3, "asked " + pad.asked());
        assertEquals(0, pad.asked().heading());
        key(face, SWT.ARROW_LEFT, 0);
        assertEquals(Math.toRadians(5), pad.asked().heading(), 1e-9);
        pad.stop();
        assertEquals(Course.STANDING, pad.asked());
        pad.disable("The controller follows no goals.");
        assertFalse(face.isEnabled());
        pad.enable();
        assertTrue(face.isEnabled());
    }

    @Test
    void escapeGivesACourseUpAndHomeGoesStraightOn() {
        SteeringPad pad = place(new SteeringPad(shell, SPEED), 320, 400);
        pad.onEdit(listener());
        pad.showActual(new Course(0.3, Math.toRadians(30)));
        Control face = pad.getChildren()[0];
        int x = face.getSize().x / 2;
        int y = face.getSize().y / 2;
        drag(face, x, y, x, y - 60);
        assertEquals(Math.toRadians(30), pad.asked().heading(), 1e-9);
        key(face, SWT.ESC, 0);
        assertEquals(Course.STANDING, pad.asked());
        mouse(face, SWT.MouseUp, x, y - 60);
        key(face, SWT.HOME, 0);
        assertEquals(Math.toRadians(30), pad.asked().heading(), 1e-9);
        assertEquals(List.of("begin", "change", "cancel", "begin", "change", "commit"), briefly());
    }

    @Test
    void aDialAimsAndItsNumbersCanBeTyped() {
        DirectionDial dial = place(new DirectionDial(shell, Quantity.of("Force", "N", 0, 500, 100)), 320, 400);
        dial.onEdit(listener());
        Control face = dial.getChildren()[0];
        int x = face.getSize().x / 2;
        int y = face.getSize().y / 2;
        drag(face, x, y, x - 60, y);
        mouse(face, SWT.MouseUp, x - 60, y);
        assertEquals(Math.PI / 2, dial.aim().direction(), 1e-9);
        assertTrue(dial.aim().force() > 50);
        dial.show(new PushAim(0, 250));
        assertEquals(250, dial.aim().force());
        assertEquals(List.of("begin", "change", "commit"), briefly());
    }

    @Test
    void widgetsFollowTheTheme() {
        LineChart chart = place(new LineChart(shell), 300, 200);
        int[] changes = {0};
        Ink.follow(chart, () -> changes[0]++);
        Themes.DARK.apply();
        Studio.await("the ink is for a dark ground", () -> Ink.of(chart).dark());
        Themes.LIGHT.apply();
        Studio.await("the ink is for a light ground", () -> !Ink.of(chart).dark());
        assertTrue(changes[0] >= 2);
    }
}
