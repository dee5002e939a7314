// SPDX-License-Identifier: Apache-2.0
/** The view in which pushes are planned. */
package org.gaitwright.views.internal.pushes;
