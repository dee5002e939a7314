// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.exchange;

import java.io.IOException;
import java.io.OutputStream;
import org.gaitwright.core.registry.Contribution;

/** Writes a recorded run in some format. Stateless. */
public interface Exporter extends Contribution {
    /** File ending without the dot. */
    String ending();

    void write(Motion motion, OutputStream out) throws IOException;
}
