// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.DefaultPreset;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;

/** Measures physics and controllers. */
final class Benchmark {
    private static final double SETTLE_SECONDS = 1;
    private static final int TICKS = 64;
    private static final double RUN_SECONDS = 2;
    /** Holds a character up, so that its feet carry it while physics is measured. */
    private static final String HOLDING = "pose";

    private static final String PASSIVE = "passive";
    /** Measured unless others are named: planar, three-dimensional, and with arms and toes. */
    private static final List<String> CHARACTERS = List.of("human-7", "wu-biped", "humanoid");

    private final Bench bench;
    private final Registry registry;
    private final Meter meter;

    Benchmark(Bench bench) {
        this.bench = bench;
        registry = bench.registry();
        meter = new Meter(bench);
    }

    /** Processor time and memory of a physics step, without controller, each character on each engine. */
    List<Map<String, Object>> physics(List<String> characters, List<String> engines) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (CharacterProvider character : characters(characters)) {
            for (Engine engine : chosen(Engine.class, engines)) {
                if (!bench.stopping().asked()) {
                    bench.tell().accept("physics: " + character.id() + " on " + engine.id());
                    try {
                        rows.add(physics(character, engine));
                    } catch (InvalidInput refused) {
                        bench.tell().accept("skipped: " + refused.getMessage());
                    }
                }
            }
        }
        return rows;
    }

    /** Real-time factor of whole runs, each controller on each character that it suits. */
    List<Map<String, Object>> controllers(List<String> characters, List<String> controllers) {
        List<Map<String, Object>> rows = new ArrayList<>();
        String engine = defaultEngine();
        for (ControllerFactory controller : chosen(ControllerFactory.class, controllers)) {
            for (CharacterProvider character : characters(characters)) {
                boolean suits = registry.guard(controller, c -> c.suits(character.model()))
                        .suits();
                if (suits && engine != null && !bench.stopping().asked()) {
                    bench.tell().accept("controllers: " + controller.id() + " on " + character.id());
                    rows.add(controller(controller, character, engine));
                }
            }
        }
        return rows;
    }

    private Map<String, Object> physics(CharacterProvider character, Engine engine) {
        Stage stage = new Stage(scene(character, holding(character), engine.id(), RUN_SECONDS), registry);
        World world = stage.world();
        int substeps = TICKS * world.timing().substeps();
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("character", character.id());
        row.put("engine", engine.id());
        row.put("dof", world.actors().get(0).character().velocities());
        try (Simulation simulation = registry.guard(engine, e -> e.create(world))) {
            settle(stage, simulation);
            // the list has the contacts of each sub-step
            row.put(
                    "contacts",
                    Math.round((double) simulation.contacts().size()
                            / world.timing().substeps()));
            byte[] settled = simulation.snapshot();
            Runnable again = () -> simulation.restore(settled);
            Runnable steps = () -> steps(simulation);
            meter.warmUp(() -> {
                again.run();
                steps.run();
            });
            Meter.Cost cost = meter.median(again, steps);
            row.put("us_per_substep", cost.nanos() * 1e-3 / substeps);
            row.put("bytes_per_tick", cost.bytes() / TICKS);
            row.put("physics_hz", world.timing().controlHz() * world.timing().substeps());
            row.put("realtime_factor", world.timing().substepSeconds() * substeps / (cost.nanos() * 1e-9));
        }
        return row;
    }

    /** Lets the character come to stand; then its last command stays, so that only physics is measured. */
    private static void settle(Stage stage, Simulation simulation) {
        Stage.Part part = stage.parts().get(0);
        part.controller().reset(simulation.observation(0));
        long ticks = Math.round(SETTLE_SECONDS * stage.world().timing().controlHz());
        for (long t = 0; t < ticks; t++) {
            simulation.command(0).clear();
            part.controller().tick(simulation.observation(0), simulation.command(0));
            simulation.step();
        }
    }

    private static void steps(Simulation simulation) {
        for (int t = 0; t < TICKS; t++) {
            simulation.step();
        }
    }

    private Map<String, Object> controller(ControllerFactory controller, CharacterProvider character, String engine) {
        Scene scene = scene(character, controller.id(), engine, RUN_SECONDS);
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("controller", controller.id());
        row.put("character", character.id());
        row.put("control_hz", controller.controlHz());
        row.put("physics_hz", controller.controlHz() * controller.substeps());
        meter.warmUp(() -> factor(scene));
        double[] factors = new double[Math.min(bench.repeats(), 7)];
        for (int i = 0; i < factors.length && !bench.stopping().asked(); i++) {
            factors[i] = factor(scene);
        }
        row.put("realtime_factor", Meter.median(factors));
        return row;
    }

    private double factor(Scene scene) {
        try (Run run = new Run(scene, registry)) {
            long nanos = meter.cpuNanos();
            while (run.advance() && !bench.stopping().asked()) {
                continue;
            }
            return run.timeSeconds() / ((meter.cpuNanos() - nanos) * 1e-9);
        }
    }

    private String holding(CharacterProvider character) {
        boolean holds = registry.all(ControllerFactory.class).stream()
                .anyMatch(c -> c.id().equals(HOLDING)
                        && registry.guard(c, f -> f.suits(character.model())).suits());
        return holds ? HOLDING : PASSIVE;
    }

    private String defaultEngine() {
        List<Engine> engines = registry.all(Engine.class);
        return engines.stream()
                .map(Engine::id)
                .filter(Scene.DEFAULT_ENGINE::equals)
                .findFirst()
                .orElse(engines.isEmpty() ? null : engines.get(0).id());
    }

    /** Those that are named; else the usual ones, or all where none of these is installed. */
    private List<CharacterProvider> characters(List<String> ids) {
        if (!ids.isEmpty()) {
            return chosen(CharacterProvider.class, ids);
        }
        List<CharacterProvider> all = registry.all(CharacterProvider.class);
        List<CharacterProvider> usual =
                all.stream().filter(c -> CHARACTERS.contains(c.id())).toList();
        return usual.isEmpty() ? all : usual;
    }

    private <T extends Contribution> List<T> chosen(Class<T> contract, List<String> ids) {
        if (ids.isEmpty()) {
            return registry.all(contract);
        }
        return ids.stream().map(id -> registry.get(contract, id)).toList();
    }

    /** With the preset that suits: who falls at once is measured for a moment only. */
    private Scene scene(CharacterProvider character, String controller, String engine, double seconds) {
        Scene.Casting role = Scene.Casting.of(character.id(), controller);
        String usual = DefaultPreset.of(controller, character.id(), registry);
        return Scene.of("bench", seconds, List.of(role.with(usual, role.parameters())))
                .engine(engine)
                .build();
    }
}
