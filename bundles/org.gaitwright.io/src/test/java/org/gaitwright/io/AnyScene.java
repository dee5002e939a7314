// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;

/** Scenes and terrains with everything that a file can say. Angles are what a file gives in degrees. */
final class AnyScene {
    private static final List<String> ACTORS = List.of("anna", "- b: 'é");
    private static final List<String> CRATES = List.of("parcel", "#\u0085");

    private AnyScene() {}

    static Arbitrary<Scene> scenes() {
        return Combinators.combine(
                        Combinators.combine(words(), words(), Arbitraries.longs(), numbers(0.01, 1e6))
                                .as(Tuple::of),
                        Combinators.combine(role(ACTORS.get(0)), role(ACTORS.get(1)))
                                .as(List::of),
                        terrains(),
                        push().list().ofMaxSize(4),
                        Combinators.combine(crate(CRATES.get(0)), crate(CRATES.get(1)))
                                .as(List::of),
                        spring().list().ofMaxSize(2),
                        physics(),
                        look())
                .as((head, roles, ground, pushes, crates, springs, physics, look) -> new Scene(
                        head.get1(),
                        roles,
                        ground,
                        head.get2(),
                        head.get3(),
                        head.get4(),
                        pushes,
                        crates,
                        springs,
                        physics,
                        look));
    }

    /** Texts that YAML could take for something else, and ordinary ones. */
    static Arbitrary<String> words() {
        return Arbitraries.oneOf(
                ids(),
                Arbitraries.of(
                        "", "none", "yes", "1.5", "null", "~", "- a", "a: b", "#", "'", "\"\\", "{}", "é😀", "<<"),
                Arbitraries.strings()
                        .withChars("ab 0:#-'\"\\[]{},&*!|>%@`~\t\n\r\u0085\u2028\ufeff/.é")
                        .ofMaxLength(6));
    }

    static Arbitrary<String> ids() {
        return Arbitraries.of("walk", "hip", "left-knee", "a1", "y", "on", "step-time");
    }

    private static Arbitrary<String> parameters() {
        return ids().list().ofMinSize(1).ofMaxSize(3).map(parts -> String.join(".", parts));
    }

    /** With few digits, and with all that a double has. */
    static Arbitrary<Double> numbers(double min, double max) {
        return Arbitraries.oneOf(
                Arbitraries.doubles().between(min, max).ofScale(3),
                Arbitraries.longs().map(key -> min + (max - min) * CounterRandom.uniform(1, 2, key)));
    }

    private static Arbitrary<Double> angles() {
        return numbers(-720, 720).map(Math::toRadians);
    }

    private static Arbitrary<Double> times() {
        return Arbitraries.oneOf(Arbitraries.of(0.0, 0.125, 0.25, 0.375), numbers(0, 100));
    }

    private static Arbitrary<Vec3> vectors() {
        return Combinators.combine(numbers(-1e4, 1e4), numbers(-1e4, 1e4), numbers(-1, 1))
                .as(Vec3::new);
    }

    private static Arbitrary<Scene.Casting> role(String name) {
        Arbitrary<List<ParameterEvent>> changes = Combinators.combine(times(), parameters(), numbers(-1e3, 1e3))
                .as(ParameterEvent::new)
                .list()
                .ofMaxSize(4);
        return Combinators.combine(
                        words(),
                        words(),
                        words(),
                        Arbitraries.maps(parameters(), numbers(-1e3, 1e3)).ofMaxSize(3),
                        goals().list().ofMaxSize(3),
                        changes,
                        words().list().ofMaxSize(3),
                        Combinators.combine(numbers(-1e5, 1e5), numbers(-1, 1), angles())
                                .as(Tuple::of))
                .as((character, controller, preset, parameters, goals, events, gaits, start) -> new Scene.Casting(
                        name,
                        character,
                        controller,
                        preset,
                        parameters,
                        goals,
                        events,
                        gaits,
                        start.get1(),
                        start.get2(),
                        start.get3()));
    }

    private static Arbitrary<GoalEvent> goals() {
        return Combinators.combine(
                        times(), Arbitraries.of(GoalKey.values()), numbers(0.1, 2), Arbitraries.of(true, true, false))
                .as((at, key, value, asks) -> new GoalEvent(at, key, key.toSi(inFile(key, value)), asks));
    }

    private static double inFile(GoalKey key, double value) {
        return key == GoalKey.GAIT ? Math.rint(2 * value) : key.isAngle() ? 100 * value : value;
    }

    static Arbitrary<TerrainSpec> terrains() {
        return Combinators.combine(
                        Arbitraries.oneOf(ids(), Arbitraries.of("flat", "./hills.yaml", "../a b/hills.yaml")),
                        Arbitraries.maps(ids(), numbers(-1e3, 1e3)).ofMaxSize(2),
                        Arbitraries.oneOf(Arbitraries.just(0L), Arbitraries.longs()),
                        Arbitraries.maps(ids(), words()).ofMaxSize(2),
                        thing().list().ofMaxSize(2))
                .as(TerrainSpec::new);
    }

