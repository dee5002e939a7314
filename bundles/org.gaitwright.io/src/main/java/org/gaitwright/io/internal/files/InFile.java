// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import org.gaitwright.core.registry.Contribution;

/** A contribution of the user's own file, not of a plug-in. */
public interface InFile {
    /** The installed contribution that does the work, and is to blame if it throws; null if there is none. */
    default Contribution installed() {
        return null;
    }
}
