// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.plugins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

class PluginsViewTest {
    private static final int HEALTH = 5;

    private final BundleContext context =
            FrameworkUtil.getBundle(PluginsViewTest.class).getBundleContext();

    @BeforeEach
    void open() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.view("org.gaitwright.views.plugins");
    }

    @Test
    void listsWhatTheRegistryHolds() {
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        Studio.await("all are listed", () -> ids().size() >= registry.entries().size());
        for (var entry : registry.entries()) {
            assertTrue(ids().contains(entry.id()), entry.id() + " in " + ids());
        }
        assertTrue(registry.entries().size() > 3, "what ships is there: " + registry.entries());
    }

    @Test
    void theDetailsOfAPluginHaveRoom() {
        Studio.await("something is listed", () -> !items().isEmpty());
        Table table = items().get(0).getParent();
        table.setSelection(0);
        table.notifyListeners(SWT.Selection, new Event());
        Text details = Studio.find(table.getParent().getParent(), Text.class, t -> (t.getStyle() & SWT.MULTI) != 0)
                .get(0);
        Studio.await("two lines are shown", () -> details.getLineCount() == 2);
        assertTrue(
                details.getClientArea().height >= 3 * details.getLineHeight(),
                details.getClientArea() + " for lines of " + details.getLineHeight());
    }

    @Test
    void followsPluginsThatComeAndGo() {
        ServiceRegistration<?> registration = context.registerService(ControllerFactory.class, new Faint(), null);
        try {
            Studio.await("the newcomer is listed", () -> ids().contains("faint"));
        } finally {
            registration.unregister();
        }
        Studio.await("it is gone", () -> !ids().contains("faint"));
    }

    @Test
    void onePluginThatThrowsIsShownWithItsReasonAndTheStudioGoesOn() {
        RunControl runs = Studio.pausedRun();
        Cast before = runs.state().status().cast();
        ServiceRegistration<?> registration = context.registerService(ControllerFactory.class, new Faint(), null);
        try {
            Studio.await("the newcomer is listed", () -> ids().contains("faint"));
            runs.submit(new Act.Choose("Cast", before.withController("faint")));
            Studio.await("it is refused", () -> runs.state().refused().isPresent());
            String why = runs.state().refused().get().why();
            assertTrue(why.contains(Faint.REASON), why);
            assertEquals(before, runs.state().status().cast(), "the run before stays");
            Studio.await("the reason is listed", () -> items().stream()
                    .anyMatch(i ->
                            i.getText(1).equals("faint") && i.getText(HEALTH).contains(Faint.REASON)));
        } finally {
            registration.unregister();
            runs.submit(new Act.Choose("Cast", before));
        }
        Studio.await("the earlier cast runs again", () -> runs.state().status().phase() == Phase.PAUSED);
        assertEquals(before, runs.state().status().cast());
    }

    private static List<String> ids() {
        return items().stream().map(i -> i.getText(1)).toList();
    }

    private static List<TableItem> items() {
        return Studio.find(Studio.window().getShell(), Table.class, t -> t.getColumnCount() > HEALTH).stream()
                .filter(t -> t.getColumn(HEALTH).getText().equals("Health"))
                .flatMap(t -> Arrays.stream(t.getItems()))
                .toList();
    }
}
