// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.viewport.CameraMode;
import org.gaitwright.viewport.CameraPose;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.viewport.ViewportUnavailable;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SceneViewTest {
    private RunControl runs;
    private IViewPart view;
    private Viewport viewport;

    @BeforeEach
    void walk() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.page().resetPerspective();
        runs = Studio.pausedRun();
        view = Studio.view("org.gaitwright.views.scene");
        Studio.await("there is a picture", () -> view.getAdapter(Viewport.class) != null);
        viewport = view.getAdapter(Viewport.class);
        Hands.play(runs, 1);
        Studio.await("it is drawn", () -> viewport.framesDrawn() > 2);
        Studio.settle();
    }

    @AfterEach
    void tidy() {
        viewport.select(Pick.NONE);
        viewport.camera().mode(CameraMode.FOLLOW);
        Hands.tidy(runs);
    }

    private Point onBody() {
        Point size = viewport.control().getSize();
        for (int y = size.y / 5; y < 4 * size.y / 5; y += 5) {
            for (int x = size.x / 4; x < 3 * size.x / 4; x += 5) {
                if (viewport.pick(x, y).filter(p -> p.body() != Pick.NONE).isPresent()) {
                    return new Point(x, y);
                }
            }
        }
        throw new AssertionError("no body is in the picture");
    }

    private void key(int code, int mask) {
        Event e = new Event();
        e.keyCode = code;
        e.stateMask = mask;
        viewport.control().notifyListeners(SWT.KeyDown, e);
    }

    /** The entries of a drop-down of the view's tool bar. */
    private List<MenuItem> menu(String name) {
        for (IContributionItem item :
                view.getViewSite().getActionBars().getToolBarManager().getItems()) {
            if (item instanceof ActionContributionItem a
                    && a.getAction().getText().equals(name)) {
                Menu menu = a.getAction().getMenuCreator().getMenu(viewport.control());
                menu.notifyListeners(SWT.Show, new Event());
                return Arrays.asList(menu.getItems());
            }
        }
        throw new AssertionError("no drop-down " + name);
    }

    private void choose(String dropDown, String entry) {
        MenuItem item = menu(dropDown).stream()
                .filter(i -> i.getText().replace("&", "").startsWith(entry))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no entry " + entry));
        item.setSelection(!item.getSelection());
        item.notifyListeners(SWT.Selection, new Event());
    }

    private boolean chosen(String dropDown, String entry) {
        return menu(dropDown).stream()
                .anyMatch(i -> i.getText().replace("&", "").startsWith(entry) && i.getSelection());
    }

    private static int differing(ImageData a, ImageData b) {
        int n = 0;
        for (int y = 0; y < Math.min(a.height, b.height); y++) {
            for (int x = 0; x < Math.min(a.width, b.width); x++) {
                n += a.getPixel(x, y) == b.getPixel(x, y) ? 0 : 1;
            }
        }
        return n;
    }

    @Test
    void whatIsDoubleClickedIsOutlinedAndItsPropertiesAreShown() throws Exception {
        Point at = onBody();
        Event click = new Event();
        click.x = at.x;
        click.y = at.y;
        click.button = 1;
        click.count = 2;
        viewport.control().notifyListeners(SWT.MouseDoubleClick, click);
        Studio.await("a body is selected", () -> viewport.selected() != Pick.NONE);
        String name = runs.snapshot().world().bodyName(viewport.selected());
        IViewPart properties = Studio.page()
                .showView("org.gaitwright.views.properties", null, org.eclipse.ui.IWorkbenchPage.VIEW_VISIBLE);
        Studio.page().activate(view);
        viewport.control().setFocus();
        Studio.await(
                "its name and mass are shown",
                () -> rows().stream().anyMatch(r -> name.endsWith(r.replaceFirst("Name = ", "")))
                        && rows().stream().anyMatch(r -> r.matches("Mass = [\\d.]+ kg")),
                () -> rows().toString());
        assertTrue(rows().stream().anyMatch(r -> r.startsWith("Position = ")), rows().toString());
        Studio.page().hideView(properties);
        key(SWT.ESC, 0);
        assertEquals(Pick.NONE, viewport.selected());
    }

    private static List<String> rows() {
        return Studio.find(Studio.window().getShell(), Tree.class, t -> t.isVisible() && t.getColumnCount() == 2)
                .stream()
                .flatMap(t -> Arrays.stream(t.getItems()))
                .flatMap(i -> i.getItemCount() == 0 ? java.util.stream.Stream.of(i) : Arrays.stream(i.getItems()))
                .map((TreeItem i) -> i.getText(0) + " = " + i.getText(1))
                .toList();
    }

    @Test
    void eachOverlayDrawsSomethingWhileItIsOn() {
        for (String overlay : List.of(
                "Centre of Mass",
                "Support Polygon",
                "Contact Forces",
                "Joint Torques",
                "Planned Footsteps",
                "Trajectories",
                "Colliding Shapes",
                "Character Frame")) {
            assertDraws(overlay);
        }
    }

    private void assertDraws(String overlay) {
        boolean on = chosen("Overlays", overlay);
        ImageData before = viewport.screenshot();
        choose("Overlays", overlay);
        Studio.settle();
        assertEquals(!on, chosen("Overlays", overlay), overlay);
        assertTrue(differing(before, viewport.screenshot()) > 20, overlay + " changes the picture");
        choose("Overlays", overlay);
        Studio.settle();
    }

    @Test
    void theOverlaysOfAPlanOverUnevenGroundDrawSomething() {
        Studio.open(runs, "wu-biped", "terrain-adaptive", "forward");
        Hands.play(runs, 1);
        Studio.await("it is drawn", () -> viewport.framesDrawn() > 2);
        Studio.settle();
        for (String overlay : List.of("Planned Footsteps", "Character Frame", "Ideal Forces", "Realised Forces")) {
            assertDraws(overlay);
        }
    }

    @Test
    void camerasAreKeptByNumberAndWithTheScene() {
        viewport.camera().mode(CameraMode.ORBIT);
        viewport.camera().look(org.gaitwright.viewport.StandardView.LEFT);
        Studio.settle();
        CameraPose kept = viewport.camera().pose();
        key('3', SWT.MOD2);
        Studio.await(
                "the scene has it",
                () -> runs.state().session().orElseThrow().look().cameras().containsKey(3));
        viewport.camera().look(org.gaitwright.viewport.StandardView.TOP);
        Studio.settle();
        assertNotEquals(kept.pitchRad(), viewport.camera().pose().pitchRad(), 0.1);
        key('3', 0);
        Studio.settle();
        CameraPose back = viewport.camera().pose();
        assertEquals(kept.mode(), back.mode());
        assertEquals(kept.yawRad(), back.yawRad(), 2e-3);
        assertEquals(kept.pitchRad(), back.pitchRad(), 2e-3);
        assertEquals(kept.distance(), back.distance(), 2e-3);
    }

    @Test
    void whereItIsSeenFromComesBackWithTheSession() {
        viewport.camera().look(org.gaitwright.viewport.StandardView.LEFT);
        viewport.control().notifyListeners(SWT.MouseUp, new Event());
        double yaw = viewport.camera().pose().inScene().yaw();
        Studio.await("the scene has it", () -> runs.state()
                .session()
                .flatMap(s -> s.look().camera())
                .filter(c -> c.yaw() == yaw)
                .isPresent());
        var kept = runs.state().kept().orElseThrow();
        Studio.open(runs, "humanoid", "passive", "");
        Studio.await(
                "another run is shown from where runs begin",
                () -> Math.abs(viewport.camera().yaw() - yaw) > 0.1);
        Registry things = PlatformUI.getWorkbench().getService(Registry.class);
        runs.submit(new Act.Restore(kept, "kept", things));
        Studio.await(
                "it is seen from there again", () -> Math.abs(viewport.camera().yaw() - yaw) < 1e-6);
    }

    private void click(Point at) {
        for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
            Event e = new Event();
            e.button = 1;
            e.x = at.x;
            e.y = at.y;
            viewport.control().notifyListeners(type, e);
        }
    }

    @Test
    void clicksMeasureInPlaceOfSelecting() {
        Point ground =
                new Point(viewport.control().getSize().x / 2, viewport.control().getSize().y * 9 / 10);
        ImageData before = viewport.screenshot();
        key('m', 0);
        click(onBody());
        click(ground);
        Studio.settle();
        assertTrue(differing(before, viewport.screenshot()) > 50, "a line and its length are drawn");
        viewport.select(0);
        click(ground);
        assertEquals(0, viewport.selected(), "a click beside the bodies does not clear the selection");
        key(SWT.ESC, 0);
        viewport.select(0);
        click(ground);
        assertEquals(Pick.NONE, viewport.selected(), "now it does again");
    }

    @Test
    void aPictureHasTheSizeThatIsAskedForAndACutOutATransparentGround() {
        ImageData small = viewport.picture(320, 200, false);
        assertEquals(320, small.width);
        assertEquals(200, small.height);
        assertTrue(small.alphaData == null, "sky and ground are opaque");
        ImageData before = viewport.screenshot();
        ImageData cut = viewport.picture(1600, 1200, true);
        assertEquals(1600, cut.width);
        int opaque = 0, clear = 0, between = 0;
        for (byte a : cut.alphaData) {
            opaque += a == -1 ? 1 : 0;
            clear += a == 0 ? 1 : 0;
            between += a != 0 && a != -1 ? 1 : 0;
        }
        assertTrue(opaque > 10_000, "bodies: " + opaque);
        assertTrue(clear > cut.alphaData.length / 2, "ground and sky: " + clear);
        assertEquals(0, cut.getAlpha(5, 5), "no heads-up display");
        assertTrue(between < cut.alphaData.length / 10, "edges: " + between);
        assertEquals(0, differing(before, viewport.screenshot()), "the view stays as it is");
        int tooMuch = 1 << 20;
        assertThrows(ViewportUnavailable.class, () -> viewport.picture(tooMuch, 10, false));
    }

    /** The menu of a place in the picture. */
    private MenuItem entry(Point at, String... path) {
        Menu menu = viewport.control().getMenu();
        rightPress(at, 0);
        assertTrue(menu.isVisible());
        menu.setVisible(false);
        MenuItem item = null;
        for (String words : path) {
            menu.notifyListeners(SWT.Show, new Event());
            item = Arrays.stream(menu.getItems())
                    .filter(i -> i.getText().replace("&", "").startsWith(words))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no entry " + words));
            menu = item.getMenu();
        }
        return item;
    }

    /** The platform asks for the menu before it tells that the button is down. */
    private void rightPress(Point at, int keys) {
        Point there = viewport.control().toDisplay(at);
        Event detect = new Event();
        detect.x = there.x;
        detect.y = there.y;
        detect.detail = SWT.MENU_MOUSE;
        viewport.control().notifyListeners(SWT.MenuDetect, detect);
        assertFalse(detect.doit, "it does not know of keys");
        viewport.control().notifyListeners(SWT.MouseDown, mouse(at, 3, keys));
    }

    private static Event mouse(Point at, int button, int keys) {
        Event e = new Event();
        e.x = at.x;
        e.y = at.y;
        e.button = button;
        e.stateMask = keys;
        return e;
    }

    private static void choose(MenuItem item) {
        if ((item.getStyle() & SWT.CHECK) != 0) {
            item.setSelection(!item.getSelection());
        }
        item.notifyListeners(SWT.Selection, new Event());
    }

    @Test
    void theMenuOfABodyPushesPlotsHidesAndFollowsIt() {
        Point at = onBody();
        var pick = viewport.pick(at.x, at.y).orElseThrow();
        String name = runs.snapshot().world().bodyName(pick.body());
        int pushes = runs.state().session().orElseThrow().pushes().size();
        choose(entry(at, "Push Here", "200 N"));
        Studio.await(
                "it is pushed there",
                () -> runs.state().session().orElseThrow().pushes().size() == pushes + 1);
        var push = runs.state().session().orElseThrow().pushes().get(pushes);
        assertEquals(name, push.body());
        assertEquals(200, push.force().norm(), 1);
        assertEquals(pick.pointInBody(), push.point().orElseThrow());

        MenuItem plot = entry(at, "Plot", "");
        String signal = plot.getText();
        choose(plot);
        Studio.await(
                "it is plotted",
                () -> runs.state().scene().orElseThrow().look().signals().contains(signal));

        choose(entry(at, "Hide"));
        assertEquals(List.of(pick.body()), viewport.hidden());
        assertTrue(
                viewport.pick(at.x, at.y).filter(p -> p.body() == pick.body()).isEmpty(), "one sees through it");
        assertTrue(!entry(at, "Show All Bodies").getText().isEmpty());
        choose(entry(at, "Show All Bodies"));
        assertEquals(List.of(), viewport.hidden());

        viewport.camera().mode(CameraMode.ORBIT);
        choose(entry(at, "Follow '" + name));
        assertEquals(CameraMode.FOLLOW, viewport.camera().mode());
        choose(entry(at, "Follow the Whole"));
        assertTrue(!entry(at, "Select in Editor").isEnabled(), "a shipped character has no file");
    }

    @Test
    void ctrlAndTheRightButtonPushAndOpenNoMenu() {
        Point at = onBody();
        runs.submit(Act.Go.PLAY);
        rightPress(at, SWT.MOD1);
        assertFalse(viewport.control().getMenu().isVisible());
        Point aside = new Point(at.x + 40, at.y);
        viewport.control().notifyListeners(SWT.MouseMove, mouse(aside, 0, SWT.MOD1 | SWT.BUTTON3));
        Studio.await("it is pushed", () -> pushedUntil() > 0.1);
        // the release went to another window: the next move tells that the button is up
        viewport.control().notifyListeners(SWT.MouseMove, mouse(aside, 0, 0));
        double now = runs.state().timeline().cursorSeconds();
        Studio.await("time passes", () -> runs.state().timeline().cursorSeconds() > now + 0.5);
        runs.submit(Act.Go.PAUSE);
        assertTrue(pushedUntil() < now + 0.4, "the hand has let go");
    }

    private double pushedUntil() {
        return runs.state().session().orElseThrow().pushes().stream()
                .mapToDouble(p -> p.startSeconds() + p.durationSeconds())
                .max()
                .orElse(0);
    }

    @Test
    void theHeadsUpDisplayCanBeSwitchedOff() {
        assertDraws("Heads-Up Display");
    }

    @Test
    void theCameraFollowsStaysOrTurnsAfterIt() {
        viewport.camera().mode(CameraMode.FOLLOW);
        double x = viewport.camera().target().x();
        Hands.play(runs, runs.state().status().timeSeconds() + 2);
        Studio.await("it goes along", () -> viewport.camera().target().x() > x + 0.5);
        viewport.camera().mode(CameraMode.ORBIT);
        double stays = viewport.camera().target().x();
        Hands.play(runs, runs.state().status().timeSeconds() + 1);
        Studio.settle();
        assertEquals(stays, viewport.camera().target().x(), 1e-9);
    }
}
