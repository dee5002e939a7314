// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Models that use what the readers know: those that are shipped, and some that have everything else. */
public final class Corpus {
    /** Defaults and classes, every orientation, every solid, references, pairs, actuators, ignored things. */
    public static final String EVERYTHING =
            """
            <mujoco model="everything">
              <compiler angle="degree" eulerseq="zYx" autolimits="true" meshdir="mesh"/>
              <option timestep="0.002"/>
              <default>
                <geom density="700" friction="0.9 0.01"/>
                <joint damping="1" armature="0.02" range="-30 40"/>
                <motor ctrlrange="-2 2"/>
                <default class="arm">
                  <geom type="capsule" size="0.05 0.2" euler="10 20 30"/>
                  <joint axis="1 1 0" damping="3"/>
                  <default class="hand"><geom type="box" size="0.1 0.2 0.3"/></default>
                </default>
              </default>
              <asset><mesh name="bone" file="bone.stl"/><material name="grey"/></asset>
              <worldbody>
                <light pos="0 0 3"/>
                <geom name="floor" type="plane" size="1 1 1"/>
                <body name="trunk" pos="0 0 1" euler="10 -20 35">
                  <freejoint name="root"/>
                  <geom name="ball" type="sphere" size="0.2" condim="4" friction="0.7 0.02 0.001"/>
                  <geom type="box" size="0.1 0.2 0.05" pos="0.3 0.1 0" quat="1 0.2 0.3 -0.4" mass="2" rgba="1 0 0 1"/>
                  <site name="navel" pos="0.1 0 0" zaxis="1 0 0"/>
                  <body name="left-upper-arm" pos="0.3 0 0.2" axisangle="1 2 3 50" childclass="arm">
                    <joint name="j1" ref="20" pos="0.01 0.02 0.03"/>
                    <joint name="j2" type="slide" axis="0 0 2" ref="0.1" range="-0.3 0.3"/>
                    <joint name="j3" axis="0 1 0" ref="-35" springref="12" stiffness="5"/>
                    <geom name="upper"/>
                    <geom class="hand" size="0.02" pos="0 0 0.4" mass="0.3" contype="2" conaffinity="4"/>
                    <body name="left-hand" pos="0 0.2 0.1" xyaxes="1 0.1 0 0 1 0.4">
                      <joint name="wrist" type="ball" range="0 60" pos="0 0 -0.1"/>
                      <geom type="cylinder" size="0.05 0.2" zaxis="1 1 -1"/>
                      <geom type="ellipsoid" size="0.05 0.1 0.15" pos="0.1 0 0"/>
                      <body name="thumb" pos="0 0 0.3" zaxis="0 0 -1">
                        <joint name="thumb" axis="0 1 1"/>
                        <inertial pos="0.01 0.02 0.03" mass="0.5" fullinertia="0.01 0.012 0.013 0.001 -0.002 0.0005"/>
                        <geom type="mesh" mesh="bone"/>
                      </body>
                      <body pos="0 0.1 0.3"><geom type="capsule" size="0.03" fromto="0 0 0 0.1 0.2 -0.3"/></body>
                    </body>
                  </body>
                  <body name="leg" pos="-0.3 0 0">
                    <joint name="hip" axis="0 1 0"/>
                    <geom name="thigh" type="box" size="0.05" fromto="0 0 0 0 0 -0.4"/>
                    <geom type="ellipsoid" size="0.05" fromto="0 0 -0.4 0.3 0 -0.4" density="100"/>
                  </body>
                </body>
              </worldbody>
              <contact>
                <exclude body1="trunk" body2="left-hand"/>
                <pair geom1="ball" geom2="thigh" condim="4" friction="0.5 0.5 0.01"/>
              </contact>
              <equality><weld body1="leg" body2="thumb"/></equality>
              <actuator>
                <motor joint="j1" gear="100"/>
                <position joint="hip" kp="30" forcerange="-80 80"/>
                <general joint="wrist" gear="1 0 0" gainprm="3"/>
              </actuator>
              <keyframe>
                <key name="up" qpos="0 0 1 1 0 0 0 0.1 0.1 0.2 2 0 0 0 0.1 0.2"/>
              </keyframe>
            </mujoco>
            """;

    /** Old coordinates, bodies placed by their mass, rules for inertia. */
    public static final String GLOBAL =
            """
            <mujoco model="global">
              <compiler coordinate="global" angle="radian" inertiafromgeom="true" settotalmass="40" boundmass="0.1"/>
              <worldbody>
                <body name="pelvis">
                  <joint name="root" type="free" armature="0.1"/>
                  <geom type="sphere" size="0.2" pos="0.1 0 1"/>
                  <geom type="box" size="0.1 0.2 0.05" pos="0.3 0.1 1.1" euler="0.3 0.2 0.1" mass="2"/>
                  <body name="l_thigh">
                    <joint name="j1" axis="0 1 0" pos="0.2 0 0.9" ref="0.4"/>
                    <joint name="j2" axis="1 0 0" pos="0.2 0 0.9"/>
                    <geom type="capsule" size="0.05" fromto="0.2 0 0.9 0.3 0.1 0.5"/>
                    <body name="l_foot" pos="0.3 0.1 0.5" euler="0.1 0.2 0.3">
                      <joint name="ankle" type="ball" pos="0.3 0.1 0.5"/>
                      <geom type="capsule" size="0.05" fromto="0.3 0.1 0.5 0.3 0.1 0.1"/>
                      <geom type="sphere" size="0.06" pos="0.3 0.1 0.05"/>
                      <site name="sole" pos="0.3 0.1 0"/>
                    </body>
                  </body>
                </body>
              </worldbody>
            </mujoco>
            """;

