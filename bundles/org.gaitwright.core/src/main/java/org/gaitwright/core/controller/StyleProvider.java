// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import org.gaitwright.core.registry.Contribution;

/** A style of walking, written as a file. Its id is the file's name without the ending. */
public interface StyleProvider extends Contribution {
    /** The style as text (YAML). */
    String text();
}
