// SPDX-License-Identifier: Apache-2.0
/** What kept the window's thread from answering: probes, samples of its stack and clocks of the system. Knows no SWT. */
package org.gaitwright.rigs.waits;
