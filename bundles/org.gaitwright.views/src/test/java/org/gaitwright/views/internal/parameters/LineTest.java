// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.Parameter.Mirror;
import org.gaitwright.core.parameter.ParameterSet;
import org.junit.jupiter.api.Test;

class LineTest {
    private static final ParameterSet SET = set();

    private static ParameterSet set() {
        List<Parameter> all = new ArrayList<>();
        all.add(parameter("Gait", "gait.speed", "Speed of walking"));
        all.add(parameter("Gait", "gait.turn-rate", "How fast it turns"));
        for (int k = 0; k < 5; k++) {
            all.add(parameter("Style", "style.bend." + k, "Bend of the back"));
        }
        all.add(parameter("Style", "style.twist", "Knees outward"));
        return ParameterSet.of(all);
    }

    private static Parameter parameter(String group, String name, String help) {
        return new Parameter(name, "", 0, 1, 0.5, group, Mirror.SAME, help);
    }

    private static List<String> words(Line.Choice choice) {
        return Line.of(Entry.groups(Tunable.CONTROLLER, SET), choice).stream()
                .map(LineTest::word)
                .toList();
    }

    private static String word(Line line) {
        if (line instanceof Line.Section) {
            return "section";
        }
        if (line instanceof Line.Heading h) {
            return "[" + h.group().name() + "]";
        }
        if (line instanceof Line.Number n) {
            return n.name();
        }
        return "~" + ((Line.WholeCurve) line).entry().shortName();
    }

    @Test
    void aCurveIsOneLineUntilItIsOpened() {
        Line.Choice choice = new Line.Choice();
        assertEquals(List.of("section", "[Gait]", "speed", "turn-rate", "[Style]", "~bend", "twist"), words(choice));
        Entry.Curve bend = (Entry.Curve)
                Entry.groups(Tunable.CONTROLLER, SET).get(1).entries().get(0);
        choice.toggle(new Line.WholeCurve(Tunable.CONTROLLER, bend));
        List<String> open = words(choice);
        assertEquals(List.of("~bend", "0 %", "25 %", "50 %", "75 %", "100 %", "twist"), open.subList(5, 12));
        choice.toggle(new Line.WholeCurve(Tunable.CONTROLLER, bend));
        assertEquals(7, words(choice).size());
    }

    @Test
    void closedGroupsOpenForWhatIsFound() {
        Line.Choice choice = new Line.Choice();
        Entry.groups(Tunable.CONTROLLER, SET).forEach(g -> choice.toggle(new Line.Heading(g)));
        assertEquals(List.of("section", "[Gait]", "[Style]"), words(choice));
        choice.words = "turn fast";
        assertEquals(List.of("section", "[Gait]", "turn-rate"), words(choice));
        choice.words = "BACK";
        assertEquals(List.of("section", "[Style]", "~bend"), words(choice));
        choice.words = "nowhere";
        assertTrue(words(choice).isEmpty());
    }

    @Test
    void onlyWhatIsWantedIsListed() {
        Line.Choice choice = new Line.Choice();
        choice.only = (owner, p) -> p.name().equals("style.bend.3");
        assertEquals(List.of("section", "[Style]", "~bend"), words(choice), "a curve counts if one value does");
    }

    @Test
    void groundWithOneGroupNeedsNoHeading() {
        ParameterSet ground = ParameterSet.of(Parameter.of("rise", "m", 0, 1, 0.15, "Height of a step"));
        List<Line> lines = Line.of(Entry.groups(Tunable.TERRAIN, ground), new Line.Choice());
        assertEquals(2, lines.size());
        assertEquals(new Line.Section(Tunable.TERRAIN), lines.get(0));
    }
}
