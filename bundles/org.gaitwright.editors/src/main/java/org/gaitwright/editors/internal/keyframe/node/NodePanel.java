// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.page.Editing;
import org.gaitwright.editors.internal.page.PanelRows;
import org.gaitwright.editors.internal.page.ScrolledBody;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** All of one node: when it is, its feet, and how far it is off the keyframes, in degrees. */
final class NodePanel {
    private static final double SHOWN = 100;

    private final ScrolledBody scroll;
    private final NodeEdits edits;
    private final Map<String, SliderRow> rows = new LinkedHashMap<>();
    private List<String> names = List.of();
    private Label title;
    private Combo feet;
    private int node;

    NodePanel(Composite parent, NodeEdits edits) {
        this.edits = edits;
        scroll = new ScrolledBody(parent);
    }

    void show(Nodes nodes, int now) {
        PlanarBody body = nodes.model().body();
        List<String> own = IntStream.range(0, body.count()).mapToObj(body::name).toList();
        if (!own.equals(names)) {
            names = own;
            scroll.rebuild(column -> fill(column, nodes));
        }
        node = now;
        title.setText("Node " + node + " of " + nodes.count());
        feet.select((int) Math.rint(nodes.get(node, Nodes.FEET)));
        rows.forEach((name, row) -> row.show(
                name.equals(Nodes.AT)
                        ? Math.rint(1e4 * nodes.at(node)) / 1e4
                        : Math.rint(Math.toDegrees(nodes.get(node, name)) * SHOWN) / SHOWN + 0.0));
    }

    private void fill(Composite column, Nodes nodes) {
        rows.clear();
        title = PanelRows.title(column);
        Quantity at = Quantity.of("at", "", 0, 1, 0)
                .stepped(0.01)
                .helped("Position along the keyframes, as a share of half a cycle");
        rows.put(Nodes.AT, row(column, at, Nodes.AT, v -> v));
        feet(column);
        PanelRows.heading(column, "Centre, offset from the keyframes");
        offsets(column, nodes, Nodes.CENTRE, "Offset of its centre from the pose of the keyframes at that time");
        PanelRows.heading(column, "Target, offset from the keyframes");
        offsets(column, nodes, Nodes.TARGET, "Offset of its target from the pose of the keyframes a little later");
    }

    private void feet(Composite column) {
        Composite line = new Composite(column, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 0).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).indent(0, 4).applyTo(line);
        Label label = new Label(line, SWT.NONE);
        label.setText("feet on the ground");
        feet = new Combo(line, SWT.READ_ONLY);
        feet.setItems(Nodes.FEET_WORDS.toArray(String[]::new));
        feet.setToolTipText("The node is only chosen while feet touch the ground like this");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(feet);
        feet.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                e -> edits.set(Nodes.name(node, Nodes.FEET), feet.getSelectionIndex())));
    }

    private void offsets(Composite column, Nodes nodes, String part, String help) {
        for (String joint : names) {
            Parameter p = nodes.model().declared().get(nodes.model().declared().indexOf(Nodes.name(0, part + joint)));
            Quantity q = Quantity.of(
                            joint,
                            "°",
                            Math.rint(Math.toDegrees(p.minimum())),
                            Math.rint(Math.toDegrees(p.maximum())),
                            0)
                    .stepped(1)
                    .helped(help);
            rows.put(part + joint, row(column, q, part + joint, d -> {
                double r = Math.toRadians(d);
                return Math.max(p.minimum(), Math.min(p.maximum(), r));
            }));
        }
    }

    private SliderRow row(Composite column, Quantity quantity, String value, DoubleUnaryOperator inText) {
        Editing<Double> editing = new Editing<>(
                () -> edits.editor().select(Nodes.name(node, value)),
                now -> edits.preview(Nodes.name(node, value), inText.applyAsDouble(now)),
                after -> edits.set(Nodes.name(node, value), inText.applyAsDouble(after)),
                edits::endPreview);
        return PanelRows.slider(column, quantity, editing);
    }

    /** Brings a value into view. */
    void reveal(String path) {
        SliderRow row = rows.get(path.replaceFirst("^" + Nodes.PART + "\\.\\d+\\.", ""));
        if (row != null) {
            scroll.reveal(row);
        }
    }
}
