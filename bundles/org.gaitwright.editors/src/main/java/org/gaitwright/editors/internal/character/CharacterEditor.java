// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Facts;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Numbers;

/** Characters, as models (MJCF) or as recipes: in 3D with handles, in numbers, and as text. */
public final class CharacterEditor extends PagedEditor<CharacterDraft> {
    private final SavedCharacter saved = new SavedCharacter();
    private CharacterPage page;
    private volatile Terrain ground;

    @Override
    protected List<EditorPage<CharacterDraft>> createEditorPages() {
        page = new CharacterPage(new LiveCharacter(Services.of(RunControl.class)));
        return List.of(page);
    }

    @Override
    protected CharacterDraft read(String text, Path of) {
        if (of == null) {
            throw new InvalidInput(
                    "the character has no folder, so files relative to it can't be found; save it first");
        }
        try {
            return CharacterDraft.read(text, of, saved, ground());
        } catch (PluginFailure | IllegalArgumentException e) {
            throw new InvalidInput("the character can't be set up: " + e.getMessage(), e);
        }
    }

    /** The same one each time, so that the picture of it stays. */
    private Terrain ground() {
        if (ground == null) {
            ground = Stage.terrain(TerrainSpec.FLAT, Services.of(Registry.class));
        }
        return ground;
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IShowInTarget.class) {
            return type.cast((IShowInTarget) this::showBody);
        }
        return super.getAdapter(type);
    }

    /** Selects the body whose name others give. */
    private boolean showBody(ShowInContext context) {
        if (page != null
                && context.getSelection() instanceof IStructuredSelection s
                && s.getFirstElement() instanceof String body) {
            page.find(body);
            return true;
        }
        return false;
    }

    /** What fields go back to is what was saved. */
    @Override
    public void doSave(IProgressMonitor monitor) {
        super.doSave(monitor);
        model().again();
    }

    @Override
    protected IPropertySource properties(String path) {
        return model().get()
                .flatMap(d -> BodyPaths.part(d, path).map(p -> facts(d, p)))
                .orElse(null);
    }

    private Facts facts(CharacterDraft draft, BodyPart part) {
        Facts facts = new Facts();
        facts.tell("Part", part.label());
        facts.tell("Bodies", part.bodies(draft.model()));
        for (Measure m : Measure.values()) {
            double value = draft.measures(part).get(m);
            if (Double.isFinite(value)) {
                facts.ask(m.label, Numbers.withUnit(value, m.unit), typed -> page.size(part, m, number(typed, m)));
            }
        }
        return facts;
    }

    private static double number(String typed, Measure m) {
        try {
            return Double.parseDouble(
                    typed.replace(m.unit, "").replace(',', '.').strip().toLowerCase(Locale.ROOT));
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
