// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;
import org.eclipse.equinox.p2.metadata.IRequirement;
import org.eclipse.equinox.p2.metadata.MetadataFactory;
import org.eclipse.equinox.p2.metadata.expression.IMatchExpression;

/**
 * A unit of a site and all that it needs beyond what runs already. Takes the newest unit that meets a requirement and never
 * goes back on a choice: p2's planner could, but it would plan for a profile, which plug-ins of the store have none of; the
 * trial that follows shows whether the choice works.
 */
final class Closure {
    private final Collection<IInstallableUnit> site;
    private final IInstallableUnit running;
    private final IInstallableUnit environment;
    private final Set<IInstallableUnit> chosen = new LinkedHashSet<>();
    private final Set<String> missing = new LinkedHashSet<>();

    /**
     * @param site all units of the site
     * @param running what the framework offers
     * @param environment values such as osgi.os, for requirements that hold on some systems only
     */
    Closure(Collection<IInstallableUnit> site, IInstallableUnit running, Map<String, String> environment) {
        this.site = site;
        this.running = running;
        this.environment = context(environment);
    }

    /** The unit that filters are put to; p2 reads its properties. */
    private static IInstallableUnit context(Map<String, String> values) {
        MetadataFactory.InstallableUnitDescription unit = new MetadataFactory.InstallableUnitDescription();
        unit.setId("org.gaitwright.environment");
        values.forEach(unit::setProperty);
        return MetadataFactory.createInstallableUnit(unit);
    }

    void add(IInstallableUnit root) {
        Deque<IInstallableUnit> open = new ArrayDeque<>(List.of(root));
        chosen.add(root);
        while (!open.isEmpty()) {
            IInstallableUnit unit = open.remove();
            for (IRequirement requirement : unit.getRequirements()) {
                if (applies(requirement) && !met(requirement)) {
                    site.stream()
                            .filter(u -> applies(u.getFilter()) && u.satisfies(requirement))
                            .max(Comparator.comparing(IInstallableUnit::getVersion))
                            .ifPresentOrElse(
                                    found -> {
                                        chosen.add(found);
                                        open.add(found);
                                    },
                                    () -> missing.add(unit.getId() + " needs " + describe(requirement.toString())));
                }
            }
        }
    }

    /** p2 writes "namespace; name range". */
    static String describe(String requirement) {
        return requirement
                .replaceFirst("^java\\.package;? ", "the package ")
                .replaceFirst("^osgi\\.bundle;? ", "the bundle ")
                .replaceFirst("^org\\.eclipse\\.equinox\\.p2\\.iu;? ", "");
    }

    private boolean met(IRequirement requirement) {
        return running.satisfies(requirement) || chosen.stream().anyMatch(u -> u.satisfies(requirement));
    }

    /** Optional and negative requirements, and those of another system, ask for nothing. */
    private boolean applies(IRequirement requirement) {
        return requirement.getMin() > 0 && requirement.getMax() > 0 && applies(requirement.getFilter());
    }

    private boolean applies(IMatchExpression<IInstallableUnit> filter) {
        return filter == null || filter.isMatch(environment);
    }

    /** The units to install, the root first. */
    Set<IInstallableUnit> chosen() {
        return chosen;
    }

    /** What neither the site nor the framework has. */
    Set<String> missing() {
        return missing;
    }
}
