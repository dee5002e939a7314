// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.gaitwright.core.optimization.Best;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Run;
import org.gaitwright.io.Effort;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.Json;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.ReportFile;
import org.gaitwright.io.RunFolder;
import org.gaitwright.io.RunReport;
import org.gaitwright.io.ShippedRecipe;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gaitwright optimize}: a search by a recipe, kept in a folder. */
@Command(
        name = "optimize",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = {
            "gaitwright optimize RECIPE [--out DIR] [--resume] [--workers N] [--max-evaluations N] [--seed N]",
            "       [--report FILE] [-q] [--verbose]"
        },
        description =
                "Searches for better parameters by a recipe (YAML), a file or a shipped one. What it finds is kept in"
                        + " a folder after each generation; Ctrl-C stops it, --resume goes on to the same bits.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  gaitwright list recipes",
            "  gaitwright optimize simbicon-walk-2d",
            "  gaitwright optimize recipes/walk.yaml --out runs/walk",
            "  gaitwright optimize recipes/walk.yaml --out runs/walk --resume",
            "  gaitwright optimize runs/walk --resume --max-evaluations 20000",
            "  gaitwright simulate runs/walk/best-scene.yaml"
        })
final class OptimizeCommand implements Callable<Integer> {
    private final Services services;
    private final Terminal terminal;
    private final Setting setting;
    private final Stopping stopping;

    @Parameters(
            index = "0",
            paramLabel = "RECIPE",
            description =
                    "A recipe: a file (YAML), or else the id of a shipped one (see gaitwright list recipes); or with"
                            + " --resume the folder of a run.")
    private Path recipe;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder of the run; without it runs/NAME, numbered if that is taken.")
    private Path out;

