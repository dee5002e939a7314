// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;

/** Where sessions are kept between starts of the studio. */
public final class Sessions {
    private Sessions() {}

    public static Path folder() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(Sessions.class))
                .toFile()
                .toPath();
    }

    /** The session that was kept when the studio ran last. */
    public static Optional<KeptSession> previous() {
        return SessionKeeper.previous(folder());
    }
}
