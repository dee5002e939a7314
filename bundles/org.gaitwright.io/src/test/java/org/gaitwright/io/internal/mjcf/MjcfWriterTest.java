// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.CharacterFile;
import org.gaitwright.io.internal.fuzz.Corpus;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.urdf.UrdfProbe;
import org.junit.jupiter.api.Test;

class MjcfWriterTest {
    private static final ModelFolder FILES = name -> Corpus.FILES.containsKey(name)
            ? new ByteArrayInputStream(Corpus.FILES.get(name).getBytes(StandardCharsets.UTF_8))
            : null;

    private static CharacterModel read(String xml) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8));
        return xml.contains("<robot")
                ? UrdfProbe.read(in, "m.urdf", FILES).character()
                : MjcfReader.read(in, "m.xml", FILES).character();
    }

    @Test
    void whatIsWrittenReadsBackTheSame() throws IOException {
        for (String xml : Corpus.all()) {
            CharacterModel model = read(xml);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            CharacterFile.write(model, out);
            String text = out.toString(StandardCharsets.UTF_8);
            assertNull(SameModel.difference(model, read(text)), text);
        }
    }

    @Test
    void aDifferenceWouldBeNoticed() throws IOException {
        CharacterModel model = read(Corpus.EVERYTHING);
        for (String[] change : new String[][] {
            {"fullinertia=\"0.01 ", "fullinertia=\"0.010001 "},
            {"friction=\"0.7 0.02", "friction=\"0.7 0.03"},
            {"body2=\"left-hand\"", "body2=\"thumb\""},
            {"friction=\"0.5 0.5", "friction=\"0.6 0.6"},
            {"range=\"0 60\"", "range=\"0 61\""},
            {"qpos=\"0 0 1", "qpos=\"0 0 1.1"},
            {"name=\"navel\" pos=\"0.1", "name=\"navel\" pos=\"0.2"},
            {"gear=\"100\"", "gear=\"101\""}
        }) {
            assertTrue(Corpus.EVERYTHING.contains(change[0]), change[0]);
            CharacterModel other = read(Corpus.EVERYTHING.replace(change[0], change[1]));
            assertTrue(SameModel.difference(model, other) != null, change[0]);
        }
    }

    @Test
    void namesSurviveWhateverTheyHold() throws IOException {
        String name = "a&amp;b &lt;\"&#10;&#9;é";
        CharacterModel model = read("<mujoco model='" + name + "'><worldbody><body name='" + name
                + "'><geom size='1'/></body></worldbody></mujoco>");
        assertEquals("a&b <\"\n\té", model.name());
        assertNull(SameModel.difference(model, read(MjcfWriter.text(model))));
    }

    @Test
    void anOrderThatAFileCannotHaveIsRefused() {
        Joint[] joints = new Joint[4];
        Link[] links = new Link[4];
        int[] parent = {-1, 0, 0, 1};
        for (int i = 0; i < 4; i++) {
            joints[i] = new Joint("j" + i, i, JointType.HINGE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
            links[i] = new Link(
                    "l" + i,
                    parent[i],
                    Pose.IDENTITY,
                    Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1),
                    List.of(),
                    Role.OTHER,
                    Side.CENTRE);
        }
        CharacterModel model = new CharacterModel("m", List.of(links), List.of(joints), List.of(), Set.of(), Map.of());
        assertTrue(assertThrows(InvalidInput.class, () -> MjcfWriter.text(model))
                .getMessage()
                .contains("out of order"));
    }
}
