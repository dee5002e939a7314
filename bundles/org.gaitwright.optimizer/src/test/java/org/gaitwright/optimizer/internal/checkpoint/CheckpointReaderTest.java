// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.checkpoint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class CheckpointReaderTest {
    private static CheckpointReader read(String body) {
        return new CheckpointReader("x 1\n" + body, "x", 1);
    }

    private static void refused(String why, Runnable reading) {
        String message = assertThrows(InvalidInput.class, reading::run).getMessage();
        assertTrue(message.contains(why) && message.contains("; "), message);
    }

    @Test
    void everyBitComesBack() {
        double[] values = {0.1, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, 1.0 / 3};
        String text = new CheckpointWriter("x", 1)
                .numbers("a", values)
                .number("b", -7)
                .numbers("c")
                .toString();
        CheckpointReader in = new CheckpointReader(text, "x", 1);
        assertArrayEquals(values, in.numbers("a", 6));
        assertEquals(-7, in.number("b", -10, 10));
        assertEquals(0, in.numbers("c", 0).length);
    }

    @Test
    void refusesWhatIsNotAsExpectedAndSaysWhatToDo() {
        refused("first line", () -> new CheckpointReader("y 1\n", "x", 1));
        refused("first line", () -> new CheckpointReader("", "x", 1));
        refused("twice", () -> read("a 1\na 2\n"));
        refused("missing", () -> read("").number("a", 0, 1));
        refused("expected 0 to 1", () -> read("a 2").number("a", 0, 1));
        refused("whole number", () -> read("a 2.5").number("a", 0, 9));
        refused("2 values, expected 3", () -> read("a 1 2").numbers("a", 3));
        refused("expected a number", () -> read("a 1 two").numbers("a", 2));
        refused("NaN", () -> read("a NaN").numbers("a", 1));
        refused("finite", () -> read("a Infinity").finite("a", 1));
        refused("above 0", () -> read("a 0x0.0p0").positive("a", 1));
    }
}
