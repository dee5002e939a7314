// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.List;
import java.util.function.BiConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TreePath;
import org.eclipse.jface.viewers.TreeSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.workbench.internal.help.book.Book;
import org.gaitwright.workbench.internal.help.book.Contents;
import org.gaitwright.workbench.internal.help.book.Hit;
import org.gaitwright.workbench.look.Icons;

/** A field to search in, and below it the contents, or what was found. */
final class ContentsPane {
    private static final int SEARCH_DELAY_MILLIS = 150;

    private final Composite pane;
    private final Composite lists;
    private final StackLayout stack = new StackLayout();
    private final Text field;
    private final TreeViewer contents;
    private final TableViewer found;
    private final BiConsumer<String, List<String>> choose;
    private boolean quiet;
    private int typed;

    /** {@code choose} gets the address of a page and the words to mark on it. */
    ContentsPane(Composite parent, BiConsumer<String, List<String>> choose) {
        this.choose = choose;
        pane = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 6).applyTo(pane);
        field = new Text(pane, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        field.setMessage("Search the help");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        lists = new Composite(pane, SWT.NONE);
        lists.setLayout(stack);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(lists);
        contents = new TreeViewer(lists, SWT.SINGLE | SWT.V_SCROLL);
        found = new TableViewer(lists, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        ResourceManager icons = new LocalResourceManager(JFaceResources.getResources(), pane);
        contents.setContentProvider(new Chapters());
        contents.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels(icons)));
        found.setContentProvider(ArrayContentProvider.getInstance());
        found.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels(icons)));
        stack.topControl = contents.getControl();
        listen();
    }

    private void listen() {
        field.addListener(SWT.Modify, e -> {
            int now = ++typed;
            field.getDisplay().timerExec(SEARCH_DELAY_MILLIS, () -> {
                if (now == typed && !field.isDisposed()) {
                    search();
                }
            });
        });
        field.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ARROW_DOWN) {
                stack.topControl.setFocus();
            } else if (e.keyCode == SWT.ESC) {
                field.setText("");
            }
        });
        field.addListener(SWT.DefaultSelection, e -> {
            search();
            if (found.getElementAt(0) instanceof Hit best) {
                found.setSelection(new StructuredSelection(best), true);
            }
        });
        contents.addSelectionChangedListener(
                e -> chosen(e.getStructuredSelection().getFirstElement()));
        found.addSelectionChangedListener(e -> chosen(e.getStructuredSelection().getFirstElement()));
        contents.addDoubleClickListener(e -> {
            if (((StructuredSelection) e.getSelection()).getFirstElement() instanceof Contents chapter) {
                contents.setExpandedState(chapter, !contents.getExpandedState(chapter));
            }
        });
    }

    Control control() {
        return pane;
    }

    void setFocus() {
        field.setFocus();
    }

    /** Looks for words as if they had been typed. */
    void search(String words) {
        field.setText(words);
        typed++;
        search();
    }

    void show(Book book) {
        quiet = true;
        contents.setInput(book);
        contents.expandAll();
        quiet = false;
    }

    /** Selects a page among the contents without turning to it. */
    void select(String address) {
        quiet = true;
        ((Book) contents.getInput()).chapters().forEach(chapter -> chapter.entries().stream()
                .filter(e -> e.address().equals(address))
                .findFirst()
                .ifPresent(
                        e -> contents.setSelection(new TreeSelection(new TreePath(new Object[] {chapter, e})), true)));
        quiet = false;
    }

    private void search() {
        String query = field.getText();
        boolean searching = !Hit.words(query).isEmpty();
        if (searching) {
            List<Hit> hits = Hit.search(((Book) contents.getInput()).all(), query);
            found.setInput(hits.isEmpty() ? List.of("Nothing found for “" + query.strip() + "”") : hits);
        }
        stack.topControl = searching ? found.getControl() : contents.getControl();
        lists.layout();
    }

    private void chosen(Object element) {
        if (quiet) {
            return;
        }
        if (element instanceof Contents.Entry entry) {
            choose.accept(entry.address(), List.of());
        } else if (element instanceof Hit hit) {
            choose.accept(hit.page().address(), Hit.words(field.getText()));
        }
    }

    private static final class Chapters implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((Book) input).chapters().toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof Contents chapter ? chapter.entries().toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof Contents;
        }
    }

    private static final class Labels extends LabelProvider implements IStyledLabelProvider {
        private final ResourceManager icons;

        Labels(ResourceManager icons) {
            this.icons = icons;
        }

        @Override
        public StyledString getStyledText(Object element) {
            if (element instanceof Contents chapter) {
                return new StyledString(chapter.title());
            }
            if (element instanceof Contents.Entry entry) {
                return new StyledString(entry.title());
            }
            if (element instanceof Hit hit) {
                return new StyledString(hit.page().title()).append("  " + hit.excerpt(), StyledString.QUALIFIER_STYLER);
            }
            return new StyledString(String.valueOf(element), StyledString.QUALIFIER_STYLER);
        }

        @Override
        public Image getImage(Object element) {
            String icon = element instanceof Contents ? "book" : element instanceof String ? null : "page";
            return icon == null ? null : icons.create(Icons.descriptor(Labels.class, "icons/" + icon + ".svg"));
        }
    }
}
