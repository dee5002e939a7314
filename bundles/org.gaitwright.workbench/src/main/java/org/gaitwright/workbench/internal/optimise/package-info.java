// SPDX-License-Identifier: Apache-2.0
/** Searches at work in this process, and folders of those that are not. */
package org.gaitwright.workbench.internal.optimise;
