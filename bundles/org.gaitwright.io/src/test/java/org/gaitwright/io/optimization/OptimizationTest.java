// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.StopRules;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.io.FakeController;
import org.gaitwright.testkit.FakeSearch;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.OneByOne;
import org.junit.jupiter.api.Test;

/** Searches by recipes, as far as they can be told without the real optimisers and controllers. */
@SuppressWarnings("resource") // the evaluator has no workers to give back
final class OptimizationTest {
    private static final String RECIPE = WaggingSearch.RECIPE;

    private final FakeStudio studio = new FakeStudio();
    /** Ground and start of each rollout, of a plan on {@link #ground}. */
    private final List<String> seen = new ArrayList<>();

    private RecipePlan plan(String text) {
        return WaggingSearch.plan(text, studio);
    }

    /** The recipe with a measure of its own, and more. */
    private RecipePlan measured(String id, Measure measure, String more) {
        studio.add(new FakeMeasure(id, () -> measure));
        return plan(RECIPE.replace("tail-torque, target: 4", id) + more);
    }

    private RecipePlan ground(String more) {
        return measured("ground", new Ground(), more);
    }

    /** The ground and the start of all rollouts of a candidate. */
    private List<String> seenIn(RecipePlan plan, Candidate candidate) {
        seen.clear();
        plan.trial().judge(candidate);
        return List.copyOf(seen);
    }

    private static Optimization search(RecipePlan plan) {
        return WaggingSearch.search(plan);
    }

    private static Candidate candidate(double torque, long generation, int repeat) {
        return new Candidate(new double[] {torque}, generation, repeat, 0.2);
    }

    private static Evaluator oneByOne(Trial trial) {
        return new OneByOne().create(trial, 1);
    }

