// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.parameter.ParameterValues;

/** Makes a controller finer or coarser whose parameters describe numbered parts, such as nodes along a motion. Stateless. */
public interface Refining {
    /** What a part is called, such as node. */
    String part();

    /**
     * The values with one part in two, which do much the same until something is learnt of them.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if there can't be one more
     */
    ParameterValues split(CharacterModel character, ParameterValues values, int part);

    /**
     * The values without a part.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if there can't be one less
     */
    ParameterValues prune(CharacterModel character, ParameterValues values, int part);

    /**
     * What a run with these values shows about them.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if the run was too short
     */
    Advice advise(CharacterModel character, ParameterValues values, Series run);

    /** The signals of the controller's own that {@link #advise} looks at. */
    List<String> signals();

    /** What a run was like. */
    interface Series {
        /** One of {@link Refining#signals}, at even steps of time. */
        double[] of(String signal);
    }

    /**
     * How a part was used.
     *
     * @param visits how often it was come to, per step
     * @param share of the time
     * @param load share of all that was not where its part says; of parts that are used alike, one as large as another's
     */
    record Use(double visits, double share, double load) {}

    /**
     * What could be made better.
     *
     * @param uses of each part
     * @param values with overloaded parts split and unused ones pruned; the same as before if there are none
     * @param reasons one line for each change, for people
     */
    record Advice(List<Use> uses, ParameterValues values, List<String> reasons) {
        public Advice {
            uses = List.copyOf(uses);
            reasons = List.copyOf(reasons);
        }
    }
}
