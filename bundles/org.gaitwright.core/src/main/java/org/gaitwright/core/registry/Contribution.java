// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

/** What every plug-in contract has: an id for files and the command line, and words for people. */
public interface Contribution {
    /** Lower-case letters, digits, dots and hyphens, unique among its kind; files and scripts refer to it. */
    String id();

    /** A short name for menus and lists. */
    String name();

    /** One sentence on what it is for. */
    default String description() {
        return "";
    }
}
