// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.Objects;

/**
 * A recorded run, or one that went on from a moment of another.
 *
 * @param id what tells it from others
 * @param name what people call it
 * @param parent id of the branch that it left, or null for the first
 * @param start when it began; for a child, when it left its parent
 * @param oldest the earliest moment that is still kept; what was before is gone
 * @param newest the latest moment
 * @param ghost whether it is shown beside the active one
 */
public record Branch(String id, String name, String parent, double start, double oldest, double newest, boolean ghost) {
    public Branch {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        if (!(start <= oldest && oldest <= newest)) {
            throw new IllegalArgumentException("branch '" + id + "': starts at " + start + " s, kept from " + oldest
                    + " s to " + newest + " s; these must ascend");
        }
    }

    public Branch ghost(boolean show) {
        return new Branch(id, name, parent, start, oldest, newest, show);
    }
}
