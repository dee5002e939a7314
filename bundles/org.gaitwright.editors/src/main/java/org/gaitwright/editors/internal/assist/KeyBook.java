// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.io.FileKind;

/** The keys that may stand in files of each kind, each with one line of help; a test holds them to what the readers take. */
final class KeyBook {
    /**
     * A key.
     *
     * @param values that it may have, if there are only some
     */
    record Key(String name, List<String> values, String help) {}

    /** A heading names a kind and a path without positions; {@code key = a, b} are values that it may have. */
    private static final String BOOK =
            """
            [SCENE]
            name | Name of the scene; default: that of the file
            engine | Id of the physics engine; default: gaitwright
            seed | Key of all random numbers; default: 0
            duration | Simulated seconds on the command line; default: 5
            terrain | Kind of the ground, such as stairs:rise=0.15, or a map with kind and parameters
            characters | Who takes part, each with a controller
            pushes | Forces from outside
            crates | Rigid bodies that are free to move
            springs | Damped springs between bodies
            physics | How contacts and joint limits behave
            view | How the studio shows the scene; does not affect the run
            [SCENE characters[]]
            name | Name of the character in this scene; default: its id
            character | Id of a character, or a file
            controller | Id of the controller that drives it
            preset | Named parameter set of the controller, or a file
            parameters | Values that differ from the preset
            gaits | Further presets, which the goal gait changes to
            goals | What it is asked for, each from a time on
            changes | Parameters that change during the run
            start | Where it starts
            [SCENE characters[].start]
            x | Place, m
            y | Place, m
            heading | Direction that it faces, degrees; left is positive
            [SCENE characters[].goals[]]
            at | From when on, s; default: 0
            speed | Forward speed, m/s
            heading | Direction of travel, degrees; 0 is +x, left positive
            facing | Direction that the body faces, degrees
            movement | Direction of movement relative to facing, degrees
            step-time | Duration of a step, s
            step-length | Length of a step, m
            step-width | Sideways distance of the feet, m
            step-height | Height of the swing foot over the ground, m
            gait | A gait of the list gaits, or 0 for the initial one
            [SCENE pushes[]]
            at | When it begins, s
            duration | How long it lasts, s
            actor | Name of the character; default: the first one
            body | Body that it acts on
            force | Newtons: x, y, z
            torque | Newton metres: x, y, z
            point | Where the force acts, m in the frame of the body; default: its centre of mass
            axes = world, facing | Axes of force and torque
            phase | Share of a step at which it begins, 0 to 1
            times | How often; default: 1
            every | Seconds, or with phase steps, from one to the next
            [SCENE crates[]]
            name | Unique among the crates
            shape = box, sphere, capsule | Its solid
            size | Full lengths of a box, m
            radius | Of a sphere or capsule, m
            length | Of a capsule between the centres of its ends, m
            mass | kg
            density | kg/m³, in place of mass
            friction | Coefficient of sliding friction
            start | Where it starts
            [SCENE crates[].start]
            x | Place, m
            y | Place, m
            above | Height of its lowest point over the ground, m
            heading | Direction, degrees
            [SCENE springs[]]
            from | One end: a body, a crate or the world
            to | The other end
            stiffness | N/m
            damping | N s/m
            [SCENE physics]
            softness | How contacts yield
            ground = soft, springs | How the ground carries
            limits = soft | How joints end
            method = newton, gauss-seidel | How contact forces are solved
            [SCENE view]
            signals | Names of the signals that are plotted
            stacked = true, false | Whether each unit has a plot of its own
            cameras | Views that were saved, by number
            camera | Where the scene is seen from
            bookmarks | Moments with a name
            [SCENE view.cameras[]]
            number | Key of the camera, 1 to 9
            mode = follow, orbit, fixed | How it moves by itself
            target | What it looks at, m
            yaw | Degrees, counter-clockwise from x
            pitch | Degrees above the horizon
            distance | m
            [SCENE view.bookmarks[]]
            at | Seconds
            name | For people
            [TERRAIN]
            kind | Kind of the ground
            parameters | Values that differ from the defaults of the kind
            words | Words of the kind, such as the file of a picture
            seed | Key of its random numbers
            things | Blocks, gaps and the like that are placed on it
            [STYLE]
            controller | Id of the controller that the style is for
            character | Id of the character that it was made for
            description | One line for people
            [PRESET]
            controller | Id of the controller
            character | Id of the character that it was made for
            description | One line for people
            [CHARACTER_RECIPE]
            name | Name of the character; default: that of the file
            base | Id of the character that it is made from, or a file
            parts | Factors of length, radius and density by part of the body
            [OPTIMIZATION]
            name | Name of the recipe; default: that of the file
            description | One line for people
            scene | What is played: a scene, or a file
            variables | Parameters that are searched, with bounds
            objective | Weighted terms, whose sum is the cost
            rollouts | Ways in which the scene is played for each candidate
            horizon | How long rollouts last; it grows as more candidates stay up
            racing | A first look at all candidates, after which only the better ones go on
            stop | When the search has found enough
            validation | The best of a generation on ground that stays the same
            optimizer | Which optimiser searches, and how
            limit | Processor seconds for one rollout
            [OPTIMIZATION variables[]]
            parameter | Name of a parameter, a pattern, or a list of them
            actor | Name of the character; default: the first one
            mirrored = true, false | Whether left and right have the same value
            lower | Lower bound
            upper | Upper bound
            start | Where the search begins
            [OPTIMIZATION objective]
            missing-second | Cost of each second that is missing after a fall; default: 1
            terms | What is weighed: measures of a rollout, or signals
            [OPTIMIZATION objective.terms[]]
            measure | Id of the measure; its settings are keys, too
            signal | In place of a measure: a signal of the run, such as com.z
            of = mean, integral, largest, last | How the signal is reduced; default: mean
            weight | Factor of the measure in the cost; default: 1
            absent | Used where the measure has no value; default: 1
            growth | Lets the weight grow from 0; default: the whole weight at once
            [OPTIMIZATION objective.terms[].growth]
            after | Generations with weight 0; default: 0
            generations | Generations until the whole weight
            [OPTIMIZATION rollouts[]]
            terrain | Ground in place of the scene's
            pushes | Forces in addition to the scene's
            goals | Of the first character, in addition to the scene's
            spread | Random offset of the start, to both sides
            times | Repetitions, each with other seeds; default: 1
            fresh = true, false | Whether seeds and starts change with each generation; default: false
            weight | Share of the cost; default: 1
            growth | A parameter of the ground that grows with the generations
            turn | Rollouts of turn 1, 2, … alternate by generation; 0 is always played
            after | First generation in which it is played; default: 0
            parameters | Values of the first character that differ from the scene
            shoves | Random pushes of the first character
            [OPTIMIZATION rollouts[].spread]
            x | m
            y | m
            heading | Degrees
            [OPTIMIZATION rollouts[].growth]
            parameter | Name of a parameter of the ground
            from | Its value in the first generation
            generations | Generations until its value in the terrain
            [OPTIMIZATION rollouts[].shoves]
            body | Body that is pushed
            force | Newtons
            duration | How long a push lasts, s
            every | Length of the intervals with one push each, s
            generations | Generations in which the force grows from 0; default: 0
            [OPTIMIZATION horizon]
            from | Seconds that rollouts last at first
            growth | Factor of the duration after a success; default: 2
            success | Share of a generation that has to stay upright; default: 0.5
            cost | Largest cost per second that counts as success; default: unlimited
            [OPTIMIZATION racing]
            first | Number of rollouts that all candidates play
            share | Share of the candidates that plays the others; default: 0.5
            [OPTIMIZATION stop]
            cost | Ends the search below this cost
            generations | Maximum number of generations
            evaluations | Maximum number of evaluations
            [OPTIMIZATION validation]
            every | Generations from one validation to the next
            times | Evaluations of each candidate that is validated
            [OPTIMIZATION optimizer]
            id | Id of the optimiser; its settings are keys, too
            seed | Key of its random numbers; default: 1
            """;

