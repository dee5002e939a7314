// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

/** A row J v' + softness · λ = speed, |λ| &lt;= most, and a torque besides that is applied as it is. */
final class MotorRow {
    /** A bound of zero where there is no row. */
    double speed, softness, max, torque;

    void set(double rightSide, double soft, double bound) {
        speed = rightSide;
        softness = soft;
        max = bound;
        torque = 0;
    }

    /** No row: a torque alone. */
    void apply(double value) {
        set(0, 0, 0);
        torque = value;
    }
}
