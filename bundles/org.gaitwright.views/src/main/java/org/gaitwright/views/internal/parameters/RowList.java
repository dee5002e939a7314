// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/**
 * A list of controls that exist only once they come into sight, so that a hundred lines cost no more than those that are
 * seen. Lines that are equal keep their controls.
 */
final class RowList {
    /** How far beyond the edges rows are made, so that Tab finds the next one. */
    private static final int BEYOND = 80;

    private final LineMaker maker;
    private final ScrolledComposite scroll;
    private final Composite content;
    private final Map<Line, Row> rows = new HashMap<>();
    private List<Line> lines = List.of();
    private int[] tops = {0};

    RowList(Composite parent, LineMaker maker) {
        this.maker = maker;
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        content = new Composite(scroll, SWT.NONE);
        scroll.setContent(content);
        scroll.setExpandHorizontal(true);
        scroll.addListener(SWT.Resize, e -> layOut());
        scroll.getVerticalBar().addListener(SWT.Selection, e -> fill());
        Listener focus = this::reveal;
        parent.getDisplay().addFilter(SWT.FocusIn, focus);
        scroll.addDisposeListener(e -> e.display.removeFilter(SWT.FocusIn, focus));
    }

    Control control() {
        return scroll;
    }

    List<Line> lines() {
        return lines;
    }

    /** Shows these lines, and stays where it was as far as that is. */
    void show(List<Line> now) {
        lines = List.copyOf(now);
        layOut();
    }

    /** Forgets all rows. */
    void clear() {
        lines = List.of();
        rows.values().forEach(Row::dispose);
        rows.clear();
    }

    /** Places everything again, since heights have changed. */
    void layOut() {
        int width = scroll.getClientArea().width;
        tops = new int[lines.size() + 1];
        for (int i = 0; i < lines.size(); i++) {
            tops[i + 1] = tops[i] + maker.height(lines.get(i), width);
        }
        content.setSize(width, Math.max(tops[lines.size()], scroll.getClientArea().height));
        scroll.getVerticalBar().setIncrement(24);
        scroll.getVerticalBar().setPageIncrement(Math.max(24, scroll.getClientArea().height - 24));
        rows.values().forEach(Row::forgetPlace);
        fill();
    }

    /** Makes the rows that are in sight. */
    private void fill() {
        int from = scroll.getOrigin().y - BEYOND;
        int to = scroll.getOrigin().y + scroll.getClientArea().height + BEYOND;
        int width = content.getSize().x;
        boolean made = false;
        Set<Line> placed = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            if (tops[i + 1] > from && tops[i] < to) {
                placed.add(lines.get(i));
                made |= !rows.containsKey(lines.get(i));
                Row row = rows.computeIfAbsent(lines.get(i), l -> maker.make(content, l));
                row.place(new Rectangle(0, tops[i], width, tops[i + 1] - tops[i]));
                row.show();
            }
        }
        // whatever was placed before and is not now would lie over others
        rows.forEach((line, row) -> {
            if (!placed.contains(line)) {
                row.setVisible(false);
            }
        });
        if (made) {
            orderTabs();
        }
    }

    private void orderTabs() {
        List<Control> order = new ArrayList<>();
        for (Line line : lines) {
            if (rows.containsKey(line)) {
                order.addAll(rows.get(line).controls());
            }
        }
        content.setTabList(order.toArray(Control[]::new));
    }

    /** The rows that are in sight. */
    List<Row> seen() {
        List<Row> seen = new ArrayList<>();
        int from = scroll.getOrigin().y;
        int to = from + scroll.getClientArea().height;
        for (int i = 0; i < lines.size(); i++) {
            Row row = tops[i + 1] > from && tops[i] < to ? rows.get(lines.get(i)) : null;
            if (row != null) {
                seen.add(row);
            }
        }
        return seen;
    }

    private void reveal(Event event) {
        for (int i = 0; i < lines.size(); i++) {
            Row row = rows.get(lines.get(i));
            if (row != null && event.widget instanceof Control c && row.has(c)) {
                reveal(tops[i], tops[i + 1]);
                return;
            }
        }
    }

    private void reveal(int top, int bottom) {
        Point origin = scroll.getOrigin();
        int height = scroll.getClientArea().height;
        if (top < origin.y) {
            scroll.setOrigin(origin.x, top);
            fill();
        } else if (bottom > origin.y + height) {
            scroll.setOrigin(origin.x, bottom - height);
            fill();
        }
    }
}
