// SPDX-License-Identifier: Apache-2.0
/** What every walking run is measured by, as terms of objectives. */
package org.gaitwright.optimizer.internal.measure;
