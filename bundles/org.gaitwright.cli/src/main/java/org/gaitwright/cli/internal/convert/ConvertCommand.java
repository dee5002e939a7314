// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.convert;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.CapturedWalk;
import org.gaitwright.io.CharacterFile;
import org.gaitwright.io.PendingFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gaitwright convert}: models between formats, and captured walks to keyframes. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = {
            "gaitwright convert IN OUT [--root free|planar|fixed] [--random SEED] [-q] [--verbose]",
            "gaitwright convert WALK.bvh OUT.yaml --character C [--keys N] [-q] [--verbose]"
        },
        description = {
            "Reads a character and writes it as MJCF (.xml or .mjcf).",
            "A recipe (.yaml) makes one from another by changing its proportions. A captured walk (.bvh) becomes",
            "keyframes (.yaml) of a character that moves in a plane, for the controller nearest-node.",
            "Ignored elements of IN are reported on stderr with file and line. OUT is overwritten."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  gaitwright convert robot.urdf robot.xml",
            "  gaitwright convert robot.urdf robot.xml --root planar",
            "  gaitwright convert walker.mjcf -",
            "  gaitwright convert long-legs.yaml long-legs.xml",
            "  gaitwright convert humanoid odd.xml --random 7",
            "  gaitwright convert walk.bvh walk.yaml --character human-7"
        })
public final class ConvertCommand extends ConsoleCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "IN",
            description = "A model or captured walk, with its format as ending, or the id of a character.")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write: MJCF or keyframes; - is stdout.")
    private String out;

    @Option(
            names = "--root",
            paramLabel = "KIND",
            description = "How the root of a URDF model moves: free, planar or fixed. Default: free.")
    private String root;

    @Option(
            names = "--random",
            paramLabel = "SEED",
            description = "Random proportions by seed: limbs 70 to 140 %%, mass of the trunk 60 to 170 %%, sides up to"
                    + " 20 %% different.")
    private Long random;

    @Option(
            names = "--character",
            paramLabel = "C",
            description = "The character for the keyframes of a captured walk; it has to move in a plane.")
    private String character;

    @Option(
            names = "--keys",
            paramLabel = "N",
            description = "Number of keyframes for half a cycle of a captured walk, 1 to 12. Default: 4.")
    private Integer keys;

    public ConvertCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        Path source = path(in);
        if (ending(in).equals(CapturedWalk.ENDING)) {
            convertWalk(source);
            return 0;
        }
        if (character != null || keys != null) {
            throw new InvalidInput((character != null ? "--character" : "--keys") + " is for captured walks, but " + in
                    + " is not one; omit it, or give a file that ends in .bvh");
        }
        checkTarget(source);
        Importer.Imported read = read(source);
        read.notes().forEach(this::note);
        write(shaped(read.character()));
        return 0;
    }

    private void convertWalk(Path source) throws IOException {
        if (root != null || random != null) {
            throw new InvalidInput((root != null ? "--root" : "--random") + " is for models, but " + in
                    + " is a captured walk; omit it");
        }
        if (!out.equals(Terminal.STANDARD_OUT) && !ending(out).equals("yaml")) {
            throw new InvalidInput("can't write " + out
                    + ": a captured walk is written as keyframes; expected a name that ends in .yaml");
        }
        int count = keys == null ? CapturedWalk.USUAL_KEYS : keys;
        CapturedWalk walk = new WalkConversion(services.registry().get()).read(source, character, count);
        walk.notes().forEach(this::note);
        write(walk.text().getBytes(StandardCharsets.UTF_8));
    }

    private Importer.Imported read(Path source) {
        Map<String, String> options = new HashMap<>();
        if (root != null) {
            options.put("root", root);
        }
        Registry registry = services.registry().get();
        List<Importer> importers = registry.all(Importer.class);
        String ending = ending(in);
        for (Importer i : importers) {
            if (i.endings().contains(ending)) {
                return registry.guard(i, importer -> importer.read(source, options));
            }
        }
        for (CharacterProvider c : registry.all(CharacterProvider.class)) {
            if (c.id().equals(in)) {
                return shipped(c, registry);
            }
        }
        TreeSet<String> known = new TreeSet<>();
        importers.forEach(i -> i.endings().forEach(e -> known.add("." + e)));
        throw new InvalidInput("unknown format of " + in + "; expected a name that ends in " + String.join(", ", known)
                + ", or the id of a character");
    }

    private Importer.Imported shipped(CharacterProvider provider, Registry registry) {
        if (root != null) {
            throw new InvalidInput(
                    "--root is for URDF models, but " + in + " is a character with its own root;" + " omit it");
        }
        return new Importer.Imported(registry.guard(provider, CharacterProvider::model), List.of());
    }

    private CharacterModel shaped(CharacterModel model) {
        return random == null ? model : Proportions.random(random).of(model, model.name() + "-random-" + random);
    }

    private void checkTarget(Path source) throws IOException {
        if (out.equals(Terminal.STANDARD_OUT)) {
            return;
        }
        if (!CharacterFile.ENDINGS.contains(ending(out))) {
            throw new InvalidInput(
                    "can't write " + out + ": models are written as MJCF; expected a name that ends in .xml or .mjcf");
        }
        Path target = path(out);
        if (Files.exists(source) && Files.exists(target) && Files.isSameFile(source, target)) {
            throw new InvalidInput("can't write " + out + ": it is the model that is read; choose another name");
        }
    }

    private void write(CharacterModel model) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        CharacterFile.write(model, text);
        write(text.toByteArray());
    }

    private void write(byte[] text) throws IOException {
        if (out.equals(Terminal.STANDARD_OUT)) {
            terminal.text(new String(text, StandardCharsets.UTF_8));
            return;
        }
        try (PendingFile file = PendingFile.of(path(out))) {
            file.write(text);
            file.commit();
        }
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InvalidInput("'" + name + "' is not a file name; expected one", e);
        }
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
