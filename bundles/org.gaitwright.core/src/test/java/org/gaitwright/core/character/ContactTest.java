// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

/** Which shapes of a character touch, and how. */
class ContactTest {
    private static final Inertia UNIT = Inertia.diagonal(1, Vec3.ZERO, 1, 1, 1);
    private static final Surface ROUGH = new Surface(0.9, 0.01, 1, 1);
    private static final Surface SMOOTH = new Surface(0.1, 0.02, 1, 3);

    private static Link link(String name, int parent, Surface... surfaces) {
        List<Shape> shapes = java.util.Arrays.stream(surfaces)
                .map(s -> new Shape(name, new Geometry.Sphere(1), Pose.IDENTITY, s))
                .toList();
        return new Link(name, parent, Pose.IDENTITY, UNIT, shapes, Role.OTHER, Side.CENTRE);
    }

    private static Joint hinge(int link) {
        return new Joint("hinge" + link, link, JointType.HINGE, Vec3.ZERO, Vec3.Y, null, 0, 0, 0, 0, 0);
    }

    /** A chain of four links, the last with a plate that is fixed to it; the ghost has no bits. */
    private static CharacterModel chain(Set<CharacterModel.LinkPair> exclusions, ContactPair... pairs) {
        List<Link> links = List.of(
                link("a", -1, ROUGH),
                link("b", 0, SMOOTH),
                link("c", 1, SMOOTH),
                link("d", 2, ROUGH, Surface.NONE),
                link("plate", 3, SMOOTH));
        List<Joint> joints = List.of(hinge(0), hinge(1), hinge(2), hinge(3));
        return new CharacterModel("chain", links, joints, List.of(), exclusions, List.of(pairs), Map.of());
    }

    @Test
    void theGreaterCoefficientsCount() {
        CharacterModel c = chain(Set.of());
        assertEquals(new Surface(0.9, 0.02, 1, 1), c.contact(0, 0, 2, 0));
        assertEquals(new Surface(0.9, 0.02, 1, 3), c.contact(2, 0, 0, 0));
    }

    @Test
    void neighboursExcludedLinksAndGhostsDoNotTouch() {
        assertNull(chain(Set.of()).contact(0, 0, 1, 0));
        assertNull(chain(Set.of()).contact(1, 0, 0, 0));
        assertNull(chain(Set.of()).contact(0, 0, 3, 1));
        assertNull(chain(Set.of(new CharacterModel.LinkPair(0, 2))).contact(2, 0, 0, 0));
    }

    @Test
    void aContactPairOverridesThem() {
        Surface own = Surface.of(0.5);
        CharacterModel c = chain(
                Set.of(new CharacterModel.LinkPair(0, 2)),
                new ContactPair(0, 0, 1, 0, own),
                new ContactPair(2, 0, 0, 0, own),
                new ContactPair(0, 0, 3, 1, own));
        assertEquals(own, c.contact(0, 0, 1, 0));
        assertEquals(own, c.contact(0, 0, 2, 0));
        assertEquals(own, c.contact(3, 1, 0, 0));
    }

    @Test
    void whatIsFixedTogetherNeverTouches() {
        CharacterModel c = chain(Set.of(), new ContactPair(3, 0, 4, 0, ROUGH));
        assertNull(c.contact(3, 0, 4, 0));
        assertNull(c.contact(3, 0, 3, 1));
        // a plate is no neighbour of what carries its carrier
        assertEquals(SMOOTH, c.contact(2, 0, 4, 0));
    }
}
