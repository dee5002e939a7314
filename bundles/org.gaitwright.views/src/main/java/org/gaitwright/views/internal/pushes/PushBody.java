// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.simulation.World;

/**
 * Something that can be pushed.
 *
 * @param actor empty for a crate
 * @param body name of a link or crate
 * @param words as people see it
 */
record PushBody(String actor, String body, String words) {
    private static final List<String> LIKELY = List.of("torso", "chest", "upper-body", "trunk", "pelvis");

    static List<PushBody> of(World world) {
        List<PushBody> all = new ArrayList<>();
        boolean several = world.actors().size() > 1;
        for (World.Actor a : world.actors()) {
            for (Link link : a.character().links()) {
                all.add(new PushBody(a.name(), link.name(), several ? a.name() + ": " + link.name() : link.name()));
            }
        }
        world.crates().forEach(c -> all.add(new PushBody("", c.name(), c.name())));
        return all;
    }

    /** What a push acts on; null if it is not among these. A push without an actor is one of the first. */
    static PushBody of(Push push, List<PushBody> all) {
        return all.stream()
                .filter(b -> push != null && b.body().equals(push.body()))
                .filter(b -> push.actor().isEmpty() || push.actor().equals(b.actor()))
                .findFirst()
                .orElse(null);
    }

    /** What of an actor people push first: its trunk, or else its root. */
    static PushBody likely(World world, int actor) {
        World.Actor a = world.actors().get(Math.min(actor, world.actors().size() - 1));
        for (String name : LIKELY) {
            if (a.character().linkIndex(name) >= 0) {
                return new PushBody(a.name(), name, name);
            }
        }
        String root = a.character().links().get(0).name();
        return new PushBody(a.name(), root, root);
    }
}
