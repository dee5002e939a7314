// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What MuJoCo computed at random states of a model; format: releng/mujoco-reference/README.md. */
record SmoothReference(int positions, int velocities, List<State> states) {
    /** A state, a vector x, and MuJoCo's M x, bias, and acceleration under the torque 10 x. */
    record State(double[] q, double[] v, double[] x, double[] product, double[] bias, double[] acceleration) {}

    static SmoothReference read(String name) throws IOException {
        ByteBuffer b;
        try (InputStream in = Models.resource(name + ".ref")) {
            b = ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
        }
        byte[] magic = new byte[8];
        b.get(magic);
        if (!new String(magic, StandardCharsets.US_ASCII).equals("GWMJREF1")) {
            throw new IOException(name + ".ref is no reference; make it anew with releng/mujoco-reference/make");
        }
        int nq = b.getInt();
        int nv = b.getInt();
        int count = b.getInt();
        List<State> states = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            states.add(new State(
                    shorts(b, nq), shorts(b, nv), shorts(b, nv), doubles(b, nv), doubles(b, nv), doubles(b, nv)));
        }
        if (b.hasRemaining()) {
            throw new IOException(name + ".ref has " + b.remaining() + " bytes too many");
        }
        return new SmoothReference(nq, nv, states);
    }

    private static double[] shorts(ByteBuffer b, int n) {
        double[] out = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = b.getShort() / 4096.0;
        }
        return out;
    }

    private static double[] doubles(ByteBuffer b, int n) {
        double[] out = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = b.getDouble();
        }
        return out;
    }
}
