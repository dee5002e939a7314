// SPDX-License-Identifier: Apache-2.0
/** Looks for what is wrong with a file, and goes on after the first fault where it can. One class for each kind of file. */
package org.gaitwright.io.internal.check;
