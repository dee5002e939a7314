// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;

/**
 * What somebody does to a run while it goes on. It takes effect with the next tick and becomes part of the run's scene, so
 * that playing that scene again gives the same bits.
 */
public sealed interface RunEdit permits RunEdit.Steer, RunEdit.Forget, RunEdit.Tune, RunEdit.Plan, RunEdit.Hold {
    /** Whether an earlier edit of the same moment has no effect beside this one: of a drag, only the last value counts. */
    default boolean supersedes(RunEdit earlier) {
        return false;
    }

    /** Asks an actor for something else. */
    record Steer(int actor, GoalKey key, double value) implements RunEdit {
        public Steer {
            String refusal = key.refusal(value);
            if (!refusal.isEmpty()) {
                throw new InvalidInput(refusal);
            }
        }

        @Override
        public boolean supersedes(RunEdit earlier) {
            return ofGoal(actor, key, earlier);
        }
    }

    /** Asks an actor for something no more. */
    record Forget(int actor, GoalKey key) implements RunEdit {
        @Override
        public boolean supersedes(RunEdit earlier) {
            return ofGoal(actor, key, earlier);
        }
    }

    private static boolean ofGoal(int actor, GoalKey key, RunEdit edit) {
        return edit instanceof Steer s && s.actor() == actor && s.key() == key
                || edit instanceof Forget f && f.actor() == actor && f.key() == key;
    }

    /** Changes parameters of an actor's controller, by name or by that of a curve. */
    record Tune(int actor, Map<String, Double> values) implements RunEdit {
        public Tune {
            values = java.util.Collections.unmodifiableMap(new TreeMap<>(values));
        }

        public static Tune one(int actor, String name, double value) {
            return new Tune(actor, Map.of(name, value));
        }

        @Override
        public boolean supersedes(RunEdit earlier) {
            return earlier instanceof Tune t
                    && t.actor() == actor
                    && values.keySet().containsAll(t.values().keySet());
        }
    }

    /**
     * Plans other pushes. What has begun goes on to its end, and happens no more often unless it is still planned; what would
     * have begun before now does not begin any more.
     */
    record Plan(List<Push> pushes) implements RunEdit {
        public Plan {
            pushes = List.copyOf(pushes);
        }

        @Override
        public boolean supersedes(RunEdit earlier) {
            return earlier instanceof Plan;
        }
    }

    /** Takes hold of a body, or lets go of it. */
    record Hold(Optional<Grip> grip) implements RunEdit {
        public static final Hold NONE = new Hold(Optional.empty());

        public static Hold by(Grip grip) {
            return new Hold(Optional.of(grip));
        }
    }

    /**
     * A pull on a body that lasts until another takes its place.
     *
     * @param body number of the body in the world; a link of an actor
     * @param point where it holds, in the frame of the body
     * @param force N, in world axes
     * @param torque N m, in world axes
     */
    record Grip(int body, Vec3 point, Vec3 force, Vec3 torque) {
        public Grip {
            Objects.requireNonNull(point, "point");
            if (!force.isFinite() || !torque.isFinite() || !point.isFinite()) {
                throw new InvalidInput(
                        "grip: got " + point + ", " + force + " N and " + torque + " N m; expected finite numbers");
            }
        }
    }
}
