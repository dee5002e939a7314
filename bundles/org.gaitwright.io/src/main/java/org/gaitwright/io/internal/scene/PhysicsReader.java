// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.scene;

import java.util.function.Supplier;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads how contacts and limits of a scene behave. */
final class PhysicsReader {
    private PhysicsReader() {}

    static Physics read(YamlValue value) {
        YamlMap map = value.map("softness", "ground", "limits", "method");
        return new Physics(
                map.find("softness").map(PhysicsReader::softness).orElse(Physics.DEFAULT.softness()),
                map.find("ground").map(PhysicsReader::ground).orElse(Physics.DEFAULT.ground()),
                map.find("limits").map(PhysicsReader::limits).orElse(Physics.DEFAULT.limits()),
                map.find("method").map(PhysicsReader::method).orElse(Physics.DEFAULT.method()));
    }

    private static Physics.Softness softness(YamlValue value) {
        YamlMap map = value.map("time-constant", "damping-ratio", "least", "most", "width", "grip");
        Physics.Softness usual = Physics.Softness.DEFAULT;
        double timeConstant = or(map, "time-constant", usual.timeConstant());
        double dampingRatio = or(map, "damping-ratio", usual.dampingRatio());
        double min = or(map, "least", usual.min());
        double max = or(map, "most", usual.max());
        double width = or(map, "width", usual.width());
        double grip = or(map, "grip", usual.grip());
        return made(value, () -> new Physics.Softness(timeConstant, dampingRatio, min, max, width, grip));
    }

    private static double or(YamlMap map, String key, double usual) {
        return map.find(key).map(YamlValue::number).orElse(usual);
    }

    private static Physics.Ground ground(YamlValue value) {
        if (value.isMap()) {
            YamlValue springs = value.map("springs").need("springs");
            YamlMap map = springs.map("stiffness", "damping");
            Physics.Ground.Springs usual = Physics.Ground.Springs.THESIS;
            double stiffness = or(map, "stiffness", usual.stiffness());
            double damping = or(map, "damping", usual.damping());
            return made(springs, () -> new Physics.Ground.Springs(stiffness, damping));
        }
        return switch (value.text()) {
            case "soft" -> new Physics.Ground.Soft();
            case "springs" -> Physics.Ground.Springs.THESIS;
            default -> throw value.refuse("got '" + value.text()
                    + "', expected soft, springs or {springs: {stiffness: 25000, damping: 2500}}");
        };
    }

    private static Physics.Limits limits(YamlValue value) {
        if (value.isMap()) {
            YamlValue exponential = value.map("exponential").need("exponential");
            YamlMap map = exponential.map("stiffness", "rate", "damping");
            double stiffness = map.need("stiffness").number();
            double rate = map.need("rate").number();
            double damping = or(map, "damping", 0);
            return made(exponential, () -> new Physics.Limits.Exponential(stiffness, rate, damping));
        }
        if (value.text().equals("soft")) {
            return new Physics.Limits.Soft();
        }
        throw value.refuse(
                "got '" + value.text() + "', expected soft or {exponential: {stiffness: …, rate: …, damping: …}}");
    }

    private static Physics.Method method(YamlValue value) {
        return switch (value.text()) {
            case "newton" -> Physics.Method.NEWTON;
            case "gauss-seidel" -> Physics.Method.GAUSS_SEIDEL;
            default -> throw value.refuse("got '" + value.text() + "', expected newton or gauss-seidel");
        };
    }

    /** Makes a value that refuses bad numbers as a programmer's error; here they are the file's. */
    static <T> T made(YamlValue place, Supplier<T> code) {
        return place.at(() -> {
            try {
                return code.get();
            } catch (IllegalArgumentException e) {
                throw new InvalidInput(e.getMessage(), e);
            }
        });
    }
}
