// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.optimization.Horizon;
import org.gaitwright.core.optimization.Racing;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.Rollout;
import org.gaitwright.core.optimization.StopRules;
import org.gaitwright.core.optimization.Validation;
import org.gaitwright.core.optimization.Variable;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RecipeFileTest {
    private static final String SMALL =
            """
            scene: {duration: 0.2, characters: [{character: humanoid, controller: walker}]}
            variables: [{parameter: tail.torque}]
            objective: {terms: [{measure: tail-torque}]}
            """;

    @TempDir
    Path folder;

    private final FakeStudio studio = new FakeStudio();

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Recipe read(String text) throws IOException {
        return RecipeFile.read(write("walk.yaml", text)).recipe();
    }

    private RecipePlan plan(String text) throws IOException {
        Path file = write("walk.yaml", text);
        return RecipeFile.read(file).plan(FileRegistry.of(studio, folder));
    }

    private String refusal(String text) {
        return assertThrows(InvalidInput.class, () -> plan(text)).getMessage();
    }

    @Test
    void everyKeyIsRead() throws IOException {
        Recipe r = read(
                """
                name: Wag
                description: wags
                scene:
                  duration: 3
                  characters: [{character: humanoid, controller: walker}]
                variables:
                  - {parameter: tail.torque, lower: -5, upper: 5, start: 2}
                  - {parameter: [more.0, more.1], actor: humanoid, mirrored: true}
                objective:
                  missing-second: 7
                  terms:
                    - {measure: tail-torque, target: 3, weight: 2, absent: 9, growth: {after: 4, generations: 6}}
                rollouts:
                  - terrain: {kind: flat, parameters: {height: 0.5}, seed: 4}
                    pushes: [{at: 1, duration: 0.1, body: ball, force: [10, 0, 0]}]
                    goals: [{speed: 1}]
                    spread: {x: 1, y: 2, heading: 180}
                    times: 3
                    fresh: true
                    weight: 4
                    growth: {parameter: height, from: 0.1, generations: 5}
                    shoves: {body: ball, force: 20, duration: 0.1, every: 2, generations: 9}
                    parameters: {more: [1, 2]}
                horizon: {from: 0.5, growth: 3, success: 0.75, cost: 9}
                racing: {first: 2, share: 0.25}
                stop: {cost: 0.1, generations: 20, evaluations: 300}
                validation: {every: 2, times: 3}
                optimizer: {id: cma-es, population: 6, seed: 77}
                limit: 12
                """);
        assertEquals("Wag", r.name());
        assertEquals(3, r.scene().durationSeconds());
        OptionalDouble none = OptionalDouble.empty();
        assertEquals(
                List.of(
                        new Variable(
                                "",
                                List.of("tail.torque"),
                                false,
                                OptionalDouble.of(-5),
                                OptionalDouble.of(5),
                                OptionalDouble.of(2)),
                        new Variable("humanoid", List.of("more.0", "more.1"), true, none, none, none)),
                r.variables());
        assertEquals(
                new Objective(
                        List.of(new Objective.Term("tail-torque", Map.of("target", 3.0), 2, 9)
                                .with(new Objective.Onset(4, 6))),
                        7),
                r.objective());
        Rollout rollout = r.rollouts().get(0);
        assertEquals(4, rollout.terrain().orElseThrow().seed());
        assertEquals("ball", rollout.pushes().get(0).body());
        assertEquals(GoalKey.SPEED, rollout.goals().get(0).key());
        assertEquals(new Rollout.Spread(1, 2, Math.PI), rollout.spread());
        assertEquals(3, rollout.times());
        assertTrue(rollout.fresh());
        assertEquals(4, rollout.weight());
        assertEquals(new Rollout.Growth("height", 0.1, 5), rollout.growth().orElseThrow());
        assertEquals(new Rollout.Shoves("ball", 20, 0.1, 2, 9), rollout.shoves().orElseThrow());
        assertEquals(Map.of("more.0", 1.0, "more.1", 2.0), rollout.parameters());
        assertEquals(new Horizon(0.5, 3, 0.75, 9), r.horizon());
        assertEquals(new Racing(2, 0.25), r.racing());
        assertEquals(new StopRules(0.1, 20, 300), r.stop());
        assertEquals(new Validation(2, 3), r.validation());
        assertEquals(new Recipe.Search("cma-es", Map.of("population", 6.0), 77), r.search());
        assertEquals(12, r.cpuSeconds());
    }

    @Test
    void aTermMayBeASignal() throws IOException {
        String terms = "objective: {terms: [{signal: com.z, of: last, weight: 3, absent: 2}, {signal: com.x}]}\n";
        Recipe r = read(SMALL.replaceFirst("(?m)^objective:.*\n", terms));
        assertEquals(
                List.of(
                        Objective.Term.of("com.z", Objective.Statistic.LAST, 3, 2),
                        Objective.Term.of("com.x", Objective.Statistic.MEAN, 1, 1)),
                r.objective().terms());
    }

    @Test
    void whatIsLeftOutIsUsual() throws IOException {
        Recipe r = read(SMALL);
        assertEquals("walk", r.name());
        assertEquals(List.of(Rollout.PLAIN), r.rollouts());
        assertEquals(Horizon.WHOLE, r.horizon());
        assertEquals(Racing.NONE, r.racing());
        assertEquals(StopRules.NONE, r.stop());
        assertEquals(Validation.NONE, r.validation());
        assertEquals(Recipe.Search.USUAL, r.search());
        assertEquals(Recipe.USUAL_CPU_SECONDS, r.cpuSeconds());
        assertEquals(
                Validation.USUAL,
                read(SMALL + "rollouts: [{fresh: true}]\n").validation(),
                "costs of different ground can't be compared");
        assertEquals("random", read(SMALL + "optimizer: random\n").search().optimizer());
    }

    @Test
    void theSceneMayBeAFileWithFilesOfItsOwn() throws IOException {
        write("scenes/s.yaml", "characters: [{character: humanoid, controller: walker, preset: ../styles/p.yaml}]\n");
        write("styles/p.yaml", "tail.torque: 7\n");
        write("ground/g.yaml", "kind: flat\nparameters: {height: 0.3}\n");
        RecipePlan plan = plan("scene: scenes/s.yaml\n" + SMALL.lines().skip(1).reduce("", (a, b) -> a + b + "\n")
                + "rollouts: [{terrain: ground/g.yaml}]\n");
        assertArrayEquals(new double[] {7}, plan.space().start());
        Path file = folder.resolve("walk.yaml");
        assertEquals(Optional.of(folder.resolve("scenes/s.yaml")), RecipeFile.sceneFile(Files.readString(file), file));
        assertEquals(Optional.empty(), RecipeFile.sceneFile(SMALL, file));
    }

    @Test
    void textThatIsNotSavedCounts() {
        Path file = folder.resolve("walk.yaml");
        String scene = "characters: [{name: anna, character: humanoid, controller: walker}]\n";
        String text = "scene: s.yaml\nvariables: [{parameter: more.0}]\nobjective: {terms: []}\n";
        Recipe r = RecipeFile.parse(text, file, p -> Optional.of(scene)).recipe();
        assertEquals("anna", r.scene().roles().get(0).name());
    }

    @Test
    void aStarStandsForEveryParameterThatFits() throws IOException {
        SearchSpace space = plan(SMALL.replace("{parameter: tail.torque}", "{parameter: more.*}, {parameter: tail.*}"))
                .space();
        assertEquals(List.of("more.0", "more.1", "tail.torque"), space.names());
        assertArrayEquals(new double[] {0, 0, -50}, space.lower());
        assertArrayEquals(new double[] {5, 5, 50}, space.upper());
    }

    @Test
    void sharedParametersGetOneValue() throws IOException {
        RecipePlan plan = plan(SMALL.replace("parameter: tail.torque", "parameter: [more.0, more.1], start: 3"));
        assertEquals(List.of("more.0"), plan.space().names());
        assertEquals(Map.of("more.0", 2.0, "more.1", 2.0), plan.parameters(0, new double[] {2}));
    }

    @Test
    void variablesOfOtherActorsCarryTheirName() throws IOException {
        RecipePlan plan = plan(
                """
                scene:
                  characters:
                    - {name: anna, character: humanoid, controller: walker}
                    - {name: bert, character: humanoid, controller: walker, start: {x: 2}}
                variables: [{parameter: more.0}, {parameter: more.0, actor: bert}]
                objective: {terms: []}
                """);
        assertEquals(List.of("more.0", "bert/more.0"), plan.space().names());
        assertEquals(Map.of("more.0", 2.0), plan.parameters(1, new double[] {1, 2}));
        assertEquals(
                2.0, plan.scene(new double[] {1, 2}).roles().get(1).parameters().get("more.0"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1 | 'scene: nowhere.yaml'                                     | nowhere.yaml does not exist
                    1 | 'scene: 3'                                                | expected text
                    1 | 'scene: {characters: []}'                                 | the list is empty
                    1 | 'scene: {characters: [{character: nobody, controller: walker}]}' | scene.characters[0].character: there is no 'nobody'
                    1 | 'scene: {terrain: swamp, characters: [{character: humanoid, controller: walker}]}' | scene.terrain: there is no 'swamp'
                    1 | 'scene: {duration: 1, pushes: [{at: 0, duration: 1, body: nose, force: [1, 0, 0]}], characters: [{character: humanoid, controller: walker}]}' | nose
                    2 | 'variables: []'                                           | the list is empty
                    2 | 'variables: [{parameter: tail.tork}]'                     | variables[0].parameter: there is no parameter 'tail.tork'
                    2 | 'variables: [{parameter: leg.*}]'                         | no parameter matches 'leg.*'
                    2 | 'variables: [{parameter: tail.torque, actor: zoe}]'       | there is no 'zoe' in the scene
                    2 | 'variables: [{parameter: tail.torque, lower: 3, upper: 3}]' | are empty
                    2 | 'variables: [{parameter: tail.torque, upper: -50}]'       | are empty
                    2 | 'variables: [{parameter: tail.torque, lower: .nan}]'      | expected a number
                    2 | 'variables: [{parameter: tail.torque, lower: -51}]'       | outside
                    2 | 'variables: [{parameter: tail.torque, lower: 2}]'         | starts at 1.0, outside of its bounds
                    2 | 'variables: [{parameter: tail.torque, start: 60}]'        | variables[0].start: 'tail.torque' starts at 60
                    2 | 'variables: [{parameter: tail.torque, start: x}]'         | expected a number
                    2 | 'variables: [{parameter: tail.torque, mirrored: true}]'   | has no counterpart
                    2 | 'variables: [{parameter: tail.torque}, {parameter: tail.*}]' | is set by another variable
                    2 | 'variables: [{parameter: [more.*, tail.torque]}]'         | name them one by one
                    2 | 'variables: [{paramter: tail.torque}]'                    | did you mean 'parameter'?
                    3 | 'objective: {terms: [{measure: beauty}]}'                 | there is no 'beauty'
                    3 | 'objective: {terms: [{measure: tail-torque, weight: .nan}]}' | expected a number
                    3 | 'objective: {terms: [{measure: tail-torque, weight: heavy}]}' | expected a number
                    3 | 'objective: {terms: [{measure: tail-torque, target: 99}]}' | objective.terms[0].target: parameter 'target'
                    3 | 'objective: {terms: [{measure: tail-torque, aim: 1}]}'    | objective.terms[0].aim: there is no parameter 'aim'
                    3 | 'objective: {terms: [{weight: 1}]}'                       | the key 'measure' is missing
                    3 | 'objective: {terms: [{signal: com.q}]}'                   | objective.terms[0].signal: the scene has no signal 'com.q'; did you mean 'com.
                    3 | 'objective: {terms: [{signal: com.z, of: median}]}'       | expected mean, integral, largest, last
                    3 | 'objective: {terms: [{signal: com.z, measure: tail-torque}]}' | unknown key
                    3 | 'objective: {terms: [{signal: com.z, growth: {after: -1}}]}'  | expected zero or more
                    3 | 'objective: {missing-second: -1, terms: []}'              | cost per missing second
                    4 | 'rollouts: []'                                            | the list is empty
                    4 | 'rollouts: [{terrain: swamp}]'                            | rollouts[0].terrain: there is no 'swamp'
                    4 | 'rollouts: [{}, {terrain: "flat:height=7"}]'              | rollouts[1].terrain: parameter 'height'
                    4 | 'rollouts: [{goals: [{step-time: 1}]}]'                   | rollouts[0].goals: controller 'walker' does not follow
                    4 | 'rollouts: [{pushes: [{at: 0, duration: 1, body: nose, force: [1, 0, 0]}]}]' | rollouts[0].pushes[0].body:
                    4 | 'rollouts: [{times: 0}]'                                  | expected 1 to 1000
                    4 | 'rollouts: [{weight: 0}]'                                 | above zero
                    4 | 'rollouts: [{spread: {x: -1}}]'                           | starts differ
                    4 | 'rollouts: [{growth: {parameter: height, from: 0, generations: 0}}]' | at least one generation
                    4 | 'rollouts: [{growth: {parameter: height, from: 0, generations: 9}}]' | 'height' grows
                    4 | 'rollouts: [{shoves: {body: ball, force: -1, duration: 0.1, every: 2}}]' | zero or more
                    4 | 'rollouts: [{shoves: {body: ball, force: 1, duration: 3, every: 2}}]' | no more often than they last
                    4 | 'rollouts: [{shoves: {body: ball, force: 1, duration: 0.1}}]' | the key 'every' is missing
                    4 | 'rollouts: [{shoves: {body: nose, force: 1, duration: 0.1, every: 2, generations: 9}}]' | rollouts[0].shoves.body:
                    4 | 'rollouts: [{parameters: {tail.torque: 99}}]'             | rollouts[0].parameters.tail.torque: parameter 'tail.torque'
                    4 | 'rollouts: [{parameters: {nose: 1}}]'                     | rollouts[0].parameters.nose: there is no parameter 'nose'
                    4 | 'rollouts: [{turn: -1}]'                                  | or 0 for always
                    4 | 'rollouts: [{turn: 1}, {turn: 3}]'                        | no rollout has turn 2
                    4 | 'rollouts: [{after: -1}]'                                 | expected zero or more
                    4 | 'rollouts: [{after: 3}]'                                  | 'after'
                    4 | 'rollouts: [{turn: 1}, {turn: 2, after: 3}]'              | no rollout has turn 2 from the beginning
                    4 | 'rollouts: [{fresh: maybe}]'                              | expected true or false
                    4 | 'horizon: {growth: 2}'                                    | the key 'from' is missing
                    4 | 'horizon: {from: 0}'                                      | more than 0 s
                    4 | 'horizon: {from: 1, growth: 1}'                           | more than 1
                    4 | 'horizon: {from: 1, success: 2}'                          | 0 to 1
                    4 | 'stop: {generations: 0}'                                  | expected 1 or more
                    4 | 'stop: {evaluations: 1.5}'                                | expected a whole number
                    4 | 'validation: {every: -1}'                                 | or 0 for never
                    4 | 'validation: {times: 0}'                                  | expected 1 to 1000
                    4 | 'optimizer: guess'                                        | optimizer: there is no 'guess'
                    4 | 'optimizer: {id: guess}'                                  | optimizer.id: there is no 'guess'
                    4 | 'optimizer: {population: 0}'                              | optimizer.population: parameter 'population'
                    4 | 'optimizer: {colour: 1}'                                  | optimizer.colour: there is no parameter 'colour'
                    4 | 'optimizer: {seed: x}'                                    | expected a whole number
                    4 | 'limit: 0'                                                | expected more than 0
                    4 | 'colour: red'                                             | unknown key
                    """)
    void whatIsWrongIsToldWithFileAndLine(int line, String entry, String why) {
        List<String> lines = new ArrayList<>(SMALL.lines().toList());
        if (line > lines.size()) {
            lines.add(entry);
        } else {
            lines.set(line - 1, entry);
        }
        String message = refusal(String.join("\n", lines) + "\n");
        String place = folder.resolve("walk.yaml") + ":" + line + ": ";
        assertTrue(message.startsWith(place), message);
        assertTrue(message.contains(why), message);
    }

    @Test
    void whatIsWrongInTheSceneFileIsToldThere() throws IOException {
        write("s.yaml", "duration: 1\ncharacters:\n  - character: humanoid\n    controller: walkr\n");
        String message = refusal("scene: s.yaml\nvariables: [{parameter: more.0}]\nobjective: {terms: []}\n");
        assertTrue(message.startsWith(folder.resolve("s.yaml") + ":4: characters[0].controller: "), message);
        write("s.yaml", "duration: x\n");
        String unread = refusal("scene: s.yaml\nvariables: [{parameter: more.0}]\nobjective: {terms: []}\n");
        assertTrue(unread.startsWith(folder.resolve("walk.yaml") + ":1: " + folder.resolve("s.yaml") + ":1: "), unread);
    }

    @Test
    void aControllerThatThrowsIsNamedWithTheLineThatAskedForIt() {
        ParameterSet torque = ParameterSet.of(Parameter.of("tail.torque", "N m", -50, 50, 1, "Torque of the tail"));
        studio.add(new FakeController("moody", torque, values -> {
            throw new IllegalStateException("not today");
        }));
        String message = refusal(SMALL.replace("walker", "moody"));
        assertTrue(message.startsWith(folder.resolve("walk.yaml") + ":1: scene.characters[0].controller: "), message);
        assertTrue(message.contains("'moody' threw java.lang.IllegalStateException: not today"), message);
    }
}
