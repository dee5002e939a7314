// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.gaitwright.viewport.Camera;

/** Events of a widget for the {@link Mouse}, and keys: F frames, Home resets, plus and minus zoom, Esc cancels. */
public final class Controls {
    private final Control control;
    private final Camera camera;
    private final Mouse mouse;
    private final Runnable frame;
    private final Runnable clear;
    private int cursor = SWT.DEFAULT;
    private int held;
    private boolean opensMenu;

    /** {@code frame} brings what is selected into view; {@code clear} selects nothing. */
    public Controls(Control control, Camera camera, Mouse mouse, Runnable frame, Runnable clear) {
        this.control = control;
        this.camera = camera;
        this.mouse = mouse;
        this.frame = frame;
        this.clear = clear;
        control.addListener(SWT.MouseDown, this::press);
        control.addListener(SWT.MouseMove, this::move);
        control.addListener(SWT.MouseUp, this::release);
        control.addListener(SWT.MouseDoubleClick, e -> mouse.doubleClick(pointer(e, e.button)));
        control.addListener(SWT.MouseWheel, this::wheel);
        control.addListener(SWT.MouseExit, e -> hover(e));
        control.addListener(SWT.KeyDown, this::key);
        control.addListener(SWT.FocusOut, e -> mouse.cancel());
        control.addListener(SWT.MenuDetect, e -> e.doit &= e.detail != SWT.MENU_MOUSE || opensMenu);
    }

    private static Pointer pointer(Event e, int button) {
        return new Pointer(e.x, e.y, button, (e.stateMask & SWT.MOD1) != 0, (e.stateMask & SWT.SHIFT) != 0);
    }

    private void press(Event e) {
        control.setFocus();
        held = e.button;
        mouse.press(pointer(e, e.button));
        if (e.button == 3 && !mouse.busy()) {
            openMenu(control.toDisplay(e.x, e.y));
        }
    }

    /** Asks listeners first, as the platform does; that itself asks before the mouse knows whether the right button pushes. */
    private void openMenu(Point at) {
        Menu menu = control.getMenu();
        Event ask = new Event();
        ask.x = at.x;
        ask.y = at.y;
        ask.detail = SWT.MENU_MOUSE;
        opensMenu = true;
        control.notifyListeners(SWT.MenuDetect, ask);
        opensMenu = false;
        if (menu != null && ask.doit) {
            menu.setLocation(at);
            menu.setVisible(true);
        }
    }

    private void move(Event e) {
        if (mouse.busy() && (e.stateMask & SWT.BUTTON_MASK) == 0) {
            // the release went elsewhere, to a menu or another window
            mouse.release(pointer(e, held));
        }
        hover(e);
    }

    private void hover(Event e) {
        int wanted = mouse.move(pointer(e, mouse.busy() ? held : 0));
        if (wanted != cursor) {
            cursor = wanted;
            control.setCursor(
                    wanted == SWT.DEFAULT ? null : control.getDisplay().getSystemCursor(wanted));
        }
    }

    private void release(Event e) {
        if (e.button == held) {
            mouse.release(pointer(e, e.button));
        }
    }

    private void wheel(Event e) {
        mouse.wheel(e.x, e.y, e.count / 3.0);
        e.doit = false;
    }

    private void key(Event e) {
        if (e.keyCode == SWT.ESC) {
            // Ctrl is held down while a body is grabbed
            escape();
            return;
        }
        if ((e.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) != 0) {
            return;
        }
        switch (e.keyCode) {
            case 'f' -> frame.run();
            case SWT.HOME -> camera.reset();
            case '+', '=', SWT.KEYPAD_ADD -> camera.zoom(OrbitTool.ZOOM_PER_NOTCH, camera.target());
            case '-', SWT.KEYPAD_SUBTRACT -> camera.zoom(1 / OrbitTool.ZOOM_PER_NOTCH, camera.target());
            default -> {}
        }
    }

    private void escape() {
        if (!mouse.cancel()) {
            clear.run();
        }
    }
}
