// SPDX-License-Identifier: Apache-2.0
/** How long the studio takes to its first picture; for {@code gaitwright bench --startup}. */
package org.gaitwright.rigs.startup;
