// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.optimize;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.SearchedProject;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.optimize.Optimizations;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.chart.LineChart;
import org.gaitwright.workbench.widgets.chart.Series;
import org.gaitwright.workbench.widgets.chart.Spread;
import org.gaitwright.workbench.widgets.chart.SpreadList;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Real searches, small enough for a test, as people start, watch and use them. */
class OptimizeTest {
    private static final String RECIPE =
            """
            name: tiny
            scene:
              duration: 3
              characters:
                - {character: thesis-legs, controller: simbicon, preset: walk-2d}
            variables:
              - {parameter: state.0.swing-hip, lower: 0, upper: 1.4}
              - {parameter: state.0.swing-knee, lower: -1.5, upper: 0}
              - {parameter: state.0.cv, lower: -1, upper: 1}
            objective:
              terms:
                - {measure: speed, target: 0.8, weight: 2, absent: 2}
            stop: {generations: %d}
            optimizer: {id: cma-es, population: 6, sigma: 0.1, seed: %d}
            """;
    private static final long PATIENCE_MILLIS = 120_000;

    private final Optimizations optimizations = PlatformUI.getWorkbench().getService(Optimizations.class);
    private RunControl runs;
    private SearchedProject searched;
    private IProject project;

    @BeforeEach
    void open() throws Exception {
        searched = SearchedProject.of("optimised");
        project = searched.project();
        project.getFolder("recipes").create(true, true, null);
        Studio.perspective("org.gaitwright.workbench.simulate");
        runs = Studio.pausedRun();
        Studio.perspective("org.gaitwright.workbench.optimize");
        Studio.page().resetPerspective();
    }

    @AfterEach
    void tidy() throws Exception {
        searched.close();
    }

    private IFile recipe(String name, int generations, int seed) throws Exception {
        return file(name, RECIPE.formatted(generations, seed));
    }

    private IFile file(String name, String text) throws Exception {
        return searched.file("recipes/" + name + ".yaml", text);
    }

    private Path start(IFile recipe) {
        Path folder = optimizations.start(
                recipe.getLocation().toPath(), project.getLocation().toPath().resolve("runs"));
        optimizations.choose(List.of(folder));
        return folder;
    }

    private Phase phase(Path folder) {
        return optimizations.run(folder).map(SearchState::phase).orElse(Phase.WAITING);
    }

    private void await(Path folder, Phase phase) {
        Studio.await(
                folder.getFileName() + " is " + phase + ": " + optimizations.run(folder),
                () -> phase(folder) == phase,
                PATIENCE_MILLIS);
    }

    private Table list() throws Exception {
        Composite part = Hands.part(Studio.view("org.gaitwright.views.optimization-runs"));
        Studio.await("there is a list", () -> !Studio.find(part, Table.class, Table::isVisible)
                .isEmpty());
        return Studio.find(part, Table.class, Table::isVisible).get(0);
    }

    private static List<LineChart> charts() throws Exception {
        return Studio.find(Hands.part(Studio.view("org.gaitwright.views.convergence")), LineChart.class, c -> true);
    }

