// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.util.function.Consumer;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.cli.internal.console.Stopping;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;

/**
 * What is measured, and how.
 *
 * @param registry has what is measured
 * @param host where the product runs that is measured from outside
 * @param warmUpSeconds of each line, for Java to compile it
 * @param repeats of each measurement, of which the median counts
 * @param tell takes what is measured now, for whoever watches
 * @param stopping ends it early
 */
record Bench(
        Registry registry, Host host, double warmUpSeconds, int repeats, Consumer<String> tell, Stopping stopping) {
    Bench {
        if (!(warmUpSeconds >= 0 && warmUpSeconds <= 3600)) {
            throw new InvalidInput("--warm-up: got " + warmUpSeconds + ", expected 0 to 3600 seconds");
        }
        if (repeats < 1 || repeats > 100_000) {
            throw new InvalidInput("--repeats: got " + repeats + ", expected 1 to 100000");
        }
    }
}
