// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

/** A moment with a name. */
public record Bookmark(double time, String name) {}
