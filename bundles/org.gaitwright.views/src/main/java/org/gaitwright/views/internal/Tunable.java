// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.workbench.run.RunControl;

/** What has parameters in a run. */
enum Tunable {
    /** A change takes effect between two ticks. */
    CONTROLLER {
        @Override
        Optional<ParameterValues> values(RunControl runs) {
            return runs.parameters();
        }

        @Override
        void set(RunControl runs, String name, double value) {
            runs.setParameter(name, value);
        }

        @Override
        String title(RunControl runs) {
            return "Controller " + runs.status().cast().controller();
        }
    },

    /** A change starts the run anew. */
    TERRAIN {
        @Override
        Optional<ParameterValues> values(RunControl runs) {
            return runs.terrain();
        }

        @Override
        void set(RunControl runs, String name, double value) {
            runs.setTerrainParameter(name, value);
        }

        @Override
        String title(RunControl runs) {
            return "Terrain " + runs.status().cast().terrain();
        }
    };

    /** Empty without a run. */
    abstract Optional<ParameterValues> values(RunControl runs);

    abstract void set(RunControl runs, String name, double value);

    abstract String title(RunControl runs);

    final List<Parameter> parameters(RunControl runs) {
        return values(runs).map(v -> v.set().list()).orElse(List.of());
    }
}
