// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.workbench.run.LiveEdits;
import org.gaitwright.workbench.run.RunControl;

/** What has parameters in a run. */
public enum Tunable {
    /** A change takes effect between two ticks. */
    CONTROLLER {
        @Override
        public Optional<ParameterValues> values(RunControl runs) {
            return runs.parameters();
        }

        @Override
        public Optional<ParameterValues> baseline(RunControl runs) {
            return runs.baseline();
        }

        @Override
        void preview(RunControl runs, Map<String, Double> values) {
            runs.setParameters(values);
        }

        @Override
        public void change(LiveEdits edits, String label, Map<String, Double> before, Map<String, Double> after) {
            edits.tune(label, before, after);
        }

        @Override
        String title(RunControl runs) {
            return runs.status().cast().controller();
        }

        @Override
        String note() {
            return "";
        }
    },

    /** A change starts the run anew. */
    TERRAIN {
        @Override
        public Optional<ParameterValues> values(RunControl runs) {
            return runs.terrain();
        }

        @Override
        public Optional<ParameterValues> baseline(RunControl runs) {
            return runs.terrain().map(ParameterValues::set).map(ParameterSet::initialValues);
        }

        @Override
        void preview(RunControl runs, Map<String, Double> values) {
            // nobody wants as many runs as there are pixels on the way of a slider
        }

        @Override
        public void change(LiveEdits edits, String label, Map<String, Double> before, Map<String, Double> after) {
            after.forEach((name, value) -> edits.ground(label, name, before.get(name), value));
        }

        @Override
        String title(RunControl runs) {
            return "Ground: " + runs.status().cast().terrain();
        }

        @Override
        String note() {
            return "a change starts the run anew";
        }
    };

    /** Empty without a run. */
    public abstract Optional<ParameterValues> values(RunControl runs);

    /** What the values are without any change. */
    public abstract Optional<ParameterValues> baseline(RunControl runs);

    /** Shows values while a user is still at them, if it can; they are no step to undo yet. */
    abstract void preview(RunControl runs, Map<String, Double> values);

    /** Changes values in one step to undo. */
    public abstract void change(LiveEdits edits, String label, Map<String, Double> before, Map<String, Double> after);

    abstract String title(RunControl runs);

    /** What to know before one changes something. */
    abstract String note();
}
