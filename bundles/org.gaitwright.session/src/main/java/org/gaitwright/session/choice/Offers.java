// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.session.choice.Offer.Origin;
import org.gaitwright.session.run.Cast;

/** Finds what can be chosen, and whether it fits. Made for one look; not for several threads at once. */
public final class Offers {
    /** More ways out than anybody reads. */
    private static final int MOST_REPAIRS = 3;

    private static final String OURS = "org.gaitwright.";

    private final Registry things;
    private final List<OwnFile> files;
    private final Map<String, Optional<CharacterModel>> models = new HashMap<>();

    /** @param things where words are found, those of files included */
    public Offers(Registry things, List<OwnFile> files) {
        this.things = things;
        this.files = files;
    }

    /**
     * All that there is of a part, what fits first, and each by its origin.
     *
     * @param now who takes part
     */
    public List<Offer> of(Part part, Cast now) {
        List<Offer> all =
                switch (part) {
                    case CONTROLLER -> controllers(now);
                    case CHARACTER -> characters(now);
                    case STYLE -> styles(now);
                    case TERRAIN -> terrains(now);
                };
        all.sort(Comparator.comparing((Offer o) -> !o.fits()).thenComparing(Offer::origin));
        return all;
    }

    /** Ways out for a cast whose controller can't drive its character: other characters for it, and other controllers; none if that is not what is in the way. */
    public List<Repair> repairs(Cast unfit) {
        return why(unfit).isEmpty()
                ? List.of()
                : Stream.concat(charactersFor(unfit), controllersFor(unfit)).toList();
    }

    private List<Offer> controllers(Cast now) {
        List<Offer> all = new ArrayList<>();
        for (Entry e : entries(Kind.CONTROLLER)) {
            Cast with = now.withController(e.id());
            String why = why(with);
            all.add(installed(
                    Part.CONTROLLER, e, Pick.of(with), why, why.isEmpty() ? Stream.empty() : charactersFor(with)));
        }
        return all;
    }

    private List<Offer> characters(Cast now) {
        List<Offer> all = new ArrayList<>();
        for (OwnFile f : own(Part.CHARACTER)) {
            Cast with = now.withCharacter(f.word());
            String why = why(with);
            all.add(file(f, Pick.of(with), why, why.isEmpty() ? Stream.empty() : controllersFor(with)));
        }
        for (Entry e : entries(Kind.CHARACTER)) {
            Cast with = now.withCharacter(e.id());
            String why = why(with);
            all.add(installed(
                    Part.CHARACTER, e, Pick.of(with), why, why.isEmpty() ? Stream.empty() : controllersFor(with)));
        }
        all.replaceAll(o -> o.about(figures(o.word())));
        return all;
    }

    private String figures(String character) {
        return model(character)
                .map(m -> String.format(Locale.ROOT, "%d degrees of freedom, %.1f kg", m.velocities(), m.totalMass()))
                .orElse("");
    }

    private List<Offer> terrains(Cast now) {
        List<Offer> all = new ArrayList<>();
        own(Part.TERRAIN).forEach(f -> all.add(file(f, Pick.of(now.withTerrain(f.word())), "", Stream.empty())));
        entries(Kind.TERRAIN)
                .forEach(
                        e -> all.add(installed(Part.TERRAIN, e, Pick.of(now.withTerrain(e.id())), "", Stream.empty())));
        return all;
    }

    private List<Offer> styles(Cast now) {
        List<Offer> all = new ArrayList<>();
        for (OwnFile f : own(Part.STYLE)) {
            Fit fit = fit(now, f.controller(), f.word());
            all.add(file(f, Pick.of(now, f.word()), fit.why(), fit.repairs()));
        }
        all.add(new Offer(
                Part.STYLE,
                "",
                "no style",
                "the controller's initial values",
                Origin.SHIPPED,
                Pick.of(now, ""),
                "",
                List.of()));
        for (Entry e : entries(Kind.PRESET)) {
            int slash = e.id().indexOf('/');
            String controller = e.id().substring(0, slash);
            String preset = e.id().substring(slash + 1);
            Fit fit = fit(now, controller, preset);
            all.add(new Offer(
                    Part.STYLE,
                    preset,
                    preset,
                    e.description(),
                    origin(e),
                    Pick.of(now, preset),
                    fit.why(),
                    few(fit.repairs())));
        }
        return all;
    }

    /** Whether a style goes with a cast, and else what does. */
    private record Fit(String why, Stream<Repair> repairs) {}

    private Fit fit(Cast now, String controller, String preset) {
        String madeFor;
        try {
            PresetProvider provider = things.get(PresetProvider.class, controller + "/" + preset);
            madeFor = things.guard(provider, PresetProvider::character);
            if (controller.equals(now.controller())) {
                check(now, things.guard(provider, PresetProvider::values));
            }
        } catch (InvalidInput | PluginFailure e) {
            return new Fit(e.getMessage(), Stream.empty());
        }
        boolean sameController = controller.equals(now.controller());
        boolean anybody = madeFor.isEmpty() || now.character().isEmpty();
        if (sameController && (anybody || madeFor.equals(now.character()))) {
            return new Fit("", Stream.empty());
        }
        Cast with = now.withController(controller);
        Stream<String> walkers =
                madeFor.isEmpty() ? Stream.concat(Stream.of(now.character()), people(with)) : Stream.of(madeFor);
        Stream<Repair> others = walkers.distinct()
                .map(with::withCharacter)
                .filter(c -> why(c).isEmpty())
                .limit(1)
                .map(c -> new Repair(words(now, c), Pick.of(c, preset)));
        String why = sameController ? "made for " + Cast.shortly(madeFor) : "a style of " + controller;
        Stream<Repair> anyway = sameController ? Stream.of(new Repair("anyway", Pick.of(now, preset))) : Stream.empty();
        return new Fit(why, Stream.concat(others, anyway));
    }

