// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** Where the bodies of an actor are before the first tick. */
final class StartPlaces {
    private final CharacterModel character;
    private final TreeState state;

    StartPlaces(World.Actor actor) {
        character = actor.character();
        TreeModel tree = TreeModel.of(character);
        state = new TreeState(tree);
        System.arraycopy(actor.positions(), 0, state.q, 0, state.q.length);
        Kinematics.positions(tree, state);
    }

    /** The centre of mass of a body; of the root if there is no such body. */
    Vec3 of(String body) {
        int found = 0;
        for (int i = 0; i < character.links().size(); i++) {
            found = character.links().get(i).name().equals(body) ? i : found;
        }
        return new Vec3(state.com[3 * found], state.com[3 * found + 1], state.com[3 * found + 2]);
    }
}
