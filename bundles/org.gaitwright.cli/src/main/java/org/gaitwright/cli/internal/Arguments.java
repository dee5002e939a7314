// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The words of the command line, past Equinox, which takes {@code -console}, {@code -data} and others for itself. A shell
 * hands each over as a system property; a batch file can't take its command line apart and hands it over as a whole.
 */
final class Arguments {
    private static final String COUNT = "gaitwright.arguments";
    private static final String WORD = "gaitwright.argument.";
    private static final String LINE = "GAITWRIGHT_ARGUMENTS";

    private Arguments() {}

    /** @param rest what Equinox left over: all there is without a start script */
    static String[] of(Properties properties, Map<String, String> environment, String[] rest) {
        String count = properties.getProperty(COUNT);
        if (count != null) {
            String[] words = new String[Integer.parseInt(count)];
            for (int i = 0; i < words.length; i++) {
                words[i] = properties.getProperty(WORD + i, "");
            }
            return words;
        }
        String line = environment.get(LINE);
        return line == null ? rest : split(line);
    }

    /** As Windows programs do: spaces separate, quotes hold together, and a backslash before a quote makes it a letter. */
    static String[] split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = null;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (!quoted && (c == ' ' || c == '\t')) {
                if (word != null) {
                    words.add(word.toString());
                    word = null;
                }
                continue;
            }
            word = word == null ? new StringBuilder() : word;
            int slashes = 0;
            while (i + slashes < line.length() && line.charAt(i + slashes) == '\\') {
                slashes++;
            }
            boolean beforeQuote = slashes > 0 && i + slashes < line.length() && line.charAt(i + slashes) == '"';
            if (beforeQuote) {
                word.append("\\".repeat(slashes / 2));
                i += slashes - 1;
                if (slashes % 2 == 1) {
                    word.append('"');
                    i++;
                }
            } else if (c == '"') {
                quoted = !quoted;
            } else {
                word.append(c);
            }
        }
        if (word != null) {
            words.add(word.toString());
        }
        return words.toArray(new String[0]);
    }
}
