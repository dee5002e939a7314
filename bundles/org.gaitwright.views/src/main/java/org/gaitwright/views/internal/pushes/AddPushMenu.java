// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.gaitwright.workbench.look.Icons;

/** Adds pushes of the usual kinds. */
final class AddPushMenu extends Action implements IMenuCreator {
    private final Consumer<PushTemplate> add;
    private Menu menu;

    AddPushMenu(Consumer<PushTemplate> add) {
        super("Add a push", IAction.AS_DROP_DOWN_MENU);
        this.add = add;
        setToolTipText("Add a push of 300 N for 0.1 s, a second from now");
        setImageDescriptor(Icons.descriptor(AddPushMenu.class, "icons/add.svg"));
        setMenuCreator(this);
    }

    @Override
    public void run() {
        add.accept(PushTemplate.LEFT);
    }

    @Override
    public Menu getMenu(Control parent) {
        dispose();
        menu = new Menu(parent);
        for (PushTemplate t : PushTemplate.values()) {
            MenuItem item = new MenuItem(menu, SWT.PUSH);
            item.setText(t.words + ": 300 N for 0.1 s");
            item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> add.accept(t)));
        }
        return menu;
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void dispose() {
        if (menu != null) {
            menu.dispose();
            menu = null;
        }
    }
}
