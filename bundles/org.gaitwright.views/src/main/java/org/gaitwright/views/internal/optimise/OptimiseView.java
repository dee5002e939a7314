// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimise;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.optimise.Optimisations;

/** A view of optimisations. */
abstract class OptimiseView extends LiveView {
    private Optimisations optimisations;

    OptimiseView(String word, String title, String purpose) {
        super(word, title, purpose);
    }

    final Optimisations optimisations() {
        if (optimisations == null) {
            optimisations = getSite().getService(Optimisations.class);
        }
        return optimisations;
    }

    /** The runs that were chosen in the list, in its order. */
    final List<SearchState> chosen() {
        List<Path> wanted = optimisations().chosen();
        List<SearchState> found = new ArrayList<>();
        for (SearchState run : optimisations().runs()) {
            if (wanted.contains(run.folder())) {
                found.add(run);
            }
        }
        return found;
    }

    static Action action(String words, String icon, Runnable work) {
        return dress(
                new Action(words) {
                    @Override
                    public void run() {
                        work.run();
                    }
                },
                icon);
    }

    /** One that is on or off. */
    static Action check(String words, String icon, boolean on, Consumer<Boolean> work) {
        Action action = new Action(words, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                work.accept(isChecked());
            }
        };
        action.setChecked(on);
        return dress(action, icon);
    }

    private static Action dress(Action action, String icon) {
        action.setImageDescriptor(Icons.descriptor(OptimiseView.class, icon));
        return action;
    }
}
