// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.ScrolledBody;

/** What holds in all states: gains, the start, arms, and how states change. */
final class WholePage extends EditorPage<GaitModel> {
    private static final String GAINS = "Gains";

    private ScrolledBody scroll;
    private ValueRows rows;
    private List<Parameter> shown = List.of();

    WholePage() {
        super("All States");
    }

    @Override
    protected Control createControl(Composite parent) {
        scroll = new ScrolledBody(parent);
        rows = new ValueRows(new GaitEdits(editor()));
        return scroll.control();
    }

    @Override
    protected void show(GaitModel model) {
        if (!model.ofAll().equals(shown)) {
            shown = model.ofAll();
            scroll.rebuild(this::fill);
        }
        rows.show(model);
    }

    private void fill(Composite body) {
        rows.clear();
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .equalWidth(true)
                .margins(16, 8)
                .spacing(28, 0)
                .applyTo(body);
        Composite left = column(body);
        Composite right = column(body);
        Map<String, List<Parameter>> groups = shown.stream()
                .collect(Collectors.groupingBy(Parameter::group, LinkedHashMap::new, Collectors.toList()));
        groups.forEach((name, list) -> rows.section(name.equals(GAINS) ? right : left, name, list, 0));
    }

    private static Composite column(Composite body) {
        Composite column = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(column);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(column);
        return column;
    }

    @Override
    protected void reveal(String path) {
        Control row = rows.of(path);
        if (row != null) {
            scroll.reveal(row);
        }
    }

    @Override
    public void setFocus() {
        scroll.control().setFocus();
    }
}
