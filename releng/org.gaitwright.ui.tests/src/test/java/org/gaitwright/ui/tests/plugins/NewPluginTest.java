// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.plugins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.Plugins;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The project of the wizard builds as it is, and what it builds can be installed. */
class NewPluginTest {
    private static final String BUNDLE = "test.wizard.strut";

    private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(BUNDLE);

    @AfterEach
    void tidy() throws Exception {
        Studio.page().closeAllEditors(false);
        project.delete(true, true, null);
    }

    @Test
    void builtAndInstalledItAppearsAmongTheControllers() throws Exception {
        WizardDialog dialog = Studio.wizard("org.gaitwright.editors.newPlugin");
        List<Text> fields = Studio.find(dialog.getShell(), Text.class, t -> (t.getStyle() & SWT.READ_ONLY) == 0);
        fields.get(0).setText(BUNDLE);
        assertEquals("strut", fields.get(1).getText());
        Studio.find(dialog.getShell(), Button.class, b -> b.getText().contains("Finish"))
                .get(0)
                .notifyListeners(SWT.Selection, new Event());
        Studio.await(
                "the wizard is done",
                () -> dialog.getShell() == null || dialog.getShell().isDisposed());
        assertTrue(project.getFile("README.md").exists());

        Path folder = project.getLocation().toPath();
        boolean offline = build(folder, true) == 0;
        // where Maven's own plug-ins were never fetched before, they are now
        assertEquals(0, offline ? 0 : build(folder, false), Files.readString(log(folder)));

        Plugins plugins = PlatformUI.getWorkbench().getService(Plugins.class);
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        Path jar = folder.resolve("target/" + BUNDLE + "-1.0.0.jar");
        CompletableFuture<?> installed =
                CompletableFuture.runAsync(() -> plugins.install(jar.toString(), null, whatever -> true, said -> {}));
        Studio.await("it is installed", installed::isDone);
        installed.get();
        Studio.await("strut among the controllers", () -> registry.all(ControllerFactory.class).stream()
                .anyMatch(c -> c.id().equals("strut")));
        CompletableFuture<?> removed = CompletableFuture.runAsync(() -> plugins.remove(BUNDLE));
        Studio.await("it is removed", removed::isDone);
        removed.get();
        Studio.await("strut gone", () -> registry.all(ControllerFactory.class).stream()
                .noneMatch(c -> c.id().equals("strut")));
    }

    private static Path log(Path folder) {
        return folder.resolve("build.log");
    }

    private static int build(Path folder, boolean offline) throws Exception {
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-q", "package"));
        if (offline) {
            command.add("-o");
        }
        Process maven = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(new File(log(folder).toString()))
                .start();
        Studio.await("Maven is done", () -> !maven.isAlive(), 120_000);
        assertTrue(maven.waitFor(1, TimeUnit.SECONDS));
        return maven.exitValue();
    }
}
