// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.Bundle;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.resource.Namespace;

/** Says in words what a bundle needs that no installed bundle has. */
final class MissingRequirements {
    private static final Pattern EQUAL = Pattern.compile("\\(([^()!&|<>=~]+)=([^()]*)\\)");
    private static final Pattern AT_LEAST = Pattern.compile("\\((?:bundle-)?version>=([^()]*)\\)");
    private static final Pattern BELOW = Pattern.compile("\\(!\\((?:bundle-)?version>=([^()]*)\\)\\)");

    private MissingRequirements() {}

    /** One phrase for each mandatory requirement that nothing meets, such as "the package com.acme 1.0 or later". */
    static List<String> of(Bundle bundle, RunningBundles running) {
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        List<String> missing = new ArrayList<>();
        for (BundleRequirement requirement : revision.getDeclaredRequirements(null)) {
            if (mandatory(requirement)
                    && running.wiring().findProviders(requirement).isEmpty()) {
                missing.add(phrase(requirement.getNamespace(), filter(requirement)));
            }
        }
        return missing;
    }

    private static boolean mandatory(BundleRequirement requirement) {
        String effective = requirement.getDirectives().get(Namespace.REQUIREMENT_EFFECTIVE_DIRECTIVE);
        return !Namespace.RESOLUTION_OPTIONAL.equals(
                        requirement.getDirectives().get(Namespace.REQUIREMENT_RESOLUTION_DIRECTIVE))
                && !"dynamic".equals(requirement.getDirectives().get(Namespace.REQUIREMENT_RESOLUTION_DIRECTIVE))
                && (effective == null || Namespace.EFFECTIVE_RESOLVE.equals(effective));
    }

    private static String filter(BundleRequirement requirement) {
        return requirement.getDirectives().getOrDefault(Namespace.REQUIREMENT_FILTER_DIRECTIVE, "");
    }

    static String phrase(String namespace, String filter) {
        String name = name(namespace, filter);
        String range = range(filter);
        return switch (namespace) {
            case PackageNamespace.PACKAGE_NAMESPACE -> "the package " + name + range;
            case BundleNamespace.BUNDLE_NAMESPACE -> "the bundle " + name + range;
            case HostNamespace.HOST_NAMESPACE -> "the host bundle " + name + range;
            case ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE -> "another Java: " + filter
                    + " (this is Java " + Runtime.version().feature() + ")";
            default -> "the capability " + namespace + " " + filter;
        };
    }

    private static String name(String namespace, String filter) {
        Matcher m = EQUAL.matcher(filter);
        while (m.find()) {
            if (m.group(1).equals(namespace)) {
                return m.group(2);
            }
        }
        return filter;
    }

    private static String range(String filter) {
        Matcher below = BELOW.matcher(filter);
        boolean hasBelow = below.find();
        Matcher atLeast = AT_LEAST.matcher(hasBelow ? filter.replace(below.group(), "") : filter);
        String lower = atLeast.find() ? " " + atLeast.group(1) + " or later" : "";
        return lower + (hasBelow ? (lower.isEmpty() ? " " : ", ") + "before " + below.group(1) : "");
    }
}
