// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;
import org.eclipse.equinox.p2.metadata.IProvidedCapability;
import org.eclipse.equinox.p2.metadata.MetadataFactory;
import org.eclipse.equinox.p2.metadata.Version;
import org.osgi.framework.Bundle;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.IdentityNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRevision;

/**
 * Everything that the running framework offers, in p2's words: one unit that provides the capabilities of all bundles.
 * The product's p2 profile would not do: plug-ins of the store are not in it.
 */
final class RunningUnit {
    private static final String UNITS = IInstallableUnit.NAMESPACE_IU_ID;

    private RunningUnit() {}

    /** @param leaving bundles that do not count, because they are about to be replaced */
    static IInstallableUnit of(RunningBundles running, Collection<Bundle> leaving) {
        List<IProvidedCapability> offers = new ArrayList<>();
        for (Bundle bundle : running.all()) {
            BundleRevision revision = bundle.adapt(BundleRevision.class);
            if (revision == null || bundle.getSymbolicName() == null || leaving.contains(bundle)) {
                continue;
            }
            offers.add(offer(UNITS, bundle.getSymbolicName(), bundle.getVersion()));
            offers.add(offer("osgi.bundle", bundle.getSymbolicName(), bundle.getVersion()));
            for (BundleCapability capability : revision.getDeclaredCapabilities(null)) {
                add(offers, capability);
            }
        }
        MetadataFactory.InstallableUnitDescription unit = new MetadataFactory.InstallableUnitDescription();
        unit.setId("org.gaitwright.running");
        unit.setVersion(Version.createOSGi(1, 0, 0));
        unit.setCapabilities(offers.toArray(IProvidedCapability[]::new));
        return MetadataFactory.createInstallableUnit(unit);
    }

    private static void add(List<IProvidedCapability> offers, BundleCapability capability) {
        Map<String, Object> attributes = capability.getAttributes();
        switch (capability.getNamespace()) {
            case PackageNamespace.PACKAGE_NAMESPACE -> offers.add(offer(
                    "java.package",
                    (String) attributes.get(PackageNamespace.PACKAGE_NAMESPACE),
                    (org.osgi.framework.Version) attributes.get(PackageNamespace.CAPABILITY_VERSION_ATTRIBUTE)));
            case BundleNamespace.BUNDLE_NAMESPACE,
                    HostNamespace.HOST_NAMESPACE,
                    IdentityNamespace.IDENTITY_NAMESPACE -> {
                // offered by name above
            }
            default -> addGeneric(offers, capability);
        }
    }

    /** A capability with a list of versions, such as that of Java, counts once for each. */
    private static void addGeneric(List<IProvidedCapability> offers, BundleCapability capability) {
        Object version = capability.getAttributes().get("version");
        List<?> versions = version instanceof List<?> list ? list : version == null ? List.of() : List.of(version);
        if (versions.isEmpty()) {
            offers.add(generic(capability, null));
        }
        for (Object v : versions) {
            offers.add(generic(capability, v));
        }
    }

    private static IProvidedCapability generic(BundleCapability capability, Object version) {
        String namespace = capability.getNamespace();
        Map<String, Object> attributes = new HashMap<>(capability.getAttributes());
        attributes.putIfAbsent(namespace, capability.getRevision().getSymbolicName());
        attributes.put(namespace, attributes.get(namespace).toString());
        attributes.remove("version");
        if (version != null) {
            attributes.put("version", Version.parseVersion(version.toString()));
        }
        return MetadataFactory.createProvidedCapability(namespace, attributes);
    }

    private static IProvidedCapability offer(String namespace, String name, org.osgi.framework.Version version) {
        return MetadataFactory.createProvidedCapability(
                namespace, name, Version.parseVersion(version == null ? "0.0.0" : version.toString()));
    }
}
