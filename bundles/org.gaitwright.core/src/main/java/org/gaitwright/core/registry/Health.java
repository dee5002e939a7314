// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import java.util.Objects;

/** Whether a contribution can be used, and if not, why. */
public sealed interface Health {
    Health GOOD = new Good();

    /** In use. */
    record Good() implements Health {}

    /** Not offered any more: {@code reason} says what was got, what was expected and what to do. */
    record SetAside(String reason, Throwable cause) implements Health {
        public SetAside {
            Objects.requireNonNull(reason, "reason");
        }
    }

    default boolean good() {
        return this instanceof Good;
    }

    /** "healthy", or the reason. */
    default String text() {
        return this instanceof SetAside aside ? aside.reason() : "healthy";
    }
}
