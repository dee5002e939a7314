// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import org.gaitwright.core.character.CharacterModel;

/** Lends the comparison of models to tests of other packages. */
public final class ModelComparison {
    private ModelComparison() {}

    public static String difference(CharacterModel a, CharacterModel b) {
        return ModelMatch.difference(a, b);
    }
}
