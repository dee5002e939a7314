// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.recording;

import java.util.List;
import java.util.Objects;
import org.gaitwright.core.exchange.Motion;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;

/** A recorded run: its scene, and the pose of each body at the start and after each control tick. Immutable. */
public final class Recording {
    private final Scene scene;
    private final int controlHz;
    private final List<Body> bodies;
    private final List<float[]> blocks;
    private final int[] firstFrame;
    private final int frames;
    private final boolean complete;

    /** A body that was recorded; {@code character} is the actor's name, empty for a crate. */
    public record Body(String name, String character) {
        public Body {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(character, "character");
        }
    }

    Recording(Scene scene, int controlHz, List<Body> bodies, List<float[]> blocks, boolean complete) {
        this.scene = scene;
        this.controlHz = controlHz;
        this.bodies = List.copyOf(bodies);
        this.blocks = List.copyOf(blocks);
        this.complete = complete;
        firstFrame = new int[blocks.size() + 1];
        for (int b = 0; b < blocks.size(); b++) {
            firstFrame[b + 1] = firstFrame[b] + blocks.get(b).length / (7 * this.bodies.size());
        }
        frames = firstFrame[blocks.size()];
    }

    public Scene scene() {
        return scene;
    }

    public List<Body> bodies() {
        return bodies;
    }

    public int frames() {
        return frames;
    }

    /** False if its writer did not come to the end of the run. */
    public boolean complete() {
        return complete;
    }

    /** Time of a frame, s. */
    public double timeSeconds(int frame) {
        Objects.checkIndex(frame, frames);
        return (double) frame / controlHz;
    }

    /** Position x, y, z and quaternion w, x, y, z of a body's frame in the world, to single precision. */
    public void bodyPose(int frame, int body, double[] out7) {
        Objects.checkIndex(frame, frames);
        Objects.checkIndex(body, bodies.size());
        int b = java.util.Arrays.binarySearch(firstFrame, frame);
        b = b >= 0 ? b : -b - 2;
        float[] block = blocks.get(b);
        int o = 7 * ((frame - firstFrame[b]) * bodies.size() + body);
        for (int i = 0; i < 7; i++) {
            out7[i] = block[o + i];
        }
    }

    /** The recorded motion in the world that was set up again from {@link #scene}; refuses one with other bodies. */
    public Motion in(World world) {
        if (world.bodies() != bodies.size()) {
            throw new InvalidInput("the recording has " + bodies.size() + " bodies, but its scene now has "
                    + world.bodies() + "; a character has changed since it was made: record it again");
        }
        int b = 0;
        for (World.Actor actor : world.actors()) {
            for (var link : actor.character().links()) {
                Body recorded = bodies.get(b++);
                if (!recorded.name().equals(link.name())) {
                    throw new InvalidInput("the recording has a body '" + recorded.name() + "' where '" + actor.name()
                            + "' now has '" + link.name()
                            + "'; the character has changed since it was made: record it again");
                }
            }
        }
        return new Played(this, world);
    }

    private record Played(Recording recording, World world) implements Motion {
        @Override
        public int frames() {
            return recording.frames();
        }

        @Override
        public double timeSeconds(int frame) {
            return recording.timeSeconds(frame);
        }

        @Override
        public void bodyPose(int frame, int body, double[] out7) {
            recording.bodyPose(frame, body, out7);
        }
    }
}
