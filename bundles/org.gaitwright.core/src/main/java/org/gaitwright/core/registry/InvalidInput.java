// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

/** What the user gave is wrong: the message says what was got, what was expected, and what to do. */
public class InvalidInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InvalidInput(String message) {
        super(message);
    }

    public InvalidInput(String message, Throwable cause) {
        super(message, cause);
    }
}
