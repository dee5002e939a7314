// SPDX-License-Identifier: Apache-2.0
/** What views of the run have in common. */
package org.gaitwright.views.internal.live;
