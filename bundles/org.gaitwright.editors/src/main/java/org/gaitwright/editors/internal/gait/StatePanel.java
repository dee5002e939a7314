// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.List;
import java.util.Set;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.editors.internal.page.PanelRows;
import org.gaitwright.editors.internal.page.ScrolledBody;

/** All of one state: how it ends, its pose and its feedback. */
final class StatePanel {
    private static final Set<String> END = Set.of("seconds", "contact");

    private final ScrolledBody scroll;
    private final ValueRows rows;
    private Label title;
    private List<Parameter> shown = List.of();

    StatePanel(Composite parent, GaitEdits edits) {
        scroll = new ScrolledBody(parent);
        rows = new ValueRows(edits);
    }

    Control control() {
        return scroll.control();
    }

    void show(GaitModel model, int state) {
        List<Parameter> now = model.ofState(state);
        if (!now.equals(shown)) {
            shown = now;
            scroll.rebuild(column -> fill(column, state));
        }
        title.setText("State " + state + " of " + model.states());
        rows.show(model);
    }

    private void fill(Composite column, int state) {
        rows.clear();
        title = PanelRows.title(column);
        int cut = GaitModel.name(state, "").length();
        rows.section(column, "How it ends", in(p -> END.contains(p.name().substring(cut))), cut);
        rows.section(column, "Pose, seen from the side", in(p -> angle(p, cut) && !sideways(p)), cut);
        rows.section(column, "Pose, seen from the front", in(p -> angle(p, cut) && sideways(p)), cut);
        rows.section(
                column,
                "Feedback on the swing hip",
                in(p -> p.name().startsWith("c", cut)
                        && !angle(p, cut)
                        && !END.contains(p.name().substring(cut))),
                cut);
    }

    private List<Parameter> in(java.util.function.Predicate<Parameter> wanted) {
        return shown.stream().filter(wanted).toList();
    }

    private static boolean angle(Parameter p, int cut) {
        return p.unit().equals("rad") && !END.contains(p.name().substring(cut));
    }

    private static boolean sideways(Parameter p) {
        return p.name().endsWith("-roll");
    }

    /** Brings a value into view. */
    void reveal(String name) {
        Control row = rows.of(name);
        if (row != null) {
            scroll.reveal(row);
        }
    }
}
