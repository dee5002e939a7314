// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.gaitwright.core.parameter.Parameter;

/** A line of the list. */
sealed interface Line {
    /** Says whose parameters follow. */
    record Section(Tunable owner) implements Line {}

    /** Opens and closes a group. */
    record Heading(Entry.Group group) implements Opening {}

    /**
     * A parameter, or one value of a curve that is open.
     *
     * @param knot whether it is a value of a curve
     */
    record Number(Tunable owner, Entry.Single entry, String name, boolean knot) implements Tuned {
        int indent() {
            return knot ? Row.KNOT_INDENT : Row.INDENT;
        }
    }

    record WholeCurve(Tunable owner, Entry.Curve entry) implements Tuned, Opening {}

    /** A line that opens and closes what follows it. */
    sealed interface Opening extends Line {}

    /** A line with values to tune. */
    sealed interface Tuned extends Line {
        Tunable owner();

        Entry entry();
    }

    /** What is open, and what is looked for. */
    final class Choice {
        final Set<String> closedGroups = new HashSet<>();
        final Set<String> openCurves = new HashSet<>();
        /** Parameters of the controller that are to be optimised. */
        final Set<String> ticked = new LinkedHashSet<>();
        /** Whether parameters have boxes to tick. */
        boolean ticking;

        String words = "";
        /** Which parameters alone are to be seen; null for all. */
        BiPredicate<Tunable, Parameter> only;

        boolean open(Opening line) {
            return line instanceof Heading h
                    ? narrowed() || !closedGroups.contains(key(h.group()))
                    : openCurves.contains(((WholeCurve) line).entry().path());
        }

        /** Whether some entries may be left out; then groups are open, so that what is left can be seen. */
        boolean narrowed() {
            return !words.isBlank() || only != null;
        }

        /** While entries are left out, all groups stay open. */
        void toggle(Opening line) {
            if (line instanceof WholeCurve c) {
                flip(openCurves, c.entry().path());
            } else if (line instanceof Heading h && !narrowed()) {
                flip(closedGroups, key(h.group()));
            }
        }

        private static void flip(Set<String> all, String key) {
            if (!all.remove(key)) {
                all.add(key);
            }
        }

        private static String key(Entry.Group group) {
            return group.owner() + "/" + group.name();
        }

        private boolean wants(Tunable owner, Entry entry) {
            return entry.matches(words) && (only == null || entry.any(p -> only.test(owner, p)));
        }
    }

    /** Parameters of the controller that a line stands for: those can be optimised, the ground's can't. */
    static List<String> searchable(Line line) {
        return line instanceof Tuned t && t.owner() == Tunable.CONTROLLER
                ? t.entry().parameters().stream().map(Parameter::name).toList()
                : List.of();
    }

    /** The lines to be seen; a ground whose name says all has a section, but no groups. */
    static List<Line> of(List<Entry.Group> groups, Choice choice) {
        List<Line> lines = new ArrayList<>();
        Tunable owner = null;
        for (Entry.Group group : groups) {
            List<Entry> wanted = group.entries().stream()
                    .filter(e -> choice.wants(group.owner(), e))
                    .toList();
            if (wanted.isEmpty()) {
                continue;
            }
            if (group.owner() != owner) {
                owner = group.owner();
                lines.add(new Section(owner));
            }
            boolean alone =
                    groups.stream().filter(g -> g.owner() == group.owner()).count() == 1;
            Heading heading = new Heading(group);
            if (!alone) {
                lines.add(heading);
            }
            if (alone || choice.open(heading)) {
                wanted.forEach(e -> add(lines, group.owner(), e, choice));
            }
        }
        return lines;
    }

    private static void add(List<Line> lines, Tunable owner, Entry entry, Choice choice) {
        if (entry instanceof Entry.Single single) {
            lines.add(new Number(owner, single, single.shortName(), false));
        } else if (entry instanceof Entry.Curve curve) {
            WholeCurve whole = new WholeCurve(owner, curve);
            lines.add(whole);
            for (int k = 0; k < curve.parameters().size() && choice.open(whole); k++) {
                Entry.Single knot = new Entry.Single(curve.parameters().get(k));
                lines.add(new Number(owner, knot, curve.phase(k), true));
            }
        }
    }
}
