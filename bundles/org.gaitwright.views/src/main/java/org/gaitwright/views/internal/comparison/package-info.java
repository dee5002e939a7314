// SPDX-License-Identifier: Apache-2.0
/** The view of branches against each other. On the thread of the user interface. */
package org.gaitwright.views.internal.comparison;
