// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Says in which order the parts of a time strip are drawn. */
final class StripPicture {
    private final TimeStrip strip;
    private final Pen pen;
    private final StripLayout layout;
    private final StripPainter painter;

    StripPicture(TimeStrip strip, Pen pen) {
        this.strip = strip;
        this.pen = pen;
        layout = strip.parts();
        painter = new StripPainter(pen, layout, strip.x());
    }

    void draw(StripSpot hot, boolean stopped) {
        Rectangle all = strip.getClientArea();
        painter.ruler();
        if (strip.tree().lanes().isEmpty()) {
            pen.body().with(Tone.QUIET).text("Nothing recorded yet", all.width / 2.0, all.height / 2.0, SWT.CENTER);
            return;
        }
        Rectangle clip = pen.gc().getClipping();
        Rectangle lanes = layout.lanes();
        pen.gc().setClipping(clip.intersection(lanes));
        shade(hot.branch());
        pen.gc().setClipping(clip.intersection(new Rectangle(layout.gutter(), lanes.y, lanes.width, lanes.height)));
        lanes(hot);
        pen.gc().setClipping(clip.intersection(lanes));
        if (layout.gutter() > 0) {
            names(hot);
        }
        pen.gc().setClipping(clip);
        painter.flags(strip.flags(), hot.bookmark());
        painter.cursor(strip.cursor(), stopped);
        if (strip.isFocusControl()) {
            pen.focus(all);
        }
    }

    private void shade(int branch) {
        int count = strip.tree().lanes().size();
        if (branch >= 0 && branch < count && count > 1) {
            painter.shade(branch);
        }
    }

    private void lanes(StripSpot hot) {
        BranchTree tree = strip.tree();
        List<Branch> lanes = tree.lanes();
        for (int i = 0; i < lanes.size(); i++) {
            painter.branch(lanes.get(i), i, i == tree.active());
        }
        List<BranchTree.Past> past = tree.past();
        past.stream().filter(p -> p.lane() != tree.active()).forEach(painter::past);
        for (int i = 0; i < lanes.size(); i++) {
            String parent = lanes.get(i).parent();
            int parentLane = parent == null ? -1 : tree.lane(parent);
            if (parentLane >= 0) {
                int lane = i;
                painter.fork(lanes.get(i), i, parentLane, past.stream().anyMatch(p -> p.lane() == lane));
            }
        }
        for (int i = 0; i < strip.lanes().size(); i++) {
            painter.events(strip.lanes().get(i), i, hot.event());
        }
    }

    private void names(StripSpot hot) {
        BranchTree tree = strip.tree();
        for (int i = 0; i < tree.lanes().size(); i++) {
            painter.branchName(tree.lanes().get(i), i, i == tree.active(), hot.eye() == i, tree.depth(i));
        }
        for (int i = 0; i < strip.lanes().size(); i++) {
            painter.laneName(strip.lanes().get(i), i);
        }
    }
}
