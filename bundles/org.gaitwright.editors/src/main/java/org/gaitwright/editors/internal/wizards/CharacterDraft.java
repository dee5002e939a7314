// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.io.CharacterFile;

/** Writes new characters as MJCF. */
final class CharacterDraft {
    private static final String EMPTY =
            """
            <mujoco model="%s">
              <!-- x forward, y left, z up; metres, kilograms, degrees. Bodies stand within the body that carries them.
                   Write left- and right- into the names of what there is on each side. -->
              <compiler angle="degree" autolimits="true"/>
              <default>
                <geom density="1000" friction="0.8"/>
              </default>
              <worldbody>
                <body name="pelvis" pos="0 0 1">
                  <freejoint name="root"/>
                  <geom type="capsule" fromto="0 -0.08 0 0 0.08 0" size="0.08"/>
                  <body name="left-thigh" pos="0 0.1 0">
                    <joint name="left-hip" type="ball" range="0 100"/>
                    <geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.05"/>
                  </body>
                  <body name="right-thigh" pos="0 -0.1 0">
                    <joint name="right-hip" type="ball" range="0 100"/>
                    <geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.05"/>
                  </body>
                </body>
              </worldbody>
              <actuator>
                <motor joint="left-hip" gear="1 0 0" ctrlrange="-200 200"/>
                <motor joint="left-hip" gear="0 1 0" ctrlrange="-200 200"/>
                <motor joint="left-hip" gear="0 0 1" ctrlrange="-200 200"/>
                <motor joint="right-hip" gear="1 0 0" ctrlrange="-200 200"/>
                <motor joint="right-hip" gear="0 1 0" ctrlrange="-200 200"/>
                <motor joint="right-hip" gear="0 0 1" ctrlrange="-200 200"/>
              </actuator>
            </mujoco>
            """;

    private CharacterDraft() {}

    /** A pelvis and two thighs, to build on. */
    static String empty(String name) {
        return String.format(EMPTY, name);
    }

    /** Another character's file under another name, comments and all. */
    static String copy(URL source, String name) throws IOException {
        try (InputStream in = source.openStream()) {
            return renamed(new String(in.readAllBytes(), StandardCharsets.UTF_8), name);
        }
    }

    static String renamed(String mjcf, String name) {
        return mjcf.replaceFirst("(<mujoco\\b[^>]*\\bmodel=\")[^\"]*\"", "$1" + name + "\"");
    }

    /** A character of other proportions. */
    static String reshaped(CharacterModel base, Proportions proportions, String name) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CharacterFile.write(proportions.of(base, name), out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
