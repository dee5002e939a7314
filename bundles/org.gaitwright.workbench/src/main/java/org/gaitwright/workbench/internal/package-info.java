// SPDX-License-Identifier: Apache-2.0
/** The application, its window and its perspectives. */
package org.gaitwright.workbench.internal;
