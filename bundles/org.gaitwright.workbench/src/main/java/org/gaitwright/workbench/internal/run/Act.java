// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Outcome;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.workbench.run.Cast;
import org.gaitwright.workbench.run.Snapshot;

/** One run with what belongs to it. Confined to the thread of the run, but for what {@link #snapshot} gives. */
final class Act implements AutoCloseable {
    /** People watch until they have seen enough; the longest time that a scene may ask for. */
    private static final double UNTIL_STOPPED = 1e6;

    private static final int ROOT = 0;

    private final Run run;
    private final Simulation simulation;
    private final ParameterValues terrain;
    private final List<Push> pushes = new ArrayList<>();
    private final double[] pushed = new double[13];
    private ParameterValues parameters;

    Act(Cast cast, Map<String, Double> changed, Map<String, Double> changedGround, Registry registry) {
        TerrainFactory factory = registry.get(TerrainFactory.class, cast.terrain());
        terrain = registry.guard(factory, GroundValues::initial).with(changedGround);
        run = new Run(scene(cast, changed, GroundValues.spec(cast.terrain(), terrain), registry), registry);
        simulation = run.simulation();
        parameters = run.stage().parts().get(0).parameters();
    }

    private static Scene scene(Cast cast, Map<String, Double> changed, TerrainSpec ground, Registry registry) {
        Scene.Casting role = new Scene.Casting(
                cast.character(), cast.character(), cast.controller(), "", changed, List.of(), 0, 0, 0);
        return new Scene(
                cast.character() + " on " + cast.terrain(),
                List.of(role),
                ground,
                engine(registry),
                0,
                UNTIL_STOPPED,
                List.of());
    }

    private static String engine(Registry registry) {
        List<Engine> engines = registry.all(Engine.class);
        boolean usual = engines.stream().anyMatch(e -> e.id().equals(Scene.DEFAULT_ENGINE));
        return usual || engines.isEmpty()
                ? Scene.DEFAULT_ENGINE
                : engines.get(0).id();
    }

    boolean advance() {
        double from = run.timeSeconds();
        double to = from + timing().tickSeconds();
        for (Push p : pushes) {
            double s = p.share(from, to);
            simulation.bodyState(ROOT, pushed);
            simulation.push(
                    ROOT,
                    pushed[0],
                    pushed[1],
                    pushed[2],
                    s * p.force().x(),
                    s * p.force().y(),
                    s * p.force().z(),
                    0,
                    0,
                    0);
        }
        pushes.removeIf(p -> p.startSeconds() + p.durationSeconds() <= to);
        return run.advance();
    }

    void push(Vec3 newtons, double seconds) {
        pushes.add(new Push(run.timeSeconds(), seconds, "", "", newtons));
    }

    ParameterValues terrain() {
        return terrain;
    }

    boolean ended() {
        return run.ended();
    }

    double timeSeconds() {
        return run.timeSeconds();
    }

    World.Timing timing() {
        return simulation.world().timing();
    }

    ParameterValues parameters() {
        return parameters;
    }

    void setParameters(ParameterValues values) {
        parameters = values;
        run.edit(new org.gaitwright.core.scene.RunEdit.Tune(0, values.asMap()));
    }

    /** How it ended, in words; empty while it goes on. */
    Optional<String> ending() {
        if (!run.ended()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (run.outcome()) {
                    case FELL -> run.timeSeconds() > run.fellAtSeconds()
                            ? String.format(
                                    "Fell after %.2f s; reached its end at %.0f s.",
                                    run.fellAtSeconds(), run.timeSeconds())
                            : String.format("Fell after %.2f s. Reset to try again.", run.fellAtSeconds());
                    case DIVERGED -> "The simulation diverged: " + run.divergence()
                            + ". Reset, and try softer gains or a finer time step.";
                    case UPRIGHT -> String.format("Reached its end at %.0f s.", run.timeSeconds());
                });
    }

    Outcome outcome() {
        return run.outcome();
    }

    Snapshot snapshot() {
        World world = simulation.world();
        double[] poses = new double[7 * world.bodies()];
        double[] pose = new double[7];
        for (int body = 0; body < world.bodies(); body++) {
            simulation.bodyPose(body, pose);
            System.arraycopy(pose, 0, poses, 7 * body, 7);
        }
        return new Snapshot(world, run.timeSeconds(), poses);
    }

    @Override
    public void close() {
        run.close();
    }
}
