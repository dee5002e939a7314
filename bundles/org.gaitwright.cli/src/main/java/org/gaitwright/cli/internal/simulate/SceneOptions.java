// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.DefaultPreset;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.TerrainText;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that make a scene, or change one from a file. */
final class SceneOptions {
    static final String DEFAULT_CHARACTER = "humanoid";
    static final String DEFAULT_CONTROLLER = "passive";
    static final double DEFAULT_SECONDS = 5;

    /** Where paths of options start. */
    private static final Path HERE = Path.of("").toAbsolutePath();

    private static final EntryPath FIRST = EntryPath.of("characters").item(0);

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "SCENE",
            description = "A scene file (YAML), instead of --character, --controller and --terrain.")
    private Path file;

    @Option(
            names = "--character",
            paramLabel = "ID|FILE",
            description = "The character: an id or a file (.xml, .mjcf, .urdf, or a recipe .yaml). Default: humanoid.")
    private String character;

    @Option(names = "--controller", paramLabel = "ID", description = "The controller. Default: passive.")
    private String controller;

    @Option(
            names = "--terrain",
            paramLabel = "KIND|FILE[:NAME=VALUE,...]",
            description = "The ground, such as flat, slope:grade=0.2 or bumpy:gradient=0.125,seed=5, or a terrain file"
                    + " (.yaml). Default: flat.")
    private String terrain;

    @Option(
            names = "--preset",
            paramLabel = "NAME|FILE",
            description = "A style or parameter set of the controller: a shipped one (see gaitwright list presets) or a"
                    + " file (.yaml). Default: the one that suits the character, if any.")
    private String preset;

    @Option(names = "--engine", paramLabel = "ID", description = "The physics engine. Default: gaitwright.")
    private String engine;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of all random numbers. Default: 0.")
    private Long seed;

    @Option(names = "--duration", paramLabel = "S", description = "Simulated time, s. Default: 5.")
    private Double duration;

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "Sets a parameter of the controller, or a whole curve. In a scene with several characters:"
                    + " NAME/PATH=VALUE.")
    private List<String> settings = List.of();

    @Option(
            names = "--goal",
            paramLabel = "KEY=VALUE[@S]",
            description =
                    "Sets a goal such as speed (m/s) or heading (deg, left positive), from a time on; the value none"
                            + " withdraws it. In a scene"
                            + " with several characters: NAME/KEY=VALUE[@S].")
    private List<String> goals = List.of();

    @Option(
            names = "--push",
            paramLabel = "t=S,body=B,force=FX:FY:FZ,duration=S",
            description =
                    "A force in newtons, world axes, on a body. In a scene with several characters also actor=NAME.")
    private List<String> pushes = List.of();

    /** The file that the scene comes from, or null. */
    Path file() {
        return file;
    }

    /** What is installed and what is in files: those of the scene are named from its folder, others from here. */
    FileRegistry files(Registry installed) {
        return FileRegistry.of(
                installed, file == null ? HERE : file.toAbsolutePath().resolveSibling(""));
    }

    /** The scene; refuses what can be told wrong without asking plug-ins. */
    Scene scene(Registry files) {
        Scene base = file == null ? ofOptions() : ofFile();
        List<Scene.Casting> roles = new ArrayList<>(base.roles());
        Scene.Casting first = roles.get(0);
        if (preset != null) {
            roles.set(0, first.with(FileWord.absolute(preset, HERE), first.parameters()));
        } else if (file == null) {
            roles.set(
                    0, first.with(DefaultPreset.of(first.controller(), first.character(), files), first.parameters()));
        }
        for (String s : settings) {
            SceneArguments.Setting change = SceneArguments.setting(s);
            int role = role(roles, change.actor(), "--set " + s);
            Scene.Casting c = roles.get(role);
            Map<String, Double> parameters = new TreeMap<>(c.parameters());
            // all of a curve: what was said before of single values of it holds no more
            parameters.keySet().removeIf(name -> isValueOf(change.path(), name));
            parameters.put(change.path(), change.value());
            roles.set(role, c.with(c.preset(), parameters));
        }
        for (String g : goals) {
            SceneArguments.Asking asking = SceneArguments.goal(g);
            int role = role(roles, asking.actor(), "--goal " + g);
            roles.set(role, asked(roles.get(role), asking));
        }
        List<Push> forces = new ArrayList<>(base.pushes());
        pushes.forEach(p -> forces.add(SceneArguments.push(p)));
        return base.with(
                roles,
                engine == null ? base.engine() : engine,
                seed == null ? base.seed() : seed,
                duration == null ? base.durationSeconds() : duration,
                forces);
    }

    /** A refusal with the option, or the file and line, that it is about. */
    InvalidInput blame(RefusedEntry refused) {
        String option = option(refused.path());
        if (option != null) {
            return new InvalidInput(option + ": " + refused.getMessage(), refused);
        }
        return file == null ? refused : SceneFile.refusal(file, refused).orElse(refused);
    }

    /** The option that gave an entry, or null. */
    private String option(EntryPath path) {
        if (path.equals(EntryPath.of("engine"))) {
            return engine == null ? null : "--engine";
        }
        if (path.equals(EntryPath.of("terrain"))) {
            return terrain == null ? null : "--terrain";
        }
        if (path.equals(FIRST.key("preset"))) {
            return preset == null ? null : "--preset";
        }
        for (String s : settings) {
            if (path.keyAt(2).equals("parameters")
                    && path.from(3).toString().equals(SceneArguments.setting(s).path())) {
                return "--set " + s;
            }
        }
        return null;
    }

    private static boolean isValueOf(String curve, String name) {
        return name.startsWith(curve + ".")
                && name.substring(curve.length() + 1).matches("[0-9]+");
    }

    private Scene ofOptions() {
        String who = character == null ? DEFAULT_CHARACTER : FileWord.absolute(character, HERE);
        String name = FileWord.isPath(who) ? FileWord.stem(who) : who;
        TerrainSpec ground = terrain == null ? TerrainSpec.FLAT : FileWord.absolute(TerrainText.parse(terrain), HERE);
        Scene.Casting casting = new Scene.Casting(
                name, who, controller == null ? DEFAULT_CONTROLLER : controller, "", Map.of(), List.of(), 0, 0, 0);
        return Scene.of(name, DEFAULT_SECONDS, List.of(casting)).on(ground).build();
    }

    private Scene ofFile() {
        String other = character != null
                ? "--character"
                : controller != null ? "--controller" : terrain != null ? "--terrain" : null;
        if (other != null) {
            throw new InvalidInput("got the scene " + file + " and " + other
                    + "; expected only one of them: edit the file, or omit the option");
        }
        if (file.toString().isEmpty()) {
            throw new InvalidInput("the name of the scene is empty; give the path of a YAML file, or omit it");
        }
        return SceneFile.read(file);
    }

    private static int role(List<Scene.Casting> roles, String actor, String option) {
        for (int i = 0; i < roles.size(); i++) {
            if (actor.isEmpty() || roles.get(i).name().equals(actor)) {
                return i;
            }
        }
        throw new InvalidInput(option + ": there is no '" + actor + "' in the scene; expected one of "
                + String.join(", ", roles.stream().map(Scene.Casting::name).toList()));
    }

    /** With one more goal; a gait that is not listed yet comes last. */
    private static Scene.Casting asked(Scene.Casting c, SceneArguments.Asking asking) {
        List<GoalEvent> goals = new ArrayList<>(c.goals());
        if (asking.gait().isEmpty()) {
            goals.add(asking.event());
            return c.with(goals, c.changes());
        }
        String gait = FileWord.absolute(asking.gait(), HERE);
        List<String> gaits = new ArrayList<>(c.gaits());
        if (!gaits.contains(gait)) {
            gaits.add(gait);
        }
        GoalEvent e = asking.event();
        goals.add(new GoalEvent(e.timeSeconds(), e.key(), gaits.indexOf(gait) + 1));
        return c.with(goals, c.changes()).with(gaits);
    }
}