    private static List<Generation> advance(Optimization search, int times) throws InterruptedException {
        List<Generation> done = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            done.add(search.advance());
        }
        return done;
    }

    @Test
    void aSearchComesNearerToTheTarget() throws InterruptedException {
        Optimization search = search(plan(RECIPE));
        advance(search, 20);
        assertEquals(20, search.generation());
        assertEquals(120, search.evaluations());
        assertEquals(4, search.best().values()[0], 0.5);
        assertEquals(search.best().cost(), Math.abs(search.best().values()[0] - 4), 1e-12);
        assertTrue(search.feasible());
    }

    @Test
    void aFallCostsWhatWasNotWalked() {
        RecipePlan plan = plan(RECIPE.replace("0.2", "1"));
        Verdict v = plan.trial().judge(new Candidate(new double[] {4}, 1, 0, 1));
        assertFalse(v.upright());
        assertTrue(v.simulatedSeconds() < 0.4, "it ends with the fall");
        assertEquals(100 * (1 - v.simulatedSeconds()), v.cost(), 1e-9);
        assertEquals("", v.failure());
    }

    @Test
    void rolloutsGrowOnceEnoughStayUpAndStayAsLongOtherwise() throws InterruptedException {
        Optimization search =
                search(plan(RECIPE.replace("0.2", "1") + "horizon: {from: 0.1, growth: 2, success: 0.5}\n"));
        List<Generation> done = advance(search, 4);
        assertEquals(
                List.of(0.1, 0.2, 0.4, 0.4),
                done.stream().map(Generation::seconds).toList());
        assertEquals(
                List.of(1.0, 1.0, 0.0, 0.0),
                done.stream().map(Generation::upright).toList());
        assertEquals(0.4, search.best().seconds(), "what was tried for longer counts for more");
        assertFalse(search.feasible());
        Optimization whole = search(plan(RECIPE + "horizon: {from: 0.05, growth: 10}\n"));
        advance(whole, 2);
        assertEquals(0.2, whole.seconds(), "no longer than the scene");
    }

    @Test
    void theSearchIsToldAsLongAsWeightsGrow() throws InterruptedException {
        Listening listening = new Listening(new AtomicInteger());
        studio.add(listening);
        String growing = RECIPE.replace("target: 4", "target: 4, growth: {after: 1, generations: 2}")
                .replace("population: 6", "id: listening, population: 6");
        Optimization search = search(plan(growing));
        advance(search, 3);
        assertEquals(3, listening.drifts().get(), "the weight is whole in the fourth generation");
        advance(search, 3);
        assertEquals(3, listening.drifts().get());
    }

    /** Searches like another, and counts how often it is told that costs drift. */
    private record Listening(AtomicInteger drifts) implements OptimizerFactory {
        private static final OptimizerFactory OTHER = new FakeSearch();

        @Override
        public String id() {
            return "listening";
        }

        @Override
        public String name() {
            return "Listens";
        }

        @Override
        public ParameterSet parameters() {
            return OTHER.parameters();
        }

        @Override
        public Optimizer create(SearchSpace space, ParameterValues settings, long seed) {
            return listening(OTHER.create(space, settings, seed));
        }

        @Override
        public Optimizer resume(SearchSpace space, ParameterValues settings, long seed, String checkpoint) {
            return listening(OTHER.resume(space, settings, seed, checkpoint));
        }

        private Optimizer listening(Optimizer search) {
            InvocationHandler handler = (proxy, method, arguments) -> {
                if (method.getName().equals("objectiveDrifted")) {
                    drifts.incrementAndGet();
                }
                return method.invoke(search, arguments);
            };
            return (Optimizer)
                    Proxy.newProxyInstance(Optimizer.class.getClassLoader(), new Class<?>[] {Optimizer.class}, handler);
        }
    }

    @Test
    void aSearchEndsByTheFirstOfItsRules() throws InterruptedException {
        Optimization search = search(plan(RECIPE + "stop: {generations: 2, cost: 0}\n"));
        assertNull(search.stopReason());
        advance(search, 2);
        assertEquals("did all 2 generations", search.stopReason());
        assertEquals(1, search.progress());
        search.stopAt(StopRules.NONE.atMost(13));
        assertNull(search.stopReason());
        assertEquals(12.0 / 13, search.progress());
        advance(search, 1);
        assertEquals("did all 13 evaluations", search.stopReason());
        search.stopAt(new StopRules(1000, 99, 99));
        assertTrue(search.stopReason().startsWith("the cost is down to "));
    }

    @Test
    void aSearchGoesOnFromItsCheckpointToTheSameBits() throws InterruptedException {
        RecipePlan plan = plan(RECIPE + "rollouts: [{fresh: true, spread: {x: 1}}]\nhorizon: {from: 0.1}\n");
        Optimization whole = search(plan);
        advance(whole, 7);
        Optimization first = search(plan);
        advance(first, 3);
        Optimization second = Optimization.resume(plan, oneByOne(plan.trial()), first.checkpoint());
        advance(second, 4);
        assertEquals(whole.checkpoint(), second.checkpoint());
    }

    @Test
    void foreignCheckpointsAreRefused() throws InterruptedException {
        RecipePlan plan = plan(RECIPE);
        Evaluator one = oneByOne(plan.trial());
        Optimization search = search(plan);
        advance(search, 1);
        String good = search.checkpoint();
        for (String bad : List.of(
                "",
                "gaitwright-search 1",
                good.replace("generation 1", "generation x"),
                good.replace("generation 1", "generation -1"),
                good.replace("best ", "best 1 "),
                good.replace("best ", "worst "),
                good.replace("looking", "resting"))) {
            assertThrows(InvalidInput.class, () -> Optimization.resume(plan, one, bad), bad);
        }
    }

    @Test
    void aGenerationThatIsInterruptedHasNotBegun() throws InterruptedException {
        RecipePlan plan = plan(RECIPE + "validation: {every: 1, times: 3}\n");
        int[] left = {Integer.MAX_VALUE};
        Evaluator one = oneByOne(c -> {
            if (left[0]-- == 0) {
                Thread.currentThread().interrupt();
            }
            return plan.trial().judge(c);
        });
        Optimization search = new Optimization(plan, one);
        advance(search, 2);
        String before = search.checkpoint();
        for (int within : new int[] {2, 7}) {
            left[0] = within;
            assertThrows(InterruptedException.class, search::advance);
            left[0] = Integer.MAX_VALUE;
            assertEquals(before, search.checkpoint(), "also while it validates");
        }
        search.advance();
        Optimization plain = search(plan);
        advance(plain, 3);
        assertEquals(plain.checkpoint(), search.checkpoint());
    }

    @Test
    void aSearchThatWasAskedToStopDoesNotGoOn() {
        Optimization search = search(plan(RECIPE));
        search.stop();
        assertThrows(InterruptedException.class, search::advance);
        assertFalse(Thread.currentThread().isInterrupted(), "whoever saves must not be interrupted");
        assertEquals(0, search.generation());
    }

    @Test
    void freshGroundIsTheSameWithinAGenerationAndAnotherInTheNext() {
        RecipePlan plan = ground("rollouts: [{fresh: true, spread: {x: 1}}, {fresh: true}]\n");
        List<String> one = seenIn(plan, candidate(1, 1, 0));
        assertEquals(2, one.size());
        assertNotEquals(one.get(0), one.get(1), "rollouts are independent");
        assertEquals(one, seenIn(plan, candidate(2, 1, 0)));
        List<String> next = seenIn(plan, candidate(1, 2, 0));
        assertNotEquals(one.get(0), next.get(0));
        assertNotEquals(one.get(1), next.get(1));
    }

    @Test
    void shovesAreDrawnOncePerStretchAndGrow() {
        Pushed pushed = new Pushed();
        RecipePlan plan = measured(
                "pushed",
                pushed,
                "rollouts: [{fresh: true, shoves: {body: ball, force: 0.8, duration: 0.03, every: 0.05,"
                        + " generations: 4}}]\n");
        plan.trial().judge(candidate(1, 2, 0));
        List<Double> half = List.copyOf(pushed.seen);
        assertEquals(4, half.size());
        half.forEach(newtons -> assertEquals(0.4, newtons, 1e-9));
        List<Double> directions = List.copyOf(pushed.directions);
        plan.trial().judge(candidate(2, 2, 0));
        assertEquals(directions, pushed.directions, "all candidates of a generation meet the same ones");
        plan.trial().judge(candidate(1, 9, 0));
        pushed.seen.forEach(newtons -> assertEquals(0.8, newtons, 1e-9));
        assertNotEquals(directions, pushed.directions);
    }

    @Test
    void parametersOfARolloutCountInItAlone() {
        RecipePlan plan = plan(RECIPE + "rollouts: [{}, {parameters: {tail.torque: 4}}]\n");
        assertEquals(0.5 * 3, plan.trial().judge(candidate(1, 2, 0)).cost(), 1e-9);
        assertEquals(1, plan.parameters(0, new double[] {1}).get("tail.torque"));
    }

    @Test
    void rolloutsTakeTurnsAndAValidationPlaysAll() {
        RecipePlan plan =
                ground("rollouts: [{terrain: {kind: flat, seed: 5}, turn: 1}, {terrain: {kind: flat, seed: 6},"
                        + " turn: 2}, {terrain: {kind: flat, seed: 7}}]\n");
        assertEquals(List.of("5 at 0.0", "7 at 0.0"), seenIn(plan, candidate(1, 1, 0)));
        assertEquals(List.of("6 at 0.0", "7 at 0.0"), seenIn(plan, candidate(1, 2, 0)));
        assertEquals(List.of("5 at 0.0", "7 at 0.0"), seenIn(plan, candidate(1, 3, 0)));
        assertEquals(List.of("5 at 0.0", "6 at 0.0", "7 at 0.0"), seenIn(plan, candidate(1, -1, 0)));
    }

    @Test
    void rolloutsMayComeInLater() {
        RecipePlan plan =
                ground("rollouts: [{terrain: {kind: flat, seed: 5}}, {terrain: {kind: flat, seed: 6}, after: 2}]\n");
        assertEquals(List.of("5 at 0.0"), seenIn(plan, candidate(1, 2, 0)));
        assertEquals(List.of("5 at 0.0", "6 at 0.0"), seenIn(plan, candidate(1, 3, 0)));
        assertEquals(List.of("5 at 0.0", "6 at 0.0"), seenIn(plan, candidate(1, -1, 0)), "a validation plays all");
    }

    @Test
    void groundThatIsNotFreshStaysAndDiffersByTime() {
        RecipePlan plan = ground("rollouts: [{terrain: {kind: flat, seed: 7}, times: 3}]\n");
        assertEquals(List.of("7 at 0.0", "8 at 0.0", "9 at 0.0"), seenIn(plan, candidate(1, 1, 0)));
        assertEquals(List.of("7 at 0.0", "8 at 0.0", "9 at 0.0"), seenIn(plan, candidate(1, 5, 0)));
    }

    @Test
    void aPointThatIsAskedForTwiceMeetsOtherRandomNumbers() {
        RecipePlan plan = ground("");
        List<String> met = IntStream.range(0, 3)
                .mapToObj(repeat -> seenIn(plan, candidate(1, 1, repeat)).get(0))
                .toList();
        assertEquals("0 at 0.0", met.get(0));
        assertEquals(3, met.stream().distinct().count(), met.toString());
    }

    @Test
    void theValidationPicksTheWinnerOnGroundThatStays() throws InterruptedException {
        RecipePlan plan = plan(RECIPE + "validation: {every: 3, times: 2}\nstop: {generations: 5}\n");
        // whatever is tried in the search itself looks perfect
        Evaluator flatters = oneByOne(c -> c.generation() >= 0
                ? new Verdict(0, true, 0.1, "")
                : plan.trial().judge(c));
        Optimization search = new Optimization(plan, flatters);
        List<Generation> done = advance(search, 5);
        List<Boolean> validated =
                done.stream().map(g -> g.simulatedSeconds() > 0.65).toList();
        assertEquals(List.of(true, false, false, true, true), validated, "first, every third, and the last");
        assertTrue(search.best().cost() > 0, "costs of the search itself do not count");
        assertEquals(
                search.best().cost(),
                plan.trial()
                        .judge(new Candidate(search.best().values(), -1, 1, 0.2))
                        .cost(),
                1e-12);
    }

    @Test
    void whatFailsInAValidationIsReported() throws InterruptedException {
        RecipePlan plan = plan(RECIPE + "validation: {every: 1, times: 1}\n");
        Evaluator moody = oneByOne(
                c -> c.generation() < 0 ? Verdict.failed("no", 0) : plan.trial().judge(c));
        Generation g = new Optimization(plan, moody).advance();
        assertEquals(List.of(new Generation.Failure(6, "no")), g.failures());
        assertNull(g.winner());
    }

    @Test
    void aControllerThatThrowsFailsItsRolloutAndIsNotSetAside() throws InterruptedException {
        studio.add(Touchy.FACTORY);
        RecipePlan plan = plan(RECIPE.replace("walker", "touchy"));
        Verdict v = plan.trial().judge(candidate(-1, 1, 0));
        assertEquals(Double.POSITIVE_INFINITY, v.cost());
        assertTrue(v.failure().contains("'touchy' threw java.lang.IllegalStateException: ouch"), v.failure());
        assertTrue(studio.all(ControllerFactory.class).stream().anyMatch(c -> c.id().equals("touchy")));
        Generation g = search(plan).advance();
        assertFalse(g.failures().isEmpty());
        assertTrue(g.winner().values()[0] >= 0);
        assertTrue(Double.isFinite(g.best()));
    }

    @Test
    void aSearchInWhichAllFailsGoesOnWithoutAWinner() throws InterruptedException {
        Optimization search = search(plan(RECIPE.replace("walker", "faulty")));
        List<Generation> done = advance(search, 2);
        assertEquals(6, done.get(1).failures().size());
        assertEquals(Double.POSITIVE_INFINITY, done.get(1).best());
        assertNull(search.best());
        assertFalse(search.feasible());
    }

    @Test
    void aRolloutThatDivergesIsTheWorst() {
        RecipePlan plan =
                plan(RECIPE + "rollouts: [{}, {pushes: [{at: 0, duration: 0.1, body: ball, force: [1e12, 0, 0]}]}]\n");
        Verdict v = plan.trial().judge(candidate(1, 1, 0));
        assertEquals(Double.POSITIVE_INFINITY, v.cost());
        assertTrue(v.failure().startsWith("rollouts[1]: diverged: "), v.failure());
    }

    @Test
    void aRolloutThatTakesTooLongHasFailed() {
        RecipePlan plan = plan(RECIPE.replace("0.2", "100").replace("walker", "passive") + "limit: 1e-9\n");
        Verdict v = plan.trial().judge(new Candidate(new double[] {1}, 1, 0, 100));
        assertTrue(v.failure().contains("of processor time"), v.failure());
        assertTrue(v.simulatedSeconds() < 1);
    }

    @Test
    void aThreadThatIsInterruptedGivesUp() {
        RecipePlan plan = plan(RECIPE);
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> plan.trial().judge(candidate(1, 1, 0)));
        assertTrue(Thread.interrupted());
    }

    @Test
    void rolloutsAreWeighed() {
        RecipePlan plan = plan(RECIPE
                + "rollouts: [{weight: 3}, {pushes: [{at: 0, duration: 0.1, body: ball, force: [0, 0, -900]}]}]\n");
        Verdict plain = plan(RECIPE).trial().judge(candidate(1, 1, 0));
        Verdict both = plan.trial().judge(candidate(1, 1, 0));
        assertEquals(3, plain.cost(), 1e-12);
        assertTrue(plain.upright());
        assertFalse(both.upright());
        double missing = 0.2 - (both.simulatedSeconds() - plain.simulatedSeconds());
        assertEquals(3 + 100 * missing / 4, both.cost(), 1e-9);
    }

    @Test
    void mirroredVariablesSetBothSides() {
        studio.add(Touchy.FACTORY);
        String text = RECIPE.replace("walker", "touchy");
        String variable = "{parameter: tail.torque, lower: -9, upper: 9}";
        RecipePlan plan = plan(text.replace(variable, "{parameter: left.kick, mirrored: true}"));
        assertEquals(Map.of("left.kick", 2.0, "right.kick", 2.0), plan.parameters(0, new double[] {2}));
        RecipePlan every = plan(text.replace(variable, "{parameter: '*.kick', mirrored: true}"));
        assertEquals(List.of("left.kick"), every.space().names());
        assertArrayEquals(new double[] {3}, every.space().upper());
    }

    /** Keeps on which ground and where runs start. */
    private final class Ground implements Measure {
        @Override
        public void begin(Simulation s) {
            double[] pose = new double[7];
            s.bodyPose(0, pose);
            seen.add(s.world().terrain().spec().seed() + " at " + pose[0]);
        }

        @Override
        public void tick(Simulation simulation) {
            // has seen enough
        }

        @Override
        public double value() {
            return 0;
        }
    }

    /** Keeps how strong forces from outside are that begin, and where they point. */
    private static final class Pushed implements Measure {
        final List<Double> seen = new ArrayList<>();
        final List<Double> directions = new ArrayList<>();
        private final double[] force = new double[3];
        private double last;

        @Override
        public void begin(Simulation s) {
            seen.clear();
            directions.clear();
            last = Double.NaN;
        }

        @Override
        public void tick(Simulation s) {
            if (s.externals().size() == 0) {
                last = Double.NaN;
                return;
            }
            s.externals().force(0, force);
            double direction = StrictMath.atan2(force[1], force[0]);
            double newtons = Math.hypot(force[0], force[1]);
            if (!(Math.abs(direction - last) < 1e-9)) {
                seen.add(newtons);
                directions.add(direction);
            }
            // the first tick may have been acted on in part only
            seen.set(seen.size() - 1, Math.max(newtons, seen.get(seen.size() - 1)));
            last = direction;
        }

        @Override
        public double value() {
            return 0;
        }
    }

    private static Parameter kick(String name) {
        return new Parameter(name, "N m", 0, 3, 1, "General", Parameter.Mirror.SWAP_SIDE, "Kick of a side");
    }

    /** Takes no negative torque. */
    private record Touchy(double torque) implements Controller {
        private static final ControllerFactory FACTORY = new FakeController(
                "touchy",
                ParameterSet.of(
                        Parameter.of("tail.torque", "N m", -50, 50, 1, "Torque of the tail"),
                        kick("left.kick"),
                        kick("right.kick")),
                values -> new Touchy(values.get(0)));

        @Override
        public void reset(Observation start) {
            // has no memory
        }

        @Override
        public void tick(Observation now, Command command) {
            if (torque < 0) {
                throw new IllegalStateException("ouch");
            }
            command.addTorque(6, torque);
        }

        @Override
        public void parametersChanged(ParameterValues changed) {
            throw new UnsupportedOperationException("nobody changes them");
        }
    }
}
