// SPDX-License-Identifier: Apache-2.0
/** The view in which a controller and the ground are tuned. */
package org.gaitwright.views.internal.parameters;
