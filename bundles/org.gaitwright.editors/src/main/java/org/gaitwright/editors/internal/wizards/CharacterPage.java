// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.net.URL;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Figure;
import org.osgi.framework.Bundle;

/** A new character: from which one, and how it differs. */
final class CharacterPage extends NewFilePage {
    private static final String USUAL = "humanoid";
    private static final int PREVIEW_WIDTH = 220;
    private static final int PREVIEW_HEIGHT = 230;

    private final Registry registry;
    private PartRow base;
    private Button empty;
    private Choice build;
    private Spinner seed;
    private Button dice;
    private Label words;
    private Label facts;
    private Silhouette silhouette;
    private CharacterModel model;
    private String failure;

    CharacterPage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.CHARACTER,
                selection,
                "New character",
                "A body with joints and motors, as a file (MJCF) that you can edit as text or by handles.");
        this.registry = registry;
    }

    @Override
    void fields(Composite grid) {
        base = new PartRow(grid, "&Start from:", Part.CHARACTER, () -> Cast.NONE, p -> {
                    base.show(p.cast().character());
                    empty.setSelection(false);
                    chosen();
                })
                .show(USUAL);
        new Label(grid, SWT.NONE);
        empty = new Button(grid, SWT.CHECK);
        empty.setText("E&mpty: a pelvis and two thighs");
        fill(empty);
        empty.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> chosen()));
        build = new Choice(grid, "&Proportions:", this::chosen)
                .offer(
                        Arrays.stream(BodyBuild.values())
                                .map(b -> new Pick(b.name(), b.label(), b.description()))
                                .toList(),
                        "");
        chance(grid);
        words = explanation(grid);
        new Label(grid, SWT.NONE);
        Composite preview = new Composite(grid, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(14, 0).applyTo(preview);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(preview);
        silhouette = new Silhouette(preview);
        GridDataFactory.fillDefaults()
                .hint(PREVIEW_WIDTH, PREVIEW_HEIGHT)
                .grab(false, true)
                .applyTo(silhouette);
        facts = new Label(preview, SWT.WRAP);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.BEGINNING)
                .applyTo(facts);
        seed.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> chosen()));
        preview();
    }

    private void chance(Composite grid) {
        seed = number(grid, "S&eed:", 0, 999_999, 1);
        dice = new Button(seed.getParent(), SWT.PUSH);
        dice.setText("Ano&ther");
        dice.setToolTipText("Draw other proportions");
        dice.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> {
            seed.setSelection(seed.getSelection() + 1);
            chosen();
        }));
    }

    private void chosen() {
        preview();
        check();
    }

    private boolean empty() {
        return empty.getSelection();
    }

    private BodyBuild chosenBuild() {
        return BodyBuild.valueOf(build.id());
    }

    private void preview() {
        build.enable(!empty());
        boolean byChance = !empty() && chosenBuild() == BodyBuild.CHANCE;
        seed.setEnabled(byChance);
        dice.setEnabled(byChance);
        model = null;
        failure = null;
        if (!empty()) {
            try {
                Registry things = FileRegistry.of(registry, Path.of(""));
                CharacterProvider provider = things.get(CharacterProvider.class, base.word());
                CharacterModel origin = things.guard(provider, CharacterProvider::model);
                model = chosenBuild().proportions(seed.getSelection()).of(origin);
            } catch (PluginFailure | InvalidInput | IllegalArgumentException e) {
                failure = "This character can't be used: " + e.getMessage();
            }
        }
        words.setText(
                empty()
                        ? "A minimal model with joints and motors; add bodies in the editor."
                        : build.chosen().description());
        silhouette.show(model);
        facts.setText(model == null ? "" : facts(model));
        facts.getParent().layout();
    }

    private static String facts(CharacterModel m) {
        return String.format(
                Locale.ROOT,
                "%d parts\n%d degrees of freedom\n%.1f kg\n%.2f m tall",
                m.links().size(),
                m.velocities(),
                m.totalMass(),
                Figure.of(m).height());
    }

    @Override
    String fault() {
        return failure;
    }

    @Override
    Draft draft() {
        String name = stem();
        if (empty()) {
            return target -> CharacterDraft.empty(name);
        }
        CharacterModel chosen = model;
        URL source = chosenBuild() == BodyBuild.SAME ? source(base.word()) : null;
        return source == null
                ? target -> CharacterDraft.reshaped(chosen, BodyBuild.SAME.proportions(0), name)
                : target -> CharacterDraft.copy(source, name);
    }

    /** The file of a shipped character; null if it comes from elsewhere. */
    private static URL source(String id) {
        if (FileWord.isPath(id)) {
            return null;
        }
        Bundle scenarios = Platform.getBundle("org.gaitwright.scenarios");
        return scenarios == null ? null : scenarios.getEntry("resources/characters/" + id + ".xml");
    }
}
