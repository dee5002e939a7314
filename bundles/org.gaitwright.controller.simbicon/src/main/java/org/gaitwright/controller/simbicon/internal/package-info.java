// SPDX-License-Identifier: Apache-2.0
/**
 * The family {@code simbicon} [Yin 2007, Thachuk 2018]: a gait as numbers ({@code Gait}), a state machine that runs it
 * ({@code StateMachine}), feedback ({@code Balance}), the angles to aim at ({@code Aim}) and the torques that go there ({@code Torques},
 * {@code Drive}).
 */
package org.gaitwright.controller.simbicon.internal;
