// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.registry.NamedContribution;

/** What the families of {@link PoseHold} share: they need a joint with a motor, and a fall does not end their runs. */
abstract class PoseHoldFactory extends NamedContribution implements ControllerFactory {
    PoseHoldFactory(String id, String name, String description) {
        super(id, name, description);
    }

    @Override
    public final Suitability suits(CharacterModel character) {
        return HeldPose.suits(character);
    }

    @Override
    public final boolean endsOnFall() {
        return false;
    }
}
