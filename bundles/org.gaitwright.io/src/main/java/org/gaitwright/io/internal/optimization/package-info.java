// SPDX-License-Identifier: Apache-2.0
/** Optimisation recipes and the folders of their runs. */
package org.gaitwright.io.internal.optimization;
