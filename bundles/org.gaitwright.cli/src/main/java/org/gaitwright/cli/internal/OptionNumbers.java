// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Numbers of options, refused in words of people and not in the names of Java's types. */
final class OptionNumbers {
    private static final String WHOLE = "a whole number; expected one such as 7";
    private static final String ANY = "a number; expected one such as 0.6";

    private OptionNumbers() {}

    /** Reads the numbers of a command and of all below it. */
    static void register(CommandLine commands) {
        commands.registerConverter(Long.class, text -> read(text, Long::valueOf, WHOLE));
        commands.registerConverter(long.class, text -> read(text, Long::valueOf, WHOLE));
        commands.registerConverter(Integer.class, text -> read(text, Integer::valueOf, WHOLE));
        commands.registerConverter(int.class, text -> read(text, Integer::valueOf, WHOLE));
        commands.registerConverter(Double.class, text -> read(text, Double::valueOf, ANY));
        commands.registerConverter(double.class, text -> read(text, Double::valueOf, ANY));
    }

    @SuppressWarnings("unused") // why Java refuses it is of no use to anyone
    private static <T> T read(String text, Function<String, T> reader, String expected) {
        try {
            return reader.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not " + expected);
        }
    }
}
