// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SceneFileTest {
    private static final String FULL =
            """
            name: Two on a slope
            engine: ode
            seed: 42
            duration: 7.5
            terrain: slope:grade=0.2,seed=7
            characters:
              - name: anna
                character: humanoid
                controller: simbicon
                preset: walk-3d
                parameters:
                  hip.kp: 300
                goals:
                  - {at: 0, speed: 1.2, heading: 90}
                  - {at: 3, speed: .5}
                start: {x: 1, y: -2, heading: 45}
              - character: robot
                controller: passive
            pushes:
              - {at: 1, duration: 0.1, actor: anna, body: torso, force: [100, 0, -5]}
            """;

    @Test
    void everyKeyReachesTheScene() {
        Scene scene = SceneFile.parse(FULL, "two.yaml");
        Scene expected = Scene.of(
                        "Two on a slope",
                        7.5,
                        List.of(
                                new Scene.Casting(
                                        "anna",
                                        "humanoid",
                                        "simbicon",
                                        "walk-3d",
                                        Map.of("hip.kp", 300.0),
                                        List.of(
                                                new GoalEvent(0, GoalKey.SPEED, 1.2),
                                                new GoalEvent(0, GoalKey.HEADING, GoalKey.HEADING.toSi(90)),
                                                new GoalEvent(3, GoalKey.SPEED, 0.5)),
                                        1,
                                        -2,
                                        Math.toRadians(45)),
                                Scene.Casting.of("robot", "passive")))
                .on(new TerrainSpec("slope", Map.of("grade", 0.2), 7))
                .engine("ode")
                .seed(42)
                .pushes(List.of(new Push(1, 0.1, "anna", "torso", new Vec3(100, 0, -5))))
                .build();
        assertEquals(expected, scene);
    }

    private static final String SESSION =
            """
            characters:
              - character: c
                controller: k
                goals: [{at: 1, speed: 0.5}, {at: 2, speed: none}]
                changes:
                  - {at: 1.5, gait: {speed: 1}, style.bend: [0.1, 0.2]}
                  - {at: 2, style.bend: 0.3}
            pushes:
              - {at: 1, duration: 0.1, body: b, force: [1, 2, 3], torque: [0, 0, 4], point: [0, 0, 0.1], axes: facing, phase: 0.25, times: 3, every: 2}
              - {at: 2, duration: 0.1, body: b, torque: [0, 0, 4]}
              - body: b
                actor: c
                point: [0, 0.1, 0]
                drag: |
                  3 0.015625 1 2 3
                  3.015625 0.03125 4 5 6 7 8 9
            """;

    @Test
    void whatWasDoneToARunReachesTheScene() {
        Scene scene = SceneFile.parse(SESSION, "session.yaml");
        assertEquals(
                List.of(
                        new ParameterEvent(1.5, "gait.speed", 1),
                        new ParameterEvent(1.5, "style.bend.0", 0.1),
                        new ParameterEvent(1.5, "style.bend.1", 0.2),
                        new ParameterEvent(2, "style.bend", 0.3)),
                scene.roles().get(0).changes());
        assertEquals(
                List.of(new GoalEvent(1, GoalKey.SPEED, 0.5), GoalEvent.end(2, GoalKey.SPEED)),
                scene.roles().get(0).goals());
        Push first = scene.pushes().get(0);
        assertEquals(new Push.Rhythm(Optional.of(0.25), 3, 2), first.rhythm());
        assertEquals(Push.Axes.FACING, first.axes());
        assertEquals(Optional.of(new Vec3(0, 0, 0.1)), first.point());
        assertEquals(Vec3.ZERO, scene.pushes().get(1).force());
        assertEquals(4, scene.pushes().size());
        Push last = scene.pushes().get(3);
        assertEquals(3.015625, last.startSeconds());
        assertEquals(0.03125, last.durationSeconds());
        assertEquals(new Vec3(7, 8, 9), last.torque());
        String text = SceneFile.text(scene);
        assertEquals(scene, SceneFile.parse(text, "session.yaml"));
        assertTrue(text.contains("drag: |"), text);
    }

    private static final String WORKSHOP =
            """
            terrain:
              kind: image
              parameters: {max: 0.3}
              words: {file: "pictures/a, b.png"}
            characters: [{name: anna, character: humanoid, controller: passive}]
            crates:
              - {name: parcel, shape: box, size: [0.4, 0.3, 0.2], mass: 15, start: {x: 1, y: -2, heading: 30}}
              - {name: ball, shape: sphere, radius: 0.5, density: 6, friction: 0.2, start: {above: 2}}
              - {name: post, shape: capsule, radius: 0.1, length: 0.7, mass: 3}
            springs:
              - from: {actor: anna, body: l_hand, point: [0, 0, -0.1]}
                to: {crate: parcel, point: [0, 0.15, 0]}
                stiffness: 2000
                damping: 40
              - {from: {crate: ball}, to: {world: [0, 0, 3]}, stiffness: 10}
            physics:
              softness: {time-constant: 0.01, grip: 4}
              ground: {springs: {damping: 2000}}
              limits: {exponential: {stiffness: 100, rate: 3, damping: 2}}
              method: gauss-seidel
            """;

    @Test
    void cratesSpringsAndPhysicsReachTheScene() {
        Scene scene = SceneFile.parse(WORKSHOP, "workshop.yaml");
        Geometry ball = new Geometry.Sphere(0.5);
        assertEquals(
                List.of(
                        new Scene.Crate(
                                "parcel", new Geometry.Box(0.2, 0.15, 0.1), 15, 0.8, 1, -2, 0, Math.toRadians(30)),
                        new Scene.Crate("ball", ball, 6 * ball.volume(), 0.2, 0, 0, 2, 0),
                        new Scene.Crate("post", new Geometry.Capsule(0.1, 0.35), 3, 0.8, 0, 0, 0, 0)),
                scene.crates());
        assertEquals(
                List.of(
                        new Scene.Spring(
                                new Scene.Anchor.OfLink("anna", "l_hand", new Vec3(0, 0, -0.1)),
                                new Scene.Anchor.OfCrate("parcel", new Vec3(0, 0.15, 0)),
                                2000,
                                40),
                        new Scene.Spring(
                                new Scene.Anchor.OfCrate("ball", Vec3.ZERO),
                                new Scene.Anchor.OfWorld(new Vec3(0, 0, 3)),
                                10,
                                0)),
                scene.springs());
        assertEquals(
                new Physics(
                        new Physics.Softness(0.01, 1, 0.9, 0.95, 0.001, 4),
                        new Physics.Ground.Springs(25_000, 2000),
                        new Physics.Limits.Exponential(100, 3, 2),
                        Physics.Method.GAUSS_SEIDEL),
                scene.physics());
        assertEquals(
                new TerrainSpec("image", Map.of("max", 0.3), 0, Map.of("file", "pictures/a, b.png")), scene.terrain());
        assertEquals(scene, SceneFile.parse(SceneFile.text(scene), "workshop.yaml"));
    }

    @Test
    void howItIsLookedAtReachesTheSceneAndSurvivesWriting() {
        String text =
                """
                characters: [{character: humanoid, controller: passive}]
                view:
                  signals: [com.z, left-knee.angle]
                  stacked: false
                  cameras:
                    - {number: 3, mode: fixed, target: [1, 2, 0.9], yaw: 30, pitch: 15, distance: 4}
                    - {number: 1, yaw: -90, pitch: 0, distance: 2.5}
                """;
        Scene scene = SceneFile.parse(text, "looked.yaml");
        SceneLook.Camera fixed = new SceneLook.Camera(
                SceneLook.Mode.FIXED, new Vec3(1, 2, 0.9), Math.toRadians(30), Math.toRadians(15), 4);
        SceneLook.Camera follow = new SceneLook.Camera(SceneLook.Mode.FOLLOW, Vec3.ZERO, Math.toRadians(-90), 0, 2.5);
        assertEquals(
                new SceneLook(List.of("com.z", "left-knee.angle"), false, new TreeMap<>(Map.of(1, follow, 3, fixed))),
                scene.look());
        assertEquals(scene, SceneFile.parse(SceneFile.text(scene), "looked.yaml"));
        assertEquals(scene.look(), scene.on(TerrainSpec.FLAT).look(), "other ground is looked at in the same way");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{number: 12, yaw: 0, pitch: 0, distance: 1} | x.yaml:3: view.cameras[0].number: got 12, expected a"
                        + " number from 1 to 9",
                "{number: 1, yaw: 0, pitch: 0, distance: 0} | distance over zero",
                "{number: 1, mode: near, yaw: 0, pitch: 0, distance: 1} | expected one of follow, orbit, fixed",
                "{number: 1, yaw: 0, pitch: 0} | the key 'distance' is missing",
            })
    void aWrongCameraIsNamed(String camera, String message) {
        String text = "characters: [{character: humanoid, controller: passive}]\nview:\n  cameras: [" + camera + "]\n";
        InvalidInput refused = assertThrows(InvalidInput.class, () -> SceneFile.parse(text, "x.yaml"));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void shortFormsOfPhysicsAreRead() {
        String text = "characters: [{character: c, controller: k}]\nphysics: {ground: springs, limits: soft}";
        Physics physics = SceneFile.parse(text, "x.yaml").physics();
        assertEquals(Physics.Ground.Springs.THESIS, physics.ground());
        assertEquals(Physics.Method.NEWTON, physics.method());
        Scene soft = SceneFile.parse(text.replace("springs", "soft"), "x.yaml");
        assertEquals(Physics.DEFAULT, soft.physics());
        assertFalse(SceneFile.text(soft).contains("physics"), "defaults are not written");
    }

    @Test
    void picturesAreFoundNextToTheSceneFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("workshop.yaml"), WORKSHOP);
        Scene scene = SceneFile.read(file);
        String picture =
                folder.toAbsolutePath().resolve("pictures").resolve("a, b.png").toString();
        assertEquals(picture, scene.terrain().words().get("file"));
        Path copy = folder.resolve("copy.yaml");
        SceneFile.write(scene, copy);
        assertTrue(Files.readString(copy).contains("\"pictures/a, b.png\""), "so that the folder can move");
        assertEquals(scene.terrain(), SceneFile.read(copy).terrain());
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).resolve("far.yaml");
        SceneFile.write(scene, elsewhere);
        assertEquals(scene.terrain(), SceneFile.read(elsewhere).terrain());
    }

    @Test
    void whatIsLeftOutHasADefault() {
        Scene scene = SceneFile.parse("characters: [{character: humanoid, controller: passive}]", "some/walk.yaml");
        assertEquals("walk", scene.name());
        assertEquals(Scene.DEFAULT_ENGINE, scene.engine());
        assertEquals(TerrainSpec.FLAT, scene.terrain());
        assertEquals(5, scene.durationSeconds());
        assertEquals(Scene.Casting.of("humanoid", "passive"), scene.roles().get(0));
    }

    @Test
    void writtenScenesReadBackEqual() {
        Scene scene = SceneFile.parse(FULL, "two.yaml");
        assertEquals(scene, SceneFile.parse(SceneFile.text(scene), "again.yaml"));
    }

    @Test
    void awkwardWordsAndAnglesSurviveWriting() {
        for (String word :
                List.of("true", "12", "a: b", "é\n\"\\", "- x", "null", "", " ", "#1", "\u0085\u2028x", "~")) {
            for (double yaw : new double[] {1e-3, 0.1, 2.0 / 3, -3, Math.PI, 1e-17}) {
                Scene.Casting c = new Scene.Casting(
                        word, "c", "k", word, Map.of(), List.of(new GoalEvent(0, GoalKey.HEADING, yaw)), 0, 0, yaw);
                Scene scene =
                        Scene.of(word, 1e-3, List.of(c)).engine("e").seed(-1).build();
                Scene again = SceneFile.parse(SceneFile.text(scene), "x.yaml");
                assertEquals(scene.name(), again.name());
                assertEquals(scene.roles().get(0).name(), again.roles().get(0).name());
                assertEquals(yaw, again.roles().get(0).yaw(), Math.ulp(yaw));
                assertEquals(yaw, again.roles().get(0).goals().get(0).value(), Math.ulp(yaw));
            }
        }
    }

    @Test
    void headingsThatWereReadAreWrittenAsTheyWere() {
        for (int degrees = -180; degrees <= 180; degrees++) {
            String text = "characters: [{character: c, controller: k, start: {heading: " + degrees + "}}]";
            String written = SceneFile.text(SceneFile.parse(text, "x.yaml"));
            assertTrue(degrees == 0 || written.contains("heading: " + degrees + "}"), written);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    seed: x                                | x.yaml:2: seed: got the text 'x', expected a whole number
                    seed: 1.5                              | x.yaml:2: seed: got the number 1.5, expected a whole number
                    seed: 99999999999999999999             | x.yaml:2: seed: got the number 99999999999999999999, expected a whole number
                    duration: '5'                          | x.yaml:2: duration: got the text '5', expected a number
                    duration: .inf                         | x.yaml:2: duration: got the number .inf, expected a number
                    duration: -1                           | x.yaml:2: duration is -1.0 s; expected more than 0
                    duration:                              | x.yaml:2: duration: got nothing, expected a number
                    engine: 3                              | x.yaml:2: engine: got the number 3, expected text; put it in quotes: '3'
                    engine: [a]                            | x.yaml:2: engine: got a list, expected text
                    enginne: ode                           | x.yaml:2: enginne: unknown key; did you mean 'engine'?
                    colour: red                            | x.yaml:2: colour: unknown key; expected one of name, engine, seed
                    name: !!java.net.URL [x]               | x.yaml:2: name: got a list, expected text
                    name: !foo bar                         | x.yaml:2: name: got a value with the tag !foo, expected text
                    terrain: 'slope:grade'                 | x.yaml:2: terrain 'slope:grade': 'grade' is not name=value
                    terrain: {parameters: {}}              | x.yaml:2: terrain: the key 'kind' is missing
                    terrain: {kind: a, sed: 1}             | x.yaml:2: terrain.sed: unknown key; did you mean 'seed'?
                    terrain: {kind: a, words: {file: 3}}   | x.yaml:2: terrain.words.file: got the number 3, expected text
                    crates: [{shape: box}]                 | x.yaml:2: crates[0]: the key 'name' is missing
                    crates: [{name: a, shape: cone}]       | x.yaml:2: crates[0].shape: got 'cone', expected sphere, capsule or box
                    crates: [{name: a, shape: sphere, radius: 1}] | x.yaml:2: crates[0]: expected either 'mass' (kg) or 'density' (kg/m³), got neither
                    crates: [{name: a, shape: sphere, radius: 1, mass: 1, density: 1}] | x.yaml:2: crates[0]: expected either 'mass' (kg) or 'density' (kg/m³), got both
                    crates: [{name: a, shape: sphere, radius: 0, mass: 1}] | x.yaml:2: sphere: radius is 0.0 m; expected a positive length
                    crates: [{name: a, shape: sphere, radius: 1, mass: 0}] | x.yaml:2: crate 'a': mass is 0.0 kg; expected more than zero
                    crates: [{name: a, shape: sphere, radius: 1, length: 1, mass: 1}] | x.yaml:2: crates[0].length: a sphere has none
                    crates: [{name: a, shape: box, size: [1, 2], mass: 1}] | x.yaml:2: crates[0].size: got 2 numbers, expected three: [x, y, z] in metres
                    crates: [{name: a, shape: sphere, radius: 1, mass: 1}, {name: a, shape: sphere, radius: 1, mass: 1}] | x.yaml:2: crates[1]: a second crate is named 'a'
                    crates: [{name: a, shape: sphere, radius: 1, mass: 1, start: {z: 1}}] | x.yaml:2: crates[0].start.z: unknown key
                    springs: [{from: {body: b}, to: {}, stiffness: 1}] | x.yaml:2: springs[0].to: expected one of 'body', 'crate' or 'world', got none
                    springs: [{from: {world: [0, 0, 0]}, to: {body: b}, stiffness: 1}] | x.yaml:2: spring: it begins at the world
                    springs: [{from: {body: b}, to: {crate: z}, stiffness: 1}] | x.yaml:2: springs[0].to.crate: there is no crate 'z' in the scene; add it
                    springs: [{from: {actor: z, body: b}, to: {world: [0, 0, 0]}, stiffness: 1}] | x.yaml:2: springs[0].from.actor: there is no 'z' in the scene; expected one of c
                    springs: [{from: {body: b}, to: {world: [0, 0, 0]}, stiffness: -1}] | x.yaml:2: spring: stiffness is -1.0 N/m
                    physics: {methd: newton}               | x.yaml:2: physics.methd: unknown key; did you mean 'method'?
                    physics: {method: jacobi}              | x.yaml:2: physics.method: got 'jacobi', expected newton or gauss-seidel
                    physics: {ground: hard}                | x.yaml:2: physics.ground: got 'hard', expected soft, springs
                    physics: {ground: {springs: {stiffness: 0}}} | x.yaml:2: ground spring of 0.0 N/m
                    physics: {limits: {exponential: {stiffness: 1}}} | x.yaml:2: physics.limits.exponential: the key 'rate' is missing
                    physics: {ground: {springs: {damping: x}}} | x.yaml:2: physics.ground.springs.damping: got the text 'x', expected a number
                    physics: {softness: {most: 1}}         | x.yaml:2: softness 0.02, 1.0, 0.9, 1.0, 0.001, 30.0; expected
                    pushes: 3                              | x.yaml:2: pushes: got the number 3, expected a list of pushes
                    pushes: [{at: 1}]                      | x.yaml:2: pushes[0]: the key 'body' is missing
                    pushes: [{at: 1, body: b}]             | x.yaml:2: pushes[0]: the key 'duration' is missing
                    pushes: [{at: 1, duration: 1, body: b}] | x.yaml:2: pushes[0]: the key 'force' is missing; add it, or a 'torque'
                    pushes: [{at: 1, duration: 1, body: b, force: [1, 2, 3], axes: up}] | x.yaml:2: pushes[0].axes: got 'up', expected world or facing
                    pushes: [{at: 1, duration: 1, body: b, force: [1, 2, 3], phase: 2}] | x.yaml:2: push: phase is 2.0; expected a share of a step
                    pushes: [{at: 1, duration: 1, body: b, force: [1, 2, 3], times: 0}] | x.yaml:2: push: acts 0 times; expected once or more
                    pushes: [{at: 1, duration: 1, body: b, force: [1, 2, 3], times: 2, every: 0.5}] | x.yaml:2: push: repeats every 0.5 s but lasts 1.0 s
                    pushes: [{body: b, drag: 1 2 3}]       | x.yaml:2: pushes[0].drag: got '1 2 3', expected five or eight numbers
                    pushes: [{at: 1, duration: 1, body: b, force: [1, 2]}] | x.yaml:2: pushes[0].force: got 2 numbers, expected three
                    pushes: [{at: 1, duration: 0, body: b, force: [1, 2, 3]}] | x.yaml:2: push: lasts 0.0 s
                    pushes: [{at: 1, duration: 1, actor: z, body: b, force: [1, 2, 3]}] | x.yaml:2: pushes[0].actor: there is no 'z' in the scene; expected one of c
                    characters: []                         | x.yaml:2: characters: the key
                    {a: b}: c                              | x.yaml:2: ?: a key is a list or a map
                    name: "a                               | x.yaml:
                    """)
    void aWrongLineIsNamed(String line, String message) {
        String text = "characters: [{character: c, controller: k}]\n" + line + "\n";
        String got = assertThrows(InvalidInput.class, () -> SceneFile.parse(text, "x.yaml"))
                .getMessage();
        assertTrue(got.startsWith(message), got);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    controller: k                                   | characters[0]: the key 'character' is missing
                    character: c                                    | characters[0]: the key 'controller' is missing
                    character: c, controller: k, goals: [{at: 1}]   | characters[0].goals[0]: no goal is named; expected one of speed
                    character: c, controller: k, goals: [{sped: 1}] | characters[0].goals[0].sped: unknown goal; expected one of speed
                    character: c, controller: k, goals: [{at: -1, speed: 1}] | goal 'speed': time is -1.0 s
                    character: c, controller: k, parameters: {a: b} | characters[0].parameters.a: got the text 'b', expected a number
                    character: c, controller: k, start: {z: 1}      | characters[0].start.z: unknown key; did you mean 'x'?
                    """)
    void aWrongCharacterIsNamed(String character, String message) {
        String text = "# first\nname: x\ncharacters:\n  - {" + character + "}\n";
        String got = assertThrows(InvalidInput.class, () -> SceneFile.parse(text, "x.yaml"))
                .getMessage();
        assertTrue(got.startsWith("x.yaml:4: " + message), got);
    }

    @Test
    void parametersNestAndListsAreCurves() {
        String text =
                "characters: [{character: c, controller: k, parameters: {style: {bend: [1, 2], head: 3}, a.b: 4}}]";
        assertEquals(
                Map.of("style.bend.0", 1.0, "style.bend.1", 2.0, "style.head", 3.0, "a.b", 4.0),
                SceneFile.parse(text, "x.yaml").roles().get(0).parameters());
    }

    @Test
    void namesAreUniqueInAScene() {
        String text = "characters:\n- {character: c, controller: k}\n- {character: c, controller: k}\n";
        String got = assertThrows(InvalidInput.class, () -> SceneFile.parse(text, "x.yaml"))
                .getMessage();
        assertTrue(got.startsWith("x.yaml:3: characters[1]: ") && got.contains("'c'"), got);
    }

    @Test
    void hostileFilesAreRefused() {
        String bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\ncharacters: *c\n";
        assertThrows(InvalidInput.class, () -> SceneFile.parse(bomb, "x.yaml"));
        assertThrows(InvalidInput.class, () -> SceneFile.parse("[".repeat(200_000), "x.yaml"));
        assertThrows(InvalidInput.class, () -> SceneFile.parse("a: " + "x".repeat(5 << 20), "x.yaml"));
        assertThrows(InvalidInput.class, () -> SceneFile.parse("&a {characters: *a}", "x.yaml"));
        assertThrows(InvalidInput.class, () -> SceneFile.parse("", "x.yaml"));
        assertThrows(InvalidInput.class, () -> SceneFile.parse("a: 1\n---\nb: 2\n", "x.yaml"));
    }

    @Test
    void gaitsAreNamedByTheirPresets() {
        String text =
                """
                characters:
                  - character: humanoid
                    controller: simbicon
                    preset: walk-3d
                    gaits: [run-3d]
                    goals:
                      - {at: 2, gait: run-3d}
                      - {at: 4, gait: mine.yaml}
                      - {at: 6, gait: 0}
                      - {at: 8, gait: run-3d}
                """;
        Scene.Casting role = SceneFile.parse(text, "x.yaml").roles().get(0);
        assertEquals(List.of("run-3d", "mine.yaml"), role.gaits());
        assertEquals(
                List.of(1.0, 2.0, 0.0, 1.0),
                role.goals().stream().map(GoalEvent::value).toList());
        Scene scene = SceneFile.parse(text, "x.yaml");
        String written = SceneFile.text(scene);
        assertTrue(written.contains("gaits: [run-3d, mine.yaml]"), written);
        assertTrue(written.contains("{at: 4, gait: mine.yaml}"), written);
        assertEquals(scene, SceneFile.parse(written, "x.yaml"));
    }

    @Test
    void filesThatCantBeReadAreNamed(@TempDir Path folder) throws Exception {
        Path missing = folder.resolve("none.yaml");
        String got =
                assertThrows(InvalidInput.class, () -> SceneFile.read(missing)).getMessage();
        assertTrue(got.contains("none.yaml does not exist"), got);
        assertThrows(InvalidInput.class, () -> SceneFile.read(folder));
        Path binary = Files.write(folder.resolve("b.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        assertThrows(InvalidInput.class, () -> SceneFile.read(binary));
    }
}
