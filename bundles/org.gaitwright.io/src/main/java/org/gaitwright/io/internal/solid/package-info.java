// SPDX-License-Identifier: Apache-2.0
/** Solids of model files, their mass properties, and the shapes of this studio that come nearest to them. */
package org.gaitwright.io.internal.solid;
