// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.plugins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.testkit.MadeUpBundle;
import org.gaitwright.ui.tests.studio.Script;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Installing and removing as a person does it: by the buttons of the Plug-ins view and the dialogs that they open. */
class PluginInstallTest {
    @TempDir
    Path folder;

    @BeforeEach
    void open() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.view("org.gaitwright.views.plugins");
    }

    @Test
    void anUnsignedPluginComesAfterTrustAndGoesAgainWithoutARestart() throws Exception {
        Path jar = MadeUpBundle.named("test.leap", "1.0.0").id("leap").write(folder.resolve("leap.jar"));
        install(jar)
                .when("the question of trust", dialog("Do you trust this plug-in?"), d -> {
                    assertTrue(words(d).contains("test.leap"), words(d));
                    press(d, "Install");
                })
                .when("leap among the controllers", () -> has("leap"), yes -> {})
                .when("the plug-in in the list", () -> select("test.leap"), yes -> {})
                .when("the button Remove", button("Remove"), PluginInstallTest::press)
                .when("the question", dialog("Remove plug-in"), d -> press(d, "OK"))
                .when("leap gone", () -> has("leap") == null ? true : null, yes -> {})
                .play();
    }

    @Test
    void withoutTrustNothingChanges() throws Exception {
        Path jar = MadeUpBundle.named("test.wary", "1.0.0").id("wary").write(folder.resolve("wary.jar"));
        install(jar)
                .when("the question of trust", dialog("Do you trust this plug-in?"), d -> {
                    assertEquals("Don't Install", d.getDefaultButton().getText().replace("&", ""));
                    press(d, "Don't Install");
                })
                .when("what came of it", dialog("Install " + jar), d -> press(d, "OK"))
                .play();
        assertNull(has("wary"));
    }

    @Test
    void aPluginThatThrowsIsRefusedWithItsWords() throws Exception {
        Path jar = MadeUpBundle.named("test.rude", "1.0.0")
                .id("rude")
                .throwsAt("constructor")
                .write(folder.resolve("rude.jar"));
        install(jar)
                .when("the question of trust", dialog("Do you trust this plug-in?"), d -> press(d, "Install"))
                .when("what came of it", dialog("Install " + jar), d -> {
                    assertTrue(words(d).contains("threw"), words(d));
                    press(d, "OK");
                })
                .play();
        assertNull(has("rude"));
    }

    private static Script install(Path jar) {
        return new Script()
                .when("the button Install from Site…", button("Install from Site…"), PluginInstallTest::press)
                .when("the dialog", dialog("Install from Site"), d -> {
                    Studio.find(d, Text.class, t -> t.getMessage().contains("jar"))
                            .get(0)
                            .setText(jar.toString());
                    press(d, "Install");
                });
    }

    /** True, or null while there is no such contribution. */
    private static Boolean has(String id) {
        return PlatformUI.getWorkbench().getService(Registry.class).entries().stream()
                        .anyMatch(e -> e.id().equals(id))
                ? true
                : null;
    }

    /** An enabled button of a tool bar, by its tool tip. */
    private static Supplier<ToolItem> button(String toolTip) {
        return () -> Studio.find(Studio.window().getShell(), ToolBar.class, b -> true).stream()
                .flatMap(b -> Arrays.stream(b.getItems()))
                .filter(i -> toolTip.equals(i.getToolTipText()) && i.isEnabled())
                .findFirst()
                .orElse(null);
    }

    private static void press(ToolItem item) {
        Event e = new Event();
        e.widget = item;
        item.notifyListeners(SWT.Selection, e);
    }

    private static void press(Shell dialog, String label) {
        Studio.find(dialog, Button.class, b -> b.getText().replace("&", "").equals(label))
                .get(0)
                .notifyListeners(SWT.Selection, new Event());
    }

    private static Supplier<Shell> dialog(String title) {
        return () -> Arrays.stream(Display.getCurrent().getShells())
                .filter(s -> s.isVisible() && s.getText().equals(title))
                .findFirst()
                .orElse(null);
    }

    private static String words(Shell dialog) {
        return Studio.find(dialog, Label.class, l -> true).stream()
                .map(Label::getText)
                .toList()
                .toString();
    }

    /** Selects a row; true, or null while there is none. */
    private static Boolean select(String id) {
        for (Table table : Studio.find(Studio.window().getShell(), Table.class, t -> t.getColumnCount() > 5)) {
            for (int i = 0; i < table.getItemCount(); i++) {
                if (table.getItem(i).getText(1).equals(id)) {
                    table.setSelection(i);
                    Event e = new Event();
                    e.item = table.getItem(i);
                    table.notifyListeners(SWT.Selection, e);
                    return true;
                }
            }
        }
        return null;
    }
}
