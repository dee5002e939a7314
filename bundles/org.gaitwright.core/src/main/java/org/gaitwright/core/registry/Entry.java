// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import java.util.Objects;

/**
 * One contribution as the registry sees it.
 *
 * @param kind what it contributes
 * @param id its id, or the name of its component if it could not be asked
 * @param name its name for people
 * @param description its one-sentence description
 * @param bundle symbolic name of the bundle that it came from
 * @param bundleVersion version of that bundle
 * @param health whether it can be used
 */
public record Entry(
        Kind kind, String id, String name, String description, String bundle, String bundleVersion, Health health) {
    public Entry {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(description, "description");
        Objects.requireNonNull(bundle, "bundle");
        Objects.requireNonNull(bundleVersion, "bundleVersion");
        Objects.requireNonNull(health, "health");
    }
}