    private void check(Cast now, Map<String, Double> values) {
        if (now.character().isEmpty()) {
            return;
        }
        model(now.character()).ifPresent(body -> {
            ControllerFactory factory = things.get(ControllerFactory.class, now.controller());
            things.guard(factory, f -> f.parameters(body).initialValues().with(values));
        });
    }

    private static String words(Cast now, Cast then) {
        List<String> words = new ArrayList<>();
        if (!now.controller().equals(then.controller())) {
            words.add("with " + then.controller());
        }
        if (!now.character().equals(then.character())) {
            words.add((words.isEmpty() ? "with " : "on ") + Cast.shortly(then.character()));
        }
        return String.join(" ", words);
    }

    private Stream<Repair> charactersFor(Cast unfit) {
        return people(unfit)
                .map(unfit::withCharacter)
                .filter(c -> why(c).isEmpty())
                .limit(MOST_REPAIRS)
                .map(c -> new Repair("with " + Cast.shortly(c.character()), Pick.of(c)));
    }

    /** Installed ones, and before them those that presets of the controller were made for. */
    private Stream<String> people(Cast driven) {
        Stream<String> practised = things.all(PresetProvider.class).stream()
                .filter(p -> p.id().startsWith(driven.controller() + "/"))
                .map(p -> things.guard(p, PresetProvider::character))
                .filter(c -> !c.isEmpty());
        return Stream.concat(practised, entries(Kind.CHARACTER).stream().map(Entry::id))
                .distinct();
    }

    /** Those that walk; those that hold a pose or fall only where nobody walks. Whoever has presets walks. */
    private Stream<Repair> controllersFor(Cast unfit) {
        List<String> walkers = things.all(PresetProvider.class).stream()
                .map(p -> p.id().substring(0, p.id().indexOf('/')))
                .distinct()
                .toList();
        List<String> able = entries(Kind.CONTROLLER).stream()
                .map(Entry::id)
                .filter(id -> why(unfit.withController(id)).isEmpty())
                .toList();
        boolean walks = able.stream().anyMatch(walkers::contains);
        return able.stream()
                .filter(id -> !walks || walkers.contains(id))
                .limit(MOST_REPAIRS)
                .map(id -> new Repair("with " + id, Pick.of(unfit.withController(id))));
    }

    /** Why the controller of a cast can't drive its character; empty if it can, or if one of them is still missing. */
    private String why(Cast cast) {
        if (cast.character().isEmpty() || cast.controller().isEmpty()) {
            return "";
        }
        try {
            CharacterModel body = model(cast.character()).orElse(null);
            if (body == null) {
                return "it can't be read; see Problems";
            }
            ControllerFactory factory = things.get(ControllerFactory.class, cast.controller());
            Suitability answer = things.guard(factory, f -> f.suits(body));
            return answer.suits() ? "" : answer.reason();
        } catch (InvalidInput | PluginFailure e) {
            return e.getMessage();
        }
    }

    private Optional<CharacterModel> model(String character) {
        return models.computeIfAbsent(character, this::read);
    }

    @SuppressWarnings("unused") // its editor, the Problems view and the Plug-ins view say what is wrong with it
    private Optional<CharacterModel> read(String character) {
        try {
            CharacterProvider provider = things.get(CharacterProvider.class, character);
            return Optional.of(things.guard(provider, CharacterProvider::model));
        } catch (InvalidInput | PluginFailure e) {
            return Optional.empty();
        }
    }

    /** The body of a character, for its picture; empty if it can't be read. */
    public Optional<CharacterModel> body(Offer character) {
        return character.part() == Part.CHARACTER ? model(character.word()) : Optional.empty();
    }

    /** A ground as it is by default, for its picture; empty if it can't be made. */
    @SuppressWarnings("unused") // as above
    public Optional<Terrain> ground(Offer terrain) {
        if (terrain.part() != Part.TERRAIN) {
            return Optional.empty();
        }
        try {
            return Optional.of(Stage.terrain(new TerrainSpec(terrain.word(), Map.of(), 0), things));
        } catch (InvalidInput | PluginFailure e) {
            return Optional.empty();
        }
    }

    private List<OwnFile> own(Part part) {
        return files.stream().filter(f -> f.part() == part).toList();
    }

    private List<Entry> entries(Kind kind) {
        return things.entries().stream()
                .filter(e -> e.kind() == kind && e.health().good())
                .toList();
    }

    private static Offer installed(Part part, Entry e, Pick pick, String why, Stream<Repair> repairs) {
        return new Offer(part, e.id(), e.id(), about(e), origin(e), pick, why, few(repairs));
    }

    private static String about(Entry e) {
        return e.description().isEmpty() ? e.name() : e.description();
    }

    private static Offer file(OwnFile f, Pick pick, String why, Stream<Repair> repairs) {
        Origin origin = f.example() ? Origin.EXAMPLE : Origin.PROJECT;
        return new Offer(f.part(), f.word(), f.name(), "", origin, pick, why, few(repairs));
    }

    private static List<Repair> few(Stream<Repair> repairs) {
        return repairs.limit(MOST_REPAIRS).toList();
    }

    private static Origin origin(Entry e) {
        return e.bundle().startsWith(OURS) ? Origin.SHIPPED : Origin.PLUGIN;
    }
}
