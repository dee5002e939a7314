// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Nearest;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.SceneParts;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;

/** A recipe with everything in it found and checked. Immutable; any thread may use it. */
public final class RecipePlan {
    private static final EntryPath FIRST = EntryPath.of("characters").item(0);

    private final Recipe recipe;
    private final Registry registry;
    private final Stage stage;
    private final List<Knob> knobs;
    private final List<TermMeasure> measures = new ArrayList<>();
    /** What the scene of each rollout names; empty until somebody looks it up. */
    private final List<SceneParts> rollouts = new ArrayList<>();

    private final OptimizerFactory optimizer;
    private final ParameterValues settings;

    /**
     * Looks everything up.
     *
     * @throws RefusedEntry with the path of a recipe file, such as {@code variables[2].upper}, for what does not exist or does not
     *     fit
     */
    public RecipePlan(Recipe recipe, Registry source) {
        this.recipe = recipe;
        registry = new RolloutRegistry(source);
        stage = RefusedEntry.within(EntryPath.of("scene"), () -> new Stage(recipe.scene(), registry));
        List<String> signals = RefusedEntry.within(EntryPath.of("scene"), () -> signals(stage));
        knobs = Knobs.of(recipe.variables(), stage);
        List<Objective.Term> terms = recipe.objective().terms();
        for (int i = 0; i < terms.size(); i++) {
            EntryPath path = EntryPath.of("objective").key("terms").item(i);
            measures.add(measure(terms.get(i), path, signals));
        }
        for (int i = 0; i < recipe.rollouts().size(); i++) {
            rollouts.add(
                    playable(recipe.rollouts().get(i), EntryPath.of("rollouts").item(i)));
        }
        optimizer = RefusedEntry.at(
                EntryPath.of("optimizer").key("id"),
                () -> registry.get(OptimizerFactory.class, recipe.search().optimizer()));
        settings = settings(
                EntryPath.of("optimizer"),
                registry.guard(optimizer, o -> o.parameters().initialValues()),
                recipe.search().settings());
        RefusedEntry.check(EntryPath.of("optimizer"), this::search);
    }

    private RecipePlan(RecipePlan made, Recipe recipe, Registry source) {
        this.recipe = recipe;
        registry = new RolloutRegistry(source);
        stage = made.stage;
        knobs = made.knobs;
        measures.addAll(made.measures);
        optimizer = made.optimizer;
        settings = made.settings;
    }

    /**
     * The plan of a copy of the recipe, whose files are somewhere else: all that was found and checked holds, but files are read
     * where the copy names them, with the first rollout or {@link #lookUp}.
     */
    public RecipePlan moved(Recipe copy, Registry files) {
        return new RecipePlan(this, copy, files);
    }

    /** Finds all that rollouts are made of, so that no candidate has to, and so that files may change after that. */
    public synchronized void lookUp() {
        if (rollouts.isEmpty()) {
            recipe.rollouts().forEach(r -> rollouts.add(new SceneParts(sceneOf(r), registry)));
        }
    }

    /** What the scene of a rollout names. */
    synchronized SceneParts parts(int rollout) {
        lookUp();
        return rollouts.get(rollout);
    }

    private Scene sceneOf(Rollout rollout) {
        return new RolloutScene(this, rollout, 0, 0).of(start());
    }

    private TermMeasure measure(Objective.Term term, EntryPath path, List<String> signals) {
        if (term.measure().isEmpty()) {
            RefusedEntry.check(path.key("signal"), () -> checkSignal(term.signal(), signals));
            return new TermMeasure(term, null, ParameterValues.NONE, signals.indexOf(term.signal()));
        }
        MeasureFactory factory =
                RefusedEntry.at(path.key("measure"), () -> registry.get(MeasureFactory.class, term.measure()));
        ParameterValues initial = registry.guard(factory, m -> m.parameters().initialValues());
        return new TermMeasure(term, factory, settings(path, initial, term.parameters()), -1);
    }

    private static void checkSignal(String name, List<String> signals) {
        if (!signals.contains(name)) {
            throw new InvalidInput("the scene has no signal '" + name + "'; "
                    + Nearest.to(name, signals)
                            .map(near -> "did you mean '" + near + "'?")
                            .orElse("there are " + String.join(", ", signals)));
        }
    }

