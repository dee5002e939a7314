// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunState;

/** What has parameters in a run. */
public enum Tunable {
    /** A change takes effect between two ticks. */
    CONTROLLER {
        @Override
        public Optional<ParameterValues> values(RunState now) {
            return now.parameters();
        }

        @Override
        public Optional<ParameterValues> baseline(RunState now) {
            return now.baseline();
        }

        @Override
        public Act change(RunState now, String label, String gesture, Map<String, Double> values) {
            return Act.tune(label, gesture, now.actor(), values);
        }

        @Override
        String title(RunState now) {
            return now.status().cast().controller();
        }

        @Override
        String note() {
            return "";
        }
    },

    /** A change starts the run again. */
    TERRAIN {
        @Override
        public Optional<ParameterValues> values(RunState now) {
            return now.terrain();
        }

        @Override
        public Optional<ParameterValues> baseline(RunState now) {
            return now.terrain().map(ParameterValues::set).map(ParameterSet::initialValues);
        }

        @Override
        public Act change(RunState now, String label, String gesture, Map<String, Double> values) {
            return new Act.Ground(label, values);
        }

        @Override
        String title(RunState now) {
            return "Ground: " + now.status().cast().terrain();
        }

        @Override
        String note() {
            return "a change starts the run again";
        }
    };

    /** Empty without a run. */
    public abstract Optional<ParameterValues> values(RunState now);

    /** What the values are without any change. */
    public abstract Optional<ParameterValues> baseline(RunState now);

    /** What changes values; acts of one gesture are one step back. */
    public abstract Act change(RunState now, String label, String gesture, Map<String, Double> values);

    /** Whether changes take effect while a user is still at them: nobody wants as many runs as a slider has pixels. */
    boolean followsGestures() {
        return this == CONTROLLER;
    }

    abstract String title(RunState now);

    /** What to know before one changes something. */
    abstract String note();
}
