// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.io.internal.model.ImportOptions;
import org.gaitwright.io.internal.model.ModelFolder;
import org.osgi.service.component.annotations.Component;

/** Robots as ROS describes them. The option {@code root} says how the first link moves: free, planar or fixed. */
@Component(service = Importer.class)
public final class UrdfImporter implements Importer {
    @Override
    public String id() {
        return "urdf";
    }

    @Override
    public String name() {
        return "URDF";
    }

    @Override
    public String description() {
        return "Robots in ROS's XML format; option root=free, planar or fixed";
    }

    @Override
    public Set<String> endings() {
        return Set.of("urdf");
    }

    @Override
    public Imported read(Path file, Map<String, String> options) throws IOException {
        ImportOptions.check(options, Set.of("root"), "URDF has only the option root");
        RootKind root = RootKind.of(options.getOrDefault("root", "free"));
        try (InputStream in = ImportOptions.open(file)) {
            Path folder = file.toAbsolutePath().getParent();
            return UrdfReader.read(in, file.getFileName().toString(), root, ModelFolder.of(folder));
        }
    }
}