    @Test
    void aRecipeStartedFromItsEditorFillsAllViews() throws Exception {
        IFile recipe = recipe("tiny", 4, 1);
        Studio.perspective("org.gaitwright.workbench.author");
        IDE.openEditor(Studio.page(), recipe);
        Studio.await("the recipe's tool is there", () -> {
            try {
                return Hands.tool("Search for better parameters") != null;
            } catch (AssertionError e) {
                return false;
            }
        });
        Studio.execute("org.gaitwright.views.optimize");
        assertEquals(
                "org.gaitwright.workbench.optimize",
                Studio.page().getPerspective().getId());
        Path folder = project.getLocation().toPath().resolve("runs/tiny");
        await(folder, Phase.DONE);

        Table list = list();
        Studio.await("the list says so", () -> row(list, "tiny").getText(1).equals("Done"));
        TableItem row = row(list, "tiny");
        assertEquals("4", row.getText(2), "generations");
        assertTrue(Double.parseDouble(row.getText(3)) > 0, "cost " + row.getText(3));
        assertTrue(row.getText(4).endsWith(" %"), row.getText(4));
        assertTrue(Double.parseDouble(row.getText(5)) > 0, "σ " + row.getText(5));

        Studio.await("there are lines", () -> sizes(lines(0)).equals(List.of(4, 4, 4)));
        assertEquals(
                List.of("best cost so far", "best cost of the generation", "median cost"),
                lines(0).stream().map(Series::name).toList());
        assertEquals(
                List.of("σ", "upright"), lines(1).stream().map(Series::name).toList());
        Series best = lines(0).get(0);
        for (int i = 1; i < best.size(); i++) {
            assertTrue(best.y(i) <= best.y(i - 1), "the best only gets better");
        }
        assertNotEquals(best.axis(), lines(0).get(2).axis(), "the median has a scale of its own");

        Composite variables = Hands.part(Studio.view("org.gaitwright.views.variables"));
        Studio.await(
                "variables are listed",
                () -> spreads(variables).size() == 3
                        && !Double.isNaN(spreads(variables).get(0).best()));
        Spread hip = spreads(variables).get(0);
        assertEquals("state.0.swing-hip", hip.name());
        assertEquals(1.4, hip.upper());
        assertTrue(hip.deviation() > 0 && hip.mean() > hip.lower() && hip.mean() < hip.upper(), hip.toString());
        Studio.find(variables, Text.class, t -> true).get(0).setText("knee");
        assertEquals(
                List.of("state.0.swing-knee"),
                spreads(variables).stream().map(Spread::name).toList());

        Studio.await(
                "the best walks",
                () -> SearchState.isBestTitle(runs.state().status().title())
                        && runs.state().status().timeSeconds() > 0.1);
        assertTrue(
                runs.state().status().title().contains("tiny, generation "),
                runs.state().status().title());
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.await(
                "what was there before is back",
                () -> runs.state().status().title().startsWith("fresh "));
    }

    @Test
    void recipesAreListedWithTheirSizeAndWhatTheyTookLastUsedFirst() throws Exception {
        IFile first = recipe("a-fresh-one", 2, 1);
        Path folder = start(recipe("used", 2, 1));
        await(folder, Phase.DONE);
        Studio.page().activate(Studio.view("org.gaitwright.views.optimization-runs"));
        List<List<String>> rows = new ArrayList<>();
        Hands.answer("Start an optimisation", dialog -> {
            Table table = Studio.find(dialog, Table.class, l -> true).get(0);
            Studio.await("recipes are read", () -> table.getItemCount() >= 2);
            for (TableItem i : table.getItems()) {
                rows.add(List.of(i.getText(0), i.getText(2), i.getText(3), i.getText(4), i.getText(5)));
            }
            Hands.button(dialog, "Cancel");
        });
        Studio.execute("org.gaitwright.views.optimize");
        assertEquals("used", rows.get(0).get(0), "last used first: " + rows);
        assertEquals(List.of("3", "1", "up to 12"), rows.get(0).subList(1, 4));
        assertTrue(rows.get(0).get(4).matches("about \\d+ s"), rows.get(0).get(4));
        List<String> fresh = rows.stream()
                .filter(r -> r.get(0).equals("a-fresh-one"))
                .findFirst()
                .orElseThrow();
        assertEquals("unknown", fresh.get(4), first.getName());
    }

