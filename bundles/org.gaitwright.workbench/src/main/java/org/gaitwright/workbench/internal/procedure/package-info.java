// SPDX-License-Identifier: Apache-2.0
/**
 * The procedure of [Thachuk 2018, §2.6] that makes a new body walk: each step sets something up and measures how it goes. The cheat
 * sheet "Make it walk" calls it by commands: ProcedureHandler sets up the scene of a step (ProcedureScenes, WalkStep, RecipeStep) and lets a check
 * (RagDollCheck, SineCheck, StepsCheck) look at the {@code Tape} of its signals and give a {@code Verdict}.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> a step is a run of the studio; nothing is kept between steps.
 */
package org.gaitwright.workbench.internal.procedure;
