// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.io.IOException;
import java.io.InputStream;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.io.internal.model.ModelFolder;

/** Reads URDF from a stream, for tests of other packages. */
public final class UrdfProbe {
    private UrdfProbe() {}

    public static Imported read(InputStream in, String file, ModelFolder folder) throws IOException {
        return UrdfReader.read(in, file, RootKind.FREE, folder);
    }
}
