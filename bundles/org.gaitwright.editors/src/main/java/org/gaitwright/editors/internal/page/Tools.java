// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.function.Consumer;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.workbench.look.Icons;

/** A row of buttons with icons of this bundle. */
public final class Tools {
    private final ToolBar bar;
    private final LocalResourceManager images;

    public Tools(Composite parent) {
        bar = new ToolBar(parent, SWT.FLAT | SWT.RIGHT);
        images = new LocalResourceManager(JFaceResources.getResources(), bar);
    }

    public ToolBar control() {
        return bar;
    }

    /** A button with an icon alone. */
    public ToolItem push(String icon, String tip, Runnable action) {
        return item(SWT.PUSH, icon, "", tip, action);
    }

    /** A button with an icon and words. */
    public ToolItem push(String icon, String words, String tip, Runnable action) {
        return item(SWT.PUSH, icon, words, tip, action);
    }

    /** A switch. */
    public ToolItem check(String icon, String tip, Consumer<Boolean> action) {
        return check(icon, "", tip, action);
    }

    public ToolItem check(String icon, String words, String tip, Consumer<Boolean> action) {
        ToolItem item = item(SWT.CHECK, icon, words, tip, () -> {});
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.accept(item.getSelection())));
        return item;
    }

    /** A button that opens a menu, filled each time it opens. */
    public ToolItem menu(String icon, String words, String tip, Consumer<Menu> fill) {
        ToolItem item = item(SWT.DROP_DOWN, icon, words, tip, () -> {});
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> {
            Menu menu = new Menu(bar);
            fill.accept(menu);
            Rectangle at = item.getBounds();
            menu.setLocation(bar.toDisplay(new Point(at.x, at.y + at.height)));
            menu.addListener(SWT.Hide, h -> bar.getDisplay().asyncExec(menu::dispose));
            menu.setVisible(true);
        }));
        return item;
    }

    /** Where a button is on the display. */
    public Rectangle place(ToolItem button) {
        return bar.getDisplay().map(bar, null, button.getBounds());
    }

    public void separator() {
        new ToolItem(bar, SWT.SEPARATOR);
    }

    private ToolItem item(int style, String icon, String words, String tip, Runnable action) {
        ToolItem item = new ToolItem(bar, style);
        item.setImage(images.get(Icons.descriptor(Tools.class, icon)));
        item.setText(words);
        item.setToolTipText(tip);
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> action.run()));
        return item;
    }

    /** Changes the icon of a button. */
    public void icon(ToolItem item, String icon) {
        item.setImage(images.get(Icons.descriptor(Tools.class, icon)));
    }
}
