// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.exchange.Importer;
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
        return Set.of("xml");
    }

    @Override
    public Imported read(Path file, Map<String, String> options) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return MjcfReader.read(in, file.getFileName().toString());
        }
    }
}
