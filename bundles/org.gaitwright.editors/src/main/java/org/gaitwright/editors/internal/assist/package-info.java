// SPDX-License-Identifier: Apache-2.0
/**
 * What the source editor knows of YAML files: {@link YamlPlace} says where in a file a caret is, {@link KeyBook} which keys may
 * stand there, {@link YamlWords} what may be written there and what a word means.
 */
package org.gaitwright.editors.internal.assist;
