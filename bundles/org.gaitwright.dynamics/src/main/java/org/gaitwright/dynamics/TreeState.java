// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/** Coordinates of a tree and what follows from them. Public arrays for kernels; owned by one thread. */
public final class TreeState {
    /** Position and velocity coordinates: what a caller fills in. */
    public final double[] q, v;

    /** World pose of each link: position (3), quaternion (4), row-major rotation (9). By {@link Kinematics#positions}. */
    public final double[] position, quaternion, rotation;
    /** World centre of mass of each link (3). By {@link Kinematics#positions}. */
    public final double[] com;
    /** Point about which the spatial vectors of each link's tree are written (3 per link). By {@link Kinematics#positions}. */
    public final double[] origin;
    /** Motion subspace: the spatial velocity per unit of each degree of freedom (6). By {@link Kinematics#positions}. */
    public final double[] subspace;
    /** Spatial inertia of each link about the origin, world axes: m, m·c (3), I xx yy zz xy xz yz (6). By {@link Kinematics#positions}. */
    public final double[] spatialInertia;
    /** Spatial velocity of each link (6). By {@link Kinematics#velocities}. */
    public final double[] velocity;
    /** Velocity-product acceleration of each link (6), gravity not included. By {@link Kinematics#velocities}. */
    public final double[] productAcceleration;
    /** Coriolis, centrifugal and gravity forces, so that M a + bias = τ. By {@link Bias#compute}. */
    public final double[] bias;
    /** The same of each link alone, as a wrench about its tree's origin (6). By {@link Bias#wrenches}. */
    public final double[] biasWrench;
    /** Joint-space inertia in the tree's row format. By {@link MassMatrix#compute}. */
    public final double[] massMatrix;
    /** Its LᵀDL factors, in the same format, D on the diagonal. By {@link MassMatrix#factor}. */
    public final double[] factor;

    final double[] composite;
    final double[] force;
    final double[] scratch = new double[16];

    public TreeState(TreeModel m) {
        q = new double[m.positions];
        v = new double[m.velocities];
        position = new double[3 * m.links];
        quaternion = new double[4 * m.links];
        rotation = new double[9 * m.links];
        com = new double[3 * m.links];
        origin = new double[3 * m.links];
        subspace = new double[6 * m.velocities];
        spatialInertia = new double[10 * m.links];
        velocity = new double[6 * m.links];
        productAcceleration = new double[6 * m.links];
        biasWrench = new double[6 * m.links];
        bias = new double[m.velocities];
        massMatrix = new double[m.entries];
        factor = new double[m.entries];
        composite = new double[10 * m.links];
        force = new double[6 * m.links];
    }
}
