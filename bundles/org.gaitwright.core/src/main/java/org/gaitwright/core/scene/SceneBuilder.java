// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.List;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * Puts a scene together. What is not said is as usual: flat ground, the default engine and physics, seed 0, and nobody and
 * nothing but the characters. For one thread.
 */
public final class SceneBuilder {
    private final String name;
    private final double durationSeconds;
    private final List<Scene.Casting> roles;
    private TerrainSpec terrain = TerrainSpec.FLAT;
    private String engine = Scene.DEFAULT_ENGINE;
    private long seed;
    private List<Push> pushes = List.of();
    private List<Scene.Crate> crates = List.of();
    private List<Scene.Spring> springs = List.of();
    private Physics physics = Physics.DEFAULT;
    private SceneLook look = SceneLook.NONE;

    SceneBuilder(String name, double durationSeconds, List<Scene.Casting> roles) {
        this.name = name;
        this.durationSeconds = durationSeconds;
        this.roles = roles;
    }

    /** Chooses the ground. */
    public SceneBuilder on(TerrainSpec ground) {
        terrain = ground;
        return this;
    }

    /** Chooses the physics engine, by its id. */
    public SceneBuilder engine(String id) {
        engine = id;
        return this;
    }

    /** Gives the key of all random numbers. */
    public SceneBuilder seed(long key) {
        seed = key;
        return this;
    }

    /** Adds forces from outside. */
    public SceneBuilder pushes(List<Push> all) {
        pushes = all;
        return this;
    }

    /** Adds bodies that are free to move. */
    public SceneBuilder crates(List<Scene.Crate> all) {
        crates = all;
        return this;
    }

    /** Adds springs between bodies, or between a body and the world. */
    public SceneBuilder springs(List<Scene.Spring> all) {
        springs = all;
        return this;
    }

    /** Chooses how contacts and joint limits behave. */
    public SceneBuilder physics(Physics how) {
        physics = how;
        return this;
    }

    /** Says how people look at it. */
    public SceneBuilder look(SceneLook how) {
        look = how;
        return this;
    }

    /** @throws org.gaitwright.core.registry.InvalidInput if no run could be made of it */
    public Scene build() {
        return new Scene(name, roles, terrain, engine, seed, durationSeconds, pushes, crates, springs, physics, look);
    }
}
