// SPDX-License-Identifier: Apache-2.0
/** Direct searches without random numbers: they look along the variables, with steps that shrink. */
package org.gaitwright.optimizer.internal.direct;
