// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.PaintObjectEvent;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.GlyphMetrics;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.internal.help.page.PageText.Line;
import org.gaitwright.workbench.internal.help.page.PageText.Piece;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * Shows a page. Links are followed by click, or by Tab and Enter; words can be selected and copied. No browser is
 * needed, and nothing leaves the machine.
 */
public final class PageViewer {
    private static final int MARGIN = 20;
    private static final int LEAST = 160;
    private static final int WIDEST = 780;
    private static final int ICON_SIZE = 16;
    private static final int SETTLED_MILLIS = 500;

    private final StyledText text;
    private final PageFonts fonts;
    private final Consumer<String> follow;
    private final int margin;
    private final ResourceManager icons;
    private final List<Piece> links = new ArrayList<>();
    private Page page;
    private List<String> marked = List.of();
    private int laidOutFor = -1;

    /** A page that scrolls by itself. */
    public PageViewer(Composite parent, Consumer<String> follow) {
        this(parent, SWT.V_SCROLL, MARGIN, follow);
    }

    /** Words within something that scrolls. */
    public static PageViewer within(Composite parent, Consumer<String> follow) {
        return new PageViewer(parent, SWT.NONE, 0, follow);
    }

    private PageViewer(Composite parent, int scroll, int margin, Consumer<String> follow) {
        this.follow = follow;
        this.margin = margin;
        text = new StyledText(parent, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | scroll);
        text.setEditable(false);
        text.setCaret(null);
        text.setAlwaysShowScrollBars(false);
        text.setLineSpacing(3);
        fonts = new PageFonts(text);
        text.setFont(fonts.plain);
        text.addListener(SWT.Resize, e -> fit());
        text.addListener(SWT.MouseUp, this::click);
        text.addListener(SWT.MouseMove, this::hover);
        text.addListener(SWT.Traverse, this::traverse);
        text.addPaintObjectListener(this::paintIcon);
        icons = new LocalResourceManager(JFaceResources.getResources(), text);
        followTheme();
    }

    /** Style sheets are applied once more when the desktop has followed the theme, and undo what was set here. */
    private void followTheme() {
        Display display = text.getDisplay();
        Themes.follow(text, () -> {
            display.asyncExec(this::restyle);
            display.timerExec(SETTLED_MILLIS, this::restyle);
        });
    }

    public Control control() {
        return text;
    }

    /** Shows a page from its top, with words that were searched for made visible. */
    public void show(Page shown, List<String> words) {
        page = shown;
        marked = words;
        layOut();
        text.setTopIndex(0);
        text.setSelection(0);
    }

    private void restyle() {
        if (!text.isDisposed() && page != null) {
            layOut();
        }
    }

    /** Tables depend on the width; narrower than its measure, a page is laid out again. */
    private void fit() {
        int room = room();
        if (page != null && room != laidOutFor) {
            int top = text.getTopIndex();
            layOut();
            text.setTopIndex(top);
        }
    }

    private int room() {
        return Math.min(WIDEST, Math.max(LEAST, text.getClientArea().width - 2 * margin));
    }

    private void layOut() {
        laidOutFor = room();
        Ink ink = Ink.of(text);
        PageText content = content();
        text.setRedraw(false);
        text.setMargins(margin, margin, Math.max(margin, text.getClientArea().width - margin - WIDEST), margin);
        if (margin == 0) {
            text.setBackground(text.getParent().getBackground());
        }
        text.setText(content.text());
        for (int i = 0; i < content.lines().size(); i++) {
            line(i, content.lines().get(i), ink);
        }
        text.setStyleRanges(ranges(content, ink));
        mark(content.text().toLowerCase(Locale.ROOT), ink);
        text.setRedraw(true);
    }

    private PageText content() {
        GC gc = new GC(text);
        try {
            return new PageText(
                    page,
                    (words, strong) -> {
                        gc.setFont(strong ? fonts.strong : fonts.plain);
                        int plain = gc.stringExtent(words).x;
                        gc.setFont(fonts.code);
                        return Math.max(plain, gc.stringExtent(words).x);
                    },
                    laidOutFor);
        } finally {
            gc.dispose();
        }
    }

    private void line(int index, Line line, Ink ink) {
        text.setLineIndent(index, 1, line.indent());
        text.setLineWrapIndent(index, 1, line.wrapIndent());
        text.setLineVerticalIndent(index, line.above());
        if (!line.tabs().isEmpty()) {
            text.setLineTabStops(
                    index, 1, line.tabs().stream().mapToInt(Integer::intValue).toArray());
        }
        switch (line.tone()) {
            case CODE, COLUMNS -> text.setLineBackground(index, 1, ink.of(Tone.WELL));
            case OTHER_ROW -> text.setLineBackground(index, 1, ink.of(Tone.STRIPE));
            case NOTE -> text.setLineBackground(index, 1, ink.of(Tone.NOTE));
            default -> text.setLineBackground(index, 1, null);
        }
    }

