// SPDX-License-Identifier: Apache-2.0
/** The view that plots signals. */
package org.gaitwright.views.internal.signals;
