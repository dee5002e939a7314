// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.ICoolBarManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.gaitwright.workbench.internal.welcome.RecentFilesMenu;

/** The frame of the menus; commands of plugin.xml fill in what runs a simulation. */
final class ActionBars extends ActionBarAdvisor {
    private static final ActionFactory[] ACTIONS = {
        ActionFactory.NEW,
        ActionFactory.CLOSE,
        ActionFactory.CLOSE_ALL,
        ActionFactory.SAVE,
        ActionFactory.SAVE_AS,
        ActionFactory.SAVE_ALL,
        ActionFactory.REVERT,
        ActionFactory.REFRESH,
        ActionFactory.IMPORT,
        ActionFactory.EXPORT,
        ActionFactory.PROPERTIES,
        ActionFactory.QUIT,
        ActionFactory.UNDO,
        ActionFactory.REDO,
        ActionFactory.CUT,
        ActionFactory.COPY,
        ActionFactory.PASTE,
        ActionFactory.DELETE,
        ActionFactory.SELECT_ALL,
        ActionFactory.FIND,
        ActionFactory.RESET_PERSPECTIVE,
        ActionFactory.PREFERENCES,
        ActionFactory.ABOUT,
        ActionFactory.RENAME,
    };

    private IWorkbenchWindow window;

    ActionBars(IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void makeActions(IWorkbenchWindow w) {
        window = w;
        for (ActionFactory factory : ACTIONS) {
            register(factory.create(w));
        }
        getAction(ActionFactory.ABOUT.getId()).setText("&About Gaitwright");
    }

    @Override
    protected void fillMenuBar(IMenuManager bar) {
        bar.add(file());
        bar.add(edit());
        bar.add(view());
        bar.add(open("&Simulate", "simulate"));
        bar.add(open("&Optimise", "optimize"));
        bar.add(windows());
        bar.add(help());
    }

    private MenuManager file() {
        MenuManager file = new MenuManager("&File", IWorkbenchActionConstants.M_FILE);
        MenuManager neu = new MenuManager("&New", "new");
        neu.add(ContributionItemFactory.NEW_WIZARD_SHORTLIST.create(window));
        file.add(neu);
        file.add(new Separator());
        add(file, ActionFactory.CLOSE, ActionFactory.CLOSE_ALL, null);
        add(file, ActionFactory.SAVE, ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL, ActionFactory.REVERT, null);
        add(file, ActionFactory.RENAME, ActionFactory.REFRESH, null, ActionFactory.IMPORT, ActionFactory.EXPORT, null);
        MenuManager recent = new MenuManager("Recent F&iles", "recent");
        recent.add(new RecentFilesMenu(window));
        file.add(recent);
        add(file, ActionFactory.PROPERTIES, null, ActionFactory.QUIT);
        return file;
    }

    private MenuManager edit() {
        MenuManager edit = new MenuManager("&Edit", IWorkbenchActionConstants.M_EDIT);
        add(edit, ActionFactory.UNDO, ActionFactory.REDO, null);
        add(edit, ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE, null);
        add(edit, ActionFactory.DELETE, ActionFactory.SELECT_ALL, null, ActionFactory.FIND);
        // where text editors put what they add
        edit.add(new GroupMarker(IWorkbenchActionConstants.FIND_EXT));
        edit.add(new Separator(IWorkbenchActionConstants.ADD_EXT));
        edit.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        return edit;
    }

    private MenuManager view() {
        MenuManager view = new MenuManager("&View", "view");
        view.add(ContributionItemFactory.VIEWS_SHORTLIST.create(window));
        view.add(new Separator("appearance"));
        return view;
    }

    private MenuManager windows() {
        MenuManager windows = new MenuManager("&Window", IWorkbenchActionConstants.M_WINDOW);
        windows.add(new GroupMarker("perspectives"));
        windows.add(new Separator());
        add(windows, ActionFactory.RESET_PERSPECTIVE, null, ActionFactory.PREFERENCES);
        return windows;
    }

    /** p2 adds Install New Software after "additions". */
    private MenuManager help() {
        MenuManager help = new MenuManager("&Help", IWorkbenchActionConstants.M_HELP);
        help.add(new GroupMarker("group.assist"));
        help.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        add(help, null, ActionFactory.ABOUT);
        return help;
    }

    private static MenuManager open(String label, String id) {
        MenuManager menu = new MenuManager(label, id);
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        return menu;
    }

    @Override
    protected void fillCoolBar(ICoolBarManager bar) {
        bar.setLockLayout(true);
        bar.add(new GroupMarker("run"));
        bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    /** Null stands for a separator. */
    private void add(MenuManager menu, ActionFactory... factories) {
        for (ActionFactory factory : factories) {
            if (factory == null) {
                menu.add(new Separator());
            } else {
                menu.add(getAction(factory.getId()));
            }
        }
    }
}
