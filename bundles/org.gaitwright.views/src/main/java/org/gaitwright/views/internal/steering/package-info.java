// SPDX-License-Identifier: Apache-2.0
/** The view in which a character is steered. */
package org.gaitwright.views.internal.steering;
