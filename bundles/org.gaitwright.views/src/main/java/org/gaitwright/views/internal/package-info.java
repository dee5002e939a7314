// SPDX-License-Identifier: Apache-2.0
/** The views of the studio; plugin.xml names them. */
package org.gaitwright.views.internal;
