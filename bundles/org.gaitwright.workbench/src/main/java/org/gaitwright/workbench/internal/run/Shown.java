// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.Map;
import java.util.Set;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.Timeline;

/**
 * What others may see of the player at a time; all but the status and the timeline may be null.
 *
 * @param plan what a reset starts with
 * @param session what plays the active branch again
 * @param opened what was opened, before anything was changed
 * @param files that the run was made of
 * @param kept what brings the run back another day
 */
record Shown(
        RunStatus status,
        Timeline timeline,
        Recording recording,
        Scene plan,
        Scene session,
        int actor,
        ParameterValues parameters,
        ParameterValues baseline,
        ParameterValues terrain,
        Set<GoalKey> follows,
        Map<GoalKey, Reach> reach,
        Map<GoalKey, Double> goals,
        Scene opened,
        SourceFiles files,
        KeptRun kept) {}
