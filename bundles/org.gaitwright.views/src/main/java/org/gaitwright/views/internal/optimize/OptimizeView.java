// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.workbench.optimize.Optimizations;

/** A view of optimisations. */
abstract class OptimizeView extends LiveView {
    private Optimizations optimizations;

    OptimizeView(String word, String title, String purpose) {
        super(word, title, purpose);
    }

    final Optimizations optimizations() {
        if (optimizations == null) {
            optimizations = getSite().getService(Optimizations.class);
        }
        return optimizations;
    }

    /** The runs that were chosen in the list, in its order. */
    final List<SearchState> chosen() {
        List<Path> wanted = optimizations().chosen();
        return optimizations().runs().stream()
                .filter(r -> wanted.contains(r.folder()))
                .toList();
    }
}
