// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.io.optimization.RunFolder;
import org.gaitwright.io.optimization.RunHistory;

/** Reads the tables of a run while somebody may be appending to them. */
public final class HistoryReader {
    private static final String REPORT = "report.json";
    private static final double[] UNKNOWN = {};

    private HistoryReader() {}

    public static RunHistory read(Path folder) throws IOException {
        RunCard card = RunCard.read(folder);
        Map<Long, double[]> spreads = spreads(folder);
        List<RunHistory.Row> rows = new ArrayList<>();
        List<String> lines = lines(folder.resolve(RunTables.HISTORY));
        int columns = RunTables.COLUMNS.size();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            String[] cells = line.split(",", -1);
            if (cells.length == columns) {
                rows.add(row(cells, spreads));
            }
        }
        return new RunHistory(card.name(), card.seed(), rows, RunFolder.spent(folder), ending(folder, rows.size()));
    }

    private static RunHistory.Row row(String[] cells, Map<Long, double[]> spreads) {
        long number = Long.parseLong(cells[0]);
        double[] spread = spreads.getOrDefault(number, UNKNOWN);
        int half = spread.length / 2;
        return new RunHistory.Row(
                number,
                Long.parseLong(cells[1]),
                number(cells[2]),
                number(cells[3]),
                number(cells[4]),
                number(cells[5]),
                number(cells[6]),
                number(cells[7]),
                cells[9].isEmpty() ? 0 : Long.parseLong(cells[9]),
                Arrays.copyOfRange(spread, 0, half),
                Arrays.copyOfRange(spread, half, spread.length));
    }

    /** Means, then deviations, by generation. */
    private static Map<Long, double[]> spreads(Path folder) throws IOException {
        Map<Long, double[]> spreads = new HashMap<>();
        List<String> lines = lines(folder.resolve(RunTables.DISTRIBUTION));
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            String[] cells = line.split(",", -1);
            double[] values = new double[cells.length - 1];
            for (int i = 0; i < values.length; i++) {
                values[i] = number(cells[i + 1]);
            }
            spreads.put(Long.parseLong(cells[0]), values);
        }
        return spreads;
    }

    /** Lines that are whole: one that is being written has no end yet. */
    private static List<String> lines(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        String text = Files.readString(file);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private static double number(String cell) {
        return switch (cell) {
            case "" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(cell);
        };
    }

    /** A report of fewer generations than there are is of an earlier end. */
    private static Optional<RunHistory.Ending> ending(Path folder, int generations) throws IOException {
        Path file = folder.resolve(REPORT);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            JsonObject o = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
            if (!o.has("generations") || o.get("generations").getAsLong() != generations) {
                return Optional.empty();
            }
            JsonElement reason = o.get("stopped");
            return Optional.of(new RunHistory.Ending(
                    reason == null || reason.isJsonNull() ? "" : reason.getAsString(),
                    o.has("feasible") && o.get("feasible").getAsBoolean()));
        } catch (JsonParseException | IllegalStateException | NumberFormatException e) {
            // a report that somebody has edited says nothing; the tables still do
            return Optional.empty();
        }
    }
}
