// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.net.URL;
import java.util.Arrays;
import java.util.List;
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
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.osgi.framework.Bundle;

/** A new character: from which one, and how it differs. */
final class CharacterPage extends NewFilePage {
    private static final String USUAL = "humanoid";
    private static final String EMPTY = "";
    private static final int PREVIEW_WIDTH = 220;
    private static final int PREVIEW_HEIGHT = 230;

    private final Registry registry;
    private Choice base;
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
        List<Pick> characters = Pick.installed(registry, CharacterProvider.class);
        characters.add(new Pick(EMPTY, "An empty model: a pelvis and two thighs", ""));
        base = new Choice(grid, "&Start from:", this::chosen).offer(characters, USUAL);
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
        return base.id().equals(EMPTY);
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
                CharacterProvider provider = registry.get(CharacterProvider.class, base.id());
                CharacterModel origin = registry.guard(provider, CharacterProvider::model);
                model = chosenBuild().proportions(seed.getSelection()).of(origin);
            } catch (PluginFailure | IllegalArgumentException e) {
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
                Silhouette.height(m));
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
        URL source = chosenBuild() == BodyBuild.SAME ? source(base.id()) : null;
        return source == null
                ? target -> CharacterDraft.reshaped(chosen, BodyBuild.SAME.proportions(0), name)
                : target -> CharacterDraft.copy(source, name);
    }

    /** The file of a shipped character; null if it comes from elsewhere. */
    private static URL source(String id) {
        Bundle scenarios = Platform.getBundle("org.gaitwright.scenarios");
        return scenarios == null ? null : scenarios.getEntry("resources/characters/" + id + ".xml");
    }
}
