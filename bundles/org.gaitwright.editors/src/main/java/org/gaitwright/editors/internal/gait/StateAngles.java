// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

/**
 * The pose that a state asks for, before feedback, as angles of the parts in the world: the lower end forward, or toes up, is positive, as
 * in the gait. The stance hip has no target, since it carries the torso: its thigh is where it is with the stance foot flat
 * on the ground.
 *
 * @param torso leaning back is positive
 * @param swingRoll the swing thigh outward
 * @param torsoRoll to the side of the swing leg
 */
record StateAngles(
        double torso,
        double swingThigh,
        double swingShank,
        double swingFoot,
        double stanceThigh,
        double stanceShank,
        double torsoRoll,
        double swingRoll) {
    static StateAngles of(GaitModel gait, int state) {
        double torso = gait.get(state, "torso");
        double hip = gait.get(state, "swing-hip");
        double thigh = gait.is("swing-hip-world") ? hip : torso + hip;
        double shank = thigh + gait.get(state, "swing-knee");
        double ankle = gait.get(state, "swing-ankle");
        double stanceShank = -gait.get(state, "stance-ankle");
        return new StateAngles(
                torso,
                thigh,
                shank,
                gait.is("swing-ankle-world") ? ankle : shank + ankle,
                stanceShank - gait.get(state, "stance-knee"),
                stanceShank,
                gait.get(state, "torso-roll"),
                gait.get(state, "swing-hip-roll"));
    }
}
