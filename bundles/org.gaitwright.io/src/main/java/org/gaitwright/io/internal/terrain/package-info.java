// SPDX-License-Identifier: Apache-2.0
/** The schema of terrains in files, read and written; {@code docs/terrains.md} has it for people. Stateless. */
package org.gaitwright.io.internal.terrain;
