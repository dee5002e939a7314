// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.io.internal.model.ImportOptions;
import org.gaitwright.io.internal.model.ModelFolder;
import org.osgi.service.component.annotations.Component;

/** The native format of characters. */
@Component(service = Importer.class)
public final class MjcfImporter implements Importer {
    @Override
    public String id() {
        return "mjcf";
    }

    @Override
    public String name() {
        return "MJCF";
    }

    @Override
    public String description() {
        return "Characters in MuJoCo's XML format";
    }

    @Override
    public Set<String> endings() {
        return Set.of("xml", "mjcf");
    }

    @Override
    public Imported read(Path file, Map<String, String> options) throws IOException {
        ImportOptions.check(options, Set.of(), "an MJCF model defines how its root moves");
        try (InputStream in = ImportOptions.open(file)) {
            Path folder = file.toAbsolutePath().getParent();
            return MjcfReader.read(in, file.getFileName().toString(), ModelFolder.of(folder));
        }
    }
}
