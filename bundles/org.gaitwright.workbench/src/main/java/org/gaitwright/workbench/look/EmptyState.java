// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import java.net.URL;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/** What a view shows when it has nothing to show: what it is for, and the first thing to do. */
public final class EmptyState {
    private static final int ICON = 40;
    private static final int TEXT_WIDTH = 340;

    private final ScrolledComposite scroll;
    private final Composite column;
    private final Label text;

    public EmptyState(Composite parent, URL icon, String title, String explanation) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        Composite middle = new Composite(scroll, SWT.NONE);
        middle.setLayout(new FillLayout());
        GridLayoutFactory.fillDefaults().margins(16, 12).applyTo(middle);
        column = new Composite(middle, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 6).applyTo(column);
        GridDataFactory.swtDefaults()
                .align(SWT.CENTER, SWT.CENTER)
                .grab(true, true)
                .applyTo(column);
        picture(icon);
        Label heading = new Label(column, SWT.CENTER);
        heading.setText(title);
        Font bold = FontDescriptor.createFrom(heading.getFont())
                .increaseHeight(1)
                .setStyle(SWT.BOLD)
                .createFont(heading.getDisplay());
        heading.setFont(bold);
        heading.addDisposeListener(e -> bold.dispose());
        centre(heading, 0);
        text = new Label(column, SWT.WRAP | SWT.CENTER);
        text.setText(explanation);
        centre(text, 0);
        scroll.setContent(middle);
        scroll.addListener(SWT.Resize, e -> fit());
    }

    private void picture(URL icon) {
        Image image = Icons.image(scroll.getDisplay(), icon, ICON);
        Label picture = new Label(column, SWT.CENTER);
        picture.setImage(image);
        picture.addDisposeListener(e -> image.dispose());
        centre(picture, 0);
    }

    /** Offers something to do, below the text. */
    public EmptyState action(String words, Runnable action) {
        return offer(SWT.NONE, "<a>" + words + "</a>", chosen -> action.run());
    }

    /** Offers several things to do in one line. */
    public EmptyState choices(Map<String, Runnable> choices) {
        String links = choices.keySet().stream().map(c -> "<a>" + c + "</a>").collect(Collectors.joining("  ·  "));
        return offer(SWT.WRAP | SWT.CENTER, links, chosen -> choices.getOrDefault(chosen, () -> {})
                .run());
    }

    private EmptyState offer(int style, String links, Consumer<String> follow) {
        Link link = Links.follow(new Link(column, style));
        link.setText(links);
        link.addListener(SWT.Selection, e -> follow.accept(e.text));
        centre(link, 4);
        fit();
        return this;
    }

    /** Changes the explanation. */
    public void explain(String explanation) {
        if (!text.isDisposed() && !text.getText().equals(explanation)) {
            text.setText(explanation);
            fit();
        }
    }

    public Composite control() {
        return scroll;
    }

    /** In the middle of the column; what wraps is as wide as is good to read. */
    private static void centre(Control control, int indent) {
        GridDataFactory.swtDefaults()
                .align(SWT.CENTER, SWT.CENTER)
                .hint((control.getStyle() & SWT.WRAP) != 0 ? TEXT_WIDTH : SWT.DEFAULT, SWT.DEFAULT)
                .indent(0, indent)
                .grab(true, false)
                .applyTo(control);
    }

    private void fit() {
        int room = Math.max(120, scroll.getClientArea().width - 32);
        for (Control c : column.getChildren()) {
            if ((c.getStyle() & SWT.WRAP) != 0) {
                ((GridData) c.getLayoutData()).widthHint = Math.min(TEXT_WIDTH, room);
            }
        }
        scroll.getContent().requestLayout();
        scroll.setMinHeight(scroll.getContent().computeSize(room + 32, SWT.DEFAULT).y);
    }
}