    private StyleRange[] ranges(PageText content, Ink ink) {
        links.clear();
        List<StyleRange> ranges = new ArrayList<>();
        for (Piece piece : content.pieces()) {
            if (piece.span().isLink()) {
                links.add(piece);
            }
            Line line = content.lines().get(text.getLineAtOffset(piece.start()));
            ranges.add(range(piece, line, ink));
        }
        return ranges.toArray(StyleRange[]::new);
    }

    /** Puts what was searched for on a ground of its own. */
    private void mark(String all, Ink ink) {
        for (String word : marked) {
            for (int i = all.indexOf(word); i >= 0; i = all.indexOf(word, i + word.length())) {
                for (StyleRange range : text.getStyleRanges(i, word.length())) {
                    range.background = ink.of(Tone.NOTE);
                    text.setStyleRange(range);
                }
            }
        }
    }

    private StyleRange range(Piece piece, Line line, Ink ink) {
        Span span = piece.span();
        StyleRange range = new StyleRange();
        range.start = piece.start();
        range.length = piece.length();
        range.font = fonts.of(line.tone(), span.look());
        range.data = piece;
        range.foreground = ink.of(span.isLink() ? Tone.LINK : Tone.TEXT);
        if (span.look() == Span.Look.ICON) {
            range.metrics = new GlyphMetrics(ICON_SIZE - 3, 3, PageText.ICON_WIDTH);
        }
        if (span.look() == Span.Look.CODE && line.tone() != PageText.Tone.CODE) {
            range.background = ink.of(Tone.WELL);
        }
        if (span.look() == Span.Look.KEY) {
            range.borderStyle = SWT.BORDER_SOLID;
            range.borderColor = ink.of(Tone.AXIS);
            range.background = ink.of(Tone.WELL);
        }
        range.underline = span.isLink();
        return range;
    }

    private Piece linkAt(int x, int y) {
        int offset = text.getOffsetAtPoint(new Point(x, y));
        return links.stream()
                .filter(p -> offset >= p.start() && offset < p.start() + p.length())
                .findFirst()
                .orElse(null);
    }

    private void click(Event event) {
        Piece link = event.button == 1 && text.getSelectionCount() == 0 ? linkAt(event.x, event.y) : null;
        if (link != null) {
            go(link);
        }
    }

    private void go(Piece link) {
        follow.accept(page.resolve(link.span().target()));
    }

    private void hover(Event event) {
        Piece link = linkAt(event.x, event.y);
        text.setCursor(link == null ? null : text.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        text.setToolTipText(link == null ? null : HelpLinks.words(link.span().target()));
    }

    /** Tab goes from link to link, and on to the next control after the last; Enter follows. */
    private void traverse(Event event) {
        Point selected = text.getSelection();
        switch (event.detail) {
            case SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS -> {
                boolean forward = event.detail == SWT.TRAVERSE_TAB_NEXT;
                Piece next = forward ? after(selected.y) : before(selected.x);
                event.doit = next == null;
                if (next != null) {
                    text.setSelection(next.start(), next.start() + next.length());
                    text.showSelection();
                }
            }
            case SWT.TRAVERSE_RETURN -> links.stream()
                    .filter(p -> p.start() == selected.x && p.start() + p.length() == selected.y)
                    .findFirst()
                    .ifPresent(this::go);
            default -> event.doit = true;
        }
    }

    private Piece after(int offset) {
        return links.stream().filter(p -> p.start() >= offset).findFirst().orElse(null);
    }

    private Piece before(int offset) {
        return links.stream()
                .filter(p -> p.start() < offset)
                .reduce((a, b) -> b)
                .orElse(null);
    }

    private void paintIcon(PaintObjectEvent event) {
        if (event.style.data instanceof Piece piece && piece.span().look() == Span.Look.ICON) {
            event.gc.drawImage(icon(piece.span().target()), event.x + 1, event.y + event.ascent - ICON_SIZE + 3);
        }
    }

    /** @param address the name of a bundle and a path in it; if there is no such file, a red square says so */
    private Image icon(String address) {
        String bundle = address.substring(0, Math.max(0, address.indexOf('/')));
        return icons.get(ResourceLocator.imageDescriptorFromBundle(bundle, address.substring(bundle.length()))
                .orElse(ImageDescriptor.getMissingImageDescriptor()));
    }
}