    @Option(names = "--resume", description = "Goes on with the run in the folder, to the same bits.")
    private boolean resume;

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "Rollouts at once; as many as there are cores without it.")
    private Integer workers;

    @Option(names = "--max-evaluations", paramLabel = "N", description = "Stops after so many candidates.")
    private Long maxEvaluations;

    @Option(names = "--seed", paramLabel = "N", description = "Key of all random numbers, instead of the recipe's.")
    private Long seed;

    @Option(names = "--report", paramLabel = "FILE", description = "Writes what it came to, as JSON; - is stdout.")
    private String report;

    @Mixin
    private Talk talk;

    OptimizeCommand(Services services, Terminal terminal, Setting setting, Stopping stopping) {
        this.services = services;
        this.terminal = terminal;
        this.setting = setting;
        this.stopping = stopping;
    }

    @Override
    public Integer call() throws IOException {
        if (maxEvaluations != null && maxEvaluations < 1) {
            throw new InvalidInput("--max-evaluations: got " + maxEvaluations + ", expected 1 or more");
        }
        try (RunFolder folder = resume ? resumed() : begun()) {
            return search(folder);
        }
    }

    private RunFolder begun() throws IOException {
        if (RunFolder.is(recipe)) {
            throw new InvalidInput(recipe + " is the folder of a run; go on with it by --resume");
        }
        Registry registry = services.registry().get();
        Optional<RecipeProvider> shipped = RecipeWord.shipped(recipe, registry);
        if (shipped.isEmpty()) {
            return begun(recipe, files(recipe).frozen(), wrong -> wrong);
        }
        try (ShippedRecipe own = ShippedRecipe.of(shipped.get(), registry)) {
            return begun(own.path(), own.files(), own::refusal);
        }
    }

    /** @param told how to say what is wrong with the recipe */
    private RunFolder begun(Path path, FileRegistry files, UnaryOperator<InvalidInput> told) throws IOException {
        RecipeFile file;
        RecipePlan plan;
        // all that can be wrong is told before anything is written
        try {
            file = RecipeFile.read(path, files);
            plan = file.plan(
                    files,
                    file.recipe().seeded(seed == null ? file.recipe().search().seed() : seed));
        } catch (InvalidInput e) {
            throw told.apply(e);
        }
        evaluator(plan).close();
        Path folder = out == null ? free(plan.recipe().name()) : out;
        checkReport(folder);
        return RunFolder.create(folder, file, files, plan.recipe().search().seed(), setting.version());
    }

    /** Hours later would be late; only the folder of the run itself may still have to be made. */
    private void checkReport(Path folder) throws IOException {
        if (report != null && !OutputOptions.STANDARD_OUT.equals(report)) {
            Path parent = Path.of(report).toAbsolutePath().normalize().getParent();
            if (!folder.toAbsolutePath().normalize().equals(parent)) {
                PendingFile.of(Path.of(report)).close();
            }
        }
    }

    private RunFolder resumed() throws IOException {
        boolean isRun = RunFolder.is(recipe);
        if (isRun && out != null) {
            throw new InvalidInput("--out: " + recipe + " is the folder of the run already; leave the option out");
        }
        if (!isRun && out == null) {
            throw new InvalidInput(
                    "--resume: " + recipe + " is not the folder of a run; name that, or give it by --out");
        }
        if (!isRun && RunFolder.isFree(out)) {
            // it may have been ended before it could write anything
            terminal.note("there is no run in " + out + " yet; begins one");
            return begun();
        }
        checkReport(isRun ? recipe : out);
        RunFolder folder = RunFolder.open(isRun ? recipe : out);
        boolean good = false;
        try {
            refuseOther(folder, isRun);
            good = true;
            return folder;
        } finally {
            if (!good) {
                folder.close();
            }
        }
    }

    /** To go on with something else would not be going on. */
    private void refuseOther(RunFolder folder, boolean isRun) throws IOException {
        if (!isRun) {
            if (!recipeText().equals(folder.recipeText())) {
                throw new InvalidInput(recipe + " differs from the recipe that the run in " + folder.path()
                        + " was begun with; begin anew in another folder, or resume by 'gaitwright optimize "
                        + folder.path() + " --resume'");
            }
        }
        if (seed != null && seed != folder.seed()) {
            throw new InvalidInput("--seed: the run in " + folder.path() + " was begun with the seed " + folder.seed()
                    + "; leave the option out, or begin anew in another folder");
        }
    }

    private String recipeText() throws IOException {
        Registry registry = services.registry().get();
        Optional<RecipeProvider> shipped = RecipeWord.shipped(recipe, registry);
        if (shipped.isPresent()) {
            return registry.guard(shipped.get(), RecipeProvider::text);
        }
        RecipeFile.read(recipe);
        return Files.readString(recipe);
    }

    private int search(RunFolder folder) throws IOException {
        if (!folder.version().equals(setting.version())) {
            terminal.note("the run was begun with version " + folder.version() + ", this is " + setting.version()
                    + ": it may not end in the same bits");
        }
        RecipePlan plan = folder.plan(services.registry().get());
        try (EvaluatorFactory.Evaluator evaluator = evaluator(plan)) {
            Optimization search = folder.checkpoint().isPresent()
                    ? Optimization.resume(plan, evaluator, folder.checkpoint().get())
                    : new Optimization(plan, evaluator);
            if (maxEvaluations != null) {
                search.stopAt(plan.recipe().stop().atMost(maxEvaluations));
            }
            folder.refresh(search);
            SearchProgress progress = SearchProgress.of(terminal, talk.quiet(), search);
            boolean stopped = run(search, folder, progress, new Stopwatch(evaluator));
            progress.clear();
            if (stopped) {
                terminal.note("stopped after generation " + search.generation() + "; go on by " + goOn(folder));
                return Failures.INTERRUPTED;
            }
            finish(search, folder);
            return 0;
        }
    }

    /** Searches until it is done; true if somebody stopped it before. */
    private boolean run(Optimization search, RunFolder folder, SearchProgress progress, Stopwatch watch) {
        stopping.onAsked(search::stop);
        while (search.stopReason() == null) {
            Generation done;
            try {
                done = search.advance();
            } catch (InterruptedException e) {
                return true;
            }
            try {
                folder.save(search, done);
                folder.spend(watch.lap());
            } catch (IOException e) {
                progress.clear();
                throw new InvalidInput(
                        e.getMessage() + "; the search stopped in generation " + done.number()
                                + ". What was saved can go on by " + goOn(folder),
                        e);
            }
            progress.show(done);
            if (stopping.asked()) {
                return search.stopReason() == null;
            }
        }
        return false;
    }

    private static String goOn(RunFolder folder) {
        return "'gaitwright optimize " + folder.path() + " --resume'";
    }

    /** What this process has taken since it last looked. */
    private static final class Stopwatch {
        private final EvaluatorFactory.Evaluator evaluator;
        private final long begun = System.nanoTime();
        private Effort last = Effort.NONE;

        Stopwatch(EvaluatorFactory.Evaluator evaluator) {
            this.evaluator = evaluator;
        }

        Effort lap() {
            Effort now = new Effort(evaluator.cpuSeconds(), (System.nanoTime() - begun) * 1e-9);
            Effort lap = now.minus(last);
            last = now;
            return lap;
        }
    }

    private void finish(Optimization search, RunFolder folder) throws IOException {
        Effort spent = folder.spent();
        String text = report(search, folder, spent);
        folder.finish(text);
        if (OutputOptions.STANDARD_OUT.equals(report)) {
            terminal.text(text);
            terminal.deliver();
            return;
        }
        if (report != null) {
            try (PendingFile file = PendingFile.of(Path.of(report))) {
                file.write(text.getBytes(StandardCharsets.UTF_8));
                file.commit();
            } catch (IOException e) {
                throw new InvalidInput(e.getMessage() + "; the report is also in " + folder.path(), e);
            }
        }
        SearchSummary.of(search, folder.path(), spent).forEach(terminal::line);
    }

    /** The best once more, with all that a run tells, and what the search came to. */
    private String report(Optimization search, RunFolder folder, Effort spent) {
        Map<String, Object> more = new LinkedHashMap<>();
        Best best = search.best();
        more.put("evaluations", search.evaluations());
        more.put("generations", search.generation());
        more.put("best_cost", best == null ? Double.NaN : best.cost());
        more.put("feasible", search.feasible());
        more.put("cpu_hours", spent.cpuSeconds() / 3600);
        more.put(
                "trained",
                best == null ? null : folder.path().resolve("best.yaml").toString());
        more.put("stopped", search.stopReason());
        more.put("optimize_wall_s", spent.wallSeconds());
        if (best == null) {
            return Json.text(more);
        }
        Pace pace = new Pace();
        try (Run run =
                new Run(search.plan().scene(best.values()), files(folder.path().resolve("run")))) {
            pace.start();
            while (run.advance()) {
                continue;
            }
            pace.stop();
            return ReportFile.text(RunReport.of(setting.version(), run, pace.wallSeconds(), pace.cpuSeconds()), more);
        } catch (PluginFailure e) {
            // rollouts may differ from the scene itself, on which nobody has tried it yet
            terminal.note("the best could not be run in the scene of the recipe: " + e.getMessage());
            return Json.text(more);
        }
    }

    private EvaluatorFactory.Evaluator evaluator(RecipePlan plan) {
        int count = workers == null ? Runtime.getRuntime().availableProcessors() : workers;
        Registry registry = services.registry().get();
        return registry.guard(registry.get(EvaluatorFactory.class, "local"), e -> e.create(plan.trial(), count));
    }

    private FileRegistry files(Path beside) {
        return FileRegistry.of(
                services.registry().get(), beside.toAbsolutePath().normalize().getParent());
    }

    /** The first of runs/NAME, runs/NAME-2, … that is not there yet. */
    private static Path free(String name) {
        String word = name.replaceAll("[^\\p{L}\\p{N}._-]+", "-").replaceAll("^[.-]+|-+$", "");
        String first = word.isEmpty() ? "run" : word;
        Path runs = Path.of("runs");
        Path folder = runs.resolve(first);
        for (int i = 2; Files.exists(folder); i++) {
            folder = runs.resolve(first + "-" + i);
        }
        return folder;
    }
}
