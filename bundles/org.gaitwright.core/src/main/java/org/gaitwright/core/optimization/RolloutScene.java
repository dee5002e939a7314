// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * The scene of one rollout of a candidate.
 *
 * @param index of the rollout in its recipe
 * @param time which of the times that it is played
 */
record RolloutScene(RecipePlan plan, Rollout rollout, int index, int time) {
    /** Seeds are small enough to be typed. */
    private static final long MAX_SEEDS = 1_000_000_000;

    /** Random numbers before this one are those of ground and start. */
    private static final int FIRST_SHOVE = 4;

    /** With ground and shoves as they are in the end. */
    Scene of(double[] values) {
        return of(new Candidate(
                values, Optimization.VALIDATION, 0, plan.recipe().scene().durationSeconds()));
    }

    Scene of(Candidate c) {
        Scene s = plan.scene(c.values());
        List<Push> pushes = new ArrayList<>(s.pushes());
        pushes.addAll(rollout.pushes());
        rollout.shoves()
                .ifPresent(shoves -> pushes.addAll(drawn(shoves, s.roles().get(0), c)));
        TerrainSpec ground = rollout.terrain().orElse(s.terrain());
        return s.with(start(s.roles(), c), s.engine(), seed(s.seed(), c), c.seconds(), pushes)
                .on(seeded(ground, c));
    }

    private TerrainSpec seeded(TerrainSpec ground, Candidate c) {
        return new TerrainSpec(
                ground.kind(), grown(ground, c), seed(ground.seed(), c), ground.words(), ground.things());
    }

    /** Another ground and another noise each time; drawn again in each generation if that is asked for. */
    private long seed(long first, Candidate c) {
        return drawn(c) ? Math.floorMod(CounterRandom.bits(key(), stream(c), 0), MAX_SEEDS) : first + time;
    }

    private Map<String, Double> grown(TerrainSpec ground, Candidate c) {
        if (rollout.growth().isEmpty()) {
            return ground.parameters();
        }
        Rollout.Growth growth = rollout.growth().get();
        Double whole = ground.parameters().get(growth.parameter());
        if (whole == null) {
            throw new InvalidInput("'" + growth.parameter() + "' grows, but the terrain '" + ground.kind()
                    + "' does not give its final value; add it to its parameters");
        }
        Map<String, Double> all = new TreeMap<>(ground.parameters());
        all.put(growth.parameter(), growth.at(whole, c.generation()));
        return all;
    }

    private List<Scene.Casting> start(List<Scene.Casting> roles, Candidate c) {
        List<Scene.Casting> all = new ArrayList<>(roles);
        Scene.Casting first = all.get(0);
        if (!rollout.parameters().isEmpty()) {
            Map<String, Double> values = new TreeMap<>(first.parameters());
            values.putAll(rollout.parameters());
            first = first.with(first.preset(), values);
        }
        Rollout.Spread spread = rollout.spread();
        List<GoalEvent> goals = new ArrayList<>(first.goals());
        goals.addAll(rollout.goals());
        all.set(
                0,
                first.with(goals, first.changes())
                        .at(
                                first.x() + spread.x() * either(c, 1),
                                first.y() + spread.y() * either(c, 2),
                                first.yaw() + spread.yaw() * either(c, 3)));
        return all;
    }

    /** One shove in each stretch of time, anywhere in it. */
    private List<Push> drawn(Rollout.Shoves shoves, Scene.Casting actor, Candidate c) {
        List<Push> all = new ArrayList<>();
        double newtons = shoves.newtonsIn(c.generation());
        for (int k = 0; newtons > 0 && k * shoves.every() < c.seconds(); k++) {
            double at = shoves.every() * k
                    + (shoves.every() - shoves.seconds())
                            * CounterRandom.uniform(key(), stream(c), FIRST_SHOVE + 2 * k);
            double angle = 2 * Math.PI * CounterRandom.uniform(key(), stream(c), FIRST_SHOVE + 2 * k + 1);
            Vec3 force = new Vec3(newtons * StrictMath.cos(angle), newtons * StrictMath.sin(angle), 0);
            all.add(new Push(at, shoves.seconds(), actor.name(), shoves.body(), force));
        }
        return all;
    }

    /** Uniform in [−1, 1). */
    private double either(Candidate c, int counter) {
        return 2 * CounterRandom.uniform(key(), stream(c), counter) - 1;
    }

    private boolean drawn(Candidate c) {
        return rollout.fresh() || c.repeat() > 0;
    }

    /** Rollouts of a recipe are independent of each other. */
    private long key() {
        return CounterRandom.bits(plan.recipe().search().seed(), index, time);
    }

    private long stream(Candidate c) {
        return drawn(c) ? CounterRandom.bits(c.generation(), c.repeat(), 0) : 0;
    }
}
