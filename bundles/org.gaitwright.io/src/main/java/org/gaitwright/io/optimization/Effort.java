// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gaitwright.io.Json;

/**
 * What a search has taken, over all of its parts.
 *
 * @param cpuSeconds processor time of all workers
 * @param wallSeconds time on the clock
 */
public record Effort(double cpuSeconds, double wallSeconds) {
    public static final Effort NONE = new Effort(0, 0);

    public Effort plus(Effort more) {
        return new Effort(cpuSeconds + more.cpuSeconds, wallSeconds + more.wallSeconds);
    }

    /** What was taken since. */
    public Effort minus(Effort before) {
        return new Effort(cpuSeconds - before.cpuSeconds, wallSeconds - before.wallSeconds);
    }

    String text() {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("cpu_s", cpuSeconds);
        m.put("wall_s", wallSeconds);
        return Json.text(m);
    }

    /** Of a file; none if it is not there or says nothing: a search can go on without. */
    @SuppressWarnings("unused") // as above
    static Effort read(Path file) throws IOException {
        try {
            JsonObject o = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
            return new Effort(o.get("cpu_s").getAsDouble(), o.get("wall_s").getAsDouble());
        } catch (NoSuchFileException
                | JsonParseException
                | IllegalStateException
                | NullPointerException
                | UnsupportedOperationException
                | NumberFormatException e) {
            return NONE;
        }
    }
}
