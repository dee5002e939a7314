// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.World;

/**
 * What a push acts on.
 *
 * @param actor whose steps it waits for, if it waits for a phase
 * @param body number of the body
 * @param root number of the body whose facing it goes by
 */
public record PushTarget(int actor, int body, int root) {
    /** A link of the actor that the push names; without an actor one of the first, or a crate. */
    public static PushTarget of(World world, Push push) {
        int actor = actor(world, push);
        CharacterModel character = world.actors().get(actor).character();
        int first = world.firstBody(actor);
        int link = character.linkIndex(push.body());
        if (link >= 0) {
            return new PushTarget(actor, first + link, first);
        }
        int crate = push.actor().isEmpty() ? crate(world, push.body()) : -1;
        if (crate >= 0) {
            return new PushTarget(actor, crate, crate);
        }
        List<String> names = character.links().stream().map(Link::name).toList();
        throw new InvalidInput("push: '" + character.name() + "' has no body '" + push.body() + "'; it has "
                + String.join(", ", names));
    }

    private static int actor(World world, Push push) {
        if (push.actor().isEmpty()) {
            return 0;
        }
        for (int a = 0; a < world.actors().size(); a++) {
            if (world.actors().get(a).name().equals(push.actor())) {
                return a;
            }
        }
        throw new InvalidInput("push: there is no actor '" + push.actor() + "' in the scene");
    }

    private static int crate(World world, String name) {
        for (int c = 0; c < world.crates().size(); c++) {
            if (world.crates().get(c).name().equals(name)) {
                return world.bodies() - world.crates().size() + c;
            }
        }
        return -1;
    }

    /** The words of a push for a body: names of its actor, empty for a crate, and of the body. */
    public static String[] words(World world, int body) {
        if (body < 0 || body >= world.bodies()) {
            throw new InvalidInput("there is no body " + body + "; expected 0 to " + (world.bodies() - 1));
        }
        int first = 0;
        for (World.Actor a : world.actors()) {
            int links = a.character().links().size();
            if (body < first + links) {
                return new String[] {a.name(), world.bodyName(body)};
            }
            first += links;
        }
        String crate = world.bodyName(body);
        if (world.actors().get(0).character().linkIndex(crate) >= 0) {
            throw new InvalidInput("crate '" + crate + "' has the name of a body of the first character; rename it");
        }
        return new String[] {"", crate};
    }
}