    /** Parts in other files. */
    public static final String INCLUDING =
            """
            <mujoco model="including">
              <include file="settings.xml"/>
              <worldbody><body name="a"><freejoint/><geom size="0.1"/><include file="parts/limb.xml"/></body></worldbody>
            </mujoco>
            """;

    /** What {@link #INCLUDING} includes. */
    public static final Map<String, String> FILES = Map.of(
            "settings.xml",
            "<mujocoinclude><compiler angle='radian'/><default><geom density='500'/></default></mujocoinclude>",
            "parts/limb.xml",
            "<mujocoinclude><body name='limb' pos='0 0 1'><joint name='knee' range='-1 1'/><geom size='0.2'/></body></mujocoinclude>",
            "mesh/bone.stl",
            "solid");

    public static final String ROBOT =
            """
            <robot name="robot">
              <material name="blue"/>
              <link name="base">
                <inertial><origin xyz="0 0 0.1" rpy="0.1 0.2 0.3"/><mass value="10"/>
                  <inertia ixx="0.3" ixy="0.01" ixz="0.02" iyy="0.4" iyz="-0.01" izz="0.5"/></inertial>
                <visual><geometry><box size="1 1 1"/></geometry></visual>
                <collision name="hull"><origin xyz="0 0 0.1"/><geometry><box size="0.4 0.3 0.2"/></geometry></collision>
              </link>
              <link name="left_leg">
                <inertial><mass value="3"/><inertia ixx="0.05" ixy="0" ixz="0" iyy="0.05" iyz="0" izz="0.01"/></inertial>
                <collision><geometry><cylinder radius="0.05" length="0.4"/></geometry></collision>
              </link>
              <link name="left_foot">
                <inertial><mass value="1"/><inertia ixx="0.01" ixy="0" ixz="0" iyy="0.01" iyz="0" izz="0.01"/></inertial>
                <collision><geometry><sphere radius="0.06"/></geometry></collision>
                <collision><geometry><capsule radius="0.02" length="0.1"/></geometry></collision>
              </link>
              <link name="left_sole"/>
              <link name="arm">
                <inertial><mass value="1"/><inertia ixx="0.01" ixy="0" ixz="0" iyy="0.01" iyz="0" izz="0.01"/></inertial>
              </link>
              <joint name="left_hip" type="revolute">
                <parent link="base"/><child link="left_leg"/><origin xyz="0 0.1 -0.2" rpy="0 0 0.1"/><axis xyz="0 1 0"/>
                <limit lower="-1" upper="1.5" effort="120" velocity="8"/><dynamics damping="0.3" friction="0.1"/>
              </joint>
              <joint name="left_knee" type="prismatic">
                <parent link="left_leg"/><child link="left_foot"/><origin xyz="0 0 -0.4"/><axis xyz="0 0 1"/>
                <limit lower="-0.2" upper="0" effort="300"/><mimic joint="left_hip"/>
              </joint>
              <joint name="sole" type="fixed"><parent link="left_foot"/><child link="left_sole"/><origin xyz="0 0 -0.06"/></joint>
              <joint name="shoulder" type="continuous"><parent link="base"/><child link="arm"/></joint>
              <transmission name="t"/>
            </robot>
            """;

    public static final String PLATFORM =
            """
            <robot name="platform">
              <link name="world"/>
              <link name="table">
                <inertial><mass value="5"/><inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial>
              </link>
              <link name="ball">
                <inertial><mass value="1"/><inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial>
                <collision><geometry><sphere radius="0.1"/></geometry></collision>
              </link>
              <joint name="slide" type="planar"><parent link="world"/><child link="table"/><axis xyz="0 1 0"/></joint>
              <joint name="fly" type="floating"><parent link="table"/><child link="ball"/></joint>
            </robot>
            """;

    private Corpus() {}

    /** All models: the shipped ones, then these. */
    public static List<String> all() throws IOException {
        List<String> models = new ArrayList<>();
        Path shipped =
                Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources/characters");
        try (Stream<Path> files = Files.list(shipped)) {
            for (Path p :
                    files.filter(f -> f.toString().endsWith(".xml")).sorted().toList()) {
                models.add(Files.readString(p));
            }
        }
        models.addAll(List.of(EVERYTHING, GLOBAL, INCLUDING, ROBOT, PLATFORM));
        return models;
    }
}
