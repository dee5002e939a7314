// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.optimize;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.ExitCode;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.optimization.RunFolder;
import org.gaitwright.session.search.RecipeSource;
import org.gaitwright.session.search.RunFolders;
import org.gaitwright.session.search.SearchOptions;
import org.gaitwright.session.search.SearchSession;
import org.gaitwright.session.search.SearchState;
import picocli.CommandLine.Command;
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
        description = "Searches for better parameters by a recipe, a file (YAML) or a shipped one. Results are saved in"
                + " a folder after each generation. Ctrl-C stops the search, --resume continues it to the same bits.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  gaitwright list recipes",
            "  gaitwright optimize simbicon-walk-2d",
            "  gaitwright optimize recipes/walk.yaml --out runs/walk",
            "  gaitwright optimize recipes/walk.yaml --out runs/walk --resume",
            "  gaitwright optimize runs/walk --resume --max-evaluations 20000",
            "  gaitwright simulate runs/walk/best-scene.yaml"
        })
public final class OptimizeCommand extends ConsoleCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "RECIPE",
            description = "A recipe: a file (YAML) or the id of a shipped one (see gaitwright list recipes); or with"
                    + " --resume the folder of a run.")
    private Path recipe;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder of the run. Default: runs/NAME, numbered if that exists.")
    private Path out;

    @Option(names = "--resume", description = "Continues the run in the folder, to the same bits.")
    private boolean resume;

    @Option(names = "--workers", paramLabel = "N", description = "Rollouts at once. Default: the number of cores.")
    private Integer workers;

    @Option(names = "--max-evaluations", paramLabel = "N", description = "Stops after this number of evaluations.")
    private Long maxEvaluations;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of all random numbers. Default: the recipe's.")
    private Long seed;

    @Option(names = "--report", paramLabel = "FILE", description = "Writes the results as JSON; - is stdout.")
    private String report;

    public OptimizeCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        if (maxEvaluations != null && maxEvaluations < 1) {
            throw new InvalidInput("--max-evaluations: got " + maxEvaluations + ", expected 1 or more");
        }
        try (SearchSession search = resume ? resumed() : begun()) {
            stopping.onAsked(search::pause);
            run(search);
            if (search.state().phase() == SearchState.Phase.PAUSED) {
                terminal.note("stopped after generation " + search.state().generation() + "; continue with "
                        + goOn(search.folder()));
                return ExitCode.INTERRUPTED;
            }
            deliver(search);
            return 0;
        }
    }

    private SearchOptions options() {
        return new SearchOptions(
                host.version(),
                workers == null ? Runtime.getRuntime().availableProcessors() : workers,
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed),
                maxEvaluations == null ? OptionalLong.empty() : OptionalLong.of(maxEvaluations));
    }

    private RecipeSource source() {
        return RecipeSource.of(recipe, services.registry().get());
    }

    private SearchSession begun() throws IOException {
        if (RunFolder.is(recipe)) {
            throw new InvalidInput(recipe + " is the folder of a run; continue it with --resume");
        }
        return SearchSession.begin(source(), this::checkedFolder, options());
    }

    private Path checkedFolder(String name) {
        Path folder = out == null ? RunFolders.free(Path.of("runs"), RunFolders.nameOf(name), taken -> false) : out;
        checkReport(folder);
        return folder;
    }

    /** Hours later would be late; only the folder of the run itself may still have to be made. */
    private void checkReport(Path folder) {
        if (report == null || Terminal.STANDARD_OUT.equals(report)) {
            return;
        }
        Path parent = Path.of(report).toAbsolutePath().normalize().getParent();
        if (!folder.toAbsolutePath().normalize().equals(parent)) {
            try {
                PendingFile.of(Path.of(report)).close();
            } catch (IOException e) {
                throw new InvalidInput("--report: " + e.getMessage(), e);
            }
        }
    }

    private SearchSession resumed() throws IOException {
        boolean isRun = RunFolder.is(recipe);
        if (isRun && out != null) {
            throw new InvalidInput("--out: " + recipe + " is already the folder of the run; omit the option");
        }
        if (!isRun && out == null) {
            throw new InvalidInput(
                    "--resume: " + recipe + " is not the folder of a run; give the folder of one, or use --out");
        }
        if (!isRun && RunFolder.isFree(out)) {
            // it may have been ended before it could write anything
            terminal.note("there is no run in " + out + " yet; starting one");
            return begun();
        }
        checkReport(isRun ? recipe : out);
        return SearchSession.resume(
                isRun ? recipe : out,
                folder -> check(folder, isRun),
                services.registry().get(),
                options());
    }

    /** To go on with something else would not be going on. */
    private void check(RunFolder folder, boolean isRun) {
        if (!isRun && !source().text().equals(folder.recipeText())) {
            throw new InvalidInput(recipe + " differs from the recipe that the run in " + folder.path()
                    + " was begun with; begin in another folder, or resume by " + goOn(folder.path()));
        }
        if (seed != null && seed != folder.seed()) {
            throw new InvalidInput("--seed: the run in " + folder.path() + " was started with the seed " + folder.seed()
                    + "; leave the option out, or begin in another folder");
        }
        if (!folder.version().equals(host.version())) {
            terminal.note("the run was started with version " + folder.version() + ", this is " + host.version()
                    + ": the result may differ in its bits");
        }
    }

    private void run(SearchSession search) {
        SearchProgress progress = new SearchProgress(terminal, quiet(), search);
        try {
            search.run(progress::show);
        } catch (IOException e) {
            throw new InvalidInput(
                    e.getMessage() + "; the search stopped in generation " + search.generation()
                            + ". To continue from the last saved generation: " + goOn(search.folder()),
                    e);
        } finally {
            terminal.clear();
        }
    }

    private static String goOn(Path folder) {
        return "'gaitwright optimize " + folder + " --resume'";
    }

    private void deliver(SearchSession search) throws IOException {
        search.replayFailure()
                .ifPresent(
                        e -> terminal.note("the best could not be run in the scene of the recipe: " + e.getMessage()));
        if (Terminal.STANDARD_OUT.equals(report)) {
            terminal.text(search.report());
            terminal.deliver();
            return;
        }
        if (report != null) {
            try (PendingFile file = PendingFile.of(Path.of(report))) {
                file.write(search.report().getBytes(StandardCharsets.UTF_8));
                file.commit();
            } catch (IOException e) {
                throw new InvalidInput(e.getMessage() + "; the report is also in " + search.folder(), e);
            }
        }
        SearchSummary.of(search).forEach(terminal::line);
    }
}
