// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** A table of words that touches only the cells that have changed. */
public final class TextTable {
    private final Composite frame;
    private final TableColumnLayout layout = new TableColumnLayout();
    private final Table table;
    private List<String[]> shown = List.of();
    private Image sign;

    public TextTable(Composite parent, int style) {
        frame = new Composite(parent, SWT.NONE);
        frame.setLayout(layout);
        table = new Table(frame, style | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.setHeaderVisible(true);
    }

    /** @param weight share of the width, and least width in pixels */
    public TextTable column(String title, int weight, int min) {
        return column(title, weight, min, SWT.LEFT);
    }

    public TextTable column(String title, int weight, int min, int align) {
        TableColumn column = new TableColumn(table, align);
        column.setText(title);
        layout.setColumnData(column, new ColumnWeightData(weight, min, true));
        return this;
    }

    /** Shows an image in the last column of each line. */
    public TextTable sign(Image image) {
        sign = image;
        return this;
    }

    public Composite control() {
        return frame;
    }

    public Table table() {
        return table;
    }

    /** Each line has a cell for each column; empty words and no more for what a sign is shown in. */
    public void show(List<String[]> rows) {
        for (int i = 0; i < rows.size(); i++) {
            String[] before = i < shown.size() ? shown.get(i) : null;
            if (before == null || !Arrays.equals(before, rows.get(i))) {
                TableItem item = i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE);
                item.setText(rows.get(i));
                if (sign != null) {
                    item.setImage(table.getColumnCount() - 1, sign);
                }
            }
        }
        if (table.getItemCount() > rows.size()) {
            table.remove(rows.size(), table.getItemCount() - 1);
        }
        shown = List.copyOf(rows);
    }

    /** All of it, cells parted by tabs, under the titles of the columns. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (TableColumn column : table.getColumns()) {
            text.append(text.length() == 0 ? "" : "\t").append(column.getText());
        }
        for (String[] row : shown) {
            text.append('\n').append(String.join("\t", row));
        }
        return text.append('\n').toString();
    }

    /** The line below a click in the last column; -1 if it was elsewhere. */
    public int signAt(Event click) {
        int last = table.getColumnCount() - 1;
        for (int i = 0; i < table.getItemCount(); i++) {
            if (table.getItem(i).getBounds(last).contains(click.x, click.y)) {
                return i;
            }
        }
        return -1;
    }
}
