// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.internal.optimization.FolderLock;
import org.gaitwright.io.internal.optimization.RunCard;
import org.gaitwright.io.internal.optimization.RunInputs;
import org.gaitwright.io.internal.optimization.RunTables;
import org.gaitwright.io.internal.optimization.Sha256;
import org.gaitwright.io.internal.optimization.Trained;

/**
 * The folder of an optimisation: what it was made from, how far it is, and what it found. Self-contained: all that it needs to
 * go on is in it. One process at a time writes it.
 *
 * <pre>
 * run.json           name, seed, versions, and which of the inputs is the recipe
 * inputs/            recipe, scene, characters, presets, terrains, as they were
 * checkpoint.txt     the whole state of the search after the last generation
 * history.csv        a line for each generation
 * distribution.csv   mean and deviation of each variable, by generation
 * failures.csv       what was thrown or diverged
 * best.yaml          the best parameters, as a preset; mean.yaml: those where the search stands
 * best-scene.yaml    the scene with the best parameters
 * effort.json        processor time and time on the clock so far
 * report.json        what it came to
 * </pre>
 */
public final class RunFolder implements Closeable {
    private static final String INPUTS = "inputs";
    private static final String CHECKPOINT = "checkpoint.txt";
    private static final String HEAD = "gaitwright-run 1 ";
    private static final String EFFORT = "effort.json";
    private static final Pattern PART = Pattern.compile("\\..*\\.part");
    /** What a run that was ended while it began may have left; the lock tells that it was one. */
    private static final Pattern LEFT = Pattern.compile("\\.lock|inputs|\\.run\\.json\\..*\\.part");

    private final Path folder;
    private final RunCard card;
    private final RunInputs inputs;
    /** Null before the run begins. */
    private FolderLock lock;
    /** Null until somebody asks for it. */
    private RecipePlan plan;

    /** The files of a run that has not begun; otherwise null. */
    private FileRegistry copies;

    private RunTables tables;
    private String checkpoint;

    private RunFolder(Path folder, RunCard card, RunInputs inputs) {
        this.folder = folder;
        this.card = card;
        this.inputs = inputs;
    }

    /**
     * A run that is to begin in a new folder, or in one that is empty; nothing is written before {@link #begin}.
     *
     * @param plan of the recipe, perhaps with another seed
     * @param frozen a registry that has read all that the recipe needs
     * @throws InvalidInput if the folder can't be used
     */
    public static RunFolder prepare(
            Path folder, RecipeFile recipe, RecipePlan plan, FileRegistry frozen, String version) throws IOException {
        Path where = folder.toAbsolutePath().normalize();
        refuseUsed(where);
        Path file = recipe.path().toAbsolutePath().normalize();
        SourceFiles read = frozen.files();
        Map<Path, String> texts = new TreeMap<>(read.texts());
        texts.put(file, recipe.text());
        RunInputs inputs = RunInputs.gather(file, texts, read.others());
        Path copy = Path.of(INPUTS).resolve(inputs.recipe().toString());
        long seed = plan.recipe().search().seed();
        RunFolder run = new RunFolder(where, RunCard.of(recipe, copy, seed, version, frozen.entries()), inputs);
        // files as they will be read from the folder
        Path from = file;
        for (int i = 0; i < inputs.recipe().getNameCount(); i++) {
            from = from.getParent();
        }
        run.copies = copies(texts, from, where.resolve(INPUTS), frozen);
        run.plan = RecipeFile.read(where.resolve(copy), run.copies).moved(plan, run.copies);
        return run;
    }

    private static FileRegistry copies(Map<Path, String> texts, Path from, Path to, FileRegistry originals) {
        return FileRegistry.of(
                        originals,
                        to,
                        p -> p.startsWith(to)
                                ? Optional.ofNullable(texts.get(from.resolve(to.relativize(p))))
                                : Optional.empty())
                .frozen();
    }

    /**
     * Writes the inputs of a run that was prepared; one that was opened has them.
     *
     * @throws InvalidInput if the folder would not be all that the run needs; then nothing is left of it
     */
    public void begin() throws IOException {
        if (lock != null) {
            return;
        }
        boolean isNew = !Files.exists(folder);
        Files.createDirectories(folder);
        lock = FolderLock.take(folder);
        boolean begun = false;
        try {
            writeInputs();
            plan.lookUp();
            refuseOutside(folder, copies);
            write(RunCard.FILE, card.text());
            begun = true;
        } finally {
            if (!begun) {
                lock.close();
                clear(folder, isNew);
            }
        }
    }

