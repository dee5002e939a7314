// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

/**
 * Some characters of a text.
 *
 * @param line number of the line that they begin in, from 1
 * @param offset of the first, in {@code char}s
 * @param length how many
 */
public record TextRange(int line, int offset, int length) {
    static TextRange of(String text, int from, int to) {
        int line = 1;
        for (int i = 0; i < from; i++) {
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return new TextRange(line, from, to - from);
    }
}
