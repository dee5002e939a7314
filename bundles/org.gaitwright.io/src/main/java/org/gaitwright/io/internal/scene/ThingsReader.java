// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the crates and springs of a scene file. */
final class ThingsReader {
    private static final double DEFAULT_FRICTION = 0.8;

    private final List<Scene.Casting> roles;
    private final Set<String> crateNames = new HashSet<>();

    ThingsReader(List<Scene.Casting> roles) {
        this.roles = roles;
    }

    List<Scene.Crate> crates(YamlValue list) {
        List<Scene.Crate> crates = new ArrayList<>();
        for (YamlValue item : list.list("a list of crates")) {
            Scene.Crate crate = crate(item);
            if (!crateNames.add(crate.name())) {
                throw item.refuse("a second crate is named '" + crate.name() + "'; give each its own name");
            }
            crates.add(crate);
        }
        return crates;
    }

    private static Scene.Crate crate(YamlValue item) {
        YamlMap map = item.map("name", "shape", "size", "radius", "length", "mass", "density", "friction", "start");
        String name = map.need("name").text();
        Geometry solid = solid(item, map);
        if (map.find("mass").isPresent() == map.find("density").isPresent()) {
            throw item.refuse("expected either 'mass' (kg) or 'density' (kg/m³), got "
                    + (map.find("mass").isPresent() ? "both" : "neither"));
        }
        double mass = map.find("mass").isPresent()
                ? map.need("mass").number()
                : map.need("density").number() * solid.volume();
        double friction = map.find("friction").map(YamlValue::number).orElse(DEFAULT_FRICTION);
        if (map.find("start").isEmpty()) {
            return item.at(() -> new Scene.Crate(name, solid, mass, friction, 0, 0, 0, 0));
        }
        YamlMap start = map.need("start").map("x", "y", "above", "heading");
        double x = number(start, "x");
        double y = number(start, "y");
        double above = number(start, "above");
        double yaw = Math.toRadians(number(start, "heading"));
        return item.at(() -> new Scene.Crate(name, solid, mass, friction, x, y, above, yaw));
    }

    private static double number(YamlMap map, String key) {
        return map.find(key).map(YamlValue::number).orElse(0.0);
    }

    private static Geometry solid(YamlValue item, YamlMap map) {
        YamlValue shape = map.need("shape");
        switch (shape.text()) {
            case "sphere" -> {
                none(map, "sphere", "size", "length");
                double radius = map.need("radius").number();
                return PhysicsReader.made(item, () -> new Geometry.Sphere(radius));
            }
            case "capsule" -> {
                none(map, "capsule", "size");
                double radius = map.need("radius").number();
                double half = 0.5 * map.need("length").number();
                return PhysicsReader.made(item, () -> new Geometry.Capsule(radius, half));
            }
            case "box" -> {
                none(map, "box", "radius", "length");
                Vec3 size = SceneReader.vector(map.need("size"), "metres").times(0.5);
                return PhysicsReader.made(item, () -> new Geometry.Box(size.x(), size.y(), size.z()));
            }
            default -> throw shape.refuse("got '" + shape.text() + "', expected sphere, capsule or box");
        }
    }

    private static void none(YamlMap map, String shape, String... keys) {
        for (String key : keys) {
            if (map.find(key).isPresent()) {
                throw map.refuseKey(key, "a " + shape + " has none; remove it");
            }
        }
    }

    List<Scene.Spring> springs(YamlValue list) {
        List<Scene.Spring> springs = new ArrayList<>();
        for (YamlValue item : list.list("a list of springs")) {
            YamlMap map = item.map("from", "to", "stiffness", "damping");
            Scene.Anchor from = anchor(map.need("from"));
            Scene.Anchor to = anchor(map.need("to"));
            double stiffness = map.need("stiffness").number();
            double damping = number(map, "damping");
            springs.add(item.at(() -> new Scene.Spring(from, to, stiffness, damping)));
        }
        return springs;
    }

    private Scene.Anchor anchor(YamlValue value) {
        YamlMap map = value.map("actor", "body", "crate", "point", "world");
        int named = (map.find("body").isPresent() ? 1 : 0)
                + (map.find("crate").isPresent() ? 1 : 0)
                + (map.find("world").isPresent() ? 1 : 0);
        if (named != 1) {
            throw value.refuse("expected one of 'body', 'crate' or 'world', got " + (named == 0 ? "none" : "several"));
        }
        if (map.find("world").isPresent()) {
            return new Scene.Anchor.OfWorld(SceneReader.vector(map.need("world"), "metres"));
        }
        Vec3 point = map.find("point").map(p -> SceneReader.vector(p, "metres")).orElse(Vec3.ZERO);
        if (map.find("crate").isPresent()) {
            String crate = map.need("crate").text();
            if (!crateNames.contains(crate)) {
                throw map.need("crate")
                        .refuse("there is no crate '" + crate + "' in the scene; "
                                + (crateNames.isEmpty()
                                        ? "add it under 'crates'"
                                        : "expected one of "
                                                + String.join(
                                                        ", ",
                                                        crateNames.stream()
                                                                .sorted()
                                                                .toList())));
            }
            return new Scene.Anchor.OfCrate(crate, point);
        }
        String actor = map.find("actor").map(YamlValue::text).orElse("");
        if (!actor.isEmpty() && roles.stream().noneMatch(r -> r.name().equals(actor))) {
            throw map.need("actor").refuse(SceneReader.unknownActor(actor, roles));
        }
        return new Scene.Anchor.OfLink(actor, map.need("body").text(), point);
    }
}
