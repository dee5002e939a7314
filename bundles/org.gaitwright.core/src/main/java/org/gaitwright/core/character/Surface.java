// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

/**
 * How a shape takes part in contact. Where two surfaces touch, the greater coefficients count, as in MJCF.
 *
 * @param friction coefficient of sliding friction
 * @param torsion coefficient of friction against turning about the normal, m; 0 for none
 * @param type bits of what it is
 * @param affinity bits of what it touches
 */
public record Surface(double friction, double torsion, int type, int affinity) {
    /** Takes no part in contact. */
    public static final Surface NONE = new Surface(0, 0, 0, 0);

    public Surface {
        if (!(friction >= 0 && Double.isFinite(friction) && torsion >= 0 && Double.isFinite(torsion))) {
            throw new IllegalArgumentException(
                    "friction is " + friction + " and torsion " + torsion + "; expected coefficients of zero or more");
        }
    }

    /** Touches all others of its kind, and the ground. */
    public static Surface of(double friction) {
        return new Surface(friction, 0, 1, 1);
    }

    public boolean collides() {
        return (type | affinity) != 0;
    }

    /** Whether the bits let two surfaces touch. */
    public boolean touches(Surface other) {
        return (type & other.affinity) != 0 || (other.type & affinity) != 0;
    }

    /** What counts where this surface touches another; its bits are this one's. */
    public Surface against(Surface other) {
        return new Surface(Math.max(friction, other.friction), Math.max(torsion, other.torsion), type, affinity);
    }
}
