// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

/**
 * A change of the cast that makes something fit.
 *
 * @param words for people, after its name: {@code with human-7}
 * @param pick what it comes to
 */
public record Repair(String words, Pick pick) {}
