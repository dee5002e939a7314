// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.CameraMode;
import org.gaitwright.viewport.StandardView;
import org.gaitwright.views.internal.live.ViewAction;

/** The drop-downs of the scene: where it is seen from, and what is drawn over it. */
public final class SceneMenus {
    private final ScenePicture picture;
    private final SceneCameras cameras;
    private final Runnable changed;

    /** @param changed told when something was chosen that is worth keeping */
    public SceneMenus(ScenePicture picture, SceneCameras cameras, Runnable changed) {
        this.picture = picture;
        this.cameras = cameras;
        this.changed = changed;
    }

    private Camera camera() {
        return picture.viewport().camera();
    }

    public void fillCameras(IMenuManager menu) {
        for (CameraMode mode : CameraMode.values()) {
            menu.add(choice(words(mode), camera().mode() == mode, () -> camera().mode(mode)));
        }
        menu.add(new Separator());
        for (StandardView view : StandardView.values()) {
            menu.add(action(words(view), () -> camera().look(view)));
        }
        menu.add(action("&Frame Selection or Character\tF", picture.viewport()::frameSelection));
        menu.add(action("&Reset View\tHome", camera()::reset));
        menu.add(new Separator());
        MenuManager keep = new MenuManager("&Keep This View As");
        for (int n = 1; n <= CameraBookmarks.MOST; n++) {
            int number = n;
            keep.add(action("Camera &" + n + "\tShift+" + n, () -> keep(number)));
        }
        menu.add(keep);
        for (int n : cameras.numbers()) {
            menu.add(action("Camera &" + n + "\t" + n, () -> recall(n)));
        }
    }

    private static String words(CameraMode mode) {
        return switch (mode) {
            case FOLLOW -> "F&ollow the Character";
            case ORBIT -> "&Orbit: Stay in Place";
            case FIXED -> "Fi&xed: Stay and Turn Towards It";
        };
    }

    private static String words(StandardView view) {
        return switch (view) {
            case FRONT -> "From the &Front";
            case BEHIND -> "From &Behind";
            case TOP -> "From &Above";
            case LEFT -> "From Its &Left";
            case RIGHT -> "From Its &Right";
        };
    }

    /** Keeps where the camera is. */
    public void keep(int number) {
        cameras.set(number, camera().pose());
        changed.run();
    }

    /** Flies to where the camera was kept, if it was. */
    public void recall(int number) {
        cameras.get(number).ifPresent(camera()::flyTo);
        picture.keepCamera();
    }

    public void fillOverlays(IMenuManager menu) {
        for (Overlay o : Overlay.values()) {
            Action a = choice(o.label(), picture.overlay(o), () -> picture.setOverlay(o, !picture.overlay(o)));
            a.setToolTipText(o.help());
            menu.add(a);
        }
        menu.add(new Separator());
        MenuManager arrows = new MenuManager("&Length of Force Arrows");
        for (double n : ForceScale.CHOICES) {
            arrows.add(radio(
                    "1 m for " + Math.round(n) + " N",
                    picture.scale().newtonsPerMetre() == n,
                    () -> picture.setScale(new ForceScale(n))));
        }
        menu.add(arrows);
        MenuManager pushes = new MenuManager("Strength of Mouse P&ushes");
        for (double n : MousePush.CHOICES) {
            pushes.add(
                    radio(Math.round(n) + " N for a drag of 1 m", picture.push().scale() == n, () -> picture.push()
                            .setScale(n)));
        }
        menu.add(pushes);
    }

    private void measureKey(Event e) {
        boolean plain = (e.stateMask & SWT.MODIFIER_MASK) == 0;
        if (plain && e.keyCode == 'm') {
            picture.measure().on(!picture.measure().on());
        } else if (e.keyCode == SWT.ESC && picture.measure().on()) {
            picture.measure().on(false);
        }
    }

    private Action action(String text, Runnable run) {
        return ViewAction.of(text, kept(run));
    }

    private Action choice(String text, boolean on, Runnable run) {
        Runnable work = kept(run);
        return ViewAction.check(text, on, now -> work.run());
    }

    private Action radio(String text, boolean on, Runnable run) {
        return ViewAction.radio(text, on, kept(run));
    }

    private Runnable kept(Runnable run) {
        return () -> {
            run.run();
            picture.keepCamera();
            changed.run();
        };
    }

    /** Keys of the scene that are not commands: cameras by number, M measures, Esc ends that; and moves of the camera. */
    public void listen(Control canvas) {
        for (int type : new int[] {SWT.MouseUp, SWT.MouseWheel, SWT.KeyUp}) {
            canvas.addListener(type, e -> canvas.getDisplay().asyncExec(() -> {
                if (!canvas.isDisposed()) {
                    picture.keepCamera();
                }
            }));
        }
        canvas.addListener(SWT.KeyDown, this::measureKey);
        canvas.addListener(SWT.KeyDown, e -> {
            int number = e.keyCode - '0';
            if (number >= 1 && number <= CameraBookmarks.MOST) {
                // not with Ctrl: Ctrl+3 finds commands everywhere
                if ((e.stateMask & SWT.MODIFIER_MASK) == SWT.MOD2) {
                    keep(number);
                } else if ((e.stateMask & SWT.MODIFIER_MASK) == 0) {
                    recall(number);
                }
            }
        });
    }
}
