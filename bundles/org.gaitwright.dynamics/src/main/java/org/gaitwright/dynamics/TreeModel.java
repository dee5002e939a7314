// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.math.Quaternions;

/**
 * Characters compiled into flat arrays: links, joints and degrees of freedom numbered through, parents before children.
 * Immutable; the arrays are shared with kernels and must not be written.
 */
public final class TreeModel {
    /** Number of links, joints, position coordinates, degrees of freedom. */
    public final int links, joints, positions, velocities;

    /** Parent of each link, -1 for a root; the root of each link's tree. */
    public final int[] parent, root;
    /** Pose of each link in its parent at zero: position (3) and quaternion (4). */
    public final double[] linkPosition, linkQuaternion;
    /** Mass, centre of mass (3) and inertia xx yy zz xy xz yz about it (6) of each link, in link axes. */
    public final double[] mass, com, inertia;
    /** First joint of each link and one past its last. */
    public final int[] firstJoint, endJoint;
    /** First degree of freedom of each link's own joints and one past their last. */
    public final int[] linkDof, linkDofEnd;
    /** Last degree of freedom that moves each link, -1 if none does. */
    public final int[] lastDof;

    /** Link, first position and first velocity coordinate of each joint. */
    public final int[] jointLink, jointPosition, jointVelocity;

    public final JointType[] jointType;
    /** Whether a link's frame is turned in its parent's; whether a joint's anchor is away from the link's origin. */
    final boolean[] turned, anchored;
    /** Anchor and axis of each joint, in link axes (3 each). */
    public final double[] anchor, axis;

    /** Parent degree of freedom, -1 at a root; joint and link of each degree of freedom. */
    public final int[] dofParent, dofJoint, dofLink;
    /** Number of ancestors of each degree of freedom. */
    public final int[] depth;
    /**
     * Rows of matrices with the tree's sparsity: row i has depth[i] + 1 entries from rowStart[i], entry k belonging to the
     * ancestor (or itself) of depth k, whose index is ancestor[rowStart[i] + k].
     */
    public final int[] rowStart, ancestor;
    /**
     * Runs of one to three degrees of freedom, each the parent of the next, that kernels treat together: how long the run is
     * that ends with a degree of freedom, 0 if none ends there.
     */
    public final int[] run;
    /** Number of entries in such a matrix. */
    public final int entries;

    /**
     * Blocks: the smallest runs of links such that no link's parent is in another run, a tree each unless trees interleave.
     * First link and degree of freedom of each block, with one entry more for the end; the block of each link.
     */
    public final int blocks;

    public final int[] blockLink, blockDof, blockOf;

    /** Constant diagonal terms: armature, damping, stiffness and the rest coordinate of springs, per degree of freedom. */
    public final double[] armature, damping, stiffness, springReference;

    public static TreeModel of(CharacterModel... characters) {
        return new TreeModel(List.of(characters));
    }

    /** Several characters as one forest: their links, joints and coordinates follow each other in the given order. */
    public TreeModel(List<CharacterModel> characters) {
        links = characters.stream().mapToInt(c -> c.links().size()).sum();
        joints = characters.stream().mapToInt(c -> c.joints().size()).sum();
        positions = characters.stream().mapToInt(CharacterModel::positions).sum();
        velocities = characters.stream().mapToInt(CharacterModel::velocities).sum();
        parent = new int[links];
        root = new int[links];
        linkPosition = new double[3 * links];
        linkQuaternion = new double[4 * links];
        mass = new double[links];
        com = new double[3 * links];
        inertia = new double[6 * links];
        firstJoint = new int[links];
        endJoint = new int[links];
        lastDof = new int[links];
        linkDof = new int[links];
        linkDofEnd = new int[links];
        turned = new boolean[links];
        anchored = new boolean[joints];
        jointLink = new int[joints];
        jointPosition = new int[joints];
        jointVelocity = new int[joints];
        jointType = new JointType[joints];
        anchor = new double[3 * joints];
        axis = new double[3 * joints];
        dofParent = new int[velocities];
        dofJoint = new int[velocities];
        dofLink = new int[velocities];
        depth = new int[velocities];
        rowStart = new int[velocities];
        armature = new double[velocities];
        damping = new double[velocities];
        stiffness = new double[velocities];
        springReference = new double[velocities];
        int l0 = 0;
        int j0 = 0;
        int q0 = 0;
        int v0 = 0;
        for (CharacterModel c : characters) {
            fillLinks(c, l0);
            fillJoints(c, l0, j0, q0, v0);
            l0 += c.links().size();
            j0 += c.joints().size();
            q0 += c.positions();
            v0 += c.velocities();
        }
        fillDofs();
        blockOf = new int[links];
        blocks = numberBlocks();
        blockLink = new int[blocks + 1];
        blockDof = new int[blocks + 1];
        for (int l = links - 1; l >= 0; l--) {
            blockLink[blockOf[l]] = l;
        }
        blockLink[blocks] = links;
        blockDof[blocks] = velocities;
        for (int b = blocks - 1; b >= 0; b--) {
            blockDof[b] = blockDof[b + 1];
            for (int j = firstJoint[blockLink[b]]; j < endJoint[blockLink[b + 1] - 1]; j++) {
                blockDof[b] = Math.min(blockDof[b], jointVelocity[j]);
            }
        }
        int n = 0;
        for (int i = 0; i < velocities; i++) {
            rowStart[i] = n;
            n += depth[i] + 1;
        }
        entries = n;
        run = runs();
        ancestor = new int[n];
        for (int i = 0; i < velocities; i++) {
            for (int a = i; a >= 0; a = dofParent[a]) {
                ancestor[rowStart[i] + depth[a]] = a;
            }
        }
    }

