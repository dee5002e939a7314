// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.registry.Contribution;

/** Offers a character. Bundles with a {@code Gaitwright-Resources} folder get one per model file for free. */
public interface CharacterProvider extends Contribution {
    /** The model; the same immutable instance each time, loaded when first asked for. */
    CharacterModel model();

    /** Where people find its source, such as a file name; empty if it is made by code. */
    default String source() {
        return "";
    }
}
