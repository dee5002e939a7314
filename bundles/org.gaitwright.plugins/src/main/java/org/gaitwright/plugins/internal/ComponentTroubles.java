// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gaitwright.core.registry.Kind;
import org.osgi.framework.Bundle;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;
import org.osgi.service.component.runtime.dto.ReferenceDTO;
import org.osgi.service.component.runtime.dto.UnsatisfiedReferenceDTO;

/**
 * Asks Declarative Services what became of components that should contribute something. A component that can't be made
 * never shows up as a service object, so its failure is known only there.
 */
final class ComponentTroubles {
    private final ServiceComponentRuntime components;

    /**
     * @param component its name
     * @param kind what it would contribute
     * @param what goes on after "controller 'component' of bundle "
     * @param failed whether it threw; otherwise it waits for something
     */
    record Trouble(String component, Kind kind, String what, boolean failed) {}

    ComponentTroubles(ServiceComponentRuntime components) {
        this.components = components;
    }

    /** Components of a bundle that offer one of our contracts but can't be used. */
    List<Trouble> of(Bundle bundle) {
        List<Trouble> found = new ArrayList<>();
        for (ComponentDescriptionDTO description : components.getComponentDescriptionDTOs(bundle)) {
            for (Kind kind : kinds(description)) {
                for (ComponentConfigurationDTO c : components.getComponentConfigurationDTOs(description)) {
                    add(found, description, kind, c);
                }
            }
        }
        return found;
    }

    private static void add(
            List<Trouble> found, ComponentDescriptionDTO description, Kind kind, ComponentConfigurationDTO c) {
        switch (c.state) {
            case ComponentConfigurationDTO.FAILED_ACTIVATION -> found.add(
                    new Trouble(description.name, kind, "threw " + rootLine(c.failure), true));
            case ComponentConfigurationDTO.UNSATISFIED_REFERENCE -> found.add(
                    new Trouble(description.name, kind, "waits for " + waitsFor(description, c), false));
            case ComponentConfigurationDTO.UNSATISFIED_CONFIGURATION -> found.add(new Trouble(
                    description.name, kind, "waits for a configuration, which the studio does not provide", false));
            default -> {
                // satisfied or active: nothing to report
            }
        }
    }

    private static String waitsFor(ComponentDescriptionDTO description, ComponentConfigurationDTO c) {
        Map<String, String> interfaces = Arrays.stream(description.references)
                .collect(Collectors.toMap((ReferenceDTO r) -> r.name, r -> r.interfaceName, (a, b) -> a));
        return Arrays.stream(c.unsatisfiedReferences)
                .map((UnsatisfiedReferenceDTO r) -> "the service " + interfaces.getOrDefault(r.name, r.name)
                        + (r.target == null ? "" : " " + r.target))
                .collect(Collectors.joining(" and "));
    }

    private static List<Kind> kinds(ComponentDescriptionDTO description) {
        List<String> offered = Arrays.asList(description.serviceInterfaces);
        return Arrays.stream(Kind.values())
                .filter(k -> offered.contains(k.contract().getName()))
                .toList();
    }

    /** The deepest cause in a printed stack trace: Declarative Services hands failures over as text. */
    static String rootLine(String stackTrace) {
        if (stackTrace == null || stackTrace.isBlank()) {
            return "an unknown cause (see the error log)";
        }
        String line = stackTrace.lines().findFirst().orElse("");
        for (String l : stackTrace.lines().toList()) {
            if (l.startsWith("Caused by: ")) {
                line = l.substring("Caused by: ".length());
            }
        }
        return line.strip();
    }
}
