// SPDX-License-Identifier: Apache-2.0
/** Searches as people start, watch and use them. */
package org.gaitwright.ui.tests.optimize;
