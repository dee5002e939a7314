// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.workbench.look.Icons;

/** A button of a tool bar with a menu, which is filled again each time it opens: what is chosen changes by keys, too. */
public final class DropDown extends Action implements IMenuCreator {
    private final MenuManager manager = new MenuManager();
    /** Null: the button opens the menu, as its arrow does. */
    private final Runnable pressed;

    public DropDown(String words, String icon, Consumer<IMenuManager> filler) {
        this(words, icon, null, filler);
    }

    /** @param pressed what the button does; its arrow opens the menu */
    public DropDown(String words, String icon, Runnable pressed, Consumer<IMenuManager> filler) {
        super(words, IAction.AS_DROP_DOWN_MENU);
        this.pressed = pressed;
        manager.setRemoveAllWhenShown(true);
        manager.addMenuListener(filler::accept);
        setImageDescriptor(Icons.descriptor(DropDown.class, "icons/" + icon + ".svg"));
        setMenuCreator(this);
    }

    @Override
    public void runWithEvent(Event event) {
        if (pressed != null) {
            pressed.run();
        } else if (event.widget instanceof ToolItem item) {
            Menu menu = getMenu(item.getParent());
            Rectangle box = item.getBounds();
            menu.setLocation(item.getParent().toDisplay(box.x, box.y + box.height));
            menu.setVisible(true);
        }
    }

    @Override
    public Menu getMenu(Control parent) {
        return manager.createContextMenu(parent);
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void dispose() {
        manager.dispose();
    }
}