    private static TableItem row(Table list, String name) {
        return Arrays.stream(list.getItems())
                .filter(i -> i.getText(0).equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " in "
                        + Arrays.stream(list.getItems()).map(TableItem::getText).toList()));
    }

    private static List<Series> lines(int chart) {
        try {
            return charts().get(chart).series();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static List<Integer> sizes(List<Series> lines) {
        return lines.stream().map(Series::size).toList();
    }

    private static List<Spread> spreads(Composite part) {
        return Studio.find(part, SpreadList.class, s -> true).get(0).shown();
    }

    @Test
    void aRunThatWasPausedEndsInTheSameBytes() throws Exception {
        Path whole = start(recipe("whole", 25, 3));
        Path paused = start(recipe("paused", 25, 3));
        assertEquals(Phase.WAITING, phase(paused), "one at a time");
        await(whole, Phase.DONE);
        Studio.await(
                "the second has begun",
                () -> optimizations.run(paused).map(SearchState::generation).orElse(0L) > 1);
        list();
        Studio.settle();
        Hands.click(Hands.tool("Pause: keep"));
        await(paused, Phase.PAUSED);
        assertFalse(Files.exists(paused.resolve("report.json")), "it is not over");
        Studio.await("it can go on", () -> Hands.tool("Resume").isEnabled());
        Hands.click(Hands.tool("Resume"));
        await(paused, Phase.DONE);
        for (String table : List.of("history.csv", "distribution.csv", "best-scene.yaml")) {
            String first = Files.readString(whole.resolve(table)).replace("whole", "paused");
            assertEquals(first, Files.readString(paused.resolve(table)), table);
        }
        assertArrayEquals(
                Files.readAllBytes(whole.resolve("history.csv")), Files.readAllBytes(paused.resolve("history.csv")));
    }

    @Test
    void aRunThatIsStoppedSaysWhatItCameTo() throws Exception {
        Path folder = start(recipe("endless", 100_000, 1));
        Studio.await(
                "it has begun",
                () -> optimizations.run(folder).map(SearchState::generation).orElse(0L) > 1,
                PATIENCE_MILLIS);
        list();
        Studio.settle();
        Hands.click(Hands.tool("Stop: end"));
        await(folder, Phase.STOPPED);
        assertTrue(Files.readString(folder.resolve("report.json")).contains("stopped by hand"));
        assertTrue(phase(folder).canResume());
    }

    @Test
    void theBestIsAppliedToTheSceneAndTakenOutAgain() throws Exception {
        String scene = "legs " + System.nanoTime();
        Scene.Casting legs = Scene.Casting.of("thesis-legs", "simbicon").with("walk-2d", java.util.Map.of());
        runs.submit(new Act.Open(
                Scene.of(scene, 5, List.of(legs)).build(),
                scene,
                PlatformUI.getWorkbench().getService(Registry.class)));
        Studio.await("the scene is there", () -> runs.state().status().title().equals(scene));
        double before = hip();
        Path folder = start(recipe("applied", 4, 1));
        await(folder, Phase.DONE);
        list();
        Studio.await(
                "the best walks",
                () -> SearchState.isBestTitle(runs.state().status().title()));
        double best =
                optimizations.run(folder).orElseThrow().search().orElseThrow().best()[0];
        assertNotEquals(before, best);
        Hands.click(Hands.tool("Apply the best"));
        Studio.await("it is in the scene", () -> runs.state().status().title().equals(scene) && hip() == best);
        Hands.undo();
        Studio.await("it is out again", () -> hip() == before);
    }

    @Test
    void aClickOnASearchLeavesTheRunInTheSceneAlone() throws Exception {
        Path folder = start(recipe("clicked", 2, 1));
        await(folder, Phase.DONE);
        Table list = list();
        Studio.await(
                "the best walks",
                () -> SearchState.isBestTitle(runs.state().status().title()));
        Studio.pausedRun();
        String title = runs.state().status().title();
        Studio.await("the best is no longer watched", () -> !Hands.tool("Show the best so far")
                .getSelection());
        list.setSelection(row(list, "tiny"));
        list.notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of(folder), optimizations.chosen());
        Studio.settle();
        Hands.taken();
        assertEquals(title, runs.state().status().title());
        list.notifyListeners(SWT.DefaultSelection, new Event());
        Studio.await(
                "a double-click shows it",
                () -> SearchState.isBestTitle(runs.state().status().title()));
    }

    private double hip() {
        return runs.state().parameters().orElseThrow().get("state.0.swing-hip");
    }

    @Test
    void severalRunsAreDrawnInOnePicture() throws Exception {
        Path first = start(recipe("first", 3, 1));
        Path second = start(recipe("second", 5, 2));
        await(first, Phase.DONE);
        await(second, Phase.DONE);
        optimizations.choose(List.of(first, second));
        Studio.view("org.gaitwright.views.convergence");
        Studio.await("both are drawn", () -> sizes(lines(0)).equals(List.of(3, 5)));
        assertEquals(
                List.of("first cost", "second cost"),
                lines(0).stream().map(Series::name).toList());
        assertEquals(4, lines(1).size(), "σ and success of both");
        assertNotEquals(lines(0).get(0).colour(), lines(0).get(1).colour());
        assertNotEquals(
                Ink.dash(lines(0).get(0).colour()), Ink.dash(lines(0).get(1).colour()), "apart without colours, too");
        turn(Hands.tool("Costs on a logarithmic"), true);
        Studio.await("costs are logarithms", () -> lines(0).get(0).isLogarithmic());
        turn(Hands.tool("Costs on a logarithmic"), false);
    }

    @Test
    void aBadRecipeSaysWhatIsWrong() throws Exception {
        Path folder = start(file("bad", RECIPE.formatted(4, 1).replace("swing-hip", "swing-hop")));
        await(folder, Phase.FAILED);
        String words = optimizations.run(folder).orElseThrow().message();
        assertTrue(words.contains("swing-hop") && words.contains("bad.yaml:"), words);
        assertFalse(Files.exists(folder), "nothing was written");
        Composite part = Hands.part(Studio.view("org.gaitwright.views.optimization-runs"));
        Studio.await("the list says so", () -> Hands.link(part, "swing-hop") != null);
    }

    @Test
    void aFolderThatIsRemovedIsWrittenAnewAndCanGoOn() throws Exception {
        Path folder = start(recipe("removed", 100_000, 1));
        Studio.await(
                "it has begun",
                () -> optimizations.run(folder).map(SearchState::generation).orElse(0L) > 1,
                PATIENCE_MILLIS);
        Files.move(folder, folder.resolveSibling("elsewhere"));
        await(folder, Phase.FAILED);
        assertTrue(optimizations.run(folder).orElseThrow().message().contains("Resume"));
        optimizations.resume(folder);
        await(folder, Phase.RUNNING);
        optimizations.pause(folder);
        await(folder, Phase.PAUSED);
        Studio.await("what was moved is a run, too", () -> searched.searches().size() == 2);
    }

    /** An entry of the menu of a view. */
    private static IAction entry(IViewPart view, String words) {
        return Arrays.stream(view.getViewSite().getActionBars().getMenuManager().getItems())
                .filter(ActionContributionItem.class::isInstance)
                .map(i -> ((ActionContributionItem) i).getAction())
                .filter(i -> i.getText().startsWith(words))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void tickedParametersBecomeARecipeThatRuns() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        IViewPart view = Studio.view("org.gaitwright.views.parameters");
        Composite part = Hands.part(view);
        Studio.await("there are parameters", () -> !Studio.find(part, Text.class, Text::isVisible)
                .isEmpty());
        Studio.find(part, Text.class, t -> true).get(0).setText("step-width");
        IAction ticking = entry(view, "Optimise…: tick");
        ticking.setChecked(true);
        ticking.run();
        Studio.await("there are boxes", () -> !boxes(part).isEmpty());
        Hands.tick(boxes(part).get(0), true);
        Studio.await("it is counted", () -> Hands.link(part, "1 parameter is ticked") != null);
        Link link = Hands.link(part, "1 parameter is ticked");
        int before = optimizations.runs().size();
        Hands.follow(link, "Optimise these");
        Studio.await("a run is there", () -> optimizations.runs().size() > before, PATIENCE_MILLIS);
        SearchState run = optimizations.run(optimizations.chosen().get(0)).orElseThrow();
        Path top = run.folder().getParent().getParent();
        List<Path> written;
        try (var files = Files.list(top.resolve("recipes"))) {
            written = files.filter(f -> f.getFileName().toString().startsWith("humanoid-generalized-walking"))
                    .toList();
        }
        assertEquals(1, written.size());
        String text = Files.readString(written.get(0));
        assertTrue(text.contains("parameter: gait.step-width") && text.contains("# "), text);
        assertEquals(10, RecipeFile.read(written.get(0)).recipe().scene().durationSeconds());
        Studio.await("it works", () -> phase(run.folder()) == Phase.RUNNING, PATIENCE_MILLIS);
        optimizations.delete(run.folder());
        Studio.await("it is gone", () -> optimizations.run(run.folder()).isEmpty(), PATIENCE_MILLIS);
        for (IFile f : ResourcesPlugin.getWorkspace()
                .getRoot()
                .findFilesForLocationURI(written.get(0).toUri())) {
            f.delete(true, null);
        }
        Studio.find(part, Text.class, t -> true).get(0).setText("");
    }

    private static void turn(ToolItem item, boolean on) {
        item.setSelection(on);
        Hands.click(item);
    }

    private static List<Button> boxes(Composite part) {
        return Studio.find(
                part,
                Button.class,
                b -> b.isVisible() && String.valueOf(b.getToolTipText()).startsWith("Optimise gait.step-width"));
    }
}
