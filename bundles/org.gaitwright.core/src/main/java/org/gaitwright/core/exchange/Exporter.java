// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.exchange;

import java.io.IOException;
import java.io.OutputStream;
import org.gaitwright.core.registry.Contribution;

/** Writes recorded runs in one format. Stateless. */
public interface Exporter extends Contribution {
    /** File ending without the dot, in lower case. */
    String ending();

    /** Writes a run to a stream, which stays open; throws an {@code IOException} only if the stream does. */
    void write(Motion motion, OutputStream out) throws IOException;
}
