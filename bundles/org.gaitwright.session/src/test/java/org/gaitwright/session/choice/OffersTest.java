// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.choice.Offer.Origin;
import org.gaitwright.session.run.Cast;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.FallingBall;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OffersTest {
    private static final Cast NOW = new Cast("passive", "humanoid", "flat");

    @TempDir
    Path folder;

    private final FakeStudio studio = new FakeStudio();

    /** Drives one character alone. */
    private record Picky() implements ControllerFactory {
        @Override
        public String id() {
            return "picky";
        }

        @Override
        public String name() {
            return "Picky";
        }

        @Override
        public Suitability suits(CharacterModel character) {
            return character.name().equals("cube") ? Suitability.YES : Suitability.no("it is not a cube");
        }

        @Override
        public ParameterSet parameters(CharacterModel character) {
            return ParameterSet.EMPTY;
        }

        @Override
        public Controller create(CharacterModel character, ParameterValues parameters) {
            throw new AssertionError("nobody runs");
        }
    }

    private record Body(String id) implements CharacterProvider {
        @Override
        public String name() {
            return id;
        }

        @Override
        public CharacterModel model() {
            return FallingBall.character(id);
        }
    }

    private record Preset(String id, String controller, String character, Map<String, Double> values)
            implements PresetProvider {
        @Override
        public String name() {
            return id;
        }
    }

    @BeforeEach
    void install() {
        studio.add(new Picky());
        studio.add(new Body("cube"));
        studio.add(new Preset("picky/leap", "picky", "cube", Map.of()));
        studio.add(new Preset("passive/for-cubes", "passive", "cube", Map.of("tail.torque", 2.0)));
        studio.add(new Preset("passive/odd", "passive", "", Map.of("no.such", 2.0)));
    }

    private List<Offer> offers(Part part, OwnFile... files) {
        return new Offers(FileRegistry.of(studio, folder), List.of(files)).of(part, NOW);
    }

    private static Offer named(List<Offer> all, String name) {
        return all.stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void aControllerThatCantDriveTheCharacterComesLastWithTheReasonAndWhomItDrives() {
        List<Offer> all = offers(Part.CONTROLLER);
        Offer picky = all.get(all.size() - 1);
        assertEquals("picky", picky.word());
        assertEquals("it is not a cube", picky.why());
        assertEquals(
                List.of(new Repair("with cube", Pick.of(new Cast("picky", "cube", "flat")))),
                picky.repairs(),
                "the ball and the humanoid are no cubes either");
        assertTrue(all.subList(0, all.size() - 1).stream().allMatch(Offer::fits));
        assertEquals(Pick.of(NOW.withController("walker")), named(all, "walker").pick());
    }

    @Test
    void aCharacterThatCantBeDrivenIsOfferedWithControllersThatWalkFirst() {
        Cast now = new Cast("picky", "cube", "flat");
        Offer human = new Offers(FileRegistry.of(studio, folder), List.of())
                .of(Part.CHARACTER, now).stream()
                        .filter(o -> o.word().equals("humanoid"))
                        .findFirst()
                        .orElseThrow();
        assertFalse(human.fits());
        assertEquals("with passive", human.repairs().get(0).words(), "it has presets, the others have none");
        assertEquals(
                Pick.of(new Cast("passive", "humanoid", "flat")),
                human.repairs().get(0).pick());
    }

    @Test
    void whatIsOnesOwnComesFirstThenTheExamplesThenWhatIsInstalled() throws Exception {
        Path own = Files.writeString(folder.resolve("hill.yaml"), "kind: flat\n");
        List<Offer> all = offers(
                Part.TERRAIN,
                new OwnFile(Part.TERRAIN, "/examples/steps.yaml", "steps (Examples)", "", true),
                new OwnFile(Part.TERRAIN, own.toString(), "hill (mine)", "", false),
                new OwnFile(Part.STYLE, "/mine/bent.yaml", "bent (mine)", "passive", false));
        assertEquals(
                List.of("hill (mine)", "steps (Examples)", "flat"),
                all.stream().map(Offer::name).toList());
        assertEquals(
                List.of(Origin.PROJECT, Origin.EXAMPLE, Origin.PLUGIN),
                all.stream().map(Offer::origin).toList());
        assertEquals(Pick.of(NOW.withTerrain(own.toString())), all.get(0).pick());
    }

    @Test
    void stylesOfOtherCharactersAndControllersAreOfferedWithWhatTheyNeed() throws Exception {
        Path own = Files.writeString(folder.resolve("leap.yaml"), "controller: picky\n");
        List<Offer> all = offers(Part.STYLE, new OwnFile(Part.STYLE, own.toString(), "mine", "picky", false));
        assertTrue(named(all, "no style").fits());
        assertEquals(Pick.of(NOW, "firm"), named(all, "firm").pick());
        assertTrue(named(all, "firm").fits());

        Offer other = named(all, "for-cubes");
        assertFalse(other.fits());
        assertEquals(
                List.of(
                        new Repair("with cube", Pick.of(new Cast("passive", "cube", "flat"), "for-cubes")),
                        new Repair("anyway", Pick.of(NOW, "for-cubes"))),
                other.repairs());
        assertEquals(
                List.of(new Repair("with picky on cube", Pick.of(new Cast("picky", "cube", "flat"), "leap"))),
                named(all, "leap").repairs());
        assertEquals(
                List.of(new Repair("with picky on cube", Pick.of(new Cast("picky", "cube", "flat"), own.toString()))),
                named(all, "mine").repairs(),
                "nobody said for whom it was made, and the humanoid is no cube");
        assertTrue(named(all, "odd").repairs().isEmpty(), "it asks for what the controller has not");
    }

    @Test
    void aCastThatDoesNotFitHasWaysOut() {
        List<Repair> ways =
                new Offers(FileRegistry.of(studio, folder), List.of()).repairs(new Cast("picky", "humanoid", "flat"));
        assertEquals(new Repair("with cube", Pick.of(new Cast("picky", "cube", "flat"))), ways.get(0));
        assertTrue(ways.contains(new Repair("with passive", Pick.of(NOW))), ways.toString());
        assertEquals(
                List.of(),
                new Offers(FileRegistry.of(studio, folder), List.of()).repairs(NOW.withTerrain("moon")),
                "another character makes no ground");
    }

    @Test
    void allWordsOfASearchMustBeSeen() {
        Offer o = new Offer(
                Part.CHARACTER,
                "wu-biped",
                "wu-biped",
                "Planar walker",
                Origin.SHIPPED,
                new Pick(NOW, Optional.empty()),
                "",
                List.of());
        assertTrue(o.matches(""));
        assertTrue(o.matches("WALK wu"));
        assertFalse(o.matches("wu runner"));
    }
}
