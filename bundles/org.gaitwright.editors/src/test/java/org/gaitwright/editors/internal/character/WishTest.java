// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.edit.CharacterEdit;
import org.gaitwright.io.edit.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WishTest {
    private static final Path FILE = Path.of("walker.xml");
    private final CharacterModel walker =
            CharacterEdit.of(TwoLeggedModel.TEXT, FILE).model();

    private static BodyPart part(CharacterModel of, Role role, Side side) {
        return BodyPart.all(of).stream()
                .filter(p -> p.role() == role && p.side() == side)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void partsAreMeasuredFromJointToJoint() {
        Measures m = Measures.of(walker, part(walker, Role.THIGH, Side.LEFT));
        assertEquals(0.4, m.length(), 1e-12);
        assertEquals(0.05, m.radius(), 1e-12);
        assertEquals(6, m.mass(), 1e-12);
    }

    @Test
    void theLengthOfALimbWithoutAnEndIsThatOfItsShapes() {
        Measures m = Measures.of(walker, part(walker, Role.SHANK, Side.LEFT));
        assertEquals(0.35 + 2 * 0.04, m.length(), 1e-12);
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void aWishedMeasureIsMetOnBothSides(Measure measure) {
        BodyPart shank = part(walker, Role.SHANK, Side.LEFT);
        double wanted = 1.3 * Measures.of(walker, shank).get(measure);
        CharacterModel made = new Wish(shank, measure, wanted, true).of(walker).of(walker);
        assertEquals(wanted, Measures.of(made, shank).get(measure), 1e-6 * wanted);
        assertEquals(
                wanted, Measures.of(made, part(made, Role.SHANK, Side.RIGHT)).get(measure), 1e-6 * wanted);
    }

    @ParameterizedTest
    @EnumSource(names = {"THIGH", "SHANK", "PELVIS", "HEAD"})
    void aLengthenedPartKeepsItsDensity(Role role) {
        BodyPart part = part(walker, role, Proportions.sided(role) ? Side.LEFT : Side.CENTRE);
        Measures was = Measures.of(walker, part);
        CharacterModel made = new Wish(part, Measure.LENGTH, 1.27 * was.length(), true)
                .of(walker)
                .of(walker);
        Measures now = Measures.of(made, part);
        assertEquals(1.27 * was.length(), now.length(), 1e-9);
        assertEquals(was.density(), now.density(), 1e-9 * was.density());
    }

    @Test
    void aLengthenedHeadStaysOnItsNeck() {
        BodyPart head = part(walker, Role.HEAD, Side.CENTRE);
        Measures was = Measures.of(walker, head);
        CharacterModel made =
                new Wish(head, Measure.LENGTH, 0.292, true).of(walker).of(walker);
        assertEquals(0.23, was.length(), 1e-12);
        // 0.04 m above the neck; and a cylinder of 0.05 m and a ball of 0.09 m that get 0.062 m between them
        assertEquals(0.04 * 0.292 / 0.23, aboveTheNeck(made), 1e-9);
        assertEquals(5.2 * (0.112 + 0.12) / 0.17, Measures.of(made, head).mass(), 1e-6);
    }

    private static double aboveTheNeck(CharacterModel c) {
        int head = c.linkIndex("head");
        double neck = c.joints().get(c.jointIndex("neck")).anchor().z();
        return Extent.of(c.links().get(head).shapes(), Pose.IDENTITY, Vec3.Z).low() - neck;
    }

    @Test
    void oneSideLeavesTheOtherAlone() {
        BodyPart thigh = part(walker, Role.THIGH, Side.LEFT);
        CharacterModel made =
                new Wish(thigh, Measure.LENGTH, 0.5, false).of(walker).of(walker);
        assertEquals(0.5, Measures.of(made, thigh).length(), 1e-9);
        assertEquals(0.4, Measures.of(made, part(made, Role.THIGH, Side.RIGHT)).length(), 1e-12);
    }

    @Test
    void moreThanTenTimesIsRefused() {
        Wish giant = new Wish(part(walker, Role.THIGH, Side.LEFT), Measure.LENGTH, 40, true);
        assertThrows(InvalidInput.class, () -> giant.of(walker));
    }

    @Test
    void theTextGetsTheLengthInPlace() {
        Wish wish = new Wish(part(walker, Role.THIGH, Side.LEFT), Measure.LENGTH, 0.5, true);
        CharacterText text = new CharacterText(FILE.toAbsolutePath(), why -> {
            throw new AssertionError("written anew: " + why);
        });
        String after = TextEdit.apply(TwoLeggedModel.TEXT, text.reshape(TwoLeggedModel.TEXT, wish.of(walker)));
        assertTrue(after.contains("<!-- two legs under a box -->"), after);
        CharacterModel read = CharacterEdit.of(after, FILE).model();
        assertEquals(0.5, Measures.of(read, part(read, Role.THIGH, Side.RIGHT)).length(), 1e-8);
    }

    @Test
    void aRangeIsMirroredForAJointThatTurnsTheOtherWay() {
        CharacterText text = new CharacterText(FILE.toAbsolutePath(), why -> {});
        String after =
                TextEdit.apply(TwoLeggedModel.TEXT, text.range(TwoLeggedModel.TEXT, "left-knee", 0.1, 1.5, true));
        CharacterModel read = CharacterEdit.of(after, FILE).model();
        var left = read.joints().get(read.jointIndex("left-knee")).limit();
        var right = read.joints().get(read.jointIndex("right-knee")).limit();
        assertEquals(1.5, left.upper(), 1e-9);
        assertEquals(-1.5, right.lower(), 1e-9);
        assertEquals(-0.1, right.upper(), 1e-9);
    }
}
