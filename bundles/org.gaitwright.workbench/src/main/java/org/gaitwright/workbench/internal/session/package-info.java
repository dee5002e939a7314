// SPDX-License-Identifier: Apache-2.0
/** What keeps a run between starts of the studio, and what saves it where users ask for it. */
package org.gaitwright.workbench.internal.session;
