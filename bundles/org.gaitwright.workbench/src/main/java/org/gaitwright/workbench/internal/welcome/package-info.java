// SPDX-License-Identifier: Apache-2.0
/** The welcome page and the first steps from it. */
package org.gaitwright.workbench.internal.welcome;
