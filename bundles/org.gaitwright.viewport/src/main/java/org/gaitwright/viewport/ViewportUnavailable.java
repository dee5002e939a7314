// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

/** There is no usable OpenGL for a viewport; the message says what was found and what to do. */
public final class ViewportUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ViewportUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
