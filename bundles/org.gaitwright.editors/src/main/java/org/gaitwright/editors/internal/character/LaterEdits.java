// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import java.util.function.Function;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.TextEdit;

/**
 * Edits that take a while to work out: reading a model and writing its numbers again. They are worked out off the user
 * interface's thread, one after the other, and applied on it.
 */
final class LaterEdits {
    private final PagedEditor<?> editor;
    private final Control alive;
    private final ISchedulingRule oneByOne = new ISchedulingRule() {
        @Override
        public boolean contains(ISchedulingRule rule) {
            return rule == this;
        }

        @Override
        public boolean isConflicting(ISchedulingRule rule) {
            return rule == this;
        }
    };

    /** @param alive after it is disposed nothing is applied any more */
    LaterEdits(PagedEditor<?> editor, Control alive) {
        this.editor = editor;
        this.alive = alive;
    }

    /** Changes the text, as one step of undo. {@code change} is called on any thread. */
    void ask(Function<String, List<TextEdit>> change) {
        String text = editor.source().document().get();
        Display display = Display.getCurrent();
        Job job = Job.createSystem("Changing a character", (ICoreRunnable) monitor -> {
            Function<String, List<TextEdit>> known = workedOut(text, change);
            if (!display.isDisposed()) {
                display.asyncExec(() -> apply(known));
            }
        });
        job.setRule(oneByOne);
        job.schedule();
    }

    private void apply(Function<String, List<TextEdit>> change) {
        if (!alive.isDisposed()) {
            editor.edit(change);
        }
    }

    private static Function<String, List<TextEdit>> workedOut(String text, Function<String, List<TextEdit>> change) {
        try {
            List<TextEdit> edits = change.apply(text);
            // whoever typed meanwhile has another text
            return now -> now.equals(text) ? edits : change.apply(now);
        } catch (InvalidInput e) {
            return now -> {
                throw e;
            };
        }
    }
}
