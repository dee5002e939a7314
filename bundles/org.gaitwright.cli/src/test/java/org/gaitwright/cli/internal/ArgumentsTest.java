// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

final class ArgumentsTest {
    private static final String[] REST = {"left", "over"};

    @Test
    void wordsFromAShellStayWhatTheyAre() {
        Properties p = new Properties();
        p.setProperty("gaitwright.arguments", "3");
        p.setProperty("gaitwright.argument.0", "-console");
        p.setProperty("gaitwright.argument.1", "");
        p.setProperty("gaitwright.argument.2", "a \"b\"\nc");
        assertArrayEquals(new String[] {"-console", "", "a \"b\"\nc"}, Arguments.of(p, Map.of(), REST));
    }

    @Test
    void aLineFromABatchFileIsTakenApartAsWindowsDoes() {
        String line =
                "simulate  \"C:\\My Files\\walk.yaml\" --set hip.kp=3 --push t=1,body=torso \"\" a\\\"b \"c\\\\\" d\\e";
        assertArrayEquals(
                new String[] {
                    "simulate",
                    "C:\\My Files\\walk.yaml",
                    "--set",
                    "hip.kp=3",
                    "--push",
                    "t=1,body=torso",
                    "",
                    "a\"b",
                    "c\\",
                    "d\\e"
                },
                Arguments.of(new Properties(), Map.of("GAITWRIGHT_ARGUMENTS", line), REST));
    }

    @Test
    void withoutAStartScriptThereIsWhatEquinoxLeft() {
        assertArrayEquals(REST, Arguments.of(new Properties(), Map.of(), REST));
    }
}
