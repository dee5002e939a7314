// SPDX-License-Identifier: Apache-2.0
/** The view of what was recorded. */
package org.gaitwright.views.internal.timeline;
