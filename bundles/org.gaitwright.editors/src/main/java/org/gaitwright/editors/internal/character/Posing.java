// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** Where the links of a character are in a pose. */
final class Posing {
    private Posing() {}

    /** Frames of the links in the world, standing. */
    static List<Pose> standing(CharacterModel character) {
        return of(character, character.keyframe("stand"));
    }

    /** Frames of the links in the world. */
    static List<Pose> of(CharacterModel character, double[] q) {
        TreeModel tree = TreeModel.of(character);
        TreeState state = new TreeState(tree);
        System.arraycopy(q, 0, state.q, 0, state.q.length);
        Kinematics.positions(tree, state);
        List<Pose> poses = new ArrayList<>();
        for (int i = 0; i < character.links().size(); i++) {
            double[] p = state.position;
            double[] r = state.quaternion;
            poses.add(new Pose(
                    new Vec3(p[3 * i], p[3 * i + 1], p[3 * i + 2]),
                    new Quat(r[4 * i], r[4 * i + 1], r[4 * i + 2], r[4 * i + 3])));
        }
        return poses;
    }
}
