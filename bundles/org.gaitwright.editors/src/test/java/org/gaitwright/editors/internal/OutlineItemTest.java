// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutlineItemTest {
    private static final String SCENE =
            """
            name: walk   # a comment
            characters:
              - character: humanoid
                goals: [{at: 0, speed: 1}]
                start: {x: 1, y: -2}
              - name: ben
                character: humanoid
            pushes:
            - {at: 1, force: [0, 1, 0]}
            - drag: |
                like: a key
              body: head
            terrain: flat
            """;

    private static List<String> labels(List<OutlineItem> items) {
        return items.stream().map(OutlineItem::label).toList();
    }

    private static List<String> paths(List<OutlineItem> items) {
        return items.stream().map(OutlineItem::path).toList();
    }

    @Test
    void elementsNestAsInTheSource() {
        List<OutlineItem> top = OutlineItem.of(
                "<?xml version='1.0'?>\n<mujoco model=\"walker\"><!-- <body/> --><worldbody><body name=\"torso\"><geom"
                        + " size=\".1 > .2\"/><geom/></body></worldbody></mujoco>",
                true);
        assertEquals(List.of("mujoco"), labels(top));
        assertEquals("walker", top.get(0).value());
        OutlineItem world = top.get(0).children().get(0);
        assertEquals(List.of("mujoco[walker]/worldbody[0]/body[torso]"), paths(world.children()));
        assertEquals(
                List.of(
                        "mujoco[walker]/worldbody[0]/body[torso]/geom[0]",
                        "mujoco[walker]/worldbody[0]/body[torso]/geom[1]"),
                paths(world.children().get(0).children()));
    }

    @Test
    void halfWrittenSourceDoesNoHarm() {
        assertEquals(List.of("mujoco"), labels(OutlineItem.of("</body></x><mujoco><body name=", true)));
        assertEquals(List.of("a"), labels(OutlineItem.of("a: {b: [\n\t- :\n", false)));
    }

    @Test
    void keysAndItemsNestByTheirIndentation() {
        List<OutlineItem> top = OutlineItem.of(SCENE, false);
        assertEquals(List.of("name", "characters", "pushes", "terrain"), labels(top));
        List<OutlineItem> characters = top.get(1).children();
        assertEquals(List.of("characters[0]", "characters[1]"), paths(characters));
        assertEquals(
                List.of("character", "goals", "start"), labels(characters.get(0).children()));
        assertEquals(List.of("pushes[0]", "pushes[1]"), paths(top.get(2).children()));
    }

    @Test
    void anItemIsCalledByWhatNamesIt() {
        List<OutlineItem> characters = OutlineItem.of(SCENE, false).get(1).children();
        assertEquals("humanoid", characters.get(0).value());
        assertEquals("ben", characters.get(1).value());
    }

    @Test
    void valuesLeaveCommentsOut() {
        assertEquals("walk", OutlineItem.of(SCENE, false).get(0).value());
    }

    @Test
    void whatStandsInBracesIsFoundToo() {
        OutlineItem start = OutlineItem.at(OutlineItem.of(SCENE, false), "characters[0].start.y")
                .orElseThrow();
        assertEquals("y", start.label());
        assertEquals("-2", start.value());
        assertEquals('y', SCENE.charAt(start.offset()));
    }

    @Test
    void textsAreNotTakenForKeys() {
        OutlineItem push = OutlineItem.of(SCENE, false).get(2).children().get(1);
        assertEquals(List.of("drag", "body"), labels(push.children()));
    }

    @Test
    void aPlaceInTheTextBelongsToItsInnermostItem() {
        List<OutlineItem> top = OutlineItem.of(SCENE, false);
        assertEquals(
                "characters[1].name",
                OutlineItem.at(top, SCENE.indexOf("ben")).orElseThrow().path());
        assertEquals(
                "pushes[1].body",
                OutlineItem.at(top, SCENE.indexOf("head")).orElseThrow().path());
    }

    @Test
    void aPathThatIsNotThereLeadsToWhatIsAroundIt() {
        List<OutlineItem> top = OutlineItem.of(SCENE, false);
        assertSame(top.get(3), OutlineItem.at(top, "terrain.parameters.rise").orElseThrow());
        assertEquals(java.util.Optional.empty(), OutlineItem.at(top, "characterset"));
    }

    @Test
    void thoseAtTheTopHaveNoParent() {
        List<OutlineItem> top = OutlineItem.of(SCENE, false);
        assertNull(top.get(1).parent());
        assertSame(top.get(1), top.get(1).children().get(0).parent());
    }
}
