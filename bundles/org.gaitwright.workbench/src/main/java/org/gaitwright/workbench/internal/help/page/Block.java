// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.List;

/** A part of a page from top to bottom. */
public sealed interface Block {
    /** Level 1 is the title of the page. */
    record Heading(int level, List<Span> text) implements Block {}

    record Paragraph(List<Span> text) implements Block {}

    /** Something to keep in mind. */
    record Note(List<Span> text) implements Block {}

    /** An entry of a list: {@code depth} counts from 0, {@code mark} is a bullet or a number. */
    record Item(int depth, String mark, List<Span> text) implements Block {}

    /** Text to be typed or read as it is. */
    record Code(List<String> lines) implements Block {}

    /** Rows of cells; the first row names the columns. */
    record Table(List<List<List<Span>>> rows) implements Block {}
}
