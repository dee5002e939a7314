// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.ContactPair;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.recording.TraceHeader;
import org.gaitwright.testkit.Slope;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.Test;

class TraceHeaderTest {
    private static Link link(String name, int parent) {
        Inertia unit = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);
        return new Link(name, parent, Pose.IDENTITY, unit, List.of(SmallWorlds.box(0.5)), Role.OTHER, Side.CENTRE);
    }

    @Test
    void noContactExceedsTheFrictionAlsoOfAPair() {
        CharacterModel c = new CharacterModel(
                "pair",
                List.of(link("a", -1), link("b", 0)),
                List.of(
                        SmallWorlds.joint("root", 0, JointType.FREE, Vec3.Z, 0),
                        SmallWorlds.joint("hinge", 1, JointType.HINGE, Vec3.Y, 0)),
                List.of(),
                Set.of(),
                List.of(new ContactPair(0, 0, 1, 0, Surface.of(2.5))),
                Map.of());
        StringBuilder out = new StringBuilder();
        TraceHeader.append(out, SmallWorlds.world(c, c.zeroPose(), new Slope(0), 128, 4));
        assertTrue(out.toString().contains("\"friction\":2.5,"), out.toString());
    }
}
