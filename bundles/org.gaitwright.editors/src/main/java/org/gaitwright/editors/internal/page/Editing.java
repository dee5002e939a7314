// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.function.Consumer;
import org.gaitwright.workbench.widgets.number.EditListener;

/**
 * Follows an edit of a value with functions.
 *
 * @param begins called when it begins
 * @param changes shows what a value would do
 * @param commits takes a value
 * @param cancels shows again what was there before
 */
public record Editing<T>(Runnable begins, Consumer<T> changes, Consumer<T> commits, Runnable cancels)
        implements EditListener<T> {
    public Editing(Consumer<T> changes, Consumer<T> commits, Runnable cancels) {
        this(() -> {}, changes, commits, cancels);
    }

    @Override
    public void begin(T before) {
        begins.run();
    }

    @Override
    public void change(T now) {
        changes.accept(now);
    }

    @Override
    public void commit(T before, T after) {
        commits.accept(after);
    }

    @Override
    public void cancel(T before) {
        cancels.run();
    }
}