    /** Those of a run that could begin: only then it is known that all pushes have a body. */
    private static List<String> signals(Stage stage) {
        try (Run run = new Run(stage)) {
            return run.signals().stream().map(Signal::name).toList();
        }
    }

    private SceneParts playable(Rollout rollout, EntryPath path) {
        return RefusedEntry.within(path, () -> {
            try {
                Scene scene = sceneOf(rollout);
                SceneParts parts = new SceneParts(scene, registry);
                signals(parts.stage(scene));
                return parts;
            } catch (RefusedEntry e) {
                throw e.moved(inRollout(rollout, e.path()));
            }
        });
    }

    /** Entries of a rollout are those of its scene, less the goals' character, and without the scene's own pushes. */
    private EntryPath inRollout(Rollout rollout, EntryPath inScene) {
        if (inScene.isWithin(FIRST.key("goals"))) {
            return EntryPath.of("goals");
        }
        if (inScene.isWithin(FIRST.key("parameters"))) {
            return inScene.from(FIRST.steps().size());
        }
        int index = inScene.positionAt(1) - recipe.scene().pushes().size();
        if (!inScene.keyAt(0).equals("pushes") || index < 0) {
            return inScene;
        }
        EntryPath push =
                index < rollout.pushes().size() ? EntryPath.of("pushes").item(index) : EntryPath.of("shoves");
        return push.then(inScene.from(2));
    }

    private static ParameterValues settings(EntryPath path, ParameterValues usual, Map<String, Double> given) {
        ParameterValues values = usual;
        for (Map.Entry<String, Double> e : given.entrySet()) {
            ParameterValues before = values;
            values = RefusedEntry.at(path.name(e.getKey()), () -> before.with(e.getKey(), e.getValue()));
        }
        return values;
    }

    public Recipe recipe() {
        return recipe;
    }

    /** Names, bounds and start of the variables. */
    public SearchSpace space() {
        return new SearchSpace(
                knobs.stream().map(Knob::name).toList(),
                knobs.stream().mapToDouble(Knob::lower).toArray(),
                knobs.stream().mapToDouble(Knob::upper).toArray(),
                start());
    }

    private double[] start() {
        return knobs.stream().mapToDouble(Knob::start).toArray();
    }

    /** Judges candidates of this recipe. */
    public Trial trial() {
        return new RolloutTrial(this);
    }

    /** A fresh search. */
    public Optimizer search() {
        return registry.guard(
                optimizer, o -> o.create(space(), settings, recipe.search().seed()));
    }

    /** A search that goes on. */
    public Optimizer search(String checkpoint) {
        return registry.guard(
                optimizer, o -> o.resume(space(), settings, recipe.search().seed(), checkpoint));
    }

    /** The scene with these values of the variables. */
    public Scene scene(double[] values) {
        Scene s = recipe.scene();
        List<Scene.Casting> roles = new ArrayList<>(s.roles());
        for (int a = 0; a < roles.size(); a++) {
            Map<String, Double> own = parameters(a, values);
            if (!own.isEmpty()) {
                Map<String, Double> all = new TreeMap<>(roles.get(a).parameters());
                all.putAll(own);
                roles.set(a, roles.get(a).with(roles.get(a).preset(), all));
            }
        }
        return s.with(roles, s.engine(), s.seed(), s.durationSeconds(), s.pushes());
    }

    /** What these values of the variables set of an actor's parameters. */
    public Map<String, Double> parameters(int actor, double[] values) {
        Map<String, Double> set = new LinkedHashMap<>();
        for (int i = 0; i < knobs.size(); i++) {
            if (knobs.get(i).actor() == actor) {
                for (String p : knobs.get(i).parameters()) {
                    set.put(p, values[i]);
                }
            }
        }
        return set;
    }

    /** All of an actor's parameters, with these values of the variables. */
    public ParameterValues allParameters(int actor, double[] values) {
        return stage.parts().get(actor).parameters().with(parameters(actor, values));
    }

    Registry registry() {
        return registry;
    }

    List<TermMeasure> measures() {
        return measures;
    }
}
