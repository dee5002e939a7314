// SPDX-License-Identifier: Apache-2.0
/** The application, its window and the bars of that. */
package org.gaitwright.workbench.internal;
