// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

/** When things go wrong, nothing is lost and the studio says what to do. */
class AdversityTest {
    private static final String SLOPE = "kind: slope\nparameters: {grade: 0.05}\n";

    private final RunControl runs = Studio.runs();

    @BeforeEach
    void author() throws Exception {
        Studio.perspective("org.gaitwright.workbench.author");
    }

    @AfterEach
    void rest() {
        Studio.pausedRun();
    }

    /** Walks for a tenth of a second, and then has enough. */
    private static final class Strike implements ControllerFactory {
        static final String REASON = "not another step";

        @Override
        public String id() {
            return "strike";
        }

        @Override
        public String name() {
            return "Strike";
        }

        @Override
        public Suitability suits(CharacterModel character) {
            return Suitability.YES;
        }

        @Override
        public ParameterSet parameters(CharacterModel character) {
            return ParameterSet.EMPTY;
        }

        @Override
        public Controller create(CharacterModel character, ParameterValues parameters) {
            return new Controller() {
                @Override
                public void reset(Observation start) {}

                @Override
                public void parametersChanged(ParameterValues values) {}

                @Override
                public void tick(Observation observation, Command command) {
                    if (observation.timeSeconds() > 0.1) {
                        throw new IllegalStateException(REASON);
                    }
                }
            };
        }
    }

    @Test
    void aControllerThatThrowsWhileItRunsIsNamedAndWhatWasRecordedStays() {
        BundleContext context = FrameworkUtil.getBundle(AdversityTest.class).getBundleContext();
        ServiceRegistration<?> there = context.registerService(ControllerFactory.class, new Strike(), null);
        try {
            runs.submit(new Act.Choose("Cast", new Cast("strike", "humanoid", "flat")));
            Studio.await(
                    "it stands ready",
                    () -> runs.state().status().phase() == Phase.PAUSED
                            && runs.state().status().cast().controller().equals("strike"));
            runs.submit(Act.Go.PLAY);
            Studio.await("it fails", () -> runs.state().status().phase() == Phase.FAILED);
            String message = runs.state().status().message();
            assertTrue(message.contains("strike") && message.contains(Strike.REASON), message);
            double end = runs.state().timeline().activeBranch().orElseThrow().endSeconds();
            assertEquals(0.1, end, 0.02, "what came before is there");
            runs.submit(new Act.Scrub(0.05));
            Studio.await("it can be looked at", () -> Math.abs(runs.snapshot().timeSeconds() - 0.05) < 1e-6);
        } finally {
            there.unregister();
        }
        runs.submit(new Act.Choose("Cast", new Cast("passive", "humanoid", "flat")));
        Studio.await(
                "another can run",
                () -> runs.state().status().phase() == Phase.PAUSED
                        && runs.state().status().cast().controller().equals("passive"));
        runs.submit(Act.Go.PLAY);
        Studio.await("it runs", () -> runs.state().status().timeSeconds() > 0.1);
    }

