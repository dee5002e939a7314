// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;

/** What the families of {@link PoseHold} share: they need a joint with a motor, and a fall does not end their runs. */
abstract class PoseHoldFactory implements ControllerFactory {
    private final String id;
    private final String name;
    private final String description;

    PoseHoldFactory(String id, String name, String description) {
        this.id = id;
        this.name = name;
        this.description = description;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String description() {
        return description;
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
