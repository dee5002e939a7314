// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.studio;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.workbench.run.RunControl;

/** The running studio, as tests handle it. They run on its thread, so they dispatch events while they wait. */
public final class Studio {
    private static final long PATIENCE_MILLIS = 30_000;
    private static final long SETTLE_MILLIS = 300;

    private Studio() {}

    public static void await(String what, BooleanSupplier condition) {
        await(what, condition, PATIENCE_MILLIS);
    }

    /** For what takes long on a machine that has other things to do. */
    public static void await(String what, BooleanSupplier condition, long patienceMillis) {
        await(what, condition, () -> "", patienceMillis);
    }

    /** @param instead what is so if one waits in vain */
    public static void await(String what, BooleanSupplier condition, Supplier<String> instead) {
        await(what, condition, instead, PATIENCE_MILLIS);
    }

    public static void await(String what, BooleanSupplier condition, Supplier<String> instead, long patienceMillis) {
        long end = System.currentTimeMillis() + patienceMillis;
        while (!condition.getAsBoolean()) {
            if (System.currentTimeMillis() > end) {
                fail("waited in vain until " + what + "; " + instead.get());
            }
            dispatch();
        }
    }

    /** Gives views the time to look at the run a few times. */
    public static void settle() {
        long end = System.currentTimeMillis() + SETTLE_MILLIS;
        while (System.currentTimeMillis() < end) {
            dispatch();
        }
    }

    public static void dispatch() {
        Display display = Display.getCurrent();
        if (!display.readAndDispatch()) {
            display.timerExec(5, () -> {});
            display.sleep();
        }
    }

    public static IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    }

    public static IWorkbenchPage page() {
        return window().getActivePage();
    }

    public static void perspective(String id) throws WorkbenchException {
        PlatformUI.getWorkbench().showPerspective(id, window());
        await(id + " is shown", () -> page().getPerspective().getId().equals(id));
        // a new workspace is welcomed; what the page covers is what most tests look at
        IViewPart welcome = page().findView("org.gaitwright.workbench.welcome");
        if (welcome != null) {
            page().hideView(welcome);
        }
    }

    public static IViewPart view(String id) throws PartInitException {
        return page().showView(id);
    }

    /** Runs a command, as its menu entry or its key would. */
    public static void execute(String command) throws CommandException {
        window().getService(IHandlerService.class).executeCommand(command, null);
    }

    /** Whether a menu would offer a command now. */
    public static boolean enabled(String command) {
        return window().getService(ICommandService.class).getCommand(command).isEnabled();
    }

    /** Opens a wizard of File ▸ New without waiting for its end. */
    public static WizardDialog wizard(String id) throws CoreException {
        IWorkbenchWizard wizard =
                PlatformUI.getWorkbench().getNewWizardRegistry().findWizard(id).createWizard();
        wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
        WizardDialog dialog = new WizardDialog(window().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        return dialog;
    }

    public static RunControl runs() {
        return PlatformUI.getWorkbench().getService(RunControl.class);
    }

    /** A fresh run of the usual cast, paused at its start; nothing that another test did is left. */
    public static RunControl pausedRun() {
        RunControl runs = runs();
        await("there is a cast", () -> runs.state().status().cast().complete());
        open(runs, "humanoid", "generalized-walking", "");
        return runs;
    }

    /** Somebody at the start of a run on level ground. */
    public static void open(RunControl runs, String character, String controller, String preset) {
        String title = "fresh " + System.nanoTime();
        Scene.Casting role = Scene.Casting.of(character, controller);
        if (!preset.isEmpty()) {
            role = role.with(preset, Map.of());
        }
        runs.submit(new Act.Open(
                Scene.of(title, 1, List.of(role)).build(),
                title,
                PlatformUI.getWorkbench().getService(Registry.class)));
        await(
                "the run is at its start: " + runs.state().status(),
                () -> runs.state().status().phase() == Phase.PAUSED
                        && runs.state().status().title().equals(title)
                        && runs.state().status().timeSeconds() == 0);
    }

    /** The name of the state in which a scene ends that is played without a window. */
    @SuppressWarnings("resource") // a run closes its simulation
    public static String replayed(Scene scene, Registry things) {
        try (Run run = new Run(scene, things)) {
            while (run.advance()) {}
            return StateHash.of(run.simulation());
        }
    }

    /** All controls of a type below one, such as a shell. */
    public static <T extends Control> List<T> find(Control top, Class<T> type, Predicate<T> wanted) {
        List<T> found = new ArrayList<>();
        collect(top, type, wanted, found);
        return found;
    }

    private static <T extends Control> void collect(Control c, Class<T> type, Predicate<T> wanted, List<T> found) {
        if (type.isInstance(c) && wanted.test(type.cast(c))) {
            found.add(type.cast(c));
        }
        if (c instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, type, wanted, found);
            }
        }
    }
}