    private static final Map<String, List<Key>> PAGES = read();

    private KeyBook() {}

    private static Map<String, List<Key>> read() {
        Map<String, List<Key>> pages = new LinkedHashMap<>();
        List<Key> page = new ArrayList<>();
        for (String line : BOOK.lines().toList()) {
            if (line.startsWith("[")) {
                page = new ArrayList<>();
                pages.put(line.substring(1, line.length() - 1), page);
            } else {
                int bar = line.indexOf(" | ");
                String[] head = line.substring(0, bar).split(" = ");
                List<String> values = head.length > 1 ? Arrays.asList(head[1].split(", ")) : List.of();
                page.add(new Key(head[0], values, line.substring(bar + 3)));
            }
        }
        return pages;
    }

    /** Kinds and paths that it has keys of. */
    static List<String> headings() {
        return List.copyOf(PAGES.keySet());
    }

    /** Keys at a path without positions, such as {@code characters[].start}; a recipe may hold a whole scene. */
    static List<Key> keys(FileKind kind, String path) {
        if (kind == FileKind.OPTIMIZATION && (path.equals("scene") || path.startsWith("scene."))) {
            return keys(FileKind.SCENE, path.equals("scene") ? "" : path.substring("scene.".length()));
        }
        if (kind == FileKind.OPTIMIZATION && path.matches("rollouts\\[]\\.(pushes|goals)\\[]")) {
            return keys(FileKind.SCENE, path.endsWith("pushes[]") ? "pushes[]" : "characters[].goals[]");
        }
        if (path.equals("view.camera")) {
            return keys(kind, "view.cameras[]").stream()
                    .filter(k -> !k.name().equals("number"))
                    .toList();
        }
        return PAGES.getOrDefault(path.isEmpty() ? kind.name() : kind.name() + " " + path, List.of());
    }

    static Optional<Key> key(FileKind kind, String path, String name) {
        return keys(kind, path).stream().filter(k -> k.name().equals(name)).findFirst();
    }
}
