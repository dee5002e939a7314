// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutlineItemTest {
    private static List<String> labels(List<OutlineItem> items) {
        return items.stream().map(OutlineItem::label).toList();
    }

    @Test
    void elementsNestAsInTheSource() {
        List<OutlineItem> top = OutlineItem.ofXml(
                "<?xml version='1.0'?>\n<mujoco model=\"walker\"><!-- <body/> --><worldbody><body name=\"torso\"><geom"
                        + " size=\".1 > .2\"/></body></worldbody></mujoco>");
        assertEquals(List.of("mujoco  walker"), labels(top));
        OutlineItem world = top.get(0).children().get(0);
        assertEquals("worldbody", world.label());
        assertEquals(List.of("body  torso"), labels(world.children()));
        assertEquals(List.of("geom"), labels(world.children().get(0).children()));
    }

    @Test
    void halfWrittenSourceDoesNoHarm() {
        assertEquals(List.of("mujoco"), labels(OutlineItem.ofXml("</body></x><mujoco><body name=")));
    }

    @Test
    void keysNestByTheirIndentation() {
        List<OutlineItem> top =
                OutlineItem.ofYaml("scene: walk\nroles:\n  - character: humanoid\n    goals:\nterrain: flat\n");
        assertEquals(List.of("scene", "roles", "terrain"), labels(top));
        assertEquals(List.of("character", "goals"), labels(top.get(1).children()));
    }

    @Test
    void anItemKnowsItsPlace() {
        String text = "a: 1\nroles: 2\n";
        OutlineItem roles = OutlineItem.ofYaml(text).get(1);
        assertEquals("roles", text.substring(roles.offset(), roles.offset() + roles.length()));
    }
}
