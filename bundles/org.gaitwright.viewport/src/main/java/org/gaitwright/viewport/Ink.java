// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

/** What a mark means, and thereby its colour, which depends on the theme. */
public enum Ink {
    /** Forces between the ground and a body. */
    CONTACT(0x178A40, 0x55D27E),
    /** Forces that a user or a scene applies. */
    PUSH(0xCF2E27, 0xFF7468),
    /** Forces that a controller would like to have. */
    IDEAL(0x3B4FD1, 0x9AA8FF),
    /** Centre of mass; its dots are the quartered discs of drawings. */
    COM(0x1D2226, 0xF1F3F4),
    /** Where the weight can rest. */
    SUPPORT(0x9A7400, 0xE9C54A),
    /** What a controller means to do. */
    PLAN(0x0B8383, 0x4FD3CE),
    LEFT(0x2F7FC1, 0x4E9FE0),
    RIGHT(0xBC5D14, 0xF08C3C),
    /** Where something has been. */
    TRAIL(0x56616C, 0xBAC4CE),
    TORQUE(0xB01E78, 0xFF9AD5),
    /** Forces that a controller makes by torques. */
    REALISED(0xA3348E, 0xF09AE0),
    /** Other runs, earlier times. */
    GHOST(0x5E7387, 0xA9C0D6),
    SELECTION(0x7A2BE2, 0xD3A8FF),
    /** What can be dragged. */
    HANDLE(0x0B67C2, 0x63B4FF),
    /** What would be dragged now. */
    HOT(0xB85A00, 0xFFB84D),
    X(0xC93B39, 0xF0706D),
    Y(0x38882A, 0x73C460),
    Z(0x2D63CC, 0x6B9CF5);

    private final int light;
    private final int dark;

    Ink(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    /** The colour as 0xRRGGBB, so that legends and plots can use the same. */
    public int rgb(Theme theme) {
        return theme == Theme.DARK ? dark : light;
    }
}
