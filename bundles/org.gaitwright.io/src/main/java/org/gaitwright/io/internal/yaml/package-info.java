// SPDX-License-Identifier: Apache-2.0
/**
 * YAML files as values that know their file, line and path, so that every refusal can name them.
 *
 * <p><b>Lifecycle:</b> {@link YamlValue#parse} composes one document within limits of size and nesting and constructs nothing
 * but its own nodes: no tag of a file can name a class. Readers of scenes, styles and presets then ask for what they expect.
 *
 * <p><b>Threads:</b> values are immutable.
 *
 * <pre>{@code
 * YamlMap root = YamlValue.parse(text, "walk.yaml").map("name", "duration");
 * double seconds = root.need("duration").number();
 * }</pre>
 */
package org.gaitwright.io.internal.yaml;
