// SPDX-License-Identifier: Apache-2.0
/** The view that lists what was changed. */
package org.gaitwright.views.internal.changes;
