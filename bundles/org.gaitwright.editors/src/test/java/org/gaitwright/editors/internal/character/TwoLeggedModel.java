// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

/** A small model with a part of each sort. */
final class TwoLeggedModel {
    static final String TEXT =
            """
            <mujoco model="walker">
              <!-- two legs under a box -->
              <compiler angle="radian" autolimits="true"/>
              <worldbody>
                <body name="pelvis" pos="0 0 0.9">
                  <freejoint name="root"/>
                  <geom type="box" size="0.1 0.15 0.08" mass="20"/>
                  <body name="head" pos="0 0 0.2">
                    <joint name="neck" type="ball" pos="0 0 -0.08" range="0 0.8"/>
                    <geom type="capsule" fromto="0 0 0.05 0 0 0.1" size="0.09" mass="5.2"/>
                  </body>
                  <body name="left-thigh" pos="0 0.1 -0.08">
                    <joint name="left-hip" axis="0 1 0" range="-1 2"/>
                    <geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.05" mass="6"/>
                    <body name="left-shank" pos="0 0 -0.4">
                      <joint name="left-knee" axis="0 1 0" range="0 2"/>
                      <geom type="capsule" fromto="0 0 0 0 0 -0.35" size="0.04" mass="4"/>
                    </body>
                  </body>
                  <body name="right-thigh" pos="0 -0.1 -0.08">
                    <joint name="right-hip" axis="0 1 0" range="-1 2"/>
                    <geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.05" mass="6"/>
                    <body name="right-shank" pos="0 0 -0.4">
                      <joint name="right-knee" axis="0 -1 0" range="-2 0"/>
                      <geom type="capsule" fromto="0 0 0 0 0 -0.35" size="0.04" mass="4"/>
                    </body>
                  </body>
                </body>
              </worldbody>
            </mujoco>
            """;

    private TwoLeggedModel() {}
}
