// SPDX-License-Identifier: Apache-2.0
/**
 * The family {@code simbicon} [Yin 2007, Thachuk 2018]: a gait as numbers ({@code SimbiconGait}), a state machine that runs it
 * ({@code StateMachine}), feedback ({@code BalanceFeedback}), the desired angles of joints ({@code DesiredAngles}) and the torques that reach them ({@code Torques},
 * {@code JointDrive}).
 */
package org.gaitwright.controller.simbicon.internal;
