// SPDX-License-Identifier: Apache-2.0
/** How fast the studio draws and answers; for {@code gaitwright bench --studio}. */
package org.gaitwright.rigs.studio;
