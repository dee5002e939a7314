// SPDX-License-Identifier: Apache-2.0
/** Shows the studio to a camera outside; for the scripts of {@code releng/screenshots}. */
package org.gaitwright.rigs.tour;
