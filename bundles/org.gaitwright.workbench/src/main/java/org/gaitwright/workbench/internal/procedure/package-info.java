// SPDX-License-Identifier: Apache-2.0
/**
 * The procedure of [Thachuk 2018, §2.6] that makes a new body walk: each step sets something up and measures how it goes. The cheat
 * sheet "Make it walk" calls it by commands.
 */
package org.gaitwright.workbench.internal.procedure;
