// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.viewport.internal.gl.Palette;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * The solids of a world's bodies, and their placement as instances of {@link SolidMesh}: position and radius; quaternion
 * x, y, z, w; core and a spare; colour and a spare.
 */
public final class Solids {
    static final int INSTANCE_FLOATS = 16;
    /** Edges of bodies are rounded this much, as far as the box allows, so that they catch the light. */
    private static final float BODY_BEVEL_M = 0.012f;

    private static final Vector3fc NOTHING = new Vector3f();
    private static final float STEP_BEVEL_M = 0.006f;

    /** {@code owner} is the same for all bodies of an actor, and another for each crate. */
    private record Part(
            int body, int owner, Vector3f position, Quaternionf rotation, Vector3f core, float radius, Side side) {}

    private final List<Part> parts = new ArrayList<>();
    private final int bodies;
    private final float[] instances;
    private final boolean[] hidden;

    private final Vector3f lowest = new Vector3f();
    private final Vector3f highest = new Vector3f();

    /** What bodies look like. */
    public Solids(World world) {
        this(world, false);
    }

    /** @param colliding what touches of bodies, in place of what they look like */
    public Solids(World world, boolean colliding) {
        int body = 0;
        int owner = 0;
        for (World.Actor actor : world.actors()) {
            for (Link link : actor.character().links()) {
                List<Shape> solids = colliding
                        ? link.shapes().stream().filter(Shape::collides).toList()
                        : link.drawn();
                add(body++, owner, solids, link.side());
            }
            owner++;
        }
        for (World.Crate crate : world.crates()) {
            add(body++, owner++, crate.shapes(), null);
        }
        bodies = body;
        instances = new float[INSTANCE_FLOATS * parts.size()];
        hidden = new boolean[bodies];
    }

    /** Whether a body is not drawn, from the next {@link #place} on. */
    public void hide(int body, boolean hides) {
        hidden[body] = hides;
    }

    public boolean hidden(int body) {
        return hidden[body];
    }

    private void add(int body, int owner, List<Shape> shapes, Side side) {
        for (Shape shape : shapes) {
            Pose pose = shape.pose();
            Quat r = pose.orientation();
            Vector3f core = core(shape.geometry());
            float radius = radius(shape.geometry());
            parts.add(new Part(
                    body,
                    owner,
                    new Vector3f(
                            (float) pose.position().x(), (float) pose.position().y(), (float)
                                    pose.position().z()),
                    new Quaternionf((float) r.x(), (float) r.y(), (float) r.z(), (float) r.w()),
                    core,
                    radius,
                    side));
        }
    }

    static float radius(Geometry geometry) {
        if (geometry instanceof Geometry.Sphere s) {
            return (float) s.radius();
        }
        if (geometry instanceof Geometry.Capsule c) {
            return (float) c.radius();
        }
        Geometry.Box b = (Geometry.Box) geometry;
        return Math.min(BODY_BEVEL_M, 0.4f * (float) Math.min(b.hx(), Math.min(b.hy(), b.hz())));
    }

    static Vector3f core(Geometry geometry) {
        if (geometry instanceof Geometry.Sphere) {
            return new Vector3f();
        }
        if (geometry instanceof Geometry.Capsule c) {
            return new Vector3f(0, 0, (float) c.halfLength());
        }
        Geometry.Box b = (Geometry.Box) geometry;
        return new Vector3f((float) b.hx(), (float) b.hy(), (float) b.hz()).sub(new Vector3f(radius(geometry)));
    }

    public int bodies() {
        return bodies;
    }

    /** The body that an instance belongs to. */
    int bodyOf(int instance) {
        return parts.get(instance).body;
    }

    int count() {
        return parts.size();
    }

    /** Instances as last {@link #place placed}. */
    float[] instances() {
        return instances;
    }

    /** Puts every solid where its body is, in the colours of its side. Allocates nothing but two small temporaries. */
    public void place(double[] poses, Palette palette) {
        place(poses, palette, null);
    }

