// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.editors.internal.page.ScrolledBody;
import org.gaitwright.editors.internal.page.YamlForm;

/** The fields of one part of a scene. */
final class Details {
    private final ScrolledBody scroll;
    private final SceneEdits edits;
    private final LookFields.Eye eye;
    private YamlForm form;
    private ScenePart shown;
    private List<Object> madeFor = List.of();

    Details(Composite parent, SceneEdits edits, LookFields.Eye eye) {
        this.edits = edits;
        this.eye = eye;
        scroll = new ScrolledBody(parent);
    }

    /** Shows a part; fields are made again only if there have to be others. */
    void show(ScenePart part, SceneModel model) {
        List<Object> needs = needs(part, model);
        if (!needs.equals(madeFor)) {
            madeFor = needs;
            shown = part;
            scroll.rebuild(body -> fill(body, model));
            scroll.scrollTo(0);
        }
        form.show(model.text());
    }

    private static List<Object> needs(ScenePart part, SceneModel model) {
        return switch (part.kind()) {
            case GROUND -> List.of(part, model.scene().terrain().kind(), model.choices());
            case ACTOR -> List.of(
                    part,
                    model.choices(),
                    model.scene().roles().get(part.index()).controller(),
                    GoalRows.entries(model, part.index()));
            case PUSH -> List.of(part, model.choices(), PushFields.kind(model, part.index()));
            case REST -> List.of(part, model.scene().crates(), model.scene().springs());
            case LOOK -> List.of(part, model.scene().look());
            default -> List.of(part, model.choices());
        };
    }

    private void fill(Composite body, SceneModel model) {
        form = new YamlForm(body, edits.editor());
        switch (shown.kind()) {
            case SETTINGS -> new SettingsFields(form, edits).make(model);
            case GROUND -> new GroundFields(form, edits).make(body, model);
            case ACTOR -> new ActorFields(form, edits, shown.index()).make(model);
            case PUSH -> new PushFields(form, edits, shown.index()).make(model);
            case REST -> new RestFields(form, edits).make(model);
            case LOOK -> new LookFields(form, edits, eye).make(model);
        }
    }
}
