// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which bundle may use which: the table of docs/architecture.md as data. */
final class Arrows {
    private static final String ANY = "*";

    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("core", Set.of()),
            Map.entry("dynamics", Set.of("core")),
            Map.entry("control", Set.of("core", "dynamics")),
            Map.entry("simulator", Set.of("core", "dynamics")),
            Map.entry("engine.*", Set.of("core", "dynamics")),
            Map.entry("engine.ode", Set.of("core", "dynamics", "libs.ode4j")),
            Map.entry("terrain", Set.of("core")),
            Map.entry("controller.*", Set.of("core", "dynamics", "control")),
            Map.entry("optimizer", Set.of("core")),
            Map.entry("io", Set.of("core")),
            Map.entry("plugins", Set.of("core")),
            Map.entry("scenarios", Set.of()),
            Map.entry("help", Set.of()),
            Map.entry("session", Set.of("core", "io")),
            Map.entry("cli", Set.of("core", "io", "session", "plugins")),
            Map.entry("libs.lwjgl", Set.of()),
            Map.entry("libs.ode4j", Set.of()),
            Map.entry("viewport", Set.of("core", "libs.lwjgl")),
            Map.entry("workbench", Set.of(ANY)),
            Map.entry("views", Set.of(ANY)),
            Map.entry("editors", Set.of(ANY)),
            // of releng, and no part of the product
            Map.entry("testkit", Set.of("core")),
            Map.entry("rigs", Set.of(ANY)),
            Map.entry("tests", Set.of(ANY)),
            Map.entry("ui.tests", Set.of(ANY)));

    private static final Set<String> DRAWS = Set.of("viewport", "workbench", "views", "editors", "rigs", "ui.tests");
    private static final List<String> DRAWING = List.of(
            "org.eclipse.swt", "org.eclipse.jface", "org.eclipse.ui", "org.eclipse.e4", "java.awt", "javax.swing");
    private static final List<String> GL = List.of("org.lwjgl", "org.joml");
    private static final List<String> PARSERS =
            List.of("com.google.gson", "org.snakeyaml", "javax.xml", "org.xml", "org.w3c");

    private Arrows() {}

    /** What is wrong with the arrows of these bundles, one line each. */
    static List<String> violations(List<BundleManifest> bundles) {
        Map<String, String> owner = new HashMap<>();
        for (BundleManifest b : bundles) {
            b.exports().forEach(e -> owner.put(e.name(), b.shortName()));
        }
        List<String> wrong = new ArrayList<>();
        for (BundleManifest b : bundles) {
            Set<String> allowed = allowed(b.shortName());
            if (allowed == null) {
                wrong.add(b.name() + " is not in the table of bundles; add it to docs/architecture.md and Arrows");
                continue;
            }
            for (BundleManifest.Clause i : b.imports()) {
                check(b, i.name(), owner.get(i.name()), allowed, wrong);
            }
            for (BundleManifest.Clause r : b.requires()) {
                if (r.name().startsWith(BundleManifest.PREFIX)) {
                    wrong.add(b.name() + " requires the bundle " + r.name() + "; import its packages instead");
                }
                check(b, r.name(), null, allowed, wrong);
            }
        }
        return wrong;
    }

    private static void check(BundleManifest b, String used, String owner, Set<String> allowed, List<String> wrong) {
        String from = b.shortName();
        if (used.startsWith(BundleManifest.PREFIX) && owner == null) {
            wrong.add(b.name() + " uses " + used + ", which no bundle of ours exports");
        }
        if (owner != null && !owner.equals(from) && !allowed.contains(ANY) && !allowed.contains(owner)) {
            wrong.add(b.name() + " uses " + used + " of " + owner + "; it may use only " + allowed);
        }
        if (startsWithAny(used, DRAWING) && !DRAWS.contains(from)) {
            wrong.add(b.name() + " uses " + used + "; nothing below the viewport may draw");
        }
        if (startsWithAny(used, GL) && !from.equals("viewport") && !from.equals("libs.lwjgl")) {
            wrong.add(b.name() + " uses " + used + "; only the viewport does");
        }
        if (startsWithAny(used, PARSERS) && !from.equals("io") && !DRAWS.contains(from)) {
            wrong.add(b.name() + " uses " + used + "; parser libraries belong to io alone");
        }
        if (from.equals("core") && !used.startsWith("java.")) {
            wrong.add(b.name() + " uses " + used + "; core uses the JDK alone");
        }
    }

    private static Set<String> allowed(String bundle) {
        Set<String> exact = MAY_USE.get(bundle);
        if (exact != null) {
            return exact;
        }
        int dot = bundle.indexOf('.');
        return dot < 0 ? null : MAY_USE.get(bundle.substring(0, dot) + ".*");
    }

    private static boolean startsWithAny(String name, List<String> prefixes) {
        return prefixes.stream().anyMatch(p -> name.equals(p) || name.startsWith(p + "."));
    }
}
