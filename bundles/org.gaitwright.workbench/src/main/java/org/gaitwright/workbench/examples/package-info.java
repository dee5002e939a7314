// SPDX-License-Identifier: Apache-2.0
/**
 * The files that ship with the studio, as copies in a project.
 *
 * <p><b>Lifecycle:</b> copies belong to their project, which may change them.
 *
 * <p><b>Threads:</b> any, within an operation on the workspace; it takes as long as writing a few dozen small files.
 *
 * <pre>{@code
 * Examples.copyInto(project, monitor);
 * }</pre>
 */
package org.gaitwright.workbench.examples;
