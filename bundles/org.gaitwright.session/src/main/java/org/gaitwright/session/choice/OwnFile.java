// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

/**
 * A file of the user's that can be chosen.
 *
 * @param part what it is
 * @param word that stands for it where an id could stand: its absolute path
 * @param name for people
 * @param controller that a style is for; empty for others
 * @param example whether it is in a project of examples
 */
public record OwnFile(Part part, String word, String name, String controller, boolean example) {}
