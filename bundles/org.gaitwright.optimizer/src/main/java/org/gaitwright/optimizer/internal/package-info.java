// SPDX-License-Identifier: Apache-2.0
/** Optimisers by ask and tell, and evaluation on the cores of this machine. */
package org.gaitwright.optimizer.internal;
