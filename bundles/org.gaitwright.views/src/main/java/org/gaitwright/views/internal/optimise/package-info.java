// SPDX-License-Identifier: Apache-2.0
/** Views of optimisations: the runs, how they converge, what they search, and the best so far at a walk. */
package org.gaitwright.views.internal.optimise;
