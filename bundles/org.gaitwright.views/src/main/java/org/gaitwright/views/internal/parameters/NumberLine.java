// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

/** Where things stand in a line, so that names and numbers of all kinds of lines are in columns. */
final class NumberLine {
    /** Of the row of a number. */
    static final int INDENT = 12;
    /** Of the name within the row. */
    static final int LABEL = 10;
    /** Of the row of a value of a curve. */
    static final int KNOT_INDENT = 28;

    static final int HEADING = 28;
    static final int SECTION = 34;
    static final int CURVE = 28;

    private NumberLine() {}
}
