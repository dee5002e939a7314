// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.testkit.MadeUpBundle;

/** Writes little p2 update sites for tests. */
final class MadeUpSite {
    private final Path folder;
    private final List<String> units = new ArrayList<>();
    private final List<String> artifacts = new ArrayList<>();

    MadeUpSite(Path folder) {
        this.folder = folder;
    }

    /** @param name of a bundle or package, with the namespace that p2 keeps it under */
    record Named(String namespace, String name, String range) {
        static Named bundle(String name) {
            return new Named("osgi.bundle", name, "0.0.0");
        }

        static Named unit(String name, String version) {
            return new Named("org.eclipse.equinox.p2.iu", name, "[" + version + "," + version + "]");
        }

        static Named exported(String packageName) {
            return new Named("java.package", packageName, "0.0.0");
        }

        private String required() {
            return "<required namespace='" + namespace + "' name='" + name + "' range='" + range + "'/>";
        }
    }

    MadeUpSite bundle(MadeUpBundle bundle, String name, String version, List<String> exports, Named... requires)
            throws IOException {
        bundle.write(folder.resolve("plugins").resolve(name + "_" + version + ".jar"));
        StringBuilder more =
                new StringBuilder("<provided namespace='osgi.bundle' name='" + name + "' version='" + version + "'/>");
        exports.forEach(e -> more.append("<provided namespace='java.package' name='" + e + "' version='0.0.0'/>"));
        String artifact = "<artifact classifier='osgi.bundle' id='" + name + "' version='" + version + "'";
        unit(name, version, "", more.toString(), "<artifacts size='1'>" + artifact + "/></artifacts>", requires);
        artifacts.add(artifact + "/>");
        return this;
    }

    MadeUpSite feature(String name, String version, Named... requires) {
        unit(
                name + ".feature.group",
                version,
                "<properties size='2'><property name='org.eclipse.equinox.p2.type.group' value='true'/>"
                        + "<property name='org.eclipse.equinox.p2.name' value='Made up'/></properties>",
                "",
                "",
                requires);
        return this;
    }

    private void unit(String id, String version, String properties, String provides, String tail, Named... requires) {
        StringBuilder unit = new StringBuilder("<unit id='" + id + "' version='" + version + "'>" + properties
                + "<provides><provided namespace='org.eclipse.equinox.p2.iu' name='" + id + "' version='" + version
                + "'/>" + provides + "</provides><requires size='" + requires.length + "'>");
        for (Named r : requires) {
            unit.append(r.required());
        }
        units.add(unit + "</requires>" + tail + "</unit>");
    }

    Path write() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("content.xml"),
                "<?xml version='1.0' encoding='UTF-8'?><?metadataRepository version='1.1.0'?>"
                        + "<repository name='made up' type='org.eclipse.equinox.internal.p2.metadata.repository."
                        + "LocalMetadataRepository' version='1'><units size='" + units.size() + "'>"
                        + String.join("", units) + "</units></repository>");
        Files.writeString(
                folder.resolve("artifacts.xml"),
                "<?xml version='1.0' encoding='UTF-8'?><?artifactRepository version='1.1.0'?>"
                        + "<repository name='made up' type='org.eclipse.equinox.p2.artifact.repository."
                        + "simpleRepository' version='1'><mappings size='1'><rule filter='(&amp; (classifier="
                        + "osgi.bundle))' output='${repoUrl}/plugins/${id}_${version}.jar'/></mappings>"
                        + "<artifacts size='" + artifacts.size() + "'>" + String.join("", artifacts)
                        + "</artifacts></repository>");
        return folder;
    }
}
