// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recording;

import java.util.Arrays;
import org.gaitwright.core.character.ContactPair;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.simulation.World;
import org.gaitwright.io.internal.JsonText;

/** First line of a trace: all that does not change during a run. */
public final class TraceHeader {
    private TraceHeader() {}

    public static void append(StringBuilder out, World world) {
        out.append("{\"type\":\"header\",\"dt\":").append(world.timing().tickSeconds());
        out.append(",\"substeps\":").append(world.timing().substeps());
        out.append(",\"control_hz\":").append(world.timing().controlHz());
        var g = world.gravity();
        JsonText.numbers(out.append(",\"gravity\":"), g.x(), g.y(), g.z());
        JsonText.number(out.append(",\"friction\":"), friction(world)).append(",\"bodies\":[");
        bodies(out, world);
        out.append("],\"joints\":[");
        joints(out, world);
        out.append("]}");
    }

    private static void bodies(StringBuilder out, World world) {
        int n = 0;
        for (World.Actor actor : world.actors()) {
            for (Link link : actor.character().links()) {
                body(n++ == 0 ? out : out.append(','), link.name(), actor.name(), link.inertia());
            }
        }
        for (World.Crate crate : world.crates()) {
            body(n++ == 0 ? out : out.append(','), crate.name(), "", crate.inertia());
        }
    }

    private static void body(StringBuilder out, String name, String character, Inertia i) {
        out.append("{\"name\":").append(JsonText.quote(name));
        out.append(",\"character\":").append(JsonText.quote(character));
        JsonText.number(out.append(",\"mass\":"), i.mass());
        JsonText.numbers(out.append(",\"inertia\":"), i.xx(), i.yy(), i.zz(), i.xy(), i.xz(), i.yz());
        out.append('}');
    }

    /** All joints, a free root included, so that the torques of a line are theirs one after the other. */
    private static void joints(StringBuilder out, World world) {
        int n = 0;
        for (World.Actor actor : world.actors()) {
            for (Joint joint : actor.character().joints()) {
                double[] limits = new double[joint.type().velocities()];
                Arrays.fill(limits, joint.type() == JointType.FREE ? 0 : joint.torqueLimit());
                out.append(n++ == 0 ? "" : ",").append("{\"name\":").append(JsonText.quote(joint.name()));
                out.append(",\"character\":").append(JsonText.quote(actor.name()));
                out.append(",\"dofs\":").append(limits.length).append(",\"torque_limit\":");
                JsonText.numbers(out, limits).append('}');
            }
        }
    }

    /** The largest coefficient in the world: no contact may exceed it. */
    private static double friction(World world) {
        double mu = 0;
        for (World.Actor actor : world.actors()) {
            for (Link link : actor.character().links()) {
                mu = Math.max(mu, friction(link.shapes()));
            }
            for (ContactPair pair : actor.character().contactPairs()) {
                mu = Math.max(mu, pair.surface().friction());
            }
        }
        for (World.Crate crate : world.crates()) {
            mu = Math.max(mu, friction(crate.shapes()));
        }
        return mu;
    }

    private static double friction(Iterable<Shape> shapes) {
        double mu = 0;
        for (Shape s : shapes) {
            mu = s.collides() ? Math.max(mu, s.friction()) : mu;
        }
        return mu;
    }
}