    private static Arbitrary<Thing> thing() {
        return Combinators.combine(
                        Arbitraries.of(Thing.Kind.values()),
                        numbers(-1e5, 1e5),
                        numbers(-1, 1),
                        angles(),
                        numbers(0.1, 0.5))
                .as((kind, x, y, yaw, size) ->
                        Thing.of(kind, x, y, yaw, Map.of(kind == Thing.Kind.BOX ? "height" : "width", size)));
    }

    private static Arbitrary<String> actors() {
        return Arbitraries.of("", ACTORS.get(0), ACTORS.get(1));
    }

    private static Arbitrary<Push> push() {
        return Combinators.combine(
                        times(),
                        Arbitraries.oneOf(Arbitraries.just(0.125), numbers(0.01, 2)),
                        actors(),
                        Arbitraries.oneOf(Arbitraries.just("trunk"), words()),
                        vectors(),
                        Arbitraries.oneOf(Arbitraries.just(Vec3.ZERO), vectors()),
                        Arbitraries.oneOf(Arbitraries.just(new Vec3(0, 0, 0.1)), vectors())
                                .optional(),
                        Combinators.combine(Arbitraries.of(Push.Axes.values()), rhythm())
                                .as(Tuple::of))
                .as((at, lasts, actor, body, force, torque, point, how) ->
                        new Push(at, lasts, actor, body, force, torque, point, how.get1(), how.get2()));
    }

    private static Arbitrary<Push.Rhythm> rhythm() {
        return Arbitraries.oneOf(
                Arbitraries.just(Push.Rhythm.ONCE),
                Combinators.combine(
                                numbers(0, 1).optional(), Arbitraries.integers().between(1, 5), numbers(2, 9))
                        .as(Push.Rhythm::new));
    }

    private static Arbitrary<Scene.Crate> crate(String name) {
        Arbitrary<Geometry> solid = Combinators.combine(
                        Arbitraries.integers().between(0, 2), numbers(0.01, 3), numbers(0.01, 3), numbers(0.01, 3))
                .as((kind, a, b, c) -> kind == 0
                        ? new Geometry.Sphere(a)
                        : kind == 1 ? new Geometry.Capsule(a, b) : new Geometry.Box(a, b, c));
        return Combinators.combine(
                        solid,
                        numbers(0.1, 1e4),
                        numbers(0, 2),
                        numbers(-1e4, 1e4),
                        numbers(-1, 1),
                        numbers(-1, 9),
                        angles())
                .as((g, mass, friction, x, y, above, yaw) ->
                        new Scene.Crate(name, g, mass, friction, x, y, above, yaw));
    }

    private static Arbitrary<Scene.Spring> spring() {
        Arbitrary<Scene.Anchor> body = Arbitraries.oneOf(
                Combinators.combine(actors(), words(), vectors()).as(Scene.Anchor.OfLink::new),
                Combinators.combine(Arbitraries.of(CRATES), vectors()).as(Scene.Anchor.OfCrate::new));
        Arbitrary<Scene.Anchor> end = Arbitraries.oneOf(body, vectors().map(Scene.Anchor.OfWorld::new));
        return Combinators.combine(body, end, numbers(0, 1e5), numbers(0.1, 100))
                .as(Scene.Spring::new);
    }

    private static Arbitrary<Physics> physics() {
        Arbitrary<Physics.Ground> ground = Arbitraries.oneOf(
                Arbitraries.just(new Physics.Ground.Soft()),
                Combinators.combine(numbers(1, 1e6), numbers(0, 1e4)).as(Physics.Ground.Springs::new));
        Arbitrary<Physics.Limits> limits = Arbitraries.oneOf(
                Arbitraries.just(new Physics.Limits.Soft()),
                Combinators.combine(numbers(1, 1e4), numbers(0, 10), numbers(0, 10))
                        .as(Physics.Limits.Exponential::new));
        Arbitrary<Physics.Softness> softness = Arbitraries.oneOf(
                Arbitraries.just(Physics.Softness.DEFAULT),
                Combinators.combine(
                                numbers(0.001, 1),
                                numbers(0.1, 3),
                                numbers(0.1, 0.5),
                                numbers(0.5, 0.99),
                                numbers(0.001, 1),
                                numbers(0.1, 100))
                        .as(Physics.Softness::new));
        return Combinators.combine(softness, ground, limits, Arbitraries.of(Physics.Method.values()))
                .as(Physics::new);
    }

    private static Arbitrary<SceneLook> look() {
        Arbitrary<SceneLook.Camera> camera = Combinators.combine(
                        Arbitraries.of(SceneLook.Mode.values()), vectors(), angles(), angles(), numbers(0.1, 100))
                .as(SceneLook.Camera::new);
        return Combinators.combine(
                        words().list().ofMaxSize(2),
                        Arbitraries.of(true, false),
                        Arbitraries.maps(Arbitraries.integers().between(1, SceneLook.MAX_CAMERAS), camera)
                                .ofMaxSize(2),
                        camera.optional(),
                        Combinators.combine(numbers(0, 100), words())
                                .as(SceneLook.Bookmark::new)
                                .list()
                                .ofMaxSize(2))
                .as((signals, stacked, cameras, now, bookmarks) ->
                        new SceneLook(signals, stacked, new TreeMap<>(cameras), now, bookmarks));
    }
}
