// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunListener;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.PresetFile;

/** Watches how the first actor's controller uses the parts that it has, and makes its parameters finer or coarser by that. */
final class Refinement implements RunListener {
    private static final int FIRST = 1024;

    private final Run run;
    private final Stage.Part part;
    private final Refining refining;
    private final List<Signal> signals;
    private final double[][] series;
    private int count;
    private Refining.Advice advice;

    /** @throws InvalidInput if the controller has no parts that could be split */
    Refinement(Run run) {
        this.run = run;
        Stage stage = run.stage();
        part = stage.parts().get(0);
        refining = stage.registry()
                .guard(part.factory(), ControllerFactory::refining)
                .orElseThrow(() -> new InvalidInput(
                        "--refine: the controller " + part.factory().id()
                                + " has no parts that could be split or pruned; omit the option, or use one"
                                + " such as nearest-node"));
        Scene.Casting role = stage.scene().roles().get(0);
        String prefix = stage.scene().roles().size() == 1 ? "" : role.name() + ".";
        signals = refining.signals().stream().map(s -> signal(prefix + s)).toList();
        series = new double[signals.size()][FIRST];
    }

    private Signal signal(String name) {
        return run.signals().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no signal " + name));
    }

    @Override
    public void tick(Run now) {
        for (int i = 0; i < series.length; i++) {
            if (count == series[i].length) {
                series[i] = Arrays.copyOf(series[i], 2 * count);
            }
            series[i][count] = signals.get(i).now().getAsDouble();
        }
        count++;
    }

    private Refining.Advice advice() {
        if (advice == null) {
            CharacterModel character = run.stage().world().actors().get(0).character();
            advice = run.stage()
                    .registry()
                    .guard(
                            part.factory(),
                            f -> refining.advise(character, run.events().parameters(0), name -> {
                                int i = refining.signals().indexOf(name);
                                return Arrays.copyOf(series[i], count);
                            }));
        }
        return advice;
    }

    /** The preset that comes of it. */
    String text() {
        Scene.Casting role = run.stage().scene().roles().get(0);
        Map<String, Object> provenance = new LinkedHashMap<>();
        provenance.put("refined-from", role.preset().isEmpty() ? "defaults" : FileWord.stem(role.preset()));
        provenance.put("seconds", run.timeSeconds());
        String character = FileWord.isPath(role.character()) ? FileWord.stem(role.character()) : role.character();
        return PresetFile.text(
                role.controller(),
                character,
                "Refined by a run: " + (advice().reasons().isEmpty() ? "nothing changed" : changes()),
                provenance,
                advice().values());
    }

    private String changes() {
        int n = advice().reasons().size();
        return n + (n == 1 ? " change" : " changes");
    }

    /** What was done, for people. */
    List<String> words() {
        return advice().reasons().isEmpty()
                ? List.of("no " + refining.part() + " is overloaded or unused")
                : advice().reasons();
    }
}
