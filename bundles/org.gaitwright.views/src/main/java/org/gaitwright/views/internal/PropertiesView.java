// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.IPage;
import org.eclipse.ui.part.PageBook;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertySheet;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Places;

/** What is selected, in detail: the platform's view, with words where it would be blank. */
public final class PropertiesView extends PropertySheet {
    /** Pinning and second copies, as the platform offers them, are of no use here. */
    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        getViewSite().getActionBars().getToolBarManager().removeAll();
        getViewSite().getActionBars().getMenuManager().removeAll();
    }

    @Override
    protected IPage createDefaultPage(PageBook book) {
        Page page = new Page();
        initPage(page);
        page.createControl(book);
        return page;
    }

    /** A part that brings nothing of its own gets the page with words, not the platform's without. */
    @Override
    protected PageRec doCreatePage(IWorkbenchPart part) {
        PageRec made = super.doCreatePage(part);
        if (made == null || !made.page.getClass().getName().startsWith("org.eclipse.")) {
            return made;
        }
        doDestroyPage(part, made);
        return null;
    }

    /** Files are told about in our words; everything else by itself. */
    private static IPropertySource source(Object selected) {
        // an editor in which nothing is selected stands for its file
        IResource file = selected instanceof IEditorPart editor
                ? ResourceUtil.getFile(editor.getEditorInput())
                : Adapters.adapt(selected, IResource.class);
        return file == null ? Adapters.adapt(selected, IPropertySource.class) : new FileFacts(file);
    }

    private final class Page extends PropertySheetPage {
        private final StackLayout layout = new StackLayout();
        private Composite stack;
        private Control hint;

        Page() {
            setPropertySourceProvider(PropertiesView::source);
            // in the order in which a source tells them: the name first
            setSorter(new PropertySheetSorter() {
                @Override
                public int compare(IPropertySheetEntry a, IPropertySheetEntry b) {
                    return 0;
                }
            });
        }

        /** What there is to see is all there is. */
        @Override
        public void makeContributions(IMenuManager menu, IToolBarManager bar, IStatusLineManager line) {
            // neither categories to switch off nor expert properties
        }

        @Override
        public void createControl(Composite parent) {
            stack = new Composite(parent, SWT.NONE);
            stack.setLayout(layout);
            hint = new EmptyState(
                            stack,
                            Icons.at(PropertiesView.class, "icons/properties.svg"),
                            "Properties",
                            "Double-click a body in the 3D scene to see its mass, position, forces and torques, or"
                                    + " select a file in the Explorer to see its location, size and time of change.")
                    .action("Show the 3D scene", () -> open("scene"))
                    .action("Show the Explorer", () -> open("explorer"))
                    .control();
            super.createControl(stack);
            layout.topControl = hint;
        }

        private void open(String view) {
            Places.show(PropertiesView.this.getSite().getPage(), "org.gaitwright.views." + view);
        }

        @Override
        public Control getControl() {
            return stack;
        }

        @Override
        public void selectionChanged(IWorkbenchPart part, ISelection selection) {
            super.selectionChanged(part, selection);
            Control table = super.getControl();
            layout.topControl = table instanceof Tree tree && tree.getItemCount() > 0 ? table : hint;
            stack.layout();
        }
    }
}
