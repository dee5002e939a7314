// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Rows in aligned columns; the last column runs free. */
public final class Table {
    private final List<String[]> rows = new ArrayList<>();
    private final List<UnaryOperator<String>> looks = new ArrayList<>();

    /** Adds a row, painted as a whole by {@code look} once its width is known. */
    public void row(UnaryOperator<String> look, String... cells) {
        rows.add(cells);
        looks.add(look);
    }

    public void print(Terminal terminal) {
        int columns = rows.stream().mapToInt(r -> r.length).max().orElse(0);
        int[] width = new int[columns];
        for (String[] row : rows) {
            for (int c = 0; c < row.length; c++) {
                width[c] = Math.max(width[c], row[c].codePointCount(0, row[c].length()));
            }
        }
        for (int r = 0; r < rows.size(); r++) {
            terminal.line(looks.get(r).apply(line(rows.get(r), width)));
        }
    }

    private static String line(String[] row, int[] width) {
        StringBuilder s = new StringBuilder();
        for (int c = 0; c < row.length; c++) {
            s.append(c == 0 ? "  " : "").append(row[c]);
            if (c < row.length - 1) {
                s.append(" ".repeat(width[c] - row[c].codePointCount(0, row[c].length()) + 2));
            }
        }
        return s.toString().stripTrailing();
    }
}