    private int[] runs() {
        int[] length = new int[velocities];
        int d = velocities - 1;
        while (d >= 0) {
            int n = 1;
            while (n < 3 && d - n >= 0 && dofParent[d - n + 1] == d - n) {
                n++;
            }
            length[d] = n;
            d -= n;
        }
        return length;
    }

    private int numberBlocks() {
        // a block ends before a root that no later link reaches across
        int[] lowest = new int[links + 1];
        lowest[links] = links;
        for (int l = links - 1; l >= 0; l--) {
            lowest[l] = Math.min(lowest[l + 1], parent[l] < 0 ? l : root[l]);
        }
        int b = -1;
        for (int l = 0; l < links; l++) {
            if (lowest[l] == l) {
                b++;
            }
            blockOf[l] = b;
        }
        return b + 1;
    }

    private void fillLinks(CharacterModel c, int l0) {
        for (int i = 0; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            int k = l0 + i;
            parent[k] = l.parent() < 0 ? -1 : l0 + l.parent();
            root[k] = l.parent() < 0 ? k : root[parent[k]];
            l.pose().position().get(linkPosition, 3 * k);
            linkQuaternion[4 * k] = l.pose().orientation().w();
            linkQuaternion[4 * k + 1] = l.pose().orientation().x();
            linkQuaternion[4 * k + 2] = l.pose().orientation().y();
            linkQuaternion[4 * k + 3] = l.pose().orientation().z();
            Quaternions.normalize(linkQuaternion, 4 * k);
            turned[k] = linkQuaternion[4 * k] != 1;
            Inertia in = l.inertia();
            mass[k] = in.mass();
            in.com().get(com, 3 * k);
            double[] six = {in.xx(), in.yy(), in.zz(), in.xy(), in.xz(), in.yz()};
            System.arraycopy(six, 0, inertia, 6 * k, 6);
        }
    }

    private void fillJoints(CharacterModel c, int l0, int j0, int q0, int v0) {
        int j = 0;
        for (int i = 0; i < c.links().size(); i++) {
            firstJoint[l0 + i] = j0 + j;
            while (j < c.joints().size() && c.joints().get(j).link() == i) {
                Joint joint = c.joints().get(j);
                int k = j0 + j;
                jointLink[k] = l0 + i;
                jointPosition[k] = q0 + c.positionOffset(j);
                jointVelocity[k] = v0 + c.velocityOffset(j);
                jointType[k] = joint.type();
                joint.anchor().get(anchor, 3 * k);
                anchored[k] = anchor[3 * k] != 0 || anchor[3 * k + 1] != 0 || anchor[3 * k + 2] != 0;
                joint.axis().get(axis, 3 * k);
                for (int d = jointVelocity[k];
                        d < jointVelocity[k] + joint.type().velocities();
                        d++) {
                    dofJoint[d] = k;
                    dofLink[d] = l0 + i;
                    armature[d] = joint.armature();
                    damping[d] = joint.damping();
                    stiffness[d] = joint.stiffness();
                    springReference[d] = joint.springReference();
                }
                j++;
            }
            endJoint[l0 + i] = j0 + j;
        }
    }

    private void fillDofs() {
        for (int l = 0; l < links; l++) {
            int last = parent[l] < 0 ? -1 : lastDof[parent[l]];
            for (int j = firstJoint[l]; j < endJoint[l]; j++) {
                for (int d = jointVelocity[j]; d < jointVelocity[j] + jointType[j].velocities(); d++) {
                    dofParent[d] = last;
                    depth[d] = last < 0 ? 0 : depth[last] + 1;
                    last = d;
                }
            }
            lastDof[l] = last;
            boolean none = firstJoint[l] == endJoint[l];
            linkDof[l] = none ? 0 : jointVelocity[firstJoint[l]];
            linkDofEnd[l] = none ? 0 : last + 1;
        }
    }
}
