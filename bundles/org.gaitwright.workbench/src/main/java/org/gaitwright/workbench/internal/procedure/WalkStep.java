// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;

/** The steps of the procedure that are runs. */
enum WalkStep {
    RAG_DOLL(
            ProcedureScenes::ragDoll,
            (runs, tape) -> RagDollCheck.of(
                    tape, runs.snapshot().world().actors().get(0).character())),
    SINE(ProcedureScenes::sine, (runs, tape) -> sine(runs, tape).verdict()),
    GAINS(ProcedureScenes::sine, SINE.measure) {
        /** Gives the swinging joint the gains that its response asks for; again and again if need be. */
        @Override
        void begin(RunControl runs, Registry registry) {
            if (!isSetUp(runs)) {
                super.begin(runs, registry);
                return;
            }
            runs.state().parameters().ifPresent(values -> {
                Tape tape = new Tape(runs.state().recording());
                double better = sine(runs, tape).suggested();
                Map<String, Double> gains =
                        Map.of(SineCheck.STIFFNESS, better, SineCheck.DAMPING_TIME, SineCheck.RATIO_SECONDS);
                runs.submit(Act.tune("Gains of the sine drive", "", runs.state().actor(), gains));
            });
            runs.submit(Act.Go.PLAY);
        }
    },
    NO_FEEDBACK(
            ProcedureScenes::withoutFeedback,
            (runs, tape) ->
                    StepsCheck.withoutFeedback(tape, runs.state().status().outcome())),
    FEEDBACK(
            ProcedureScenes::withFeedback,
            (runs, tape) -> StepsCheck.withFeedback(tape, runs.state().status().outcome()));

    private final Supplier<Scene> scene;
    private final BiFunction<RunControl, Tape, Verdict> measure;

    WalkStep(Supplier<Scene> scene, BiFunction<RunControl, Tape, Verdict> measure) {
        this.scene = scene;
        this.measure = measure;
    }

    /** Sets it up and plays it. */
    void begin(RunControl runs, Registry registry) {
        runs.submit(new Act.Open(scene.get(), scene.get().name(), registry).andPlay());
    }

    boolean isSetUp(RunControl runs) {
        return runs.state().status().title().equals(scene.get().name())
                && runs.state().recording() != null
                && runs.snapshot() != null;
    }

    /** What the run shows so far. */
    Verdict check(RunControl runs) {
        return isSetUp(runs)
                ? measure.apply(runs, new Tape(runs.state().recording()))
                : Verdict.amiss("This is another run: press Do it first, then wait a while.");
    }

    static SineCheck sine(RunControl runs, Tape tape) {
        ParameterValues values = runs.state().parameters().orElseThrow();
        double since = runs.state()
                .session()
                .map(s -> s.roles().get(0).changes().stream()
                        .mapToDouble(c -> c.timeSeconds())
                        .max()
                        .orElse(0))
                .orElse(0.0);
        return new SineCheck(tape, values, runs.snapshot().world(), ProcedureScenes.JOINT, since);
    }
}