    @Test
    void aFileThatChangesOnDiskIsShownIfNothingWasTyped() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.1");
            open.save();
            change(open, SLOPE.replace("0.05", "0.2"));
            answerIfAsked("File Changed", "Replace", "Yes");
            open.touch();
            Studio.await("the editor shows what is there now", () -> open.text().contains("0.2"));
        }
    }

    @Test
    void aFileThatChangesOnDiskDoesNotTakeAwayWhatWasTyped() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.15");
            Studio.await("it is dirty", open::dirty);
            change(open, SLOPE.replace("0.05", "0.2"));
            answerIfAsked("File Changed", "Ignore", "No", "Cancel");
            open.touch();
            Studio.settle();
            assertTrue(open.text().contains("0.15"), open.text());
            assertTrue(open.dirty());
        }
    }

    private static void change(OpenedFile open, String text) throws Exception {
        Files.writeString(open.path(), text);
        // a clock that counts seconds must see it, too
        Files.setLastModifiedTime(
                open.path(), FileTime.fromMillis(System.currentTimeMillis() + TimeUnit.SECONDS.toMillis(5)));
    }

    /** Presses the first of these buttons that a dialog has, if one comes. */
    private static void answerIfAsked(String title, String... buttons) {
        Hands.answer(title, dialog -> {
            for (String b : buttons) {
                if (!Studio.find(dialog, org.eclipse.swt.widgets.Button.class, x -> x.getText()
                                .replace("&", "")
                                .equals(b))
                        .isEmpty()) {
                    Hands.button(dialog, b);
                    return;
                }
            }
            dialog.close();
        });
    }

    @Test
    void whatCannotBeSavedStaysInTheEditorAndTheReasonIsTold() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.15");
            Studio.await("it is dirty", open::dirty);
            open.path().toFile().delete();
            Files.createDirectory(open.path());
            Files.writeString(open.path().resolve("in-the-way"), "x");
            List<String> said = new java.util.ArrayList<>();
            Display display = Display.getCurrent();
            Shell main = Studio.window().getShell();
            display.timerExec(500, () -> Arrays.stream(display.getShells())
                    .filter(s -> s != main && s.isVisible() && !s.getText().isEmpty())
                    .forEach(s -> {
                        Studio.find(s, Label.class, l -> true).forEach(l -> said.add(l.getText()));
                        s.close();
                    }));
            open.save();
            assertTrue(said.stream().anyMatch(s -> s.contains("hill.yaml")), "told: " + said);
            assertTrue(open.dirty(), "it is still to be saved");
            assertTrue(open.text().contains("0.15"), open.text());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void savingAFileThatWasDeletedAsksOnceWhereTo(boolean onSource) throws Exception {
        Display display = Display.getCurrent();
        List<String> asked = new ArrayList<>();
        Listener cancel = e -> {
            if (e.widget instanceof Shell dialog && !dialog.getText().isEmpty()) {
                asked.add(dialog.getText());
                display.asyncExec(dialog::close);
            }
        };
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.15");
            Studio.await("it is dirty", open::dirty);
            if (onSource) {
                open.showSource();
            }
            display.addFilter(SWT.Show, cancel);
            open.delete();
            open.touch();
            Studio.execute("org.eclipse.ui.file.save");
            open.touch();
            assertEquals(List.of("Save As"), asked);
            assertTrue(open.dirty(), "it is still to be saved");
            assertTrue(open.text().contains("0.15"), open.text());
        } finally {
            display.removeFilter(SWT.Show, cancel);
        }
    }

    @Test
    void foldersOfToolsAreNoPlacesToSaveIn() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("authoring");
            project.setDefaultCharset("ISO-8859-1", null);
            IFolder settings = project.getFolder(".settings");
            Studio.await("there are settings", settings::exists);
            Studio.await("they are hidden", settings::isHidden);
            List<String> offered = new ArrayList<>();
            Hands.answer("Save As", dialog -> {
                Tree tree = Studio.find(dialog, Tree.class, t -> true).get(0);
                for (TreeItem item : tree.getItems()) {
                    Event expand = new Event();
                    expand.item = item;
                    tree.notifyListeners(SWT.Expand, expand);
                    offered.add(item.getText());
                    Arrays.stream(item.getItems()).map(TreeItem::getText).forEach(offered::add);
                }
                dialog.close();
            });
            open.saveAs();
            assertTrue(offered.contains("authoring"), offered.toString());
            assertFalse(offered.stream().anyMatch(n -> n.startsWith(".")), offered.toString());
            project.setDefaultCharset("UTF-8", null);
            assertEquals("UTF-8", project.getDefaultCharset(), "settings work as before");
        }
    }

    @Test
    void aSessionOfAFileThatIsNotSavedPlaysAgainToTheSameBits() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.02");
            Studio.await("it is dirty", open::dirty);
            OpenedFile.press(OpenedFile.button("Walk here"));
            Studio.await(
                    "it walks",
                    () -> runs.state().status().timeSeconds() > 0.5
                            && runs.state().status().cast().terrain().endsWith("hill.yaml"));
            runs.submit(Act.Go.PAUSE);
            Studio.await("it pauses", () -> !runs.state().status().moving());
            CompletableFuture<String> live = runs.stateHash();
            Studio.await("the state has a name", live::isDone);
            Path file = open.path().resolveSibling("session.yaml");
            Hands.answer("Save As", dialog -> {
                Studio.find(dialog, Text.class, t -> t.getText().startsWith("session-"))
                        .get(0)
                        .setText("session.yaml");
                Studio.find(dialog, Text.class, t -> t.getText().contains("/scenes"))
                        .get(0)
                        .setText("authoring");
                Hands.button(dialog, "OK");
            });
            Hands.answer("Session saved", Shell::close);
            Studio.execute("org.gaitwright.workbench.saveSession");
            Studio.await("it is saved", () -> Files.exists(file));
            Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
            assertEquals(
                    live.get(), Studio.replayed(SceneFile.read(file), FileRegistry.of(registry, file.getParent())));
            assertEquals(SLOPE, Files.readString(open.path()), "the file itself is as it was");
        }
    }

    @Test
    void whatWasTypedSurvivesACrash() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", SLOPE)) {
            Hands.type(OpenedFile.field("Grade"), "0.15");
            Studio.await("it is dirty", open::dirty);
            Studio.await("a draft is kept", () -> drafts().size() == 1);
            // a crash leaves the file as it was, and the draft
            Path draft = drafts().get(0);
            byte[] kept = Files.readAllBytes(draft);
            open.revert();
            Studio.await("what was given up is not kept", () -> drafts().isEmpty());
            open.closeEditor();
            Files.write(draft, kept);
            open.reopen();
            Studio.await("it is offered", () -> Hands.link(Studio.window().getShell(), "were not saved") != null);
            assertEquals(SLOPE, open.text(), "nothing is changed unasked");
            Hands.follow(Hands.link(Studio.window().getShell(), "were not saved"), "Restore them");
            Studio.await("it is back", () -> open.text().contains("0.15") && open.dirty());
            assertEquals(null, Hands.link(Studio.window().getShell(), "were not saved"));
            open.save();
            Studio.await("once saved, no draft is left", () -> drafts().isEmpty());
        }
    }

    private static List<Path> drafts() {
        Path folder = Platform.getStateLocation(Platform.getBundle("org.gaitwright.editors"))
                .toFile()
                .toPath()
                .resolve("drafts");
        String[] names = folder.toFile().list((f, n) -> n.endsWith(".draft"));
        return names == null
                ? List.of()
                : Arrays.stream(names).map(folder::resolve).toList();
    }
}