    /** The same, in one colour unless that is null. */
    void place(double[] poses, Palette palette, Vector3fc tint) {
        reset(lowest, highest);
        Quaternionf q = new Quaternionf();
        Vector3f p = new Vector3f();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            int o = 7 * part.body;
            q.set((float) poses[o + 4], (float) poses[o + 5], (float) poses[o + 6], (float) poses[o + 3]);
            q.transform(part.position, p).add((float) poses[o], (float) poses[o + 1], (float) poses[o + 2]);
            q.mul(part.rotation);
            Vector3fc colour = tint != null ? tint : part.side == null ? palette.crate() : palette.of(part.side);
            if (hidden[part.body]) {
                write(instances, INSTANCE_FLOATS * i, p, q, NOTHING, 0, colour);
                continue;
            }
            write(instances, INSTANCE_FLOATS * i, p, q, part.core, part.radius, colour);
            float reach = part.core.length() + part.radius;
            widen(lowest, highest, p, reach);
        }
    }

    /** Copies the instances of one body; returns how many it has. */
    int copyBody(int body, float[] out) {
        int n = 0;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).body == body && INSTANCE_FLOATS * (n + 1) <= out.length) {
                System.arraycopy(instances, INSTANCE_FLOATS * i, out, INSTANCE_FLOATS * n++, INSTANCE_FLOATS);
            }
        }
        return n;
    }

    /** A box around everything; false if there is nothing. */
    public boolean bounds(Vector3f low, Vector3f high) {
        low.set(lowest);
        high.set(highest);
        return lowest.x <= highest.x;
    }

    /** Adds where the shadows of each body fall, on ground no lower than {@code floor}, or {@code level} throughout. */
    public void shade(Shade shade, float floor, boolean level, Vector3fc towardsLight) {
        int owner = -1;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).owner != owner) {
                shade.newPatch();
                owner = parts.get(i).owner;
            }
            if (hidden[parts.get(i).body]) {
                continue;
            }
            int o = INSTANCE_FLOATS * i;
            float reach = parts.get(i).core.length() + parts.get(i).radius;
            if (level) {
                shade.addOnLevel(instances[o], instances[o + 1], instances[o + 2], reach, floor, towardsLight);
            } else {
                shade.add(instances[o], instances[o + 1], instances[o + 2], reach, floor, towardsLight);
            }
        }
    }

    /** A box around some bodies, the last not included; false if there is nothing of them. */
    public boolean bounds(int firstBody, int endBody, Vector3f low, Vector3f high) {
        reset(low, high);
        Vector3f p = new Vector3f();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (part.body >= firstBody && part.body < endBody && !hidden[part.body]) {
                int o = INSTANCE_FLOATS * i;
                p.set(instances[o], instances[o + 1], instances[o + 2]);
                widen(low, high, p, part.core.length() + part.radius);
            }
        }
        return low.x <= high.x;
    }

    static void write(float[] out, int o, Vector3fc p, Quaternionf q, Vector3fc core, float radius, Vector3fc colour) {
        out[o] = p.x();
        out[o + 1] = p.y();
        out[o + 2] = p.z();
        out[o + 3] = radius;
        out[o + 4] = q.x;
        out[o + 5] = q.y;
        out[o + 6] = q.z;
        out[o + 7] = q.w;
        out[o + 8] = core.x();
        out[o + 9] = core.y();
        out[o + 10] = core.z();
        out[o + 11] = 0;
        out[o + 12] = colour.x();
        out[o + 13] = colour.y();
        out[o + 14] = colour.z();
        out[o + 15] = 1;
    }

    /** Instances of the boxes of a terrain. */
    static float[] ofBoxes(List<SolidBox> boxes) {
        float[] out = new float[INSTANCE_FLOATS * boxes.size()];
        Vector3f white = new Vector3f(1);
        for (int i = 0; i < boxes.size(); i++) {
            SolidBox b = boxes.get(i);
            float bevel = Math.min(STEP_BEVEL_M, 0.4f * (float) Math.min(b.hx(), Math.min(b.hy(), b.hz())));
            write(
                    out,
                    INSTANCE_FLOATS * i,
                    new Vector3f((float) b.x(), (float) b.y(), (float) b.z()),
                    new Quaternionf().rotateZ((float) b.yaw()),
                    new Vector3f((float) b.hx() - bevel, (float) b.hy() - bevel, (float) b.hz() - bevel),
                    bevel,
                    white);
        }
        return out;
    }

    private static void reset(Vector3f low, Vector3f high) {
        low.set(Float.POSITIVE_INFINITY);
        high.set(Float.NEGATIVE_INFINITY);
    }

    private static void widen(Vector3f low, Vector3f high, Vector3f p, float reach) {
        // a body that has diverged is nowhere
        if (p.isFinite()) {
            low.set(Math.min(low.x, p.x - reach), Math.min(low.y, p.y - reach), Math.min(low.z, p.z - reach));
            high.set(Math.max(high.x, p.x + reach), Math.max(high.y, p.y + reach), Math.max(high.z, p.z + reach));
        }
    }
}
