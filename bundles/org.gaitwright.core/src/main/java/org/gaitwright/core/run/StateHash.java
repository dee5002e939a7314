// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;

/** A name for the bits of a state: equal states have equal hashes, whatever machine computed them. */
public final class StateHash {
    private StateHash() {}

    /** SHA-256 over the IEEE bits of positions and velocities of all actors, then of the states of all crates. */
    public static String of(Simulation simulation) {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
        World world = simulation.world();
        for (int a = 0; a < world.actors().size(); a++) {
            double[] q = new double[world.actors().get(a).character().positions()];
            double[] v = new double[world.actors().get(a).character().velocities()];
            simulation.observation(a).positions(q);
            simulation.observation(a).velocities(v);
            update(digest, q);
            update(digest, v);
        }
        double[] state = new double[13];
        for (int b = world.bodies() - world.crates().size(); b < world.bodies(); b++) {
            simulation.bodyState(b, state);
            update(digest, state);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void update(MessageDigest digest, double[] values) {
        ByteBuffer b = ByteBuffer.allocate(8 * values.length);
        for (double v : values) {
            b.putLong(Double.doubleToRawLongBits(v));
        }
        digest.update(b.array());
    }
}
