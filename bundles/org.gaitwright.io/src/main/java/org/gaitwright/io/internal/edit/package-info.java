// SPDX-License-Identifier: Apache-2.0
/**
 * Changes of YAML and XML texts that touch nothing else: where each value stands ({@code YamlSource}, {@code XmlSource}), and
 * what to replace. Stateless but for what a source holds; sources are immutable.
 */
package org.gaitwright.io.internal.edit;