    /** Takes away files that a killed process had not put in their places. */
    private static void clearParts(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path p : entries.toList()) {
                if (PART.matcher(p.getFileName().toString()).matches()) {
                    Files.deleteIfExists(p);
                }
            }
        }
    }

    /** Takes away what was written into a folder that had nothing in it. */
    private static void clear(Path folder, boolean itself) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : all.sorted(Comparator.reverseOrder()).toList()) {
                if (itself || !p.equals(folder)) {
                    Files.deleteIfExists(p);
                }
            }
        }
    }

    /** Opens the folder of a run that goes on. */
    public static RunFolder open(Path folder) throws IOException {
        Path where = folder.toAbsolutePath().normalize();
        RunCard card = RunCard.read(where);
        FolderLock lock = FolderLock.take(where);
        boolean opened = false;
        try {
            RunInputs inputs = RunInputs.read(where.resolve(INPUTS), card.recipe());
            RunFolder run = new RunFolder(where, card, inputs);
            run.lock = lock;
            run.readCheckpoint();
            clearParts(where);
            opened = true;
            return run;
        } finally {
            if (!opened) {
                lock.close();
            }
        }
    }

    /** Whether a folder is that of a run. */
    public static boolean is(Path folder) {
        return Files.isRegularFile(folder.resolve(RunCard.FILE));
    }

    /** Whether another process writes it now; of a folder that this one writes, it must not be asked. */
    public static boolean writtenElsewhere(Path folder) throws IOException {
        return FolderLock.heldElsewhere(folder);
    }

    /** The recipe of a run with everything in it found, to look at: the folder is neither locked nor changed. */
    public static RecipePlan plan(Path folder, Registry installed) throws IOException {
        Path where = folder.toAbsolutePath().normalize();
        return plan(where, RunCard.read(where), installed);
    }

    private static RecipePlan plan(Path folder, RunCard card, Registry installed) {
        Path file = folder.resolve(card.recipe().toString());
        FileRegistry files = FileRegistry.of(installed, file.getParent()).frozen();
        RecipeFile own = RecipeFile.read(file, files);
        RecipePlan plan = own.plan(files, own.recipe().seeded(card.seed()));
        refuseOutside(folder, files);
        return plan;
    }

    private static void refuseOutside(Path folder, FileRegistry copies) {
        SourceFiles read = copies.files();
        Stream.concat(read.texts().keySet().stream(), read.others().stream())
                .filter(needed -> !needed.startsWith(folder))
                .findFirst()
                .ifPresent(needed -> {
                    throw new InvalidInput("the recipe needs " + needed + " by its absolute path, so a copy of the run"
                            + " would not find it; use a path relative to the file that names it");
                });
    }

    /**
     * The best values of the variables so far, as they stand in the folder; empty if there are none yet.
     *
     * @param plan of this run
     */
    public static Optional<double[]> best(Path folder, RecipePlan plan) {
        Path file = folder.resolve(Trained.SCENE);
        return Files.isRegularFile(file)
                ? Trained.values(SceneFile.read(file), plan.space().names())
                : Optional.empty();
    }

    /** What all parts of a run have taken so far, to look at. */
    public static Effort spent(Path folder) throws IOException {
        return Effort.read(folder.resolve(EFFORT));
    }

    private static void refuseUsed(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new InvalidInput(folder + " is a file; expected the name of a new folder for the run");
        }
        if (is(folder)) {
            throw new InvalidInput(folder + " already has a run; continue it with --resume, or choose another folder");
        }
        if (Files.isDirectory(folder) && !isFree(folder)) {
            throw new InvalidInput(folder + " is not empty; choose a new folder for the run");
        }
    }

    /** Whether a run may begin in a folder: it is not there, or empty, or has the rests of one that did not even begin. */
    public static boolean isFree(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return true;
        }
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> entries = Files.list(folder)) {
            List<String> names =
                    entries.map(e -> e.getFileName().toString()).sorted().toList();
            return names.isEmpty()
                    || names.get(0).equals(FolderLock.FILE)
                            && names.stream().allMatch(n -> LEFT.matcher(n).matches());
        }
    }

    public Path path() {
        return folder;
    }

    /**
     * The recipe that it was begun with, as it was then, with the seed of the run and everything in it found.
     *
     * @throws InvalidInput also if it needs what is not in the folder
     */
    public RecipePlan plan(Registry installed) {
        if (plan == null) {
            plan = plan(folder, card, installed);
        }
        return plan;
    }

    /** The text of the recipe that it was begun with. */
    public String recipeText() {
        return new String(inputs.files().get(inputs.recipe()), StandardCharsets.UTF_8);
    }

    /** The version of the studio that began it. */
    public String version() {
        return card.version();
    }

    public long seed() {
        return card.seed();
    }

    /** Where a search goes on from; empty before its first generation. */
    public Optional<String> checkpoint() {
        return Optional.ofNullable(checkpoint);
    }

    /**
     * Keeps a generation. If it fails, the folder still has the one before and can go on from there.
     *
     * @throws IOException if it can't be written, with the reason
     */
    public void save(Optimization search, Generation done) throws IOException {
        if (tables == null) {
            tables = RunTables.of(search.plan().space().names());
        }
        tables.add(done);
        checkpoint = search.checkpoint();
        IOException failure = null;
        if (isWhole()) {
            try {
                tables.append(folder);
                writeFound(search);
                writeCheckpoint();
                return;
            } catch (IOException e) {
                failure = e;
            }
        }
        if (failure != null && isWhole()) {
            throw failure;
        }
        writeAnew(search);
        throw new IOException(
                "the folder " + folder + " was removed during the run; it was written again" + " from memory", failure);
    }

    /** Whether nobody has removed the folder, or is about to. */
    private boolean isWhole() {
        return Files.isRegularFile(folder.resolve(RunCard.FILE))
                && Files.isRegularFile(folder.resolve(card.recipe().toString()))
                && tables.areIn(folder);
    }

    /** Writes what it came to. */
    public void finish(String report) throws IOException {
        write("report.json", report);
    }

    /** What was found so far, after a folder was opened: it may be that of a generation that has to be done again. */
    public void refresh(Optimization search) throws IOException {
        writeFound(search);
    }

    /** Adds to what all parts of the run have taken; it has no part in the search itself. */
    public void spend(Effort more) throws IOException {
        write(EFFORT, spent().plus(more).text());
    }

    /** What all parts of the run have taken so far. */
    public Effort spent() throws IOException {
        return spent(folder);
    }

    private void writeAnew(Optimization search) throws IOException {
        Files.createDirectories(folder);
        writeInputs();
        write(RunCard.FILE, card.text());
        tables.rewrite(folder);
        writeFound(search);
        writeCheckpoint();
    }

    private void writeInputs() throws IOException {
        inputs.write(folder.resolve(INPUTS));
    }

    private void writeFound(Optimization search) throws IOException {
        for (Map.Entry<String, String> e : Trained.files(search, card, folder).entrySet()) {
            write(e.getKey(), e.getValue());
        }
    }

    private void writeCheckpoint() throws IOException {
        String text = tables.lengths() + checkpoint;
        write(CHECKPOINT, HEAD + Sha256.of(text) + "\n" + text);
    }

    private void readCheckpoint() throws IOException {
        Path file = folder.resolve(CHECKPOINT);
        if (!Files.exists(file)) {
            return;
        }
        String text = Files.readString(file);
        String[] lines = text.split("\n", 2);
        if (lines.length < 2 || !lines[0].startsWith(HEAD)) {
            throw new InvalidInput(
                    file + " does not begin with '" + HEAD + "…'; restore it, or start again in another folder");
        }
        if (!lines[0].equals(HEAD + Sha256.of(lines[1]))) {
            throw new InvalidInput(file + " was modified; restore it, or start again in another folder");
        }
        RunTables.Resumed resumed = RunTables.resume(folder, lines[1], file);
        tables = resumed.tables();
        checkpoint = resumed.rest();
    }

    private void write(String name, String text) throws IOException {
        try (PendingFile out = PendingFile.of(folder.resolve(name))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.commit();
        } catch (InvalidInput e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        if (lock != null) {
            lock.close();
        }
    }
}
