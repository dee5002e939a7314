// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunPlan;
import org.gaitwright.workbench.run.Picks;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.StyleFiles;

/** Whose parameters are shown, and which style they start from. */
final class PresetChooser {
    private static final String NONE = "no style";

    private final RunControl runs;
    private final Composite row;
    private final Combo actor;
    private final Combo preset;
    private List<String> actors = List.of();
    private List<String> presets = new ArrayList<>();
    private String controller = "";
    /** Set from any thread. */
    private volatile boolean stale = true;

    PresetChooser(Composite parent, RunControl runs) {
        this.runs = runs;
        row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 0).applyTo(row);
        actor = combo("The character to steer and tune");
        actor.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> runs.submit(new Act.Focus(actor.getSelectionIndex()))));
        IResourceChangeListener files = e -> stale = true;
        ResourcesPlugin.getWorkspace().addResourceChangeListener(files, IResourceChangeEvent.POST_CHANGE);
        row.addDisposeListener(e -> ResourcesPlugin.getWorkspace().removeResourceChangeListener(files));
        preset = combo("The style or preset that the parameters start from; your changes apply on top");
        preset.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> choose()));
    }

    private Combo combo(String help) {
        Combo combo = new Combo(row, SWT.READ_ONLY);
        combo.setToolTipText(help);
        combo.setVisibleItemCount(16);
        GridDataFactory.fillDefaults().grab(true, false).hint(92, SWT.DEFAULT).applyTo(combo);
        return combo;
    }

    Composite control() {
        return row;
    }

    /** Plug-ins have come or gone. */
    void forgetPresets() {
        stale = true;
    }

    void show() {
        Scene scene = runs.state().scene().orElse(null);
        if (scene == null) {
            return;
        }
        showActors(scene.roles().stream().map(Scene.Casting::name).toList());
        Scene.Casting role =
                scene.roles().get(Math.min(runs.state().actor(), scene.roles().size() - 1));
        if (stale || !role.controller().equals(controller)) {
            stale = false;
            controller = role.controller();
            showPresets(controller);
        }
        if (!role.preset().isEmpty() && !presets.contains(role.preset())) {
            add(role.preset(), Cast.shortly(role.preset()));
        }
        int chosen = Math.max(0, presets.indexOf(role.preset()) + 1);
        if (preset.getSelectionIndex() != chosen) {
            preset.select(chosen);
        }
    }

    private void showActors(List<String> now) {
        if (!now.equals(actors)) {
            actors = now;
            actor.setItems(now.toArray(String[]::new));
            boolean several = now.size() > 1;
            actor.setVisible(several);
            ((GridData) actor.getLayoutData()).exclude = !several;
            row.requestLayout();
        }
        if (now.size() > 1 && actor.getSelectionIndex() != runs.state().actor()) {
            actor.select(runs.state().actor());
        }
    }

    /** Those that are installed, and those of the workspace. */
    private void showPresets(String of) {
        presets = new ArrayList<>();
        preset.setItems(NONE);
        presetsOf(of).forEach(id -> add(id, id));
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        StyleFiles.of(of, registry).forEach(s -> add(s.word(), s.name()));
        preset.setEnabled(!presets.isEmpty());
    }

    private void add(String word, String name) {
        presets.add(word);
        preset.add(name);
    }

    /** Names of the presets of a controller. */
    static List<String> presetsOf(String controller) {
        String prefix = controller + "/";
        return Picks.of(Kind.PRESET).stream()
                .map(Picks.Pick::id)
                .filter(id -> id.startsWith(prefix))
                .map(id -> id.substring(prefix.length()))
                .toList();
    }

    private void choose() {
        int chosen = preset.getSelectionIndex();
        String after = chosen <= 0 ? "" : presets.get(chosen - 1);
        RunPlan plan = runs.state().plan();
        if (!after.equals(plan.role().map(Scene.Casting::preset).orElse(""))) {
            runs.submit(Act.preset(plan.actor(), after));
        }
    }
}
