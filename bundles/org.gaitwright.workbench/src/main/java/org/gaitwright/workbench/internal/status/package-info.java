// SPDX-License-Identifier: Apache-2.0
/** What users read about a run: in the status line and in the Console. */
package org.gaitwright.workbench.internal.status;
