// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimise;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.views.internal.live.LiveView;
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
}
