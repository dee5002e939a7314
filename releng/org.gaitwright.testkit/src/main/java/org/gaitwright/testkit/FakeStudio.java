// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;

/** A registry with one engine, one character, one terrain, three controllers, and what searches need, without OSGi. */
public final class FakeStudio implements Registry {
    private final Map<Contribution, Health> all = new LinkedHashMap<>();

    public FakeStudio() {
        add(new FallingBall());
        add(new Ball());
        add(new Flat());
        add(new Driver("passive", false, Double.POSITIVE_INFINITY));
        add(new Driver("walker", true, Double.POSITIVE_INFINITY));
        add(new Driver("faulty", false, 0.1));
        add(new Firm());
        add(new FakeSearch());
        add(new TailTorque());
        add(new OneByOne());
    }

    public void add(Contribution c) {
        all.put(c, Health.GOOD);
    }

    @Override
    public List<Entry> entries() {
        return all.keySet().stream()
                .map(this::entry)
                .sorted(Comparator.comparing(Entry::kind).thenComparing(Entry::id))
                .toList();
    }

    @Override
    public <T extends Contribution> List<T> all(Class<T> contract) {
        List<T> found = new ArrayList<>();
        all.forEach((c, health) -> {
            if (contract.isInstance(c) && health.good()) {
                found.add(contract.cast(c));
            }
        });
        found.sort(Comparator.comparing(Contribution::id));
        return found;
    }

    @Override
    public <T extends Contribution> T get(Class<T> contract, String id) {
        return all(contract).stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UnknownContribution("there is no '" + id + "' among "
                        + Kind.ofContract(contract).plural()));
    }

    @Override
    public <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) {
        try {
            return call.on(contribution);
        } catch (InvalidInput e) {
            throw e;
        } catch (Exception e) {
            setAside(contribution, e);
            throw new PluginFailure(entry(contribution), e);
        }
    }

    @Override
    public void setAside(Contribution contribution, Throwable cause) {
        all.put(contribution, new Health.SetAside("it threw " + cause, cause));
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        throw new UnsupportedOperationException("nobody listens to a fake");
    }

    private Entry entry(Contribution c) {
        Kind kind = List.of(Kind.values()).stream()
                .filter(k -> k.contract().isInstance(c))
                .findFirst()
                .orElseThrow();
        return new Entry(kind, c.id(), c.name(), c.description(), "org.example.fake", "1.2.3", all.get(c));
    }

    private record Ball() implements CharacterProvider {
        private static final CharacterModel MODEL = FallingBall.character("humanoid");

        @Override
        public String id() {
            return "humanoid";
        }

        @Override
        public String name() {
            return "Ball \"with\" tail";
        }

        @Override
        public CharacterModel model() {
            return MODEL;
        }
    }

    /** Ground at a height. */
    private record Flat() implements TerrainFactory {
        @Override
        public String id() {
            return "flat";
        }

        @Override
        public String name() {
            return "Flat ground";
        }

        @Override
        public ParameterSet parameters() {
            return ParameterSet.of(Parameter.of("height", "m", -1, 1, 0, "Height of the ground"));
        }

        @Override
        public Terrain create(ParameterValues parameters, long seed) {
            return new Plane(new TerrainSpec("flat", parameters.asMap(), seed));
        }
    }

    private record Plane(TerrainSpec spec) implements Terrain {
        @Override
        public double height(double x, double y) {
            return spec.parameters().get("height");
        }

        @Override
        public void normal(double x, double y, double[] out) {
            out[0] = 0;
            out[1] = 0;
            out[2] = 1;
        }

        @Override
        public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public double footholdDistance(double x, double y) {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public HeightLattice lattice() {
            throw new UnsupportedOperationException("the falling ball asks for heights only");
        }

        @Override
        public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
            return List.of();
        }
    }

    /** Wags with a torque that is the sum of its parameters; throws after a time. */
    private record Driver(String id, boolean endsOnFall, double failsAt) implements ControllerFactory {
        @Override
        public String name() {
            return "Driver " + id;
        }

        @Override
        public String description() {
            return "Wags the tail.";
        }

        @Override
        public Suitability suits(CharacterModel character) {
            return Suitability.YES;
        }

        @Override
        public ParameterSet parameters(CharacterModel character) {
            return ParameterSet.of(
                    Parameter.of("tail.torque", "N m", -50, 50, 1, "Torque of the tail"),
                    Parameter.of("more.0", "N m", 0, 5, 0, "Further torque"),
                    Parameter.of("more.1", "N m", 0, 5, 0, "Further torque"));
        }

        @Override
        public Set<GoalKey> follows() {
            return Set.of(GoalKey.SPEED, GoalKey.HEADING);
        }

        @Override
        public Controller create(CharacterModel character, ParameterValues parameters) {
            return new Wag(parameters, failsAt);
        }
    }

    private static final class Wag implements Controller {
        private final double failsAt;
        private ParameterValues parameters;

        Wag(ParameterValues parameters, double failsAt) {
            this.parameters = parameters;
            this.failsAt = failsAt;
        }

        @Override
        public void reset(Observation start) {
            // has no state
        }

        @Override
        public void tick(Observation now, Command command) {
            if (now.timeSeconds() > failsAt) {
                throw new IllegalStateException("out of luck");
            }
            command.addTorque(6, parameters.get(0) + parameters.get(1) + parameters.get(2));
        }

        @Override
        public void parametersChanged(ParameterValues changed) {
            parameters = changed;
        }
    }

    private record Firm() implements PresetProvider {
        @Override
        public String id() {
            return "passive/firm";
        }

        @Override
        public String name() {
            return "Firm";
        }

        @Override
        public String controller() {
            return "passive";
        }

        @Override
        public String character() {
            return "";
        }

        @Override
        public Map<String, Double> values() {
            return Map.of("tail.torque", 9.0);
        }
    }
}
