// SPDX-License-Identifier: Apache-2.0
/**
 * Handlers of commands that act on the run and on files, called by the platform from menus, keys and the toolbar: {@code RunHandler} and
 * {@code SteerHandler} submit acts, {@code ChoiceHandler} and {@code ChooseHandler} open the chooser, {@code SessionHandler} saves and restores,
 * {@code WalkHandler} and {@code FilePlaceHandler} take a file to the run or its user to the file. All on the user interface's thread.
 */
package org.gaitwright.workbench.internal.commands;
