// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPartSite;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.Plugins;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.look.Messages;

/** Installs and removes plug-ins, as jobs. */
final class PluginActions {
    private static final int INSTALL = 0;
    private static final int DO_NOT_INSTALL = 1;

    private final IWorkbenchPartSite site;
    private final Plugins plugins;
    private final Supplier<PluginRow> selected;
    private final Action fromJar = ViewAction.of("Install from Jar…", "install-jar", this::installJar);
    private final Action fromSite = ViewAction.of("Install from Site…", "install-site", this::installSite);
    private final Action remove = ViewAction.of("Remove", "remove", this::remove);

    PluginActions(IWorkbenchPartSite site, Plugins plugins, Supplier<PluginRow> selected) {
        this.site = site;
        this.plugins = plugins;
        this.selected = selected;
        refresh();
    }

    void fill(IContributionManager manager) {
        manager.add(fromJar);
        manager.add(fromSite);
        manager.add(remove);
    }

    void refresh() {
        fromJar.setEnabled(plugins != null);
        fromSite.setEnabled(plugins != null);
        PluginRow row = selected.get();
        remove.setEnabled(plugins != null && row != null && row.installed() != null);
    }

    private void installJar() {
        FileDialog dialog = new FileDialog(site.getShell(), SWT.OPEN);
        dialog.setText("Install a plug-in from a jar");
        dialog.setFilterExtensions("*.jar", "*");
        String file = dialog.open();
        if (file != null) {
            install(file, null);
        }
    }

    private void installSite() {
        SiteDialog dialog = new SiteDialog(site.getShell());
        if (dialog.open() == Window.OK) {
            install(dialog.location(), dialog.id());
        }
    }

    private void install(String location, String id) {
        Shell shell = site.getShell();
        schedule("Install " + (id == null ? location : id), shell, monitor -> {
            InstalledPlugin done = plugins.install(location, id, what -> trusted(shell, what), monitor::subTask);
            return "Installed " + done.id() + " " + done.version();
        });
    }

    private void remove() {
        String id = selected.get().installed().id();
        Shell shell = site.getShell();
        if (MessageDialog.openConfirm(
                shell,
                "Remove plug-in",
                "Remove " + id + "?\n\nIts contributions disappear from the studio at once.")) {
            schedule(
                    "Remove " + id,
                    shell,
                    monitor -> "Removed " + plugins.remove(id).id());
        }
    }

    /** @param work with the store; says in words what it did */
    private void schedule(String name, Shell shell, Function<IProgressMonitor, String> work) {
        Job job = new Job(name) {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                return attempt(name, shell, work, monitor);
            }

            @Override
            protected void canceling() {
                // what is being tried is taken back, then a CancellationException comes
                Thread thread = getThread();
                if (thread != null) {
                    thread.interrupt();
                }
            }
        };
        job.setUser(true);
        job.schedule();
    }

    private IStatus attempt(
            String name, Shell shell, Function<IProgressMonitor, String> work, IProgressMonitor monitor) {
        Messages messages = site.getService(Messages.class);
        try {
            messages.tell(work.apply(monitor));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            messages.tell(name + ": cancelled, nothing has changed");
            return Status.CANCEL_STATUS;
        } catch (InvalidInput | PluginFailure e) {
            messages.warn(name + ": " + e.getMessage());
            shell.getDisplay().asyncExec(() -> MessageDialog.openError(shell, name, e.getMessage()));
            return Status.OK_STATUS;
        }
    }

    /** Whoever just presses Return does not install. */
    private static boolean trusted(Shell shell, List<String> what) {
        AtomicBoolean yes = new AtomicBoolean();
        shell.getDisplay().syncExec(() -> {
            MessageDialog dialog = new MessageDialog(
                    shell,
                    "Do you trust this plug-in?",
                    null,
                    "Not signed by anyone that this studio trusts:\n\n" + String.join("\n", what)
                            + "\n\nA plug-in runs with your rights on this computer. Install it only if you know"
                            + " where it comes from.",
                    MessageDialog.WARNING,
                    DO_NOT_INSTALL,
                    "Install",
                    "Don't Install");
            yes.set(dialog.open() == INSTALL);
        });
        return yes.get();
    }
}
