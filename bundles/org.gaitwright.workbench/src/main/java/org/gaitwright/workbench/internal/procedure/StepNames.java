// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.util.Map;
import org.eclipse.core.commands.IParameterValues;

/** The steps as Quick Access and the preferences of keys list them. */
public final class StepNames implements IParameterValues {
    private static final Map<String, String> NAMES = Map.of(
            "Rag doll", "rag-doll",
            "Sine drive", "sine",
            "Gains", "gains",
            "States without feedback", "no-feedback",
            "States with feedback", "feedback",
            "Optimise", "optimise");

    @Override
    public Map<String, String> getParameterValues() {
        return NAMES;
    }
}
