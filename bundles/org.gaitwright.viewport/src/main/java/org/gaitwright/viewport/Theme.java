// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

/** Which set of colours a viewport uses. */
public enum Theme {
    LIGHT,
    DARK
}
