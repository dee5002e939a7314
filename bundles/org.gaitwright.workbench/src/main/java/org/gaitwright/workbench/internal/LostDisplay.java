// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.lang.reflect.Method;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/**
 * What is still done when the X server goes away. Its library then ends the process at once: without a word, and without what
 * Java does at an end. So it is asked to call here first.
 */
final class LostDisplay {
    /** Jobs that keep what was typed in editors do so within this time. */
    private static final long GRACE_MILLIS = 700;
    /** A disk that hangs must not keep the process. */
    private static final long PATIENCE_MILLIS = 5_000;

    private final String name;
    private volatile Runnable last = () -> {};
    private boolean told;

    private LostDisplay(String name) {
        this.name = name;
    }

    /** Watches the connection from now on. Where there is no X server, nothing is done. */
    static LostDisplay watch(Display display) {
        String name = System.getenv("DISPLAY");
        LostDisplay lost = new LostDisplay(name == null ? "" : name);
        if (SWT.getPlatform().equals("gtk")) {
            lost.listen(display.getClass().getClassLoader());
        }
        return lost;
    }

    /** What to do before the end, on any thread; it must not ask anything of the display. */
    void before(Runnable work) {
        last = work;
    }

    /** SWT has no other way in, and its part for GTK is not there on other systems: hence by name. */
    private void listen(ClassLoader swt) {
        try {
            Class<?> os = swt.loadClass("org.eclipse.swt.internal.gtk.OS");
            if ((boolean) os.getMethod("isX11").invoke(null)) {
                Class<?> type = swt.loadClass("org.eclipse.swt.internal.Callback");
                Object callback = type.getConstructor(Object.class, String.class, int.class)
                        .newInstance(this, "lost", 1);
                Method handle = os.getMethod("XSetIOErrorHandler", long.class);
                handle.invoke(null, type.getMethod("getAddress").invoke(callback));
            }
        } catch (ReflectiveOperationException e) {
            ILog.get().info("This SWT does not report a lost display; saved data may then be some seconds old", e);
        }
    }

    /**
     * Called by the library of the X server, on the thread that noticed, with the address of its connection. When this
     * returns, the library ends the process. Java must not: its exit waits for locks that the library holds meanwhile.
     */
    synchronized long lost(long connection) {
        if (told) {
            return connection;
        }
        told = true;
        System.err.println("gaitwright: the display " + name
                + " is gone: its X server has ended, or the connection broke."
                + " The studio exits. The run and unsaved text were saved; start it again to continue.");
        Thread rescue = new Thread(this::rescue, "Saving the session");
        rescue.setDaemon(true);
        rescue.start();
        try {
            rescue.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            System.err.println("gaitwright: interrupted while saving: " + e);
        }
        return connection;
    }

    private void rescue() {
        try {
            last.run();
            Thread.sleep(GRACE_MILLIS);
        } catch (RuntimeException | InterruptedException e) {
            System.err.println("gaitwright: the last seconds could not be saved: " + e);
        }
    }
}
