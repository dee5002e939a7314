// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.util.List;
import java.util.Map;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.cli.internal.console.Table;
import org.gaitwright.cli.internal.console.Terminal;

/** Results of a benchmark as tables. */
final class BenchTables {
    private BenchTables() {}

    static void print(Map<String, Object> result, Terminal terminal) {
        result.forEach((title, part) -> {
            if (part instanceof List<?> rows && !rows.isEmpty()) {
                terminal.line(terminal.bold(title));
                rows(rows, terminal);
            } else if (part instanceof Map<?, ?> values && !values.isEmpty()) {
                terminal.line(terminal.bold(title));
                Table table = new Table();
                values.forEach((name, value) -> table.row(s -> s, String.valueOf(name), cell(value)));
                table.print(terminal);
            }
        });
    }

    private static void rows(List<?> rows, Terminal terminal) {
        Table table = new Table();
        Map<?, ?> first = (Map<?, ?>) rows.get(0);
        table.row(terminal::dim, first.keySet().stream().map(String::valueOf).toArray(String[]::new));
        for (Object row : rows) {
            table.row(
                    s -> s,
                    ((Map<?, ?>) row).values().stream().map(BenchTables::cell).toArray(String[]::new));
        }
        table.print(terminal);
    }

    private static String cell(Object value) {
        if (value instanceof Double d) {
            return Figures.number(d);
        }
        return value == null ? "-" : String.valueOf(value);
    }
}
